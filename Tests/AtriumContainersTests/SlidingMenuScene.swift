import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A recorded sliding menu in an idle window, with a delegate that logs its calls.
@MainActor
final class SlidingMenuScene: SlidingMenuControllerDelegate {
  let sliding: SlidingMenuController
  let recording: Recording
  let all: [ViewController]
  /// Whether the delegate allows the user to select, and to drag.
  var (allowsSelection, allowsDrag) = (true, true)
  var animator: (any ViewControllerAnimatedTransitioning)?
  var onWillMove: ((SlidingMenuController.Position) -> Void)?
  var onDidMove: ((SlidingMenuController.Position, Bool) -> Void)?
  var onDidSelect: ((ViewController) -> Void)?
  /// Whether the calls about movements are logged.
  var notesMoves = false
  var notesSelection = false
  /// The progress values of drags.
  var progress: [String] = []

  init(
    _ names: [String] = ["A", "B", "C"], style: SlidingMenuController.Style = SlidingMenuScene.bare,
    size: Size = Size(width: 400, height: 600), settings: Settings = Settings(),
    isAtRest: Bool = true, making make: @MainActor (String) -> ViewController = Recording.controller
  ) {
    all = names.map(make)
    sliding = SlidingMenuController()
    sliding.style = style
    sliding.setViewControllers(all, menuTitles: names)
    sliding.title = "P"
    if isAtRest {
      recording = Recording.atRest(root: sliding, size: size, settings: settings)
    } else {
      recording = Recording(root: sliding, size: size, settings: settings)
    }
    sliding.delegate = self
    // Contents are loaded before they become children.
    for content in all { content.addLifecycleObserver(recording.recorder) }
  }

  /// The style of the article, with contents that are not wrapped, so that logs stay short.
  static var bare: SlidingMenuController.Style {
    var style = SlidingMenuController.Style.plain
    style.wrapsContents = false
    return style
  }

  var stage: Stage { recording.stage }
  var a: ViewController { all[0] }
  var b: ViewController { all[1] }
  var c: ViewController { all[2] }

  /// The title of the selected content.
  var selected: String? { sliding.selectedViewController?.title }

  /// Returns the horizontal position of a content's view, in the container's coordinates.
  func x(of content: ViewController) -> Double? {
    guard let view = content.viewIfLoaded, view.window != nil else { return nil }
    return sliding.view.convert(view.bounds, from: view).minX
  }

  /// The titles of the controllers whose views are in the window.
  var shown: [String] {
    sliding.children.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
  }

  /// Clicks the menu row with the given title.
  func choose(_ title: String) {
    guard let table = (sliding.menuController as? SlidingMenuTableController)?.tableView,
      let row = sliding.menuTitles.firstIndex(of: title)
    else { return }
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    stage.click(at: Point(x: isMirrored ? rect.maxX - 40 : rect.minX + 40, y: rect.midY))
  }

  private var isMirrored: Bool { sliding.traitCollection.layoutDirection == .rightToLeft }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  /// Advances the time by a duration, frame by frame.
  func step(_ seconds: Double) { stage.advance(by: seconds) }

  private func note(_ text: String, _ isNoted: Bool) {
    if isNoted { recording.recorder.note(text) }
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, shouldSelect viewController: ViewController
  ) -> Bool {
    note("shouldSelect(\(viewController.title ?? ""))", notesSelection)
    return allowsSelection
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didSelect viewController: ViewController
  ) {
    note("didSelect(\(viewController.title ?? ""))", notesSelection)
    onDidSelect?(viewController)
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    willMoveTo position: SlidingMenuController.Position
  ) {
    note("will(\(position))", notesMoves)
    onWillMove?(position)
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    didMoveTo position: SlidingMenuController.Position, isFinished: Bool
  ) {
    note("did(\(position),\(isFinished))", notesMoves)
    onDidMove?(position, isFinished)
  }

  func slidingMenuControllerShouldBeginDragging(
    _ slidingMenuController: SlidingMenuController
  ) -> Bool {
    note("shouldDrag", notesMoves)
    return allowsDrag
  }

  func slidingMenuControllerDidBeginDragging(_ slidingMenuController: SlidingMenuController) {
    note("beginDrag", notesMoves)
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didDragTo progress: Double,
    overProgress: Double
  ) {
    self.progress.append(
      "\((progress * 100).rounded() / 100) \((overProgress * 100).rounded() / 100)")
  }

  func slidingMenuControllerDidEndDragging(_ slidingMenuController: SlidingMenuController) {
    note("endDrag", notesMoves)
  }

  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }
}
