import AtriumKit

extension RingMenuController {
  /// Stores which view of a child has the focus, before the child is replaced.
  func rememberKeyboard(in child: ViewController) {
    KeyboardPlace.remember(
      menuView.isOpen ? menuView.formerResponder : view.window?.firstResponder, in: child)
  }

  /// Restores the focus in a child that has been selected again.
  ///
  /// An open ring remains first responder until it closes.
  func returnKeyboard(to child: ViewController) {
    guard let view = KeyboardPlace.responder(in: child) as? View, view.window != nil else { return }
    if menuView.isOpen {
      menuView.formerResponder = view
    } else {
      view.becomeFirstResponder()
    }
  }
}
