public import AtriumGeometry

/// A responder that receives text from an input method, and shows the text that is being composed.
///
/// Users of languages with more characters than keys type with an input method. The input method composes *marked
/// text* from keys, shows candidates beside the caret, and finally commits the text. The window passes the marked
/// text and the committed text to its first responder:
///
/// - ``setMarkedText(_:)`` for each change of the marked text, which the receiver draws in place of
///   its selection. The marked text is not yet part of the receiver's text.
/// - ``KeyInputReceiving/insertText(_:)`` with the committed text. The committed text replaces the
///   marked text and the selection. The input method may remove the marked text before it commits.
/// - ``unmarkText()`` before the receiver resigns as the first responder, and when the window loses the keyboard
///   focus.
///
/// If a click, a caret key or undo ends the composition, the receiver must call ``Window/resetTextInput()``. Only a
/// receiver that adopts this protocol can use an input method. A receiver that adopts only ``KeyInputReceiving`` can
/// use dead keys and the Compose key.
@MainActor
public protocol TextInputReceiving: KeyInputReceiving {
  /// Whether the user's input method may process the keys.
  ///
  /// Return false for secure text, which no other program may see, and for text that cannot be edited. Keys then
  /// bypass the input method. Dead keys and the Compose key still work, because the toolkit itself handles them. The
  /// window reads this property at the end of each turn.
  var allowsInputMethod: Bool { get }

  /// The rectangle of the caret, in points, in the window's coordinates; nil while no caret is shown.
  ///
  /// The window reads this property after the layout, at the end of each turn, and notifies the input method if the
  /// caret has moved.
  var caretRectInWindow: Rect? { get }

  /// Replaces the marked text.
  ///
  /// - Parameter markedText: The new marked text; nil if the composition ended without text.
  func setMarkedText(_ markedText: MarkedText?)

  /// Ends the composition; the marked text becomes part of the receiver's text, as if it had been inserted.
  ///
  /// This method does nothing if there is no marked text.
  func unmarkText()
}
