import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of shortcuts below a heading.
///
/// The list scrolls if it does not fit into the sheet.
final class ShortcutsView: View {
  private static let rowHeight = 32.0
  private static let columnWidth = 340.0
  /// The minimum width of a column if there are several columns.
  private static let narrowestColumn = 260.0
  private static let gap = Theme.spacing(4)
  private static let rowsInColumn = 12

  private let heading = Label(
    text: String(localized: "Shortcuts"), font: .preferredFont(forTextStyle: .title2))
  private let closeButton: Button
  private let scroller = ScrollView()
  private let rows: [ShortcutsRow]

  /// Makes a list with a row for each title, in the order of the commands.
  init(commands: [KeyCommand], close: @escaping @MainActor () -> Void) {
    var titles: [String] = []
    for command in commands where !titles.contains(command.listedTitle) {
      titles.append(command.listedTitle)
    }
    rows = titles.map { title in ShortcutsRow(commands.filter { $0.listedTitle == title }) }
    closeButton = Button(title: String(localized: "Close"), configuration: .plain(), action: close)
    super.init()
    heading.accessibilityTraits = [.staticText, .header]
    addSubview(heading)
    addSubview(closeButton)
    addSubview(scroller)
    for row in rows { scroller.addSubview(row) }
  }

  /// Returns the size that fits all rows.
  override func sizeThatFits(_ size: Size) -> Size {
    let columns = max(1, (rows.count + Self.rowsInColumn - 1) / Self.rowsInColumn)
    let rowCount = min(rows.count, Self.rowsInColumn)
    let margin = Theme.spacing(6)
    return Size(
      width: Double(columns) * (Self.columnWidth + Self.gap) - Self.gap + 2 * margin,
      height: Double(rowCount) * Self.rowHeight + headingHeight + 2 * margin)
  }

  /// Makes the scroll view first responder if its content overflows.
  func takeKeyboard() {
    layoutIfNeeded()
    if scroller.canBecomeFirstResponder { scroller.becomeFirstResponder() }
  }

  private var headingHeight: Double {
    heading.sizeThatFits(.zero).height + Theme.spacing(3)
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
    // The height determines how many columns are needed, and the width limits their number.
    let room = Int(max(1, (scroller.bounds.height - margin) / Self.rowHeight))
    let fitting = Int(max(1, (width + Self.gap) / (Self.narrowestColumn + Self.gap)))
    let columns = max(1, min((rows.count + room - 1) / room, fitting))
    let perColumn = max(1, (rows.count + columns - 1) / columns)
    let share = max(0, (width - Self.gap * Double(columns - 1)) / Double(columns))
    for (index, row) in rows.enumerated() {
      let x = margin + Double(index / perColumn) * (share + Self.gap)
      row.frame = Rect(
        x: isRightToLeft ? bounds.width - x - share : x,
        y: Double(index % perColumn) * Self.rowHeight, width: share, height: Self.rowHeight)
      row.hasLine = index % perColumn < perColumn - 1 && index < rows.count - 1
    }
    scroller.contentSize = Size(
      width: bounds.width, height: Double(perColumn) * Self.rowHeight + margin)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
  }
}
