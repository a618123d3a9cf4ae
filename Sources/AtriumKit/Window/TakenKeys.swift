/// The pressed keys that responders do not receive, because a key command or a recogniser has taken them.
struct TakenKeys {
  enum Taker { case command, recognizer }

  private var keys: [Taker: Set<KeyboardHIDUsage>] = [:]

  /// Records that a key command or a recogniser has taken a pressed key.
  mutating func take(_ key: KeyboardHIDUsage, for taker: Taker) {
    keys[taker, default: []].insert(key)
  }

  /// Removes a key that has been released.
  ///
  /// - Returns: Whether the key command or the recogniser had taken the key.
  mutating func release(_ key: KeyboardHIDUsage, from taker: Taker) -> Bool {
    keys[taker]?.remove(key) != nil
  }
}
