import AtriumKit

/// Recognises a click in text when the pointer's button is pressed, without waiting for the release.
///
/// The right button opens the menu of the text, and the middle button pastes. The recognisers of ancestors ignore
/// this click, because the text has its own recogniser for the button.
final class TextButtonGestureRecognizer: TapGestureRecognizer {
  /// Makes a recogniser.
  ///
  /// - Parameters:
  ///   - button: The button of the pointer.
  ///   - action: A closure that receives the recogniser, which has the location of the click.
  init(_ button: PointerButton, action: @escaping @MainActor (TapGestureRecognizer) -> Void) {
    super.init(action: action)
    buttonMaskRequired = [button]
    allowedTouchTypes = [.indirectPointer]
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    state = event.buttonMask == buttonMaskRequired ? .ended : .failed
  }
}
