import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of the lines that controllers print, with the latest line last, in one or more columns.
///
/// The user can choose a line that reports a life-cycle call, by a click or by keys. The choice opens the explanation
/// of the call. Screen readers read the lines as a list. While a screen reader runs, the keys move through all lines.
final class PrintedLinesView: View {
  /// A line of the list.
  struct Line: Equatable {
    let text: String
    /// The life-cycle call that the line reports; nil for any other line.
    var call: RoomCall?
  }

  private static var rowHeight: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 18).rounded()
  }
  private static let most = 24

  private static let gap = 12.0
  /// The space around the lines in their card, in points.
  private static let inset = Size(width: 12, height: 9)
  /// The minimum size of a view that has a card around the lines, in points.
  private static let leastForCard = Size(width: 200, height: 150)

  private let heading: Label
  /// The minimum width of a column, in points; nil for a single column.
  private let columnWidth: Double?
  private var lines: [(label: PrintedLineLabel, line: Line)] = []
  /// Called with the call of a line that the user chooses; nil if calls cannot be chosen.
  var onChoose: (@MainActor (RoomCall) -> Void)?
  /// The line with a call under the pointer; nil if there is none.
  private var hovered: PrintedLineLabel?
  /// The line on which key presses act; nil if there is none.
  private var current: PrintedLineLabel?
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
  ///   - columnWidth: The minimum width of a column at the standard text size, in points; nil for a single column.
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
    accessibilityRole = .list
    heading.textRole = \.secondaryLabel
    addSubview(heading)
    addGestureRecognizer(
      TapGestureRecognizer { [weak self] recognizer in
        guard let self, let label = line(at: recognizer.location(in: self)) else { return }
        choose(label)
      })
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(over: isOver ? line(at: recognizer.location(in: self)) : nil)
      })
  }

  /// Removes all lines.
  func clear() {
    for (label, _) in lines { label.removeFromSuperview() }
    (lines, hovered, current) = ([], nil, nil)
    setNeedsDisplay()
  }

  /// Replaces all lines.
  func show(_ new: [Line]) {
    guard new.suffix(PrintedLinesView.most) != lines.map(\.line)[...] else { return }
    clear()
    for line in new.suffix(PrintedLinesView.most) { append(line.text, call: line.call) }
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - text: The text, such as `ViewController (0x…) - viewWillAppear:` or `Court.didMove to tabs`.
  ///   - call: The life-cycle call that the line reports; nil for any other line.
  func append(_ text: String, call: RoomCall? = nil) {
    while lines.count >= PrintedLinesView.most { forget(lines.removeFirst().label) }
    var action: (@MainActor () -> Void)?
    if let call { action = { [weak self] in self?.onChoose?(call) } }
    let label = PrintedLineLabel(text, action: action)
    addSubview(label)
    lines.append((label, Line(text: text, call: call)))
    setNeedsLayout()
  }

  private func forget(_ label: PrintedLineLabel) {
    label.removeFromSuperview()
    if hovered === label { hovered = nil }
    if current === label { current = nil }
  }

  // MARK: The calls

  /// The visible lines that the user can choose, from the oldest.
  private var choices: [PrintedLineLabel] {
    onChoose == nil ? [] : lines.map(\.label).filter { $0.action != nil && !$0.isHidden }
  }

  /// The lines that the keys reach: all visible lines while a screen reader runs, otherwise only ``choices``.
  private var stops: [PrintedLineLabel] {
    Accessibility.isVoiceOverRunning ? lines.map(\.label).filter { !$0.isHidden } : choices
  }

  private func line(at place: Point) -> PrintedLineLabel? {
    choices.first { $0.frame.contains(place) }
  }

  private func hover(over label: PrintedLineLabel?) {
    guard label !== hovered else { return }
    hovered = label
    setNeedsDisplay()
  }

  private func choose(_ label: PrintedLineLabel) {
    guard label.action != nil, onChoose != nil else { return }
    current = label
    setNeedsDisplay()
    label.action?()
  }

  override var canBecomeFirstResponder: Bool { !stops.isEmpty }

  /// The heading and the visible lines, by columns.
  override var accessibilityElements: [AccessibleObject]? {
    get { [heading] + lines.map(\.label).filter { !$0.isHidden } }
    set {}
  }

  /// The line on which the keys act.
  override var accessibilityFocusedElement: AccessibleObject? { isFirstResponder ? current : nil }

  /// If the current line is not visible, the latest line of ``stops`` becomes the current line.
  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst, current?.isHidden != false { current = stops.last }
    setNeedsDisplay()
    return isFirst
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    setNeedsDisplay()
    return super.resignFirstResponder()
  }

  /// The up and down arrow keys, Home and End go to another line, and Return chooses it.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses where !use(press.key) { super.pressesBegan([press], with: event) }
  }

  private func use(_ key: Key) -> Bool {
    let stops = stops
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let last = stops.indices.last
    else { return false }
    let index = stops.firstIndex { $0 === current } ?? last
    switch key.keyCode {
    case .keyboardUpArrow: current = stops[max(0, index - 1)]
    case .keyboardDownArrow: current = stops[min(last, index + 1)]
    case .keyboardHome: current = stops[0]
    case .keyboardEnd: current = stops[last]
    case .keyboardReturnOrEnter, .keypadEnter: choose(stops[index])
    default: return false
    }
    setNeedsDisplay()
    return true
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
    let counts = lines.map { fit($0.line.text, into: $0.label, width: width) }
    // An earlier line is shown only together with all later lines. A line does not continue in the next column.
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
    if !card.isEmpty {
      canvas.fill(
        Path(roundedRect: card, cornerRadius: Theme.cornerRadius), with: theme.surface)
    }
    let isFocused = isFirstResponder && window?.isFocusVisible == true
    for label in choices {
      let path = outline(of: label)
      if label === hovered { canvas.fill(path, with: theme.hoverFill) }
      if hasSpaceForMark(label) { drawMark(in: label.frame, on: canvas) }
    }
    if isFocused, let current, stops.contains(where: { $0 === current }) {
      canvas.stroke(outline(of: current), with: theme.focusRing, width: 2)
    }
  }

  private func outline(of label: PrintedLineLabel) -> Path {
    let frame = label.frame.insetBy(dx: -min(6, max(0, label.frame.minX)), dy: 0)
    return Path(roundedRect: frame, cornerRadius: Theme.cornerRadius / 2)
  }

  /// The width of the mark of a line that can be chosen, in points.
  private static let markWidth = 8.0

  private func hasSpaceForMark(_ label: PrintedLineLabel) -> Bool {
    label.frame.width - label.sizeThatFits(.zero).width >= 2 * PrintedLinesView.markWidth
  }

  /// Draws a chevron at the trailing edge of a line.
  private func drawMark(in frame: Rect, on canvas: borrowing Canvas) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (x, way) = isMirrored ? (frame.minX + 6, -3.0) : (frame.maxX - 6, 3)
    var path = Path()
    path.move(to: Point(x: x, y: frame.midY - 3.5))
    path.addLine(to: Point(x: x + way, y: frame.midY))
    path.addLine(to: Point(x: x, y: frame.midY + 3.5))
    canvas.stroke(
      path, with: theme.secondaryLabel, style: LineStyle(width: 1.5, cap: .round, join: .round))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// Returns the number of columns that lines need; `.max` if a line does not fit into a column.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each line.
  ///   - rowCount: The number of rows of a column.
  /// - Returns: The number of columns.
  private static func columns(of counts: [Int], _ rowCount: Int) -> Int {
    var (columns, used) = (1, 0)
    for count in counts {
      guard count <= rowCount else { return .max }
      if used + count > rowCount { (columns, used) = (columns + 1, 0) }
      used += count
    }
    return columns
  }

  /// Sets the text of a label to a printed line.
  ///
  /// A line that is too long is broken after the controller or the name of a segue, and before the arguments.
  ///
  /// - Returns: The number of lines in the label; nil if one of them is too long.
  private func fit(_ text: String, into label: Label, width: Double) -> Int? {
    let broken =
      text.contains(" - ")
      ? text.replacing(" - ", with: " -\n", maxReplacements: 1)
      : text.contains(": ")
        ? text.replacing(": ", with: ":\n", maxReplacements: 1)
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
