/// One key's way down or up.
public struct Press: Hashable, Sendable {
  /// Which key, and what it writes.
  public let key: Key
  /// Whether this comes from holding the key down.
  public let isRepeat: Bool

  /// Makes a press of a key.
  public init(key: Key, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
  }
}
