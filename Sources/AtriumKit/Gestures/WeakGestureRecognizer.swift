/// A recogniser that is not kept alive.
struct WeakGestureRecognizer {
  weak var recognizer: GestureRecognizer?
}
