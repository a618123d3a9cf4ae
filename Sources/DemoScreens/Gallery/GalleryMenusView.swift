import AtriumControls
import AtriumGeometry
import AtriumKit

/// The wall with the poster, and the sections with the buttons beside it, or below it in a narrow window.
final class GalleryMenusView: ScreenView {
  /// The minimum width at which the wall and the sections are side by side, in points.
  private static let leastWide = 640.0
  /// The minimum height of the wall, in points.
  private static let leastWall = 220.0

  private let wall: View
  private let sections: [GallerySection]
  private let scroller = ScrollView()

  init(wall: View, sections: [GallerySection]) {
    (self.wall, self.sections) = (wall, sections)
    super.init()
    scroller.accessibilityLabel = String(localized: "Menus|page")
    addSubview(scroller)
    for view in [wall] + sections { scroller.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    let (inset, gap) = (margin, GalleryMetrics.gap)
    let room = max(0, bounds.width - 2 * inset)
    let isWide = room >= GalleryMenusView.leastWide
    for section in sections { section.isTight = bounds.height < 320 }
    let column = isWide ? min(340, (room * 0.42).rounded()) : room
    let heights = sections.map { $0.sizeThatFits(Size(width: column)).height }
    let total = heights.reduce(-gap) { $0 + $1 + gap }
    let free = isWide ? bounds.height - inset : bounds.height - inset - gap - total
    let high = max(GalleryMenusView.leastWall, free)
    place(wall, Rect(x: inset, y: 0, width: isWide ? room - column - gap : room, height: high))
    var y = isWide ? 0 : high + gap
    for (section, height) in zip(sections, heights) {
      place(
        section,
        Rect(x: isWide ? inset + room - column : inset, y: y, width: column, height: height))
      y += height + gap
    }
    scroller.contentSize = Size(
      width: bounds.width, height: (isWide ? max(high, total) : high + gap + total) + inset)
  }

  private func place(_ view: View, _ rect: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame = Rect(
      x: isMirrored ? bounds.width - rect.maxX : rect.minX, y: rect.minY,
      width: max(0, rect.width), height: max(0, rect.height))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}
