import AtriumKit

extension RingMenuController {
  /// Stores the first responder in a child that is about to be replaced.
  func rememberKeyboard(in child: ViewController) {
    KeyboardPlace.remember(
      menuView.isOpen ? menuView.formerResponder : view.window?.firstResponder, in: child)
  }

  /// Restores the first responder in a child that is selected again.
  ///
  /// An open ring stays first responder until it closes.
  func returnKeyboard(to child: ViewController) {
    guard let view = KeyboardPlace.responder(in: child) as? View, view.window != nil else { return }
    if menuView.isOpen {
      menuView.formerResponder = view
    } else {
      view.becomeFirstResponder()
    }
  }
}
