public import AtriumGeometry

/// A responder that receives text from an input method, and shows the text being composed.
///
/// For languages with more characters than keys, users type with an input method. It composes
/// *marked text* from keys, shows candidates beside the caret, and finally commits the text. The
/// window passes the marked and committed text to its first responder:
///
/// - ``setMarkedText(_:)`` for each change of the marked text, which the receiver draws in place of
///   its selection. The marked text is not yet part of the receiver's text.
/// - ``KeyInputReceiving/insertText(_:)`` with the committed text. The committed text replaces the
///   marked text and the selection. The input method may remove the marked text before it commits.
/// - ``unmarkText()`` before the receiver ceases to be the first responder, and when the window
///   loses the keyboard focus.
///
/// A receiver that ends a composition itself, because of a click, a caret key or undo, calls
/// ``Window/resetTextInput()``. Only a receiver that adopts this protocol can use an input method.
/// A receiver that only adopts ``KeyInputReceiving`` can use dead keys and the Compose key.
@MainActor
public protocol TextInputReceiving: KeyInputReceiving {
  /// Whether the user's input method may process the keys.
  ///
  /// Return false for secure text, which no other program may see, and for text that cannot be
  /// edited. Keys then bypass the input method, but dead keys and the Compose key still work, since
  /// the toolkit itself handles them. The window reads this property at the end of each turn.
  var allowsInputMethod: Bool { get }

  /// The rectangle of the caret, in the window's coordinates, in points; nil while the receiver
  /// shows no caret.
  ///
  /// The window reads this property at the end of each turn, after layout, and notifies the input
  /// method if the caret has moved.
  var caretRectInWindow: Rect? { get }

  /// Replaces the marked text.
  ///
  /// - Parameter markedText: The new marked text; nil if the composition ended without text.
  func setMarkedText(_ markedText: MarkedText?)

  /// Ends the composition: the marked text becomes part of the text, as if it had been inserted.
  ///
  /// This method does nothing if there is no marked text.
  func unmarkText()
}
