import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of the lines that controllers print, the latest last, in one column or as many as fit.
final class PrintedLinesView: View {
  private static var rowHeight: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 18).rounded()
  }
  private static let most = 24

  private static let gap = 12.0
  /// The space around the lines in their card, in points.
  private static let inset = Size(width: 12, height: 9)
  /// The minimum size for a card around the lines, in points.
  private static let leastForCard = Size(width: 200, height: 150)

  private let heading: Label
  /// The minimum width of a column, in points; nil for one column.
  private let columnWidth: Double?
  private var lines: [(label: Label, text: String)] = []
  private let hasCard: Bool
  private var card = Rect.zero

  /// The heading.
  var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// Makes an empty view.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - columnWidth: The minimum width of a column for the usual size of text, in points; nil for one column.
  ///   - hasCard: Whether the lines are in a card, if there is space for it.
  init(
    title: String = String(localized: "Printed"), columnWidth: Double? = nil, hasCard: Bool = true
  ) {
    self.hasCard = hasCard
    self.columnWidth = columnWidth.map { FontMetrics(forTextStyle: .footnote).scaledValue(for: $0) }
    heading = Label(text: title, font: .preferredFont(forTextStyle: .headline))
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = String(localized: "Printed lines")
    heading.textRole = \.secondaryLabel
    addSubview(heading)
  }

  /// Removes all lines.
  func clear() {
    for (label, _) in lines { label.removeFromSuperview() }
    lines = []
  }

  /// Replaces all lines.
  func show(_ new: [String]) {
    guard new != lines.map(\.text) else { return }
    clear()
    for line in new.suffix(PrintedLinesView.most) { append(line) }
  }

  /// Adds a line such as `ViewController (0x…) - viewWillAppear:` or `Court.didMove to tabs`.
  func append(_ line: String) {
    while lines.count >= PrintedLinesView.most { lines.removeFirst().label.removeFromSuperview() }
    let label = Label(font: .preferredFont(forTextStyle: .footnote))
    label.numberOfLines = 3
    addSubview(label)
    lines.append((label, line))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = PrintedLinesView.rowHeight
    let height = heading.sizeThatFits(.zero).height
    // A low list has no heading.
    heading.isHidden = bounds.height < height + 8 + row
    let top = heading.isHidden ? 0 : height + 8
    heading.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    let least = PrintedLinesView.leastForCard
    let isCard = hasCard && bounds.width >= least.width && bounds.height >= least.height
    let inset = isCard ? PrintedLinesView.inset : .zero
    let room = bounds.width - 2 * inset.width
    let columns = columnWidth.map { max(1, Int(room / $0)) } ?? 1
    let width = (room - PrintedLinesView.gap * Double(columns - 1)) / Double(columns)
    let rowCount = max(0, Int((bounds.height - top - 2 * inset.height) / row))
    let counts = lines.map { fit($0.text, into: $0.label, width: width) }
    // An earlier line is not shown without all later lines, and a line does not continue in the next column.
    let first =
      lines.indices.first { start in
        let shown = counts[start...]
        return !shown.contains(nil)
          && PrintedLinesView.columns(of: shown.compactMap(\.self), rowCount) <= columns
      } ?? lines.endIndex
    var (column, used, most) = (0, 0, 0)
    for (index, line) in lines.enumerated() {
      line.label.isHidden = index < first
      guard index >= first, let count = counts[index] else { continue }
      if used + count > rowCount { (column, used) = (column + 1, 0) }
      line.label.frame = mirrored(
        Rect(
          x: inset.width + Double(column) * (width + PrintedLinesView.gap),
          y: top + inset.height + Double(used) * row, width: width, height: Double(count) * row))
      used += count
      most = max(most, used)
    }
    card =
      isCard && most > 0
      ? Rect(
        x: 0, y: top, width: bounds.width, height: Double(most) * row + 2 * inset.height) : .zero
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    guard !card.isEmpty else { return }
    canvas.fill(
      Path(roundedRect: card, cornerRadius: Theme.cornerRadius), with: theme.surface)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// Returns the number of columns that lines take, each column with the given number of rows.
  private static func columns(of counts: [Int], _ rowCount: Int) -> Int {
    var (columns, used) = (1, 0)
    for count in counts {
      guard count <= rowCount else { return .max }
      if used + count > rowCount { (columns, used) = (columns + 1, 0) }
      used += count
    }
    return columns
  }

  /// Sets the text of a label to a printed line, and breaks the line after the controller, and before the arguments, if
  /// it is too long.
  ///
  /// - Returns: The number of lines in the label; nil if one of them is too long.
  private func fit(_ text: String, into label: Label, width: Double) -> Int? {
    let broken =
      text.contains(" - ")
      ? text.replacing(" - ", with: " -\n", maxReplacements: 1)
      : text.replacing(".", with: ".\n", maxReplacements: 1)
    for candidate in [text, broken, broken.replacing(" to ", with: "\nto ")] {
      label.text = candidate
      if label.sizeThatFits(.zero).width <= width {
        return candidate.split(separator: "\n").count
      }
    }
    return nil
  }
}
