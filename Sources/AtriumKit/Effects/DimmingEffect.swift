/// An effect that dims the views behind the effect view with black.
public final class DimmingEffect: VisualEffect {
  /// The opacity of the black, from 0 to 1.
  public let alpha: Double

  /// Makes an effect that dims with black.
  ///
  /// - Parameter alpha: The opacity of the black, clamped to 0 … 1; by default 0.2, as behind a sheet.
  public init(alpha: Double = 0.2) {
    self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}
