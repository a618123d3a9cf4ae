public import AtriumGeometry
public import AtriumKit

/// Recognises, at once, a press of the middle or right button, or of several buttons together.
///
/// It begins on the recognised press, changes while the pointer is dragged, and ends when all
/// buttons are up. It ignores a left press alone. If another button follows, it takes that press
/// too, and the touch of the view that had it is cancelled. A press on a view with a recogniser for that
/// button, such as a back button with its list or a text, is left to the view.
public final class PointerOpeningGestureRecognizer: GestureRecognizer {
  /// The button of the recognised press; nil if the ring was opened in another way meanwhile.
  public private(set) var button: PointerButton?
  /// The location of that press, in the window.
  public private(set) var pressLocation = Point.zero
  /// The time of that press, in seconds of the window's clock.
  public private(set) var pressTime = 0.0
  /// The duration of that press at the last event, in seconds.
  public private(set) var pressDuration = 0.0
  private var held: Set<PointerButton> = []

  /// Checks the first button.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    follow(touches, event)
  }

  /// Checks further buttons, and tracks the drag.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state != .possible else { return follow(touches, event) }
    pressDuration = event.timestamp - pressTime
    state = .changed
  }

  /// Ends or fails when all buttons are up.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    pressDuration = event.timestamp - pressTime
    state = state == .possible ? .failed : .ended
  }

  /// Cancels or fails when the touch is cancelled.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Begins without an opening button, to cancel a press on another view when the ring opens.
  func takePress() {
    guard state == .possible, touches.contains(where: { $0.type == .indirectPointer }) else {
      return
    }
    state = .began
  }

  /// Clears the press.
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

  /// Whether a view under the touch has a use of its own for a button that is pressed alone.
  private func hasMeaning(_ button: PointerButton, below touch: Touch) -> Bool {
    touch.gestureRecognizers.contains { other in
      guard let tap = other as? TapGestureRecognizer, tap.isEnabled, tap.view !== view
      else { return false }
      return tap.buttonMaskRequired.contains(button)
    }
  }
}
