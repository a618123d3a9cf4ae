public import AtriumGeometry
public import AtriumKit

/// Recognises a press of the middle or right button, or of several buttons together, as soon as it begins.
///
/// The recogniser begins with this press, changes while the pointer is dragged, and ends when all buttons are
/// released. It ignores a press of the left button alone. If the middle or right button is pressed in addition, it
/// recognises that press and cancels the touch in the view that received the first press. If a single button is
/// pressed, a view with its own recogniser for this button, such as a text view, takes precedence.
public final class PointerOpeningGestureRecognizer: GestureRecognizer {
  /// The button of the recognised press; nil if the ring was opened in another way during the press.
  public private(set) var button: PointerButton?
  /// The location of the recognised press, in the window.
  public private(set) var pressLocation = Point.zero
  /// The time of the recognised press, in seconds of the window's clock.
  public private(set) var pressTime = 0.0
  /// The time from the recognised press to the last event of this press, in seconds.
  public private(set) var pressDuration = 0.0
  private var held: Set<PointerButton> = []

  /// Checks the first button.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    follow(touches, event)
  }

  /// Checks the other buttons, and follows the drag.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state != .possible else { return follow(touches, event) }
    pressDuration = event.timestamp - pressTime
    state = .changed
  }

  /// Ends or fails the recognition when all buttons are released.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    pressDuration = event.timestamp - pressTime
    state = state == .possible ? .failed : .ended
  }

  /// Cancels or fails the recognition when the touch is cancelled.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Begins the recognition without an opening button, and so cancels a press in another view when the ring opens.
  func takePress() {
    guard state == .possible, touches.contains(where: { $0.type == .indirectPointer }) else {
      return
    }
    state = .began
  }

  /// Resets the state of the press.
  public override func reset() {
    super.reset()
    button = nil
    held = []
  }

  private func follow(_ touches: Set<Touch>, _ event: Event) {
    guard let touch = touches.first, touch.type == .indirectPointer else { return }
    let pressed = event.buttonMask.subtracting(held)
    held = event.buttonMask
    guard
      let opener = [PointerButton.secondary, .middle].first(where: pressed.contains),
      event.buttonMask.count > 1 || !hasMeaning(opener, below: touch)
    else { return }
    button = opener
    pressLocation = touch.location(in: nil)
    pressTime = event.timestamp
    pressDuration = 0
    state = .began
  }

  /// Returns whether a view at the touch has its own tap recogniser for the given button.
  private func hasMeaning(_ button: PointerButton, below touch: Touch) -> Bool {
    touch.gestureRecognizers.contains { other in
      guard let tap = other as? TapGestureRecognizer, tap.isEnabled, tap.view !== view
      else { return false }
      return tap.buttonMaskRequired.contains(button)
    }
  }
}
