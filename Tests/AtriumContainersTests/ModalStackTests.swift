import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A presented stack whose top controller sets `isModalInPresentation`.
@MainActor
struct ModalStackTests {
  private let recording = Recording.atRest(
    root: Recording.controller("P"), size: Size(width: 800, height: 800))
  private let a = Recording.controller("A")
  private let b = Recording.controller("B")
  private let navigation: NavigationController
  private let delegate = Delegate()

  init() {
    navigation = NavigationController(rootViewController: a)
    navigation.modalPresentationStyle = .formSheet
    navigation.preferredContentSize = Size(width: 400, height: 400)
    navigation.presentationController?.delegate = delegate
  }

  private var stage: Stage { recording.stage }

  private func present(_ controller: ViewController) {
    recording.root.present(controller, animated: false)
    stage.settle()
  }

  private func tryToDismiss(by way: String) {
    switch way {
    case "drag":
      stage.drag(from: Point(x: 400, y: 300), to: Point(x: 400, y: 760), in: 0.5)
    case "Escape": stage.key(.keyboardEscape)
    default: stage.click(at: Point(x: 50, y: 50))
    }
    stage.settle()
  }

  @Test(
    "M-9: a modal controller at the top of a presented stack keeps the sheet open, and a controller below it does not",
    arguments: ["drag", "Escape", "outside"])
  func stack(way: String) {
    a.isModalInPresentation = true
    present(navigation)
    tryToDismiss(by: way)
    #expect(recording.root.presentedViewController === navigation)
    #expect(delegate.attempts == 1)
    navigation.pushViewController(b, animated: false)
    stage.settle()
    if way == "Escape" { navigation.setViewControllers([b], animated: false) }
    stage.settle()
    tryToDismiss(by: way)
    #expect(recording.root.presentedViewController == nil && delegate.attempts == 1)
  }

  @Test("M-9: for tabs that contain stacks, the selected tab decides whether the sheet stays open")
  func tabs() {
    let other = NavigationController(rootViewController: b)
    let tabs = TabBarController(viewControllers: [navigation, other])
    tabs.modalPresentationStyle = .formSheet
    tabs.presentationController?.delegate = delegate
    b.isModalInPresentation = true
    tabs.selectedIndex = 1
    present(tabs)
    tryToDismiss(by: "outside")
    #expect(recording.root.presentedViewController === tabs && delegate.attempts == 1)
    tabs.selectedIndex = 0
    stage.settle()
    tryToDismiss(by: "outside")
    #expect(recording.root.presentedViewController == nil)
  }

  @Test(
    "M-9: a modal controller that is presented in the context of the presented controller keeps the sheet open too"
  )
  func context() {
    a.definesPresentationContext = true
    present(navigation)
    b.modalPresentationStyle = .currentContext
    b.isModalInPresentation = true
    a.present(b, animated: false)
    stage.settle()
    tryToDismiss(by: "drag")
    #expect(recording.root.presentedViewController === navigation && delegate.attempts == 1)
    b.isModalInPresentation = false
    tryToDismiss(by: "drag")
    #expect(recording.root.presentedViewController == nil)
  }
}

@MainActor
private final class Delegate: AdaptivePresentationControllerDelegate {
  var attempts = 0

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { attempts += 1 }
}
