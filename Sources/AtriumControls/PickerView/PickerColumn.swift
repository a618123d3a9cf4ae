import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The column of one component of a picker: rows that scroll behind the selection indicator.
///
/// Only visible rows have views.
final class PickerColumn: ScrollView, ScrollViewDelegate {
  let component: Int
  let rowHeight: Double
  let count: Int
  private(set) var selectedRow = 0
  /// Makes the view of a row; the second argument is a view to reuse, or nil.
  var makeRow: (Int, View?) -> View = { _, _ in View() }
  /// Returns the title of a row, for assistive technology; nil without a title.
  var title: (Int) -> String? = { _ in nil }
  /// Returns the name of the column, for assistive technology; nil without a name.
  var name: () -> String? = { nil }
  /// Called when the user has selected another row.
  var didSelect: (Int) -> Void = { _ in }
  private var rows: [Int: View] = [:]
  private var spare: [View] = []
  private var press: Point?
  /// The target row of the current animated scroll; nil if there is none, or if the user has interrupted it.
  private var aim: Int?

  init(component: Int, count: Int, rowHeight: Double) {
    (self.component, self.count) = (component, max(0, count))
    self.rowHeight = rowHeight > 0 && rowHeight.isFinite ? rowHeight : PickerView.rowHeight
    super.init(frame: .zero)
    delegate = self
    isAccessibilityElement = true
    accessibilityRole = .incrementor
    accessibilityTraits = .adjustable
    showsVerticalScrollIndicator = false
    allowsPointerDragging = true
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    keyboardScrollDistance = self.rowHeight
  }

  override func layoutSubviews() {
    let space = max(0, (bounds.height - rowHeight) / 2)
    contentInset = EdgeInsets(top: space, left: 0, bottom: space, right: 0)
    contentSize = Size(width: bounds.width, height: Double(count) * rowHeight)
    if motionKind == nil, !isTracking { contentOffset.y = offset(of: selectedRow) }
    super.layoutSubviews()
    tile()
  }

  private func offset(of row: Int) -> Double {
    Double(row) * rowHeight - max(0, (bounds.height - rowHeight) / 2)
  }

  /// Returns the row at the selection indicator for an offset.
  private func row(at offset: Double) -> Int {
    let place = (offset + max(0, (bounds.height - rowHeight) / 2)) / rowHeight
    return Int(min(max(0, place.rounded()), Double(max(0, count - 1))))
  }

  private func tile() {
    guard count > 0, bounds.height > 0 else { return rows.keys.forEach(retire) }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(count - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
    for row in rows.keys where row < first || row > last { retire(row) }
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? makeRow(row, spare.popLast())
      if view.superview !== self { insertSubview(view, at: 0) }
      rows[row] = view
      view.isHidden = false
      view.frame = Rect(
        x: 0, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight)
      let distance = abs(view.center.y - bounds.midY) / max(1, bounds.height / 2)
      view.alpha =
        distance < rowHeight / max(1, bounds.height) ? 1 : max(0.15, 0.75 - 0.6 * distance)
    }
  }

  private func retire(_ row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    view.isHidden = true
    spare.append(view)
  }

  func view(of row: Int) -> View? { rows[row] }

  /// The accessibility label that was set; without it, the column's name or the picker's label.
  ///
  /// If none of these exists, the label is text such as `Column 1`.
  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? name() ?? superview?.accessibilityLabel
        ?? String(localized: "Column %@", "\(component + 1)")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The title of the selected row; without a title, text with the number of that row.
  override var positionText: String? {
    title(selectedRow) ?? String(localized: "%@ of %@", "\(selectedRow + 1)", "\(count)")
  }

  /// Selects the next row.
  override func accessibilityIncrement() { turn(to: min(selectedRow + 1, max(0, count - 1))) }

  /// Selects the previous row.
  override func accessibilityDecrement() { turn(to: max(selectedRow - 1, 0)) }

  /// Selects a row without notifying the picker.
  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(0, row), max(0, count - 1))
    turn(to: selectedRow, animated: animated)
  }

  /// Scrolls to a row; with an animation, selects the row when the scrolling ends.
  private func turn(to row: Int, animated: Bool = true) {
    let target = Point(x: 0, y: offset(of: row))
    aim = animated && target != contentOffset ? row : nil
    setContentOffset(target, animated: animated)
  }

  /// Selects the row at the selection indicator in response to user input, after scrolling to it if necessary.
  private func settle() {
    let row = row(at: contentOffset.y)
    if contentOffset.y == offset(of: row) { adopt(row) } else { turn(to: row) }
  }

  private func adopt(_ row: Int) {
    aim = nil
    guard row != selectedRow else { return }
    selectedRow = row
    didSelect(row)
  }

  // MARK: The user

  /// The scale at which one step of a wheel scrolls by one row.
  override var wheelScale: Double { rowHeight / ScrollInput.wheelStep }

  /// Returns an offset that aligns a row with the selection indicator.
  override func scrollTarget(_ target: Point, velocity: Point) -> Point {
    Point(x: 0, y: offset(of: row(at: target.y)))
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { tile() }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { settle() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { aim = nil }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    guard let aim else { return settle() }
    // A different offset means that another scroll has interrupted the animation. The end of that scroll selects a row.
    if contentOffset.y == offset(of: aim) { adopt(aim) } else { self.aim = nil }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    press = touches.first?.location(in: self)
    super.touchesBegan(touches, with: event)
  }

  /// Scrolls to the row that was clicked or tapped.
  override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    super.touchesEnded(touches, with: event)
    guard let press, let place = touches.first?.location(in: self),
      place.distance(to: press) < rowHeight / 2, count > 0
    else { return }
    let row = Int((place.y / rowHeight).rounded(.down))
    guard row >= 0, row < count else { return }
    turn(to: row)
  }

  /// Handles the keys that select rows: Up, Down, Page Up, Page Down, Home and End.
  override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func handle(_ key: Key) -> Bool {
    guard isFirstResponder, count > 0,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let page = max(1, Int(bounds.height / rowHeight) - 1)
    let row: Int
    switch key.keyCode {
    case .keyboardUpArrow: row = selectedRow - 1
    case .keyboardDownArrow: row = selectedRow + 1
    case .keyboardPageUp: row = selectedRow - page
    case .keyboardPageDown: row = selectedRow + page
    case .keyboardHome: row = 0
    case .keyboardEnd: row = count - 1
    default: return false
    }
    let wanted = min(max(0, row), count - 1)
    guard wanted != selectedRow else { return true }
    select(wanted, animated: true)
    didSelect(wanted)
    return true
  }

  override var canBecomeFirstResponder: Bool { count > 1 }

  override func drawFocusRing(in canvas: borrowing Canvas) {
    let place = Rect(
      x: bounds.minX + 4, y: bounds.midY - rowHeight / 2, width: max(0, bounds.width - 8),
      height: rowHeight)
    theme.drawFocusRing(around: place, cornerRadius: Theme.cornerRadius, in: canvas)
  }
}

extension PickerColumn: AccessibilityRangeAdjusting {
  /// The index of the selected row, from 0, and its limits.
  var accessibilityRange: AccessibilityRange {
    AccessibilityRange(
      value: Double(selectedRow), minimum: 0, maximum: Double(max(0, count - 1)), step: 1)
  }

  /// Turns to the row at an index.
  func setAccessibilityValue(_ value: Double) {
    turn(to: Int(min(max(0, value.rounded()), Double(max(0, count - 1)))))
  }
}
