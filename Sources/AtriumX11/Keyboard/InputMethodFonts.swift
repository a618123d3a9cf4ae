internal import CX11

/// The fonts in which a method writes over the spot; they are loaded when a method needs them.
///
/// They are the server's own fonts, which the window does not use otherwise.
final class InputMethodFonts {
  private static let names =
    "-*-*-medium-r-*--14-*-*-*-*-*-*-*,-*-*-*-*-*--14-*-*-*-*-*-*-*,fixed,*"

  private let display: OpaquePointer
  private var isLoaded = false
  private var loaded: XFontSet?

  init(display: OpaquePointer) {
    self.display = display
  }

  /// The fonts; nil if the server has none.
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
