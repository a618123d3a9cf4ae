import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The rows of the journal.
///
/// Only visible rows are laid out and drawn. The list stays scrolled to the end unless the user scrolls away
/// from it.
final class JournalListView: View, TextDisplaying, CostlyDrawing {
  /// The height of a row for the preferred text size, in points.
  static var rowHeight: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 28).rounded()
  }

  private let journal: LifecycleJournal
  private let content: JournalRows
  private var layouts: [Int: JournalRowLayouts] = [:]
  private var headings: [Int: TextLayout] = [:]
  private var nameWidths: [String: Double] = [:]
  private var columns = JournalColumns(width: 0, nameWidth: 0, timeWidth: 0)
  private var timeWidth = 60.0
  private var namesSeen = 0
  private var removedRowCount = 0
  /// The scroll offset, in points; 0 shows the oldest row.
  private(set) var offset = 0.0
  /// Whether the list scrolls automatically to new rows.
  private(set) var sticksToEnd = true
  private var readingCursor = ReadingCursor()

  /// Called when the user clicks a call.
  var onChoose: (@MainActor (JournalEntry) -> Void)?
  /// Whether a press with the primary button or a finger is in progress.
  private var isPressed = false
  /// The number that identifies the entry under the pointer; nil if the pointer is over no entry.
  private var hovered: Int?

  init(_ journal: LifecycleJournal) {
    self.journal = journal
    content = JournalRows(journal: journal)
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityRole = .list
    accessibilityLabel = String(localized: "Calls")
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(over: isOver ? entry(at: recognizer.location(in: self))?.number : nil)
      })
  }

  // MARK: Choosing

  private func entry(at place: Point) -> JournalEntry? {
    let row = Int(((place.y + offset) / JournalListView.rowHeight).rounded(.down))
    guard bounds.contains(place), row >= 0, row < content.count,
      case .entry(let entry) = content.row(row)
    else { return nil }
    return entry
  }

  private func hover(over number: Int?) {
    guard number != hovered else { return }
    hovered = number
    setNeedsDisplay()
  }

  /// Returns the largest height, up to a limit in points, at which no row is partly visible.
  ///
  /// If the limit is lower than a row, the result is the limit.
  static func height(fitting limit: Double) -> Double {
    let rows = (limit / rowHeight).rounded(.down)
    return rows >= 1 ? rows * rowHeight : max(0, limit)
  }

  // MARK: Content

  /// Updates the rows to the entries of the journal.
  func reload() {
    let removed = journal.removedRowCount - removedRowCount
    if removed > 0 {
      // When the oldest rows are removed, the visible rows keep their positions.
      readingCursor.removeFirst(removed)
      if !sticksToEnd { offset -= Double(removed) * JournalListView.rowHeight }
      removedRowCount = journal.removedRowCount
    }
    updateNames()
    scroll(to: sticksToEnd ? maximumOffset : offset)
    setNeedsDisplay()
  }

  private func updateNames() {
    let before = nameWidths.count
    let entries = journal.entries
    let known = max(0, namesSeen - (entries.first?.number ?? 0))
    for entry in entries.dropFirst(known) {
      if nameWidths[entry.controller] == nil {
        nameWidths[entry.controller] = JournalRowLayouts.width(ofName: entry.controller)
      }
    }
    namesSeen = (journal.entries.last?.number ?? -1) + 1
    let lastTime = journal.entries.last.map { JournalRowLayouts.width(ofTime: $0.timeText) } ?? 0
    let isLonger = lastTime + 12 > timeWidth
    if isLonger { timeWidth = lastTime + 12 }
    if isLonger || nameWidths.count != before { updateColumns() }
  }

  private func updateColumns() {
    let widest = nameWidths.values.max() ?? 0
    let new = JournalColumns(
      width: bounds.width, nameWidth: min(max(widest, 80), max(80, bounds.width * 0.4)) + 4,
      timeWidth: timeWidth)
    guard new != columns else { return }
    columns = new
    (layouts, headings) = ([:], [:])
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateColumns()
    scroll(to: sticksToEnd ? maximumOffset : offset)
  }

  // MARK: Scrolling

  private var contentHeight: Double {
    Double(content.count) * JournalListView.rowHeight
  }
  private var maximumOffset: Double { max(0, contentHeight - bounds.height) }

  private func scroll(to wanted: Double) {
    let new = min(max(0, wanted), maximumOffset)
    sticksToEnd = new >= maximumOffset - 1
    guard new != offset else { return }
    offset = new
    setNeedsDisplay()
  }

  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    guard maximumOffset > 0, scroll.delta.y != 0 else {
      return super.scrolled(scroll, with: event)
    }
    self.scroll(to: offset - scroll.delta.y)
  }

  /// Scrolls the list until a row is visible.
  private func reveal(_ row: Int) {
    let (height, top) = (JournalListView.rowHeight, Double(row) * JournalListView.rowHeight)
    if top < offset { scroll(to: top) }
    if top + height > offset + bounds.height { scroll(to: top + height - bounds.height) }
  }

  override var canBecomeFirstResponder: Bool { true }

  /// The row that a screen reader reads.
  override var accessibilityFocusedElement: AccessibleObject? {
    guard let line = readingCursor.line, line < content.count else { return nil }
    _ = accessibilityElements
    return speech.element(of: content.row(line))
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let shown = presses.compactMap {
      readingCursor.move(by: $0.key, among: content.count, from: content.count - 1)
    }
    if let line = shown.last { return reveal(line) }
    let page = max(JournalListView.rowHeight, bounds.height - 2 * JournalListView.rowHeight)
    for press in presses {
      switch press.key.keyCode {
      case .keyboardUpArrow: scroll(to: offset - JournalListView.rowHeight)
      case .keyboardDownArrow: scroll(to: offset + JournalListView.rowHeight)
      case .keyboardPageUp: scroll(to: offset - page)
      case .keyboardPageDown: scroll(to: offset + page)
      case .keyboardHome: scroll(to: 0)
      case .keyboardEnd: scroll(to: maximumOffset)
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  /// Begins a drag with a finger, or with the pointer's primary button.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches where touch.type == .indirectPointer && event?.buttonMask != [.primary] {
      return super.touchesBegan([touch], with: event)
    }
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first,
      touch.type == .direct || event?.buttonMask == [.primary]
    else { return }
    scroll(to: offset + touch.previousLocation(in: self).y - touch.location(in: self).y)
  }

  /// Chooses the call if the press was not a drag.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard isPressed, let touch = touches.first else { return }
    isPressed = false
    guard touch.tapCount > 0, let entry = entry(at: touch.location(in: self)) else { return }
    onChoose?(entry)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { isPressed = false }

  // MARK: Drawing

  private let speech = JournalSpeech()

  /// The elements of the completely visible rows.
  override var accessibilityElements: [AccessibleObject]? {
    get {
      let shown = rows(in: bounds).filter {
        top(ofRow: $0) >= 0 && top(ofRow: $0) + JournalListView.rowHeight <= bounds.height
      }
      return speech.elements(
        of: shown.map { (content.row($0), top(ofRow: $0)) }, in: self)
    }
    set {}
  }

  private func rows(in rect: Rect) -> Range<Int> {
    let height = JournalListView.rowHeight
    let top = rect.minY + offset
    let first = max(0, Int((top / height).rounded(.down)))
    let last = min(
      content.count, Int(((top + rect.height) / height).rounded(.up)))
    return first..<max(first, last)
  }

  private func top(ofRow row: Int) -> Double {
    Double(row) * JournalListView.rowHeight - offset
  }

  private func layout(of entry: JournalEntry) -> JournalRowLayouts {
    if let known = layouts[entry.number] { return known }
    let made = JournalRowLayouts(entry, columns: columns)
    layouts[entry.number] = made
    return made
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let card = Path(roundedRect: bounds, cornerRadius: 12)
    canvas.fill(card, with: theme.surface)
    canvas.withSavedState { canvas in
      canvas.clip(to: card)
      for row in rows(in: rect) { drawRow(row, theme: theme, in: canvas) }
      drawIndicator(theme: theme, in: canvas)
    }
    let showsFocus = isFirstResponder && window?.isFocusVisible == true
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: showsFocus ? 1 : 0.5, dy: showsFocus ? 1 : 0.5),
        cornerRadius: 11.5),
      with: showsFocus ? theme.focusRing : theme.separator, width: showsFocus ? 2 : 1)
    forgetRowsOutOfSight()
  }

  private func drawRow(_ row: Int, theme: Theme, in canvas: borrowing Canvas) {
    countDrawing()
    let top = top(ofRow: row)
    switch content.row(row) {
    case .heading(let group): drawHeading(group, top: top, theme: theme, in: canvas)
    case .entry(let entry): drawEntry(entry, top: top, theme: theme, in: canvas)
    }
  }

  private func drawHeading(
    _ group: JournalGroup, top: Double, theme: Theme, in canvas: borrowing Canvas
  ) {
    let height = JournalListView.rowHeight
    canvas.fill(Rect(x: 0, y: top, width: bounds.width, height: height), with: theme.fill)
    let layout = layout(of: group)
    canvas.draw(
      layout, at: origin(of: layout, at: columns.mark, top: top), color: theme.label)
  }

  private func layout(of group: JournalGroup) -> TextLayout {
    if let known = headings[group.number] { return known }
    let made = TextLayout(
      group.title, font: JournalRowLayouts.headingFont,
      maximumWidth: max(1, columns.end - columns.mark), maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
    headings[group.number] = made
    return made
  }

  private func drawEntry(
    _ entry: JournalEntry, top: Double, theme: Theme, in canvas: borrowing Canvas
  ) {
    let layouts = layout(of: entry)
    if entry.number == hovered {
      canvas.fill(
        Rect(x: 0, y: top, width: bounds.width, height: JournalListView.rowHeight),
        with: theme.hoverFill)
    } else if entry.number.isMultiple(of: 2) {
      canvas.fill(
        Rect(x: 0, y: top, width: bounds.width, height: JournalListView.rowHeight),
        with: theme.label.withAlphaComponent(0.03))
    }
    let middle = top + JournalListView.rowHeight / 2
    let mark = Rect(
      center: Point(x: columns.mark + 5, y: middle), size: Size(width: 8, height: 8))
    canvas.fill(Path(ovalIn: mirrored(mark)), with: entry.kind.color(traitCollection))
    for (layout, x, color) in pieces(of: layouts, theme: theme) {
      canvas.draw(layout, at: origin(of: layout, at: x, top: top), color: color)
    }
  }

  /// Returns the position of a text in a row, from the x coordinate of its column.
  private func origin(of layout: TextLayout, at x: Double, top: Double) -> Point {
    let y = top + (JournalListView.rowHeight - layout.size.height) / 2
    return mirrored(Rect(origin: Point(x: x, y: y), size: layout.size)).origin
  }

  private func pieces(
    of layouts: JournalRowLayouts, theme: Theme
  ) -> [(TextLayout, Double, Color)] {
    var result = [
      (layouts.name, columns.name, theme.label), (layouts.event, columns.event, theme.label),
    ]
    if let time = layouts.time, let x = columns.time {
      result.append((time, x, theme.secondaryLabel))
    }
    if let detail = layouts.detail, let x = columns.detail {
      result.append((detail, x, theme.secondaryLabel))
    }
    return result
  }

  private func drawIndicator(theme: Theme, in canvas: borrowing Canvas) {
    guard maximumOffset > 0, bounds.height > 40 else { return }
    let track = bounds.height - 8
    let length = max(24, track * bounds.height / contentHeight)
    let y = 4 + (track - length) * offset / maximumOffset
    let thumb = mirrored(Rect(x: bounds.width - 8, y: y, width: 4, height: length))
    canvas.fill(
      Path(roundedRect: thumb, cornerRadius: 2),
      with: theme.secondaryLabel.withAlphaComponent(0.6))
  }

  private func forgetRowsOutOfSight() {
    let visible = rows(in: bounds)
    if headings.count > visible.count + 64 { headings = [:] }
    guard layouts.count > visible.count + 64 else { return }
    let numbers = visible.compactMap { row -> Int? in
      if case .entry(let entry) = content.row(row) { entry.number } else { nil }
    }
    guard let first = numbers.first, let last = numbers.last else { return }
    layouts = layouts.filter { (first...last).contains($0.key) }
  }

  /// The text of the completely visible rows.
  var displayedTexts: [DisplayedText] {
    let theme = theme
    return rows(in: bounds).flatMap { row -> [DisplayedText] in
      let top = top(ofRow: row)
      guard top >= 0, top + JournalListView.rowHeight <= bounds.height else { return [] }
      let layouts: JournalRowLayouts
      switch content.row(row) {
      case .heading(let group):
        let layout = layout(of: group)
        return [
          DisplayedText(
            layout, at: origin(of: layout, at: columns.mark, top: top), color: theme.label)
        ]
      case .entry(let entry): layouts = layout(of: entry)
      }
      return pieces(of: layouts, theme: theme).map { layout, x, color in
        DisplayedText(layout, at: origin(of: layout, at: x, top: top), color: color)
      }
    }
  }
}

extension JournalListView: AccessibilityListProviding {
  /// Returns the position of an entry among all entries of the journal, and their number.
  func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    guard let number = speech.number(of: item), let first = journal.entries.first?.number else {
      return nil
    }
    return (number - first + 1, journal.entries.count)
  }
}
