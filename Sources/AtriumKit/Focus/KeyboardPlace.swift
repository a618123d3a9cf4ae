/// The stored first responder of a controller that has been replaced on screen by another controller.
package final class KeyboardPlace: ViewControllerAttachment {
  private weak var responder: Responder?

  package init(owner: ViewController) {}

  /// Stores the first responder of a controller that will be replaced.
  package static func remember(in controller: ViewController) {
    remember(controller.viewIfLoaded?.window?.firstResponder, in: controller)
  }

  /// Stores a responder of a controller that will be replaced, if the responder is inside the controller's view.
  package static func remember(_ responder: Responder?, in controller: ViewController) {
    let own = responder.flatMap { controller.holds($0) ? $0 : nil }
    guard own != nil || controller.attachmentIfPresent(KeyboardPlace.self) != nil else { return }
    controller.attachment(KeyboardPlace.self).responder = own
  }

  /// Returns the stored responder, if it is still inside the controller's view; otherwise nil.
  package static func responder(in controller: ViewController) -> Responder? {
    controller.attachmentIfPresent(KeyboardPlace.self)?.responder
      .flatMap { controller.holds($0) ? $0 : nil }
  }

  /// Makes the stored responder the first responder when its controller is selected again.
  ///
  /// The stored responder is then cleared.
  ///
  /// If another view has the focus, such as a bar, the focus stays there.
  package static func restore(in controller: ViewController) {
    let responder = responder(in: controller)
    forget(in: controller)
    guard let responder, let window = responder.responderWindow, window.firstResponder == nil
    else { return }
    responder.becomeFirstResponder()
  }

  /// Clears the stored responder.
  static func forget(in controller: ViewController) {
    controller.attachmentIfPresent(KeyboardPlace.self)?.responder = nil
  }
}

extension ViewController {
  /// Returns whether a responder is this controller, its view, or inside its view.
  func holds(_ responder: Responder) -> Bool {
    let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    guard let view, let own = viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }
}
