internal import AtriumGeometry
internal import AtriumGraphics
internal import CX11

/// The window with the preview that follows the pointer during a drag.
@MainActor
final class DragIcon {
  /// The distance between the pointer and the preview, in pixels, so that the pointer is never over it.
  private static let distance = 12
  /// The maximum side of the preview, in pixels; a larger preview would hide the target.
  private static let longestSide = 400

  private let connection: X11Connection
  private let window: XID
  private var isMapped = false

  /// Makes the window; nil if the connection is lost.
  init?(_ bitmap: Bitmap, like other: X11Window) {
    let connection = other.connection
    let size = PixelSize(
      width: min(bitmap.size.width, Self.longestSide),
      height: min(bitmap.size.height, Self.longestSide))
    let window = connection.query { display -> XID in
      var attributes = XSetWindowAttributes()
      attributes.override_redirect = 1
      attributes.border_pixel = 0
      attributes.background_pixel = 0xff_ffff
      var mask = CWOverrideRedirect | CWBorderPixel | CWBackPixel
      if let colormap = other.colormap {
        attributes.colormap = colormap
        mask |= CWColormap
      }
      return XCreateWindow(
        display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0,
        X11Window.depth, UInt32(InputOutput), other.visual, UInt(mask), &attributes)
    }
    guard let window else { return nil }
    self.connection = connection
    self.window = window
    SelectionProperty(connection: connection).write(
      [connection.atoms[.netWMWindowTypeDND]], to: connection.atoms[.netWMWindowType], of: window,
      type: Atom(XA_ATOM))
    setBackground(to: bitmap, size, other)
  }

  /// Moves the window next to the pointer, and shows it; the pointer's location is in pixels of the screen.
  func move(x: Int, y: Int) {
    connection.perform { display in
      XMoveWindow(display, window, Int32(x + Self.distance), Int32(y + Self.distance))
      if !isMapped { XMapRaised(display, window) }
    }
    isMapped = true
  }

  /// Destroys the window.
  func close() {
    connection.perform { XDestroyWindow($0, window) }
  }

  /// Makes the bitmap the background of the window, so that the server paints it.
  private func setBackground(to bitmap: Bitmap, _ size: PixelSize, _ other: X11Window) {
    let pixels = IconPixels.straight(of: bitmap)
    let bytes = UnsafeMutablePointer<UInt32>.allocate(capacity: size.count)
    defer { bytes.deallocate() }
    for row in 0..<size.height {
      for column in 0..<size.width {
        bytes[row * size.width + column] = Self.onWhite(pixels[row * bitmap.size.width + column])
      }
    }
    connection.perform { display in
      let image = bytes.withMemoryRebound(to: CChar.self, capacity: size.count * 4) {
        XCreateImage(
          display, other.visual, UInt32(X11Window.depth), ZPixmap, 0, $0, UInt32(size.width),
          UInt32(size.height), 32, 0)
      }
      guard let image else { return }
      image.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
      let pixmap = XCreatePixmap(
        display, window, UInt32(size.width), UInt32(size.height), UInt32(X11Window.depth))
      let context = XCreateGC(display, pixmap, 0, nil)
      XPutImage(
        display, pixmap, context, image, 0, 0, 0, 0, UInt32(size.width), UInt32(size.height))
      XSetWindowBackgroundPixmap(display, window, pixmap)
      XFreeGC(display, context)
      XFreePixmap(display, pixmap)
      // The image must not free the pixels, which `bytes` owns.
      image.pointee.data = nil
      x11shim_destroy_image(image)
    }
  }

  /// Returns a pixel blended with white, since the window is opaque.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 0xff
      return (value * alpha + 255 * (255 - alpha)) / 255 << shift
    }
    return component(16) | component(8) | component(0)
  }
}
