internal import AtriumKit

/// The keys that are down, as one window was told, so that it is told of each release.
struct HeldKeys {
  private var keys: [UInt32: Key] = [:]

  /// Takes a key that went down.
  ///
  /// - Returns: Whether it was down already, so that this is a repetition.
  mutating func press(_ code: UInt32, _ key: Key) -> Bool {
    keys.updateValue(key, forKey: code) != nil
  }

  /// Takes a key that came up; nil if it was not down.
  mutating func release(_ code: UInt32) -> Key? {
    keys.removeValue(forKey: code)
  }

  /// Ends the keys that are down no longer.
  ///
  /// - Parameters:
  ///   - vector: A bit for each key, as in the server's message; nil if none is down for the window.
  ///   - time: When, in seconds of the window's clock.
  /// - Returns: What to tell the window.
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
