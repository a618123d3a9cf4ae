import AtriumGeometry

extension Window {
  /// Ends the input method's composition, and discards the composed text.
  ///
  /// The first responder must call this method after it has itself committed or discarded its marked text. The input
  /// method then does not commit that text again.
  public func resetTextInput() {
    guard textInput.reported != nil else { return }
    host?.handle(.resetTextInput)
  }

  /// Delivers a change of the marked text to the first responder.
  func deliverMarkedText(_ markedText: MarkedText?) {
    guard let receiver = firstResponder as? any TextInputReceiving, receiver.allowsInputMethod
    else { return }
    receiver.setMarkedText(markedText.flatMap { $0.string.isEmpty ? nil : $0 })
  }

  /// Ends the composition in a responder that will no longer receive keys.
  func endTextInput(of responder: Responder?) {
    guard let receiver = responder as? any TextInputReceiving else { return }
    receiver.unmarkText()
    resetTextInput()
  }

  /// Notifies the host of the view that receives text and of its caret, if one of them has changed.
  func updateTextInput() {
    let state = textInput.state(of: isClosed ? nil : firstResponder)
    guard state != textInput.reported, let host else { return }
    textInput.reported = state
    host.handle(.textInput(state))
  }
}

/// A window's reports to its host about the view that receives text.
@MainActor
final class TextInputReport {
  /// The last report; nil if no view receives text from input methods.
  var reported: TextInputState?
  private weak var receiver: Responder?
  private var number = 0

  /// Returns the state for a first responder; nil if it receives no text from input methods.
  func state(of responder: Responder?) -> TextInputState? {
    guard let target = responder as? any TextInputReceiving, target.allowsInputMethod else {
      receiver = nil
      return nil
    }
    if receiver !== responder {
      receiver = responder
      number += 1
    }
    let caret = target.caretRectInWindow.flatMap { rect in
      // Without this test, an invalid rectangle would reach the window system.
      rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
        ? rect : nil
    }
    return TextInputState(receiver: number, caret: caret)
  }
}
