import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded split view controller in an idle window, with a delegate that logs its calls.
@MainActor
final class SplitScene: SplitViewControllerDelegate {
  let split: SplitViewController
  let recording: Recording
  let (a, b, d) = (
    Recording.controller("A"), Recording.controller("B"), Recording.controller("D")
  )
  /// The top column after collapsing; nil uses the proposed column.
  var top: SplitViewController.Column?
  /// The mode after expanding; nil uses the proposed mode.
  var expanded: SplitViewController.DisplayMode?
  /// Whether the delegate of a split view without columns handles each request itself.
  var handles = false
  var separated: ViewController?
  /// Called in each call of the delegate.
  var onCall: (() -> Void)?
  var onWillChange: ((SplitViewController.DisplayMode) -> Void)?

  static let wide = Size(width: 820, height: 600)
  static let narrow = Size(width: 400, height: 600)

  /// Makes a scene with A, D and, in the triple-column style, B.
  init(
    _ style: SplitViewController.Style = .doubleColumn, size: Size = SplitScene.wide,
    settings: Settings = Settings(), isShown: Bool = true
  ) {
    split = SplitViewController(style: style)
    split.title = "split"
    split.viewControllers = style == .tripleColumn ? [a, b, d] : [a, d]
    recording = Recording(root: split, size: size, settings: settings)
    split.delegate = self
    if isShown {
      show()
      _ = recording.tokens()
    }
  }

  /// Puts the controller into the window, and waits until it is idle.
  func show() {
    recording.stage.window.rootViewController = split
    stage.settle()
  }

  var stage: Stage { recording.stage }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  func resize(_ size: Size) {
    stage.resize(to: size, isLive: true)
  }

  /// The titles of the content controllers whose views are in the window.
  var shown: [String] {
    [a, b, d].filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
  }

  /// Returns the frame of a controller's column in the window.
  func frame(_ controller: ViewController) -> Rect {
    guard let view = (controller.navigationController ?? controller).viewIfLoaded else {
      return .null
    }
    return view.convert(view.bounds, to: nil)
  }

  /// The titles on the stack of the primary column.
  ///
  /// The titles of columns on the stack are in brackets.
  var stack: String {
    func titles(_ navigation: NavigationController) -> String {
      navigation.viewControllers.map {
        ($0 as? NavigationController).map { "[\(titles($0))]" } ?? $0.title ?? ""
      }.joined(separator: " ")
    }
    let root = a.navigationController ?? split.children.first as? NavigationController
    return root.map(titles) ?? ""
  }

  private func note(_ text: String) {
    recording.recorder.note(text)
    onCall?()
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {
    note("mode(\(displayMode.rawValue))")
    onWillChange?(displayMode)
  }

  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {
    note("show(\(column))")
  }

  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {
    note("hide(\(column))")
  }

  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
    note("collapsed")
  }

  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
    note("expanded")
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    note("top?(\(proposedTopColumn))")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    note("mode?(\(proposedDisplayMode.rawValue))")
    return expanded ?? proposedDisplayMode
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(
    _ splitViewController: SplitViewController
  ) {
    note("swipe")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(
    _ splitViewController: SplitViewController
  ) {
    note("swiped")
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool {
    note("collapse?(\(secondaryViewController.title ?? ""))")
    return handles
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? {
    note("separate?")
    return separated
  }

  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool {
    note("show?(\(viewController.title ?? ""))")
    return handles
  }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController,
    sender: Any?
  ) -> Bool {
    note("detail?(\(viewController.title ?? ""))")
    return handles
  }
}
