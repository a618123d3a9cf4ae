import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Sections in as many columns as there is room for, and a line that tells what was used last.
///
/// What has no room in the height goes on the next leaf; the dots and a wheel turn the leaves.
final class GallerySectionsView: View {
  private let sections: [GallerySection]
  private let readout = Label(
    text: "Nothing used yet", font: .preferredFont(forTextStyle: .footnote))
  private let leaves = PageControl(numberOfPages: 1)
  private let minimumColumn: Double
  private var places: [(leaf: Int, frame: Rect)] = []

  /// - Parameters:
  ///   - sections: In their order.
  ///   - minimumColumn: Columns are no narrower if there are several, in points.
  init(_ sections: [GallerySection], minimumColumn: Double = 288) {
    self.sections = sections
    self.minimumColumn = minimumColumn
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    readout.textRole = \.secondaryLabel
    readout.font = readout.font.withTabularDigits()
    leaves.accessibilityLabel = "Leaf"
    leaves.hidesForSinglePage = true
    for section in sections { addSubview(section) }
    addSubview(readout)
    addSubview(leaves)
    leaves.addAction(for: .valueChanged) { [weak self] in self?.showLeaf() }
  }

  /// Says what was used.
  func report(_ text: String) {
    readout.text = text
    layOutFooter()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = GalleryMetrics.inset(in: window?.bounds.size ?? bounds.size)
    let area = Rect(
      x: bounds.minX + inset, y: bounds.minY, width: max(1, bounds.width - 2 * inset),
      height: max(1, bounds.height - GalleryMetrics.footerHeight))
    let isTight = area.height < 320
    for section in sections { section.isTight = isTight }
    let gap = isTight ? 8 : GalleryMetrics.gap
    let fitting = ((area.width + gap) / (minimumColumn + gap)).rounded(.down)
    let count = Int(min(max(1, fitting), 4))
    let room = (area.width - gap * Double(count - 1)) / Double(count)
    let width = min(room, minimumColumn * 1.5).rounded(.down)
    let whole = width * Double(count) + gap * Double(count - 1)
    let left = count == 1 && room <= width + 1 ? area.minX : (area.midX - whole / 2).rounded()
    let columns = (0..<count).map { left + Double($0) * (width + gap) }
    let heights = sections.map { $0.sizeThatFits(Size(width: width, height: 0)).height }
    places =
      balanced(heights, columns: columns, in: area, width: width, gap: gap)
      ?? leafed(heights, columns: columns, in: area, width: width, gap: gap)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    for (section, place) in zip(sections, places) {
      section.frame = place.frame
      if isRightToLeft { section.frame.origin.x = bounds.width - place.frame.maxX }
    }
    leaves.numberOfPages = (places.map(\.leaf).max() ?? 0) + 1
    layOutFooter()
    showLeaf()
  }

  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    guard scroll.phase == .step, leaves.numberOfPages > 1, scroll.delta.y != 0 else {
      return super.scrolled(scroll, with: event)
    }
    leaves.setCurrentPage(leaves.currentPage + (scroll.delta.y < 0 ? 1 : -1), animated: true)
    showLeaf()
  }

  private func layOutFooter() {
    let inset = GalleryMetrics.inset(in: window?.bounds.size ?? bounds.size)
    let line = Rect(
      x: bounds.minX + inset, y: bounds.maxY - GalleryMetrics.footerHeight,
      width: max(0, bounds.width - 2 * inset), height: GalleryMetrics.footerHeight)
    let dots = leaves.numberOfPages > 1 ? min(leaves.sizeThatFits(.zero).width, line.width / 2) : 0
    let size = readout.sizeThatFits(.zero)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let width = min(size.width, max(0, line.width - dots - 8))
    leaves.frame = Rect(
      x: isRightToLeft ? line.minX : line.maxX - dots, y: line.minY, width: dots,
      height: line.height)
    readout.frame = Rect(
      x: isRightToLeft ? line.maxX - width : line.minX,
      y: (line.midY - size.height / 2).rounded(), width: width, height: size.height)
  }

  private func showLeaf() {
    for (section, place) in zip(sections, places) {
      section.isHidden = place.leaf != leaves.currentPage
    }
  }

  /// All on one leaf, each below the shortest column; nil if that has no room.
  private func balanced(
    _ heights: [Double], columns: [Double], in area: Rect, width: Double, gap: Double
  ) -> [(leaf: Int, frame: Rect)]? {
    var ends = columns.map { _ in area.minY }
    var places: [(leaf: Int, frame: Rect)] = []
    for height in heights {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      guard ends[column] + height <= area.maxY else { return nil }
      places.append((0, Rect(x: columns[column], y: ends[column], width: width, height: height)))
      ends[column] += height + gap
    }
    return places
  }

  /// Column after column, leaf after leaf.
  private func leafed(
    _ heights: [Double], columns: [Double], in area: Rect, width: Double, gap: Double
  ) -> [(leaf: Int, frame: Rect)] {
    var (leaf, column, y) = (0, 0, area.minY)
    return heights.map { height in
      if y > area.minY, y + height > area.maxY {
        (column, y) = (column + 1, area.minY)
        if column == columns.count { (leaf, column) = (leaf + 1, 0) }
      }
      defer { y += height + gap }
      return (leaf, Rect(x: columns[column], y: y, width: width, height: height))
    }
  }
}
