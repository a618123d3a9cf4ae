import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The preferred content sizes that containers adopt from the controllers that they show.
@MainActor
struct PreferredSizeTests {
  private let a = Recording.controller("A")
  private let b = Recording.controller("B")
  private let c = Recording.controller("C")
  private let small = Size(width: 200, height: 150)
  private let large = Size(width: 260, height: 200)

  @Test("R-34: a popover with a navigation controller has the size that the top controller prefers")
  func navigation() {
    let recording = Recording.atRest(size: Size(width: 600, height: 500))
    (a.preferredContentSize, b.preferredContentSize) = (small, large)
    let navigation = NavigationController(rootViewController: a)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = recording.root.view
    recording.root.present(navigation, animated: false)
    recording.stage.settle()
    #expect(navigation.view.bounds.size == small)
    navigation.pushViewController(b, animated: true)
    recording.stage.settle()
    #expect(navigation.view.bounds.size == large)
    // A controller without a preferred size changes nothing.
    navigation.pushViewController(c, animated: false)
    recording.stage.settle()
    #expect(navigation.view.bounds.size == large)
    navigation.popToRootViewController(animated: false)
    recording.stage.settle()
    #expect(navigation.view.bounds.size == small)
    navigation.setViewControllers([c, b], animated: false)
    #expect(navigation.preferredContentSize == large)
  }

  @Test("R-34: a tab bar controller adopts the size that the selected controller prefers")
  func tabs() {
    let navigation = NavigationController(rootViewController: a)
    (a.preferredContentSize, b.preferredContentSize) = (small, large)
    let tabs = TabBarController(viewControllers: [navigation, b, c])
    #expect(tabs.preferredContentSize == small)
    tabs.selectedIndex = 1
    #expect(tabs.preferredContentSize == large)
    tabs.selectedIndex = 2
    #expect(tabs.preferredContentSize == large)
    tabs.selectedIndex = 0
    #expect(tabs.preferredContentSize == small)
    tabs.viewControllers = [b]
    #expect(tabs.preferredContentSize == large)
    navigation.preferredContentSize = Size(width: 1, height: 1)
    #expect(tabs.preferredContentSize == large)
  }

  @Test(
    "R-34: after a cancelled pop a navigation controller has the size of the restored controller")
  func cancelledPop() {
    (a.preferredContentSize, b.preferredContentSize) = (small, large)
    let navigation = NavigationController(rootViewController: a)
    let stage = Recording.atRest(root: navigation).stage
    navigation.pushViewController(b, animated: false)
    stage.settle()
    stage.touch(began: Point(x: 3, y: 300))
    for x in [40.0, 80, 120] {
      stage.advance(by: 1 / 60)
      stage.touch(moved: Point(x: x, y: 300))
    }
    #expect(navigation.preferredContentSize == small)
    stage.touch(cancelled: 0)
    stage.settle()
    #expect(navigation.topViewController === b && navigation.preferredContentSize == large)
  }
}
