import AtriumKit

/// Where the keyboard was in a child of a ring when another one was selected.
final class RingMenuKeyboardPlace: ViewControllerAttachment {
  weak var view: View?

  init(owner: ViewController) {}
}

extension RingMenuController {
  /// Remembers where the keyboard is in a child that is about to go.
  func rememberKeyboard(in child: ViewController) {
    let responder = menuView.isOpen ? menuView.formerResponder : view.window?.firstResponder
    guard let childView = child.viewIfLoaded else { return }
    let focused = (responder as? View).flatMap { $0.isDescendant(of: childView) ? $0 : nil }
    child.attachment(RingMenuKeyboardPlace.self).view = focused
  }

  /// Brings the keyboard to where it was in a child that has come back.
  ///
  /// An open ring keeps it until it closes.
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
