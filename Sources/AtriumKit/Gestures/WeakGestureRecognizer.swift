/// A weak reference to a recogniser.
struct WeakGestureRecognizer {
  weak var recognizer: GestureRecognizer?
}
