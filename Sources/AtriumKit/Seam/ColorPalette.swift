/// The family of colours in which the views of an interface draw themselves.
public enum ColorPalette: UInt8, Hashable, Sendable {
  /// The toolkit's own colours.
  case standard
  /// The colours of iOS: white or black, greys and blue.
  case iOS
}
