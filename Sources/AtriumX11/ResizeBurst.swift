/// The sizes of one window that come soon after each other (DC-34).
///
/// Most window managers, and other programs that resize windows, announce no steps. So a size that
/// comes soon after another one counts as a step too.
package struct ResizeBurst {
  /// The maximum time between two sizes of a burst, in seconds.
  package static let interval = 0.15

  /// The time at which the last size arrived or was painted, in seconds of the host's clock.
  private var latest = -Double.infinity
  private var isPictureDue = false

  /// Makes an empty burst.
  package init() {}

  /// Receives a new size.
  ///
  /// - Parameter time: The time at which the size arrived, in seconds of the host's clock.
  /// - Returns: Whether the size soon follows another one.
  package mutating func receive(at time: Double) -> Bool {
    defer { latest = time }
    isPictureDue = true
    return time - latest <= ResizeBurst.interval
  }

  /// Notes that the last size is painted.
  ///
  /// The host receives no sizes while it paints, so the interval begins again after the painting.
  ///
  /// - Parameter time: The time after the painting, in seconds of the host's clock.
  package mutating func painted(at time: Double) {
    guard isPictureDue else { return }
    isPictureDue = false
    latest = time
  }
}
