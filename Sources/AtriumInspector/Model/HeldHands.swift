import AtriumKit

/// The pressed buttons and touching fingers of a window, which may drive a change.
struct HeldHands {
  private enum Hand: Hashable {
    case button(Int, PointerButton?)
    case touch(Int)
    case touchpad
  }

  private var hands: Set<Hand> = []

  /// Whether no button is pressed and no finger touches the window.
  var isEmpty: Bool { hands.isEmpty }

  /// Records an event of the window.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerDown(let input): hands.insert(.button(input.device, input.button))
    case .pointerUp(let input): hands.remove(.button(input.device, input.button))
    case .pointerCancelled, .focus(false): hands = []
    case .touchBegan(let input): hands.insert(.touch(input.id))
    case .touchEnded(let input), .touchCancelled(let input): hands.remove(.touch(input.id))
    case .scroll(let input):
      switch input.phase {
      case .began, .changed: hands.insert(.touchpad)
      case .ended, .cancelled: hands.remove(.touchpad)
      case .step: break
      }
    default: break
    }
  }
}
