/// An effect of a ``VisualEffectView`` on the views behind it.
public class VisualEffect {
  init() {}
}
