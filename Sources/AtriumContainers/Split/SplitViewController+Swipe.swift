import AtriumGeometry
import AtriumKit

/// The swipe that shows columns, and hides columns that cover other columns.
extension SplitViewController {
  /// The maximum distance from the edge at which the drag of a finger may begin, in points.
  private static let edgeWidth = 32.0

  /// Returns the transition of a swipe.
  ///
  /// An inward swipe shows a hidden column, and an outward swipe hides columns that cover other columns.
  ///
  /// The inward drag of a finger must begin at the edge.
  func course(of swipe: TransitionSwipe.Beginning) -> TransitionSwipe.Course? {
    let inwards = isMirrored ? -1.0 : 1
    let shows = inwards * swipe.way > 0
    let distance = isMirrored ? view.bounds.maxX - swipe.start.x : swipe.start.x - view.bounds.minX
    guard !shows || swipe.usesTouchpad || distance <= SplitViewController.edgeWidth,
      let length = swipeLength(showing: shows)
    else { return nil }
    return TransitionSwipe.Course(
      direction: shows ? inwards : -inwards, length: length, duration: SplitMove.duration
    ) { [unowned self] in interface.beginSwipe(showing: shows, by: $0) }
  }
}
