import AtriumKit

/// The first responder in a child of a ring at the time when another one was selected.
final class RingMenuKeyboardPlace: ViewControllerAttachment {
  weak var view: View?

  init(owner: ViewController) {}
}

extension RingMenuController {
  /// Stores the first responder in a child that is about to be replaced.
  func rememberKeyboard(in child: ViewController) {
    let responder = menuView.isOpen ? menuView.formerResponder : view.window?.firstResponder
    guard let childView = child.viewIfLoaded else { return }
    let focused = (responder as? View).flatMap { $0.isDescendant(of: childView) ? $0 : nil }
    child.attachment(RingMenuKeyboardPlace.self).view = focused
  }

  /// Restores the first responder in a child that is selected again.
  ///
  /// An open ring stays first responder until it closes.
  func returnKeyboard(to child: ViewController) {
    guard let view = child.attachmentIfPresent(RingMenuKeyboardPlace.self)?.view,
      view.window != nil
    else { return }
    if menuView.isOpen {
      menuView.formerResponder = view
    } else {
      view.becomeFirstResponder()
    }
  }
}
