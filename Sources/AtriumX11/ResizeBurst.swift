/// Recognises sizes of a window that arrive soon after each other (DC-34).
///
/// Most window managers, and other programs that resize windows, do not announce the steps of a resize. A
/// size that arrives soon after another size therefore also counts as a step.
package struct ResizeBurst {
  /// The maximum time between two sizes of a burst, in seconds.
  package static let interval = 0.15

  /// The time at which the last size arrived or was painted, in seconds of the host's clock.
  private var latest = -Double.infinity
  private var isPictureDue = false

  /// Makes the state of a window that has not received a size.
  package init() {}

  /// Receives a new size.
  ///
  /// - Parameter time: The time at which the size arrived, in seconds of the host's clock.
  /// - Returns: Whether the size arrived soon after another size.
  package mutating func receive(at time: Double) -> Bool {
    defer { latest = time }
    isPictureDue = true
    return time - latest <= ResizeBurst.interval
  }

  /// Stores the time at which the last size has been painted.
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
