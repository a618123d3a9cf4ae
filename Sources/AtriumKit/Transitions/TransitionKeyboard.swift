/// The first responder that resigns because its controller is outgoing in a transition.
///
/// It becomes first responder again if the transition is cancelled, or when its controller returns.
@MainActor
final class TransitionKeyboard {
  private weak var window: Window?
  private weak var responder: Responder?
  private var wasVisible = false

  /// Makes a first responder inside an outgoing controller resign, and stores it in that controller.
  init?(takenFrom leaving: [ViewController], in window: Window?) {
    guard let window else { return nil }
    self.window = window
    wasVisible = window.isFocusVisible
    guard let responder = window.firstResponder,
      let owner = leaving.first(where: { $0.holds(responder) })
    else { return }
    self.responder = responder
    KeyboardPlace.remember(responder, in: owner)
    window.makeFirstResponder(nil, evenIfRefused: true)
  }

  /// Makes the responder first responder again after a cancelled transition.
  func giveBack() {
    if let responder { give(to: responder) }
  }

  /// Restores the first responder that was stored in an incoming controller when that controller was last outgoing.
  func giveBack(to coming: [ViewController]) {
    for controller in coming {
      guard let responder = KeyboardPlace.responder(in: controller),
        responder.responderWindow === window, window?.firstResponder == nil
      else { continue }
      KeyboardPlace.forget(in: controller)
      give(to: responder)
    }
  }

  private func give(to responder: Responder) {
    guard let window, responder.responderWindow === window, window.firstResponder == nil else {
      return
    }
    if responder.becomeFirstResponder() { window.isFocusVisible = wasVisible }
  }
}
