/// A weak reference to a view.
struct WeakView {
  weak var view: View?

  init(_ view: View) {
    self.view = view
  }
}
