internal import AtriumKit
internal import CX11

extension X11Window {
  /// Sets the cursor of the window.
  ///
  /// Xlib takes the shape from the user's cursor theme if libXcursor is installed, otherwise from
  /// the server's built-in cursor font.
  func setCursor(_ cursor: AtriumKit.Cursor) {
    connection.perform { display in
      let shape = XCreateFontCursor(display, Self.glyph(of: cursor))
      XDefineCursor(display, id, shape)
      // The window retains the cursor; the identifier is no longer needed.
      XFreeCursor(display, shape)
    }
  }

  private static func glyph(of cursor: AtriumKit.Cursor) -> UInt32 {
    let glyph =
      switch cursor {
      case .default: XC_left_ptr
      case .pointer: XC_hand2
      case .text: XC_xterm
      case .grab: XC_hand1
      case .grabbing: XC_fleur
      case .ewResize: XC_sb_h_double_arrow
      }
    return UInt32(glyph)
  }
}
