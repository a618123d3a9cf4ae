import AtriumKit

/// The first responder in a child at the time when another one was selected.
final class KeyboardPlace: ViewControllerAttachment {
  weak var view: View?

  init(owner: ViewController) {}

  /// Stores the first responder in a controller that is about to be replaced.
  static func remember(in controller: ViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let focused = (view.window?.firstResponder as? View).flatMap {
      $0.isDescendant(of: view) ? $0 : nil
    }
    guard focused != nil || controller.attachmentIfPresent(KeyboardPlace.self) != nil else {
      return
    }
    controller.attachment(KeyboardPlace.self).view = focused
  }

  /// Restores the first responder in a controller that is selected again.
  ///
  /// The focus stays where it is if another view has it, such as the bar.
  static func restore(in controller: ViewController) {
    guard let place = controller.attachmentIfPresent(KeyboardPlace.self) else { return }
    let focused = place.view
    place.view = nil
    guard let focused, let view = controller.viewIfLoaded, let window = view.window,
      window.firstResponder == nil, focused.isDescendant(of: view)
    else { return }
    focused.becomeFirstResponder()
  }
}
