/// The first responder in a controller at the time when another one took its place.
package final class KeyboardPlace: ViewControllerAttachment {
  private weak var responder: Responder?

  package init(owner: ViewController) {}

  /// Stores the first responder in a controller that is about to be replaced.
  package static func remember(in controller: ViewController) {
    remember(controller.viewIfLoaded?.window?.firstResponder, in: controller)
  }

  /// Stores a responder in a controller that is about to be replaced, if it is inside its view.
  package static func remember(_ responder: Responder?, in controller: ViewController) {
    let own = responder.flatMap { controller.holds($0) ? $0 : nil }
    guard own != nil || controller.attachmentIfPresent(KeyboardPlace.self) != nil else { return }
    controller.attachment(KeyboardPlace.self).responder = own
  }

  /// The stored responder, if it is still inside the controller's view.
  package static func responder(in controller: ViewController) -> Responder? {
    controller.attachmentIfPresent(KeyboardPlace.self)?.responder
      .flatMap { controller.holds($0) ? $0 : nil }
  }

  /// Restores the first responder in a controller that is selected again, and forgets it.
  ///
  /// The focus stays where it is if another view has it, such as a bar.
  package static func restore(in controller: ViewController) {
    let responder = responder(in: controller)
    forget(in: controller)
    guard let responder, let window = responder.responderWindow, window.firstResponder == nil
    else { return }
    responder.becomeFirstResponder()
  }

  /// Forgets the stored responder.
  static func forget(in controller: ViewController) {
    controller.attachmentIfPresent(KeyboardPlace.self)?.responder = nil
  }
}

extension ViewController {
  /// Whether a responder is this controller's view or is inside it.
  func holds(_ responder: Responder) -> Bool {
    let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    guard let view, let own = viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }
}
