/// A key that goes down or up.
public struct Press: Hashable, Sendable {
  /// The key and the characters that it produces.
  public let key: Key
  /// Whether it is a repetition by a key held down.
  public let isRepeat: Bool

  /// Makes a press of a key.
  public init(key: Key, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
  }
}
