import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A scrolling list of the inspector's rows with selection and hover.
///
/// Only visible rows are laid out and drawn.
class RowsView: View, TextDisplaying {
  private(set) var rows: [InspectorRow] = []
  /// The identifier of the selected row.
  private(set) var selected: String?
  /// Called when the user selects a row.
  var onSelect: ((InspectorRow) -> Void)?
  /// Called when the user presses Return or double-clicks a row.
  var onOpen: ((InspectorRow) -> Void)?
  /// Called when the pointer enters a row, or leaves the rows (nil).
  var onHover: ((InspectorRow?) -> Void)?
  /// Called when a click on the disclosure triangle of a row, or a left or right arrow key, folds or unfolds the row.
  var onFold: ((InspectorRow, _ opens: Bool) -> Void)?

  private var tops: [Double] = [0]
  private var offset = 0.0
  /// Whether the selected row stays visible when the size changes.
  ///
  /// Scrolling by the user sets this property to false.
  private var revealsSelection = false
  private var shownSize = Size.zero
  private var hovered: String?
  private var layouts: [InspectorRow: RowLayout] = [:]
  private var layoutWidth = 0.0
  private var typed = ""
  private var typedTime = -1.0
  private let glow = RowGlow()
  /// The elements of the rows, by identifier; empty until an assistive technology asks for them.
  private var elements: [String: RowElement] = [:]

  init(label: String) {
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = label
    accessibilityRole = .list
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(over: isOver ? row(at: recognizer.location(in: self).y) : nil)
      })
  }

  // MARK: Content

  /// Shows new rows, and keeps the selection and the scroll position.
  func show(_ new: [InspectorRow]) {
    guard new != rows else { return }
    let changed = RowGlow.changes(from: rows, to: new)
    rows = new
    measure()
    setNeedsDisplay()
    glow.flash(changed, in: self)
  }

  /// Selects a row, and scrolls to it; nil clears the selection.
  func select(_ id: String?, scrolls: Bool = true) {
    if id != selected {
      selected = id
      setNeedsDisplay()
    }
    if scrolls { revealsSelection = true }
    if scrolls, let index = index(of: id) { reveal(index) }
  }

  /// Draws a row as if the pointer were over it, and scrolls to it; nil removes the mark.
  func mark(_ id: String?) {
    guard id != hovered else { return }
    hovered = id
    setNeedsDisplay()
    if let index = index(of: id) { reveal(index) }
  }

  private func index(of id: String?) -> Int? {
    id.flatMap { id in rows.firstIndex { $0.id == id } }
  }

  private func measure() {
    var top = 0.0
    tops = [0]
    for row in rows {
      top += RowLayout.height(of: row, width: bounds.width)
      tops.append(top)
    }
    offset = min(offset, maximumOffset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    measure()
    // The selected row stays visible when the size changes.
    if revealsSelection, shownSize != bounds.size, let index = index(of: selected) {
      scroll(to: (tops[index] + tops[index + 1] - bounds.height) / 2)
    }
    shownSize = bounds.size
    setNeedsDisplay()
  }

  // MARK: Frames

  private var maximumOffset: Double { max(0, (tops.last ?? 0) - bounds.height) }

  /// Returns the frame of a row, in the view's coordinates.
  func frame(ofRow index: Int) -> Rect {
    Rect(
      x: 0, y: tops[index] - offset, width: bounds.width, height: tops[index + 1] - tops[index])
  }

  private func row(at y: Double) -> Int? {
    let place = y + offset
    guard place >= 0, place < tops.last ?? 0, y >= 0, y < bounds.height else { return nil }
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return rows.indices.contains(low) ? low : nil
  }

  private func reveal(_ index: Int) {
    let (top, bottom) = (tops[index], tops[index + 1])
    if bottom > offset + bounds.height { scroll(to: bottom - bounds.height) }
    if top < offset { scroll(to: top) }
  }

  private func scroll(to wanted: Double) {
    let new = min(max(0, wanted), maximumOffset).rounded(.up)
    guard new != offset else { return }
    offset = new
    glow.end()
    setNeedsDisplay()
  }

  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    guard maximumOffset > 0, scroll.delta.y != 0 else {
      return super.scrolled(scroll, with: event)
    }
    revealsSelection = false
    self.scroll(to: offset - scroll.delta.y)
  }

  // MARK: Pointer

  private func hover(over index: Int?) {
    let row = index.map { rows[$0] }
    guard row?.id != hovered else { return }
    hovered = row?.id
    setNeedsDisplay()
    onHover?(row)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, touch.type == .direct || event?.buttonMask == [.primary] else {
      return super.touchesBegan(touches, with: event)
    }
    becomeFirstResponder()
    let place = touch.location(in: self)
    guard touch.type == .indirectPointer, let index = row(at: place.y) else { return }
    press(index, at: place, count: touch.tapCount)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, touch.type == .direct else { return }
    revealsSelection = false
    scroll(to: offset + touch.previousLocation(in: self).y - touch.location(in: self).y)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, touch.type == .direct, touch.tapCount > 0 else { return }
    let place = touch.location(in: self)
    if let index = row(at: place.y) { press(index, at: place, count: touch.tapCount) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  private func press(_ index: Int, at place: Point, count: Int) {
    let row = rows[index]
    if let isOpen = row.branch.isOpen, RowLayout.triangle(of: row).contains(x: place.x) {
      onFold?(row, !isOpen)
    } else if row.isSelectable {
      choose(index)
      if count == 2 { onOpen?(row) }
    }
  }

  private func choose(_ index: Int) {
    select(rows[index].id)
    onSelect?(rows[index])
  }

  // MARK: Assistive technologies

  /// The elements of all rows, including the rows outside the visible area.
  override var accessibilityElements: [AccessibleObject]? {
    get {
      let known = elements
      elements = [:]
      return rows.compactMap { row in
        guard elements[row.id] == nil else { return nil }
        let element = known[row.id] ?? RowElement(row, in: self)
        element.row = row
        elements[row.id] = element
        return element
      }
    }
    set {}
  }

  /// The selected row, on which the keys act.
  override var accessibilityFocusedElement: AccessibleObject? { selected.flatMap { elements[$0] } }

  /// Returns the frame of the row with an identifier; nil if there is no such row.
  func frame(of id: String) -> Rect? { index(of: id).map(frame(ofRow:)) }

  /// Selects the row with an identifier.
  ///
  /// - Returns: Whether the row can be selected.
  func choose(_ id: String) -> Bool {
    guard let index = index(of: id), rows[index].isSelectable else { return false }
    choose(index)
    return true
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses where !use(press) { super.pressesBegan([press], with: event) }
  }

  private func use(_ press: Press) -> Bool {
    guard press.key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    let page = max(1, Int(bounds.height / RowLayout.nodeHeight) - 1)
    switch press.key.keyCode {
    case .keyboardUpArrow: move(by: -1)
    case .keyboardDownArrow: move(by: 1)
    case .keyboardPageUp: move(by: -page)
    case .keyboardPageDown: move(by: page)
    case .keyboardHome: move(to: 0, direction: 1)
    case .keyboardEnd: move(to: rows.count - 1, direction: -1)
    case .keyboardLeftArrow: return goOut()
    case .keyboardRightArrow: return goIn()
    case .keyboardReturnOrEnter, .keypadEnter:
      guard let index = index(of: selected) else { return false }
      onOpen?(rows[index])
    default: return type(press.key.charactersIgnoringModifiers)
    }
    return true
  }

  private func move(by step: Int) {
    guard let index = index(of: selected) else { return move(to: 0, direction: 1) }
    move(to: index + step, direction: step.signum())
  }

  /// Selects the selectable row that is nearest to the wanted index in the given direction.
  private func move(to wanted: Int, direction: Int) {
    guard !rows.isEmpty else { return }
    var index = min(max(0, wanted), rows.count - 1)
    while rows.indices.contains(index), !rows[index].isSelectable { index += direction }
    if rows.indices.contains(index) { choose(index) }
  }

  private func goOut() -> Bool {
    guard let index = index(of: selected) else { return false }
    let row = rows[index]
    guard row.style == .node else { return false }
    if row.branch.isOpen == true {
      onFold?(row, false)
    } else if let parent = rows[..<index].lastIndex(where: { $0.level < row.level }) {
      choose(parent)
    }
    return true
  }

  private func goIn() -> Bool {
    guard let index = index(of: selected) else { return false }
    let row = rows[index]
    guard row.style == .node else { return false }
    if row.branch.isOpen == false {
      onFold?(row, true)
    } else if rows.indices.contains(index + 1), rows[index + 1].level > row.level {
      choose(index + 1)
    }
    return true
  }

  /// Selects the next row whose title begins with the typed letters; a pause of one second begins a new text.
  private func type(_ text: String) -> Bool {
    guard let letter = text.first, letter.isLetter || letter.isNumber, let window else {
      return false
    }
    typed = window.currentTime - typedTime < 1 ? typed + text : text
    typedTime = window.currentTime
    let start = (index(of: selected) ?? -1) + (typed.count == 1 ? 1 : 0)
    let order = rows.indices.map { (max(0, start) + $0) % rows.count }
    let found = order.first { index in
      rows[index].isSelectable && rows[index].title.lowercased().hasPrefix(typed.lowercased())
    }
    if let found { choose(found) }
    return found != nil
  }

  // MARK: Drawing

  private var visible: Range<Int> {
    guard let first = row(at: 0) else { return 0..<0 }
    var end = first
    while end < rows.count, tops[end] < offset + bounds.height { end += 1 }
    return first..<end
  }

  private func layout(of row: InspectorRow) -> RowLayout {
    // While the width is animated, rows are also drawn at intermediate widths. The layouts must fit the current
    // width.
    if layoutWidth != bounds.width { (layoutWidth, layouts) = (bounds.width, [:]) }
    if let known = layouts[row] { return known }
    let made = RowLayout(row, width: bounds.width)
    if layouts.count > 512 { layouts = [:] }
    layouts[row] = made
    return made
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    canvas.fill(bounds, with: theme.surface)
    let look = RowLook(traitCollection, isActive: isFirstResponder)
    for index in visible {
      let frame = frame(ofRow: index)
      guard frame.intersects(rect) else { continue }
      let row = rows[index]
      layout(of: row).draw(
        in: frame, isSelected: row.id == selected, isHovered: row.id == hovered, look: look,
        canvas: canvas)
    }
    drawIndicator(theme, in: canvas)
    if isFirstResponder, window?.isFocusVisible == true {
      canvas.stroke(Path(rect: bounds.insetBy(dx: 1, dy: 1)), with: theme.focusRing, width: 2)
    }
  }

  private func drawIndicator(_ theme: Theme, in canvas: borrowing Canvas) {
    guard maximumOffset > 0, bounds.height > 40 else { return }
    let track = bounds.height - 8
    let length = max(24, track * bounds.height / max(1, tops.last ?? 1))
    let y = 4 + (track - length) * offset / maximumOffset
    canvas.fill(
      Path(
        roundedRect: Rect(x: bounds.width - 6, y: y, width: 4, height: length), cornerRadius: 2),
      with: theme.secondaryLabel.withAlphaComponent(0.6))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  /// The strings of the rows that are completely visible.
  var displayedTexts: [DisplayedText] {
    let look = RowLook(traitCollection, isActive: isFirstResponder)
    return visible.flatMap { index -> [DisplayedText] in
      let frame = frame(ofRow: index)
      guard frame.minY >= 0, frame.maxY <= bounds.height else { return [] }
      return layout(of: rows[index]).texts(
        in: frame, isSelected: rows[index].id == selected, look: look)
    }
  }
}

extension RowsView: AccessibilityCursorMoving {
  /// Selects the row of an element.
  func moveAccessibilityCursor(to item: AccessibleObject) -> Bool {
    (item as? RowElement).map { choose($0.row.id) } ?? false
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(x: Double) -> Bool { contains(x) }
}
