extension Event {
  /// The kinds of motions of a device.
  ///
  /// The raw values are UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No motion.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }
}
