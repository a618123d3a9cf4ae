import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of shortcuts in columns: what they do, and their keys.
final class ShortcutsView: View {
  private static let rowHeight = 32.0
  private static let columnWidth = 340.0
  private static let margin = Theme.spacing(6)
  private static let rowsInColumn = 12

  private let heading = Label(text: "Shortcuts", font: .preferredFont(forTextStyle: .title2))
  private let rows: [(title: Label, key: Label)]

  init(commands: [KeyCommand]) {
    rows = commands.map { command in
      let key = Label(
        text: command.keyDescription, font: .preferredFont(forTextStyle: .footnote))
      key.textRole = \.secondaryLabel
      key.textAlignment = .right
      return (Label(text: command.listedTitle), key)
    }
    super.init()
    addSubview(heading)
    for row in rows {
      addSubview(row.title)
      addSubview(row.key)
    }
  }

  /// The size that shows every row.
  override func sizeThatFits(_ size: Size) -> Size {
    let columns = max(1, (rows.count + Self.rowsInColumn - 1) / Self.rowsInColumn)
    let rowCount = min(rows.count, Self.rowsInColumn)
    return Size(
      width: Double(columns) * Self.columnWidth + 2 * Self.margin,
      height: Double(rowCount) * Self.rowHeight + headingHeight + 2 * Self.margin)
  }

  private var headingHeight: Double {
    heading.sizeThatFits(.zero).height + Theme.spacing(3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    heading.frame = Rect(
      x: area.minX, y: area.minY, width: max(0, area.width),
      height: heading.sizeThatFits(.zero).height)
    // As many rows as there is room for; a sheet may be smaller than wished.
    let room = Int(max(1, (area.height - headingHeight) / Self.rowHeight))
    let columns = max(1, (rows.count + room - 1) / room)
    let width = max(0, area.width / Double(columns))
    for (index, row) in rows.enumerated() {
      let place = Rect(
        x: area.minX + Double(index / room) * width,
        y: area.minY + headingHeight + Double(index % room) * Self.rowHeight,
        width: max(0, width - (columns > 1 ? Theme.spacing(4) : 0)), height: Self.rowHeight)
      let keyWidth = min(place.width / 2, row.key.sizeThatFits(.zero).width)
      row.key.frame = Rect(
        x: place.maxX - keyWidth, y: place.minY, width: keyWidth, height: place.height)
      row.title.frame = Rect(
        x: place.minX, y: place.minY,
        width: max(0, place.width - keyWidth - Theme.spacing(2)), height: place.height)
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    for row in rows {
      let line = Rect(
        x: row.title.frame.minX, y: row.title.frame.maxY - 1,
        width: row.key.frame.maxX - row.title.frame.minX, height: 1)
      canvas.fill(line, with: theme.separator)
    }
  }
}
