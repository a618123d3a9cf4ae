/// A key event: the press or the release of a key.
public struct Press: Hashable, Sendable {
  /// The key and the characters that it produces.
  public let key: Key
  /// Whether the event is an auto-repeat, because the key is held down.
  public let isRepeat: Bool

  /// Makes a key event.
  public init(key: Key, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
  }
}
