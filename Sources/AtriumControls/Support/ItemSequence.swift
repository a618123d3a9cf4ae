import AtriumKit

/// The keyboard navigation through a row of items, some of which may be disabled.
struct ItemSequence {
  let count: Int
  let isRightToLeft: Bool
  let isUsable: (Int) -> Bool

  /// Returns the item to which a key press moves.
  ///
  /// - Parameters:
  ///   - key: The left or right arrow, Home or End; all other keys are unknown.
  ///   - start: The index of the current item; nil if there is no current item.
  /// - Returns: Whether the key is known, and the index of the item; nil if there is no such item.
  func target(of key: Key, from start: Int?) -> (isKnown: Bool, index: Int?) {
    let forward = isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardRightArrow: return (true, next(from: start, by: forward))
    case .keyboardLeftArrow: return (true, next(from: start, by: -forward))
    case .keyboardHome: return (true, next(from: nil, by: 1))
    case .keyboardEnd: return (true, next(from: nil, by: -1))
    default: return (false, nil)
    }
  }

  /// Returns the next usable item in a direction; without a start, the first usable item of the row in that direction.
  ///
  /// The direction is 1 or −1. The result is nil if no usable item follows.
  func next(from start: Int?, by direction: Int) -> Int? {
    var index = (start ?? (direction > 0 ? -1 : count)) + direction
    while index >= 0, index < count {
      if isUsable(index) { return index }
      index += direction
    }
    return nil
  }
}
