public import AtriumGeometry
public import AtriumGraphics

/// The host of one window, which owns the pixels and the clock and sends the window its events.
@MainActor
public protocol WindowHost: AnyObject {
  /// Carries out a request of the window.
  func handle(_ request: HostRequest)

  /// Returns the bitmap to paint into, in step 4 of a turn.
  ///
  /// The host waits here until the old contents are no longer being read. The bitmap must keep the
  /// pixels that earlier turns painted, unless the host sent ``InputEvent/exposed(_:)`` or the size
  /// changed.
  ///
  /// - Parameter size: The window's size in pixels. If memory is short the bitmap may be smaller;
  ///   the part outside it is then not painted.
  /// - Returns: The bitmap; nil if painting is impossible now, and the damage is then kept.
  func backBuffer(for size: PixelSize) -> Bitmap?

  /// Puts the painted pixels on screen, in step 5 of a turn.
  ///
  /// - Parameter damage: The pixels that changed.
  func present(_ damage: Region)
}
