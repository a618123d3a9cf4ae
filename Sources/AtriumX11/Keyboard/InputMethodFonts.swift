internal import CX11

/// The fonts with which an input method draws the composition at the caret (XIM's over-the-spot style).
///
/// They are loaded when an input method needs them.
///
/// These are fonts of the X server, which the program uses for no other purpose.
final class InputMethodFonts {
  private static let names =
    "-*-*-medium-r-*--14-*-*-*-*-*-*-*,-*-*-*-*-*--14-*-*-*-*-*-*-*,fixed,*"

  private let display: OpaquePointer
  private var isLoaded = false
  private var loaded: XFontSet?

  init(display: OpaquePointer) {
    self.display = display
  }

  /// The fonts; nil if the server has no fonts.
  var set: XFontSet? {
    if !isLoaded {
      isLoaded = true
      loaded = x11shim_create_font_set(display, Self.names)
    }
    return loaded
  }

  /// Frees the fonts.
  func close() {
    if let loaded { XFreeFontSet(display, loaded) }
    loaded = nil
  }
}
