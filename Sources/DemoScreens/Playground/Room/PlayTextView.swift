import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A scrolling view with lines of text in one or two columns: code with its messages, or two logs.
///
/// Screen readers read the lines as a list. While a screen reader runs, the keys that otherwise scroll the text move
/// from line to line.
final class PlayTextView: ScrollView, SheetContent {
  /// A line of the text.
  struct Line: Hashable {
    /// The appearance of a line.
    enum Style: Hashable {
      case code
      case present
      case note
      case problem
      case differing
      /// A line of the current difference.
      case chosen
    }

    var text: String
    /// The text of the second column; nil if the line spans both columns.
    var second: String?
    var style = Style.code
  }

  private let content = PlayTextContent()
  private var readingCursor = ReadingCursor()

  /// The lines.
  var lines: [Line] {
    get { content.lines }
    set {
      guard newValue != content.lines else { return }
      content.lines = newValue
      readingCursor = ReadingCursor()
      setNeedsLayout()
      layoutIfNeeded()
      if staysAtEnd { contentOffset.y = max(0, contentSize.height - bounds.height) }
    }
  }
  /// Whether new lines scroll the text to its end.
  var staysAtEnd = false

  init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .list
    clipsToBounds = true
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = content.height(forWidth: bounds.width)
    let width = bounds.width
    // When a text with `staysAtEnd` is scrolled to its end, no line is cut off at the top.
    let end = max(0, height - bounds.height)
    let top = staysAtEnd && end > 0 ? content.firstTop(from: end, width: bounds.width) : end
    contentSize = Size(width: width, height: max(height, top + bounds.height))
    content.frame = Rect(x: 0, y: 0, width: width, height: height)
  }

  // MARK: Accessibility

  override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder || Accessibility.isVoiceOverRunning && !content.elements.isEmpty
  }

  /// The lines that are not blank.
  override var accessibilityElements: [AccessibleObject]? {
    get { content.elements }
    set {}
  }

  /// The line that a screen reader reads.
  override var accessibilityFocusedElement: AccessibleObject? {
    let elements = content.elements
    return readingCursor.line.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let elements = content.elements
    let others = presses.filter { press in
      guard let line = readingCursor.move(by: press.key, among: elements.count),
        let frame = elements[line].accessibilityFrameInContainerSpace
      else { return true }
      scrollRectToVisible(frame, animated: false)
      return false
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  func fittingHeight(forWidth width: Double) -> Double { content.height(forWidth: width) }

  /// Returns the height of the view at which no line is cut off at the bottom when the text is scrolled to its top.
  ///
  /// - Parameters:
  ///   - limit: The available height, in points; this is also the result if the whole text or no line fits.
  ///   - width: The width of the view, in points.
  /// - Returns: The height, in points.
  func height(upTo limit: Double, forWidth width: Double) -> Double {
    content.height(forWidth: width) <= limit
      ? limit : content.lastBottom(upTo: limit, width: width) ?? limit
  }

  /// Scrolls until a line is at one third of the height, as far as the length of the text allows.
  func scroll(toLine index: Int) {
    layoutIfNeeded()
    let top = content.top(ofLine: index) - bounds.height / 3
    contentOffset.y = min(max(0, top), max(0, contentSize.height - bounds.height))
  }
}

/// The view that draws the lines.
private final class PlayTextContent: View, TextDisplaying {
  private static let font = Font.monospacedSystem(ofSize: 12)
  private static let noteFont = Font.system(ofSize: 12)
  private static let margin = 10.0
  /// The space above and below the lines, in points.
  private static let inset = 6.0

  private struct Row {
    /// The index of the line.
    let line: Int
    let layout: TextLayout
    let place: Point
    let style: PlayTextView.Line.Style
    /// The top and the height of the whole line.
    let band: (top: Double, height: Double)
  }

  var lines: [PlayTextView.Line] = [] {
    didSet {
      laidOut = nil
      madeElements = nil
      setNeedsDisplay()
    }
  }
  /// The elements of the lines for a width; nil until an assistive technology asks for them.
  private var madeElements: (width: Double, elements: [AccessibilityElement])?
  private var laidOut: (width: Double, rows: [Row], height: Double)?

  /// Returns the top of a line, in points.
  func top(ofLine index: Int) -> Double {
    rows(forWidth: bounds.width).rows.first { $0.line == index }?.band.top ?? 0
  }

  /// Returns the top of the first line that begins at or below a position, in points.
  func firstTop(from position: Double, width: Double) -> Double {
    rows(forWidth: width).rows.first { $0.band.top >= position }?.band.top ?? position
  }

  /// Returns the bottom of the last line that ends at or above a position, in points; nil if there is none.
  func lastBottom(upTo position: Double, width: Double) -> Double? {
    rows(forWidth: width).rows.map { $0.band.top + $0.band.height }.last { $0 <= position }
  }

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
  }

  /// One element for each line that is not blank.
  var elements: [AccessibilityElement] {
    if let madeElements, madeElements.width == bounds.width { return madeElements.elements }
    var elements: [AccessibilityElement] = []
    var last: Int?
    for row in rows(forWidth: bounds.width).rows where row.line != last {
      last = row.line
      let line = lines[row.line]
      let text = [line.text, line.second ?? ""].filter { $0.contains { !$0.isWhitespace } }
      guard !text.isEmpty else { continue }
      let element = AccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = text.joined(separator: ", ")
      element.accessibilityRole = .cell
      element.accessibilityTraits = .staticText
      element.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: row.band.top, width: bounds.width, height: row.band.height)
      elements.append(element)
    }
    madeElements = (bounds.width, elements)
    return elements
  }

  func height(forWidth width: Double) -> Double { rows(forWidth: width).height }

  /// The width of a character of code, in points.
  private static let letterWidth = TextLayout("mm", font: font).size.width / 2

  /// Returns code with line breaks to fit a width.
  ///
  /// A line is broken after a space, an opening bracket, a comma or a slash, or before a dot; without any of these, it
  /// is broken at the width. The later lines are indented two characters more than the first, up to two fifths of the
  /// width.
  private static func broken(_ line: String, width: Double) -> String {
    let columns = max(16, Int((width / letterWidth).rounded(.down)))
    let start = line.prefix { $0 == " " || $0.isNumber }.count
    let indent = String(repeating: " ", count: min(start + 2, columns * 2 / 5))
    var (rest, result) = (Array(line), "")
    while rest.count > columns {
      let least = result.isEmpty ? start + 1 : indent.count + 1
      let end = (min(least, columns)..<columns).last {
        " (,[/".contains(rest[$0 - 1]) || rest[$0] == "."
      }
      result += String(rest[..<(end ?? columns)]) + "\n"
      rest = Array(indent) + rest[(end ?? columns)...]
    }
    return result + String(rest)
  }

  private func rows(forWidth width: Double) -> (rows: [Row], height: Double) {
    if let laidOut, laidOut.width == width { return (laidOut.rows, laidOut.height) }
    var rows: [Row] = []
    var y = PlayTextContent.inset
    let inner = max(1, width - 2 * PlayTextContent.margin)
    for (index, line) in lines.enumerated() {
      let isNote = line.style == .note || line.style == .problem
      func layout(_ text: String, _ width: Double) -> TextLayout {
        TextLayout(
          isNote ? text : PlayTextContent.broken(text, width: width),
          font: isNote ? PlayTextContent.noteFont : PlayTextContent.font,
          maximumWidth: isNote ? max(1, width) : nil, lineBreakMode: .byWordWrapping)
      }
      let half = (inner - 12) / 2
      let first = layout(line.text, line.second == nil ? inner : half)
      let second = line.second.map { layout($0, half) }
      let height = max(first.size.height, second?.size.height ?? 0)
      rows.append(
        Row(
          line: index, layout: first, place: Point(x: PlayTextContent.margin, y: y + 1),
          style: line.style,
          band: (y, height + 3)))
      if let second {
        rows.append(
          Row(
            line: index, layout: second,
            place: Point(x: PlayTextContent.margin + half + 12, y: y + 1),
            style: line.style, band: (y, height + 3)))
      }
      y += height + 3
    }
    laidOut = (width, rows, y + PlayTextContent.inset)
    return (rows, y + PlayTextContent.inset)
  }

  private func color(_ style: PlayTextView.Line.Style) -> Color {
    switch style {
    case .code, .present, .differing, .chosen: theme.label
    case .note: theme.secondaryLabel
    case .problem: theme.badge
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for row in rows(forWidth: bounds.width).rows {
      guard row.band.top < rect.maxY, row.band.top + row.band.height > rect.minY else { continue }
      switch row.style {
      case .present:
        canvas.fill(
          Rect(x: 0, y: row.band.top, width: 3, height: row.band.height), with: theme.accent)
      case .differing, .chosen:
        let isChosen = row.style == .chosen
        if isChosen, row.place.x == PlayTextContent.margin {
          canvas.fill(
            Rect(x: 0, y: row.band.top, width: bounds.width, height: row.band.height),
            with: theme.fill)
        }
        let width = isChosen ? 5.0 : 3
        canvas.fill(
          Rect(x: row.place.x - 3 - width, y: row.band.top, width: width, height: row.band.height),
          with: theme.badge)
      case .code, .note, .problem: break
      }
      canvas.draw(row.layout, at: row.place, color: color(row.style))
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  var displayedTexts: [DisplayedText] {
    rows(forWidth: bounds.width).rows.map {
      DisplayedText($0.layout, at: $0.place, color: color($0.style))
    }
  }
}
