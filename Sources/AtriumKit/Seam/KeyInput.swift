/// A key event, as a host reports it.
public struct KeyInput: Equatable, Sendable {
  /// The key and the characters that it produces.
  public var key: Key
  /// Whether the event is an auto-repeat, because the key is held down.
  public var isRepeat: Bool
  /// The time, in seconds of the host's clock; ``Window/dispatch(_:)`` converts it to the window's clock.
  public var time: Double

  /// Makes a key event.
  public init(key: Key, time: Double, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
    self.time = time
  }
}
