/// What a key did, as a host tells it.
public struct KeyInput: Equatable, Sendable {
  /// Which key, and what it writes.
  public var key: Key
  /// Whether this comes from holding the key down.
  public var isRepeat: Bool
  /// When, in seconds since the window began.
  public var time: Double

  /// Makes the description of one key event.
  public init(key: Key, time: Double, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
    self.time = time
  }
}
