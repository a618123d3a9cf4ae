internal import AtriumKit

/// The keys that are down, as one window was told, so that the window is told of each release.
struct HeldKeys {
  private var keys: [UInt32: Key] = [:]

  /// Adds a key that was pressed.
  ///
  /// - Returns: Whether it was already down, so that the press is a repetition.
  mutating func press(_ code: UInt32, _ key: Key) -> Bool {
    keys.updateValue(key, forKey: code) != nil
  }

  /// Removes and returns a key that was released; nil if it was not down.
  mutating func release(_ code: UInt32) -> Key? {
    keys.removeValue(forKey: code)
  }

  /// Releases the keys that are no longer down.
  ///
  /// - Parameters:
  ///   - vector: A bit for each key code, as in a `KeymapNotify`; nil to release all keys.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The events for the window.
  mutating func release(notIn vector: [UInt8]?, time: Double) -> [InputEvent] {
    let codes = keys.keys.filter { code in
      let index = Int(code / 8)
      guard let vector, vector.indices.contains(index) else { return true }
      return vector[index] & 1 << (code % 8) == 0
    }
    return codes.sorted().compactMap { code in
      guard var key = keys.removeValue(forKey: code) else { return nil }
      key.modifierFlags = key.modifierFlags.intersection(.numericPad)
      return .keyUp(KeyInput(key: key, time: time))
    }
  }
}
