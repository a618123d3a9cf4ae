import AtriumKit

/// Items in a row, some of which cannot be chosen, as keys go through them.
struct ItemSequence {
  let count: Int
  let isRightToLeft: Bool
  let isUsable: (Int) -> Bool

  /// Where a key leads.
  ///
  /// - Parameters:
  ///   - key: An arrow sideways, Home or End; others mean nothing here.
  ///   - start: From where; nil if no item is chosen.
  /// - Returns: Whether the key means anything, and the item; nil where there is none.
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

  /// The next usable item; from nowhere, the first one from that side.
  func next(from start: Int?, by direction: Int) -> Int? {
    var index = (start ?? (direction > 0 ? -1 : count)) + direction
    while index >= 0, index < count {
      if isUsable(index) { return index }
      index += direction
    }
    return nil
  }
}
