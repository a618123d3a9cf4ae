internal import AtriumGeometry
internal import AtriumKit
internal import CX11

/// Translates what X tells into the toolkit's values; nothing is remembered here.
enum X11EventTranslation {
  /// A place in points of the window.
  static func location(x: Double, y: Double, scale: Double) -> Point {
    Point(x: x / scale, y: y / scale)
  }

  /// A size that the toolkit and its bitmaps can have.
  static func size(_ event: XConfigureEvent) -> PixelSize {
    PixelSize(width: side(Int(event.width)), height: side(Int(event.height)))
  }

  /// The area that lost its pixels.
  static func rect(_ event: XExposeEvent) -> PixelRect {
    PixelRect(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
  }

  /// Why a pointer crossed the border of the window.
  static func crossingCause(_ event: XCrossingEvent) -> PointerTracker.CrossingCause {
    switch event.mode {
    case NotifyGrab: .grab
    case NotifyUngrab: .ungrab
    default: .movement
    }
  }

  /// Whether the keyboard came or went; nil if a grab only pretends so, or if only the pointer's
  /// window was told.
  static func focus(_ event: XFocusChangeEvent) -> Bool? {
    guard event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed else { return nil }
    guard event.detail <= NotifyNonlinearVirtual else { return nil }
    return event.type == FocusIn
  }

  /// A length in pixels, from one in points.
  static func pixels(_ points: Double, scale: Double) -> Int {
    let value = (points * scale).rounded()
    return value.isFinite ? side(Int(min(max(value, 0), 1e6))) : 1
  }

  /// A length that a window can have.
  static func side(_ pixels: Int) -> Int {
    min(max(1, pixels), PixelStorage.longestSide)
  }
}
