/// What a ``VisualEffectView`` does with the views behind it.
public class VisualEffect {
  init() {}
}
