import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Scrolling sections in up to four columns, above a line that reports the most recently used control.
final class GallerySectionsView: View {
  private let sections: [GallerySection]
  private let scroller = ScrollView()
  private let readout = Label(
    text: String(localized: "Nothing used yet"), font: .preferredFont(forTextStyle: .footnote))
  private let minimumColumn: Double
  /// The column of each section; empty before the first layout.
  private var columns: [Double] = []

  /// The view below the sections, which fills the remaining height; nil if the page has none.
  private let scene: View?
  /// The minimum height of the scene, in points; with less space it is hidden.
  private let leastSceneHeight: Double

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - minimumColumn: The minimum width of a column if there are several columns, in points.
  ///   - scene: A view that is shown below the sections if there is enough space; nil if there is none.
  ///   - leastSceneHeight: The minimum height of that view, in points.
  init(
    _ sections: [GallerySection], minimumColumn: Double = 288, scene: View? = nil,
    leastSceneHeight: Double = 0
  ) {
    (self.scene, self.leastSceneHeight) = (scene, leastSceneHeight)
    self.sections = sections
    self.minimumColumn = minimumColumn
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    readout.textRole = \.secondaryLabel
    readout.font = readout.font.withTabularDigits()
    for section in sections { scroller.addSubview(section) }
    if let scene { scroller.addSubview(scene) }
    addSubview(scroller)
    addSubview(readout)
  }

  /// Shows a message, usually about the most recently used control.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - announces: Whether the message is announced; false for values, which screen readers speak themselves.
  func report(_ text: String, announces: Bool = true) {
    readout.text = text
    layOutReadout()
    if announces { Accessibility.post(notification: .announcement, argument: text) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: max(1, bounds.height - GalleryMetrics.footerHeight))
    layOutSections()
    layOutReadout()
  }

  private func layOutSections() {
    let inset = inset
    let room = max(1, scroller.bounds.width - 2 * inset)
    let isTight = scroller.bounds.height < 320
    for section in sections { section.isTight = isTight }
    let gap = isTight ? 8 : GalleryMetrics.gap
    let fitting = ((room + gap) / (minimumColumn + gap)).rounded(.down)
    let count = min(max(1, fitting), 4)
    let share = (room - gap * (count - 1)) / count
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let heights = sections.map {
      $0.sizeThatFits(Size(width: share.rounded(.down), height: 0)).height
    }
    let lowest = lowestHeight(of: heights, in: Int(count), gap: gap)
    var (column, y) = (0.0, 0.0)
    var places: [(column: Double, frame: Rect)] = []
    for height in heights {
      if y > 0, y + height > lowest { (column, y) = (column + 1, 0) }
      // Each column ends at a whole point, and the last column is aligned with the header.
      let x = inset + (column * (share + gap)).rounded()
      let width = inset + ((column + 1) * (share + gap)).rounded() - gap - x
      places.append(
        (
          column,
          Rect(
            x: isRightToLeft ? scroller.bounds.width - x - width : x, y: y, width: width,
            height: height)
        ))
      y += height + gap
    }
    place(at: places)
    scroller.contentSize = Size(width: scroller.bounds.width, height: lowest)
    let rest = scroller.bounds.height - lowest - gap
    scene?.isHidden = rest < leastSceneHeight
    scene?.frame = Rect(x: inset, y: lowest + gap, width: room, height: max(0, rest))
  }

  /// Places the sections; a section that moves to another column fades, because its path would cross other sections.
  private func place(at places: [(column: Double, frame: Rect)]) {
    let old = columns
    columns = places.map(\.column)
    let moved = places.indices.filter { !old.isEmpty && old[$0] != columns[$0] }
    for index in places.indices where !moved.contains(index) {
      sections[index].frame = places[index].frame
    }
    View.relocate(moved.map { sections[$0] }) {
      for index in moved { sections[index].frame = places[index].frame }
    }
  }

  /// Returns the minimum height, in points, in which all sections fit if they fill the columns in order.
  private func lowestHeight(of heights: [Double], in count: Int, gap: Double) -> Double {
    // The highest column contains consecutive sections, so the result is the height of some run of sections.
    let runs = heights.indices.flatMap { first in
      heights.indices[first...].map { last in
        heights[first...last].reduce(0, +) + gap * Double(last - first)
      }
    }
    let fitting = runs.sorted().first { limit in
      var (columns, y) = (1, 0.0)
      for height in heights {
        if height > limit { return false }
        if y > 0, y + height > limit { (columns, y) = (columns + 1, 0) }
        y += height + gap
      }
      return columns <= count
    }
    return fitting ?? 0
  }

  private func layOutReadout() {
    let inset = inset
    let size = readout.sizeThatFits(.zero)
    let width = min(size.width, max(0, bounds.width - 2 * inset))
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let middle = bounds.maxY - GalleryMetrics.footerHeight / 2
    readout.frame = Rect(
      x: isRightToLeft ? bounds.maxX - inset - width : bounds.minX + inset,
      y: (middle - size.height / 2).rounded(), width: width, height: size.height)
  }

  private var inset: Double { RoomMetrics(window?.bounds.size ?? bounds.size).margin }
}
