import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded drop-down menu in an idle window, with a delegate that logs its calls.
@MainActor
final class DropDownMenuScene: DropDownMenuControllerDelegate {
  let menu: DropDownMenuController
  let recording: Recording
  let all: [ViewController]
  var allowsSelection = true
  var animator: (any ViewControllerAnimatedTransitioning)?
  var onDidSelect: ((ViewController) -> Void)?
  var onWillSet: ((Bool) -> Void)?
  var onDidSet: (() -> Void)?
  /// Whether the calls of the delegate are logged.
  var notes = false

  init(
    _ names: [String] = ["A", "B", "C"], style: DropDownMenuController.Style = .plain,
    size: Size = Size(width: 400, height: 600), settings: Settings = Settings(),
    isAtRest: Bool = true, making make: @MainActor (String) -> ViewController = Recording.controller
  ) {
    all = names.map(make)
    menu = DropDownMenuController(style: style)
    menu.title = "P"
    menu.viewControllers = all
    recording =
      isAtRest
      ? Recording.atRest(root: menu, size: size, settings: settings)
      : Recording(root: menu, size: size, settings: settings)
    menu.delegate = self
    for content in all { content.addLifecycleObserver(recording.recorder) }
  }

  var stage: Stage { recording.stage }
  var a: ViewController { all[0] }
  var b: ViewController { all[1] }
  var c: ViewController { all[2] }
  var active: String? { menu.selectedViewController?.title }
  /// The title in the bar.
  var title: String? { menu.navigationBar.topItem?.title }
  /// The currently visible height of the menu, even in the middle of a movement.
  var height: Double { menu.tableView.superview?.presentation.bounds.height ?? 0 }
  /// The titles of the controllers whose views are in the window.
  var shown: [String] {
    menu.children.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
  }

  func open() {
    menu.setMenuVisible(true, animated: false)
    stage.settle()
  }

  func choose(_ title: String) { stage.click(on: title) }

  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  private func note(_ text: String) {
    if notes { recording.recorder.note(text) }
  }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, shouldSelect viewController: ViewController
  ) -> Bool {
    note("should")
    return allowsSelection
  }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSelect viewController: ViewController
  ) {
    note("didSelect")
    onDidSelect?(viewController)
  }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, willSetMenuVisible isVisible: Bool
  ) {
    note("will(\(isVisible ? "open" : "closed"))")
    onWillSet?(isVisible)
  }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController, didSetMenuVisible isVisible: Bool,
    isFinished: Bool
  ) {
    note("did(\(isVisible ? "open" : "closed"),\(isFinished))")
    onDidSet?()
  }

  func dropDownMenuController(
    _ dropDownMenuController: DropDownMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }
}
