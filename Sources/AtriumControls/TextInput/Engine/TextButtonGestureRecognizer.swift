import AtriumKit

/// Recognises the press of a pointer's button in text at once, without waiting for the release.
///
/// A press of the right button opens the menu of the text, and a press of the middle button pastes.
/// Views around the text leave such a press to it, as they do for each view with a recogniser for
/// the button.
final class TextButtonGestureRecognizer: TapGestureRecognizer {
  /// Makes a recogniser.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - action: Called with the pressed place in the view.
  init(_ button: PointerButton, action: @escaping @MainActor (TapGestureRecognizer) -> Void) {
    super.init(action: action)
    buttonMaskRequired = [button]
    allowedTouchTypes = [.indirectPointer]
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    state = event.buttonMask == buttonMaskRequired ? .ended : .failed
  }
}
