internal import AtriumGeometry
internal import AtriumKit
internal import CX11

/// Translates the fields of X events into the toolkit's values.
enum X11EventTranslation {
  /// Converts a location in the window from pixels to points.
  static func location(x: Double, y: Double, scale: Double) -> Point {
    Point(x: x / scale, y: y / scale)
  }

  /// Returns the size in an event, limited to the size that a bitmap can have.
  static func size(_ event: XConfigureEvent) -> PixelSize {
    PixelSize(width: side(Int(event.width)), height: side(Int(event.height)))
  }

  /// Returns the area whose pixels were lost.
  static func rect(_ event: XExposeEvent) -> PixelRect {
    PixelRect(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
  }

  /// Returns the reason why a pointer crossed the border of the window.
  static func crossingCause(_ event: XCrossingEvent) -> PointerTracker.CrossingCause {
    switch event.mode {
    case NotifyGrab: .grab
    case NotifyUngrab: .ungrab
    default: .movement
    }
  }

  /// Returns true if the window has gained the focus, and false if it has lost the focus.
  ///
  /// The result is nil for events of a grab, and for events that concern only the window under the pointer.
  static func focus(_ event: XFocusChangeEvent) -> Bool? {
    guard event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed else { return nil }
    guard event.detail <= NotifyNonlinearVirtual else { return nil }
    return event.type == FocusIn
  }

  /// Converts a length in points to pixels.
  static func pixels(_ points: Double, scale: Double) -> Int {
    let value = (points * scale).rounded()
    return value.isFinite ? side(Int(min(max(value, 0), 1e6))) : 1
  }

  /// Limits a length in pixels to the lengths that a window can have.
  static func side(_ pixels: Int) -> Int {
    min(max(1, pixels), PixelStorage.longestSide)
  }
}
