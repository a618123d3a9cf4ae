/// A view that is remembered without being kept.
struct WeakView {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
