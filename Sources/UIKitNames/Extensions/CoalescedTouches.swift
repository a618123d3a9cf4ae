public import Atrium

extension Event {
  /// Returns the touches that the event combines into a touch: only the touch itself, since no motion is combined.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { [touch] }

  /// Returns the touches that are expected next: none, since nothing is predicted.
  public func predictedTouches(for touch: Touch) -> [Touch]? { [] }
}
