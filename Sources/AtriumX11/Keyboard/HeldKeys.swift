internal import AtriumKit

/// The keys that are down in one window, so that the window receives each release.
struct HeldKeys {
  private var keys: [UInt32: Key] = [:]
  /// The codes of the keys that the server itself has reported as pressed.
  private var codesOfServer: Set<UInt32> = []

  /// Adds a key that was pressed.
  ///
  /// Only the server generates auto-repeats. A press that another client sent is never an auto-repeat, and its
  /// release may never arrive.
  ///
  /// - Parameters:
  ///   - code: The key's code.
  ///   - key: The key.
  ///   - isSent: Whether another client sent the press.
  /// - Returns: Whether the press is an auto-repeat.
  mutating func press(_ code: UInt32, _ key: Key, isSent: Bool) -> Bool {
    keys[code] = key
    if isSent { return false }
    return !codesOfServer.insert(code).inserted
  }

  /// Removes and returns a key that was released; nil if the key was not down.
  mutating func release(_ code: UInt32) -> Key? {
    codesOfServer.remove(code)
    return keys.removeValue(forKey: code)
  }

  /// Releases the keys that are no longer down.
  ///
  /// - Parameters:
  ///   - vector: A bit for each key code, as in a `KeymapNotify`; nil releases all keys.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The release events for the window.
  mutating func release(notIn vector: [UInt8]?, time: Double) -> [InputEvent] {
    let codes = keys.keys.filter { code in
      let index = Int(code / 8)
      guard let vector, vector.indices.contains(index) else { return true }
      return vector[index] & 1 << (code % 8) == 0
    }
    return codes.sorted().compactMap { code in
      guard var key = release(code) else { return nil }
      key.modifierFlags = key.modifierFlags.intersection(.numericPad)
      return .keyUp(KeyInput(key: key, time: time))
    }
  }
}
