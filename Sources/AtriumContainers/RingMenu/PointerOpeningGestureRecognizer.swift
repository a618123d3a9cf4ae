public import AtriumGeometry
public import AtriumKit

/// Recognises, at once, a press of the middle or right button, or of several buttons together.
///
/// It begins on the press that makes it, changes while the pointer is dragged, and ends when all
/// buttons are up. A left press alone is none of its business; followed by another button it is
/// taken along, and the view that had it hears *cancelled*.
public final class PointerOpeningGestureRecognizer: GestureRecognizer {
  /// The button whose press made the gesture; nil if the ring came by another way meanwhile.
  public private(set) var button: PointerButton?
  /// Where that press was, in the window.
  public private(set) var pressLocation = Point.zero
  /// When that press was, in seconds of the window's clock.
  public private(set) var pressTime = 0.0
  /// How long it had been held at the last event, in seconds.
  public private(set) var pressDuration = 0.0
  private var held: Set<PointerButton> = []

  /// Looks at the first button.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    follow(touches, event)
  }

  /// Looks at further buttons, and follows the drag.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard state != .possible else { return follow(touches, event) }
    pressDuration = event.timestamp - pressTime
    state = .changed
  }

  /// All buttons are up.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    pressDuration = event.timestamp - pressTime
    state = state == .possible ? .failed : .ended
  }

  /// The pointer was taken away.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Takes a press that opens nothing from whatever has it: the ring came by another way.
  func takePress() {
    guard state == .possible, touches.contains(where: { $0.type == .indirectPointer }) else {
      return
    }
    state = .began
  }

  /// Forgets the press.
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
      let opener = [PointerButton.secondary, .middle].first(where: pressed.contains)
    else { return }
    button = opener
    pressLocation = touch.location(in: nil)
    pressTime = event.timestamp
    pressDuration = 0
    state = .began
  }
}
