/// The sizes of one window that come soon after each other (DC-34).
///
/// Most window managers announce no steps, and programs that resize windows announce none either. A
/// size that comes soon after another one is a step all the same.
package struct ResizeBurst {
  /// The longest time between two sizes of a burst, in seconds.
  package static let interval = 0.15

  /// When the last size came or was painted, in seconds of the host's clock.
  private var latest = -Double.infinity
  private var isPictureDue = false

  /// Makes a burst that no size belongs to.
  package init() {}

  /// Receives a new size.
  ///
  /// - Parameter time: When it came, in seconds of the host's clock.
  /// - Returns: Whether it follows another size.
  package mutating func receive(at time: Double) -> Bool {
    defer { latest = time }
    isPictureDue = true
    return time - latest <= ResizeBurst.interval
  }

  /// Notes that the last size is painted.
  ///
  /// The host does not see sizes while it paints, so the interval begins again after that.
  ///
  /// - Parameter time: The time after the painting, in seconds of the host's clock.
  package mutating func painted(at time: Double) {
    guard isPictureDue else { return }
    isPictureDue = false
    latest = time
  }
}
