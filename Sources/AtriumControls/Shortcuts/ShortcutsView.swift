import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of shortcuts in sections, below a heading and a button that closes the list.
///
/// The list has two columns if it is long and there is enough width. It scrolls if it does not fit into the sheet.
final class ShortcutsView: View {
  /// The width of a column, in points.
  private static var columnWidth: Double { scaled(340) }
  /// The minimum width of a column if there are two columns.
  private static var narrowestColumn: Double { scaled(260) }
  private static let gap = Theme.spacing(8)
  /// The height of the rows above which there are two columns, in points.
  private static var columnHeight: Double { 12 * ShortcutsRow.lowestHeight }
  /// The maximum height of the rows in the size that fits; a longer list scrolls.
  private static var maximumHeight: Double { 16 * ShortcutsRow.lowestHeight }

  private let heading = Label(
    text: String(localized: "Shortcuts"), font: .preferredFont(forTextStyle: .title2))
  private let closeButton: Button
  private let scroller: ShortcutsList
  /// The headings and the rows, in the order of the list.
  private let lines: [View]

  /// Makes a list with a row for each title of a section, in the order of the commands.
  init(_ sections: [ShortcutsController.Section], close: @escaping @MainActor () -> Void) {
    lines = sections.flatMap { section in
      var titles: [String] = []
      for command in section.commands where !titles.contains(command.listedTitle) {
        titles.append(command.listedTitle)
      }
      let rows = titles.map { title in
        ShortcutsRow(section.commands.filter { $0.listedTitle == title })
      }
      return Self.heading(section.title) + rows
    }
    scroller = ShortcutsList(lines)
    closeButton = Button(title: String(localized: "Close"), configuration: .plain(), action: close)
    super.init()
    heading.accessibilityTraits = [.staticText, .header]
    addSubview(heading)
    addSubview(closeButton)
    addSubview(scroller)
    scroller.accessibilityLabel = heading.text
  }

  private static func scaled(_ length: Double) -> Double {
    FontMetrics(forTextStyle: .body).scaledValue(for: length).rounded()
  }

  private static func heading(_ title: String) -> [View] {
    guard !title.isEmpty else { return [] }
    let label = Label(text: title, font: .preferredFont(forTextStyle: .headline))
    label.accessibilityTraits = [.staticText, .header]
    label.numberOfLines = 0
    return [label]
  }

  /// Returns the size that fits one column, or two columns if the list is long, with a limited height of the rows.
  override func sizeThatFits(_ size: Size) -> Size {
    let margin = Theme.spacing(6)
    let one = columns(1, width: Self.columnWidth)
    let isLong = one.height > Self.columnHeight
    let height = isLong ? columns(2, width: Self.columnWidth).height : one.height
    let width = isLong ? 2 * Self.columnWidth + Self.gap : Self.columnWidth
    return Size(
      width: width + 2 * margin,
      height: min(height, Self.maximumHeight) + headingHeight + 2 * margin)
  }

  /// Makes the scroll view first responder if its content overflows or a screen reader runs.
  func takeKeyboard() {
    layoutIfNeeded()
    if scroller.canBecomeFirstResponder { scroller.becomeFirstResponder() }
  }

  private var headingHeight: Double {
    heading.sizeThatFits(.zero).height + Theme.spacing(3)
  }

  private func columns(_ count: Int, width: Double) -> ShortcutsColumns {
    ShortcutsColumns(
      lines.map { line in
        let height = line.sizeThatFits(Size(width: width, height: 0)).height
        guard line is Label else { return .init(height: height) }
        return .init(height: height + Theme.spacing(1), space: Theme.spacing(4), isHeading: true)
      }, count: count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Theme.spacing(min(bounds.width, bounds.height) < 240 ? 4 : 6)
    let width = max(0, bounds.width - 2 * margin)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let headingSize = heading.sizeThatFits(.zero)
    let closeSize = closeButton.sizeThatFits(.zero)
    closeButton.frame = Rect(
      x: isRightToLeft ? margin : bounds.width - margin - closeSize.width,
      y: margin + (headingSize.height - closeSize.height) / 2, width: closeSize.width,
      height: closeSize.height)
    let headingWidth = min(max(0, width - closeSize.width - Theme.spacing(2)), headingSize.width)
    heading.frame = Rect(
      x: isRightToLeft ? bounds.width - margin - headingWidth : margin, y: margin,
      width: headingWidth, height: headingSize.height)
    let top = margin + headingHeight
    scroller.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    placeLines(margin: margin, width: width)
  }

  private func placeLines(margin: Double, width: Double) {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let one = columns(1, width: width)
    let share = ((width - Self.gap) / 2).rounded(.down)
    let isDouble = one.height > scroller.bounds.height - margin && share >= Self.narrowestColumn
    let columns = isDouble ? columns(2, width: share) : one
    let columnWidth = isDouble ? share : width
    for (index, line) in lines.enumerated() {
      let (column, y) = columns.places[index]
      let x = margin + Double(column) * (share + Self.gap)
      line.frame = Rect(
        x: isRightToLeft ? bounds.width - x - columnWidth : x, y: y, width: columnWidth,
        height: line.sizeThatFits(Size(width: columnWidth, height: 0)).height)
      let isLast = index + 1 == lines.count || columns.places[index + 1].column != column
      (line as? ShortcutsRow)?.hasLine = !isLast && !(lines[index + 1] is Label)
    }
    scroller.contentSize = Size(width: bounds.width, height: columns.height + margin)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
  }
}
