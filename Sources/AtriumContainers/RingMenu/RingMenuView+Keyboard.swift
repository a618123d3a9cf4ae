import AtriumGeometry
import AtriumKit

extension RingMenuView {
  /// Handles the keys of an open ring: arrows and Tab highlight, digits and Enter choose, Escape
  /// closes.
  ///
  /// - Returns: Whether the key is one of them.
  func handle(_ press: Press) -> Bool {
    let code = press.key.keyCode
    if let digit = code.digit {
      if !press.isRepeat, items.indices.contains(digit) { choose(digit) }
      return true
    }
    switch code {
    case .keyboardEscape:
      if !press.isRepeat { choose(nil) }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // Without a highlight there is nothing to confirm; the ring stays open.
      if !press.isRepeat, let highlightedIndex { choose(highlightedIndex) }
    case .keyboardRightArrow: highlight(toward: 0)
    case .keyboardDownArrow: highlight(toward: .pi / 2)
    case .keyboardLeftArrow: highlight(toward: .pi)
    case .keyboardUpArrow: highlight(toward: -.pi / 2)
    case .keyboardTab: step(press.key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: highlightedIndex = items.isEmpty ? nil : 0
    case .keyboardEnd: highlightedIndex = items.isEmpty ? nil : items.count - 1
    default: return false
    }
    return true
  }

  private func step(_ distance: Int) {
    guard !items.isEmpty else { return }
    let current = highlightedIndex ?? itemViews.firstIndex { $0.isSelected }
    guard let current else {
      highlightedIndex = distance > 0 ? 0 : items.count - 1
      return
    }
    highlightedIndex = (current + distance + items.count) % items.count
  }

  /// Highlights an item by an arrow key.
  ///
  /// The first arrow highlights the item nearest to its direction. Further arrows move towards
  /// theirs item by item, and jump if it is opposite (within 20°).
  private func highlight(toward direction: Double) {
    guard let ringLayout, ringLayout.count > 0 else { return }
    let pointing = Point(x: 1000, y: 0).applying(AffineTransform(rotationAngle: direction))
    let nearest = ringLayout.item(inDirection: pointing)
    guard let current = highlightedIndex, nearest != current else {
      highlightedIndex = nearest
      return
    }
    var turn = direction - ringLayout.angle(ofItem: current)
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    if abs(turn) >= .pi - .pi / 9 {
      highlightedIndex = nearest
    } else {
      step(turn > 0 ? 1 : -1)
    }
  }
}

extension KeyboardHIDUsage {
  /// The index of the item for a digit key: 1 is the first, 0 the tenth; nil for other keys.
  fileprivate var digit: Int? {
    for first in [KeyboardHIDUsage.keyboard1, .keypad1] {
      let offset = Int(rawValue) - Int(first.rawValue)
      if (0...9).contains(offset) { return offset }
    }
    return nil
  }
}
