import AtriumControls
import AtriumGeometry
import AtriumKit

/// Finds a position for the label that shows the rate of a slowed or paused window.
///
/// The position is at an edge of the window, where the label covers no control and no text, if there is such a
/// position.
@MainActor
struct RatePlace {
  /// The height of the label, in points.
  private static let height = 22.0
  /// The usual distance of the label from the edges of the window, in points.
  private static let margin = 8.0

  private let window: Window

  init(in window: Window) { self.window = window }

  /// Returns the frame of the label, in points, in the window's coordinates.
  ///
  /// - Parameters:
  ///   - width: The width of the label.
  ///   - present: The current frame of the label, which is kept while it covers nothing; nil if there is none.
  /// - Returns: The first free position: at the upper edge, then at the lower edge, each at the right, in the middle
  ///   and at the left. If no position is free, the result is the upper right corner.
  func frame(width: Double, present: Rect?) -> Rect {
    let (bounds, margin) = (window.bounds, RatePlace.margin)
    let columns = [
      bounds.maxX - width - margin, (bounds.midX - width / 2).rounded(), bounds.minX + margin,
    ]
    let rows = [
      bounds.minY + margin, bounds.minY + 1, bounds.maxY - RatePlace.height - 1,
    ]
    let all = rows.flatMap { y in
      columns.map { Rect(x: $0, y: y, width: width, height: RatePlace.height) }
    }
    let kept = all.filter { $0 == present }
    return (kept + all).first(where: isFree) ?? all[0]
  }

  private func isFree(_ place: Rect) -> Bool { !covers(place, window, clip: window.bounds) }

  /// Returns whether a rectangle covers a control or a text of a view or of its subviews.
  private func covers(_ place: Rect, _ view: View, clip: Rect) -> Bool {
    guard !view.isHidden, view.alpha > 0.01 else { return false }
    let visible = view.convert(view.bounds, to: nil).intersection(clip)
    let inner = view.clipsToBounds ? visible : clip
    guard inner.intersects(place) else { return false }
    if view is Control, visible.intersects(place) { return true }
    if let text = view as? any TextDisplaying, visible.intersects(place),
      text.displayedTexts.contains(where: { view.convert($0.rect, to: nil).intersects(place) })
    {
      return true
    }
    return view.subviews.contains { covers(place, $0, clip: inner) }
  }
}
