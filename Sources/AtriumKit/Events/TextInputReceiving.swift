public import AtriumGeometry

/// A responder that receives text from input methods, and shows their compositions.
///
/// Languages with more characters than keys are written with an input method: it composes a
/// *marked text* from keys, shows candidates beside the caret, and commits the text at the end. The
/// window passes this on to its first responder:
///
/// - ``setMarkedText(_:)`` for each change of the marked text, which the receiver draws in place of
///   its selection. The marked text is not part of the receiver's text yet.
/// - ``KeyInputReceiving/insertText(_:)`` with the committed text. It replaces the marked text, and
///   the selection in whose place the marked text was shown. The method may remove the marked text
///   before it commits.
/// - ``unmarkText()`` before the receiver ceases to be the first responder, and when the window
///   loses the keyboard.
///
/// A receiver that ends a composition by itself, for a click, a caret key or undo, calls
/// ``Window/resetTextInput()``. Only a receiver of this protocol gets an input method; one that only
/// adopts ``KeyInputReceiving`` gets dead keys and Compose.
@MainActor
public protocol TextInputReceiving: KeyInputReceiving {
  /// Whether the user's input method may process the keys.
  ///
  /// False for secure text, which no other program may see, and for text that cannot be edited.
  /// Keys then bypass the method; dead keys and Compose work within the process. The window asks at
  /// the end of each turn.
  var allowsInputMethod: Bool { get }

  /// The rectangle of the caret, in points of the window; nil while the receiver shows none.
  ///
  /// The window asks at the end of each turn, after layout, and tells the input method if the caret
  /// has moved.
  var caretRectInWindow: Rect? { get }

  /// Replaces the marked text.
  ///
  /// - Parameter markedText: The new marked text; nil if the composition ended without text.
  func setMarkedText(_ markedText: MarkedText?)

  /// Ends the composition: the marked text becomes part of the text, as if it had been inserted.
  ///
  /// It does nothing without a marked text.
  func unmarkText()
}
