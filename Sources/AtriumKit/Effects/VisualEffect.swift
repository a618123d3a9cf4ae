/// An effect of a ``VisualEffectView`` on the views behind it.
public class VisualEffect {
  /// Makes an effect that changes nothing.
  public init() {}
}
