public import AtriumGeometry
public import AtriumGraphics

/// The host of one window, which owns the pixels and the clock and sends the window its events.
@MainActor
public protocol WindowHost: AnyObject {
  /// Handles a request of the window.
  func handle(_ request: HostRequest)

  /// Returns the bitmap to paint into, in step 4 of a turn.
  ///
  /// In this call the host waits until the old content is no longer being read. The bitmap must
  /// keep the pixels that earlier turns painted, unless the host has sent
  /// ``InputEvent/exposed(_:)`` or the size has changed.
  ///
  /// - Parameter size: The window's size in pixels. If memory is low, the bitmap may be smaller;
  ///   the part outside the bitmap is then not painted.
  /// - Returns: The bitmap; nil if painting is impossible now, and the damage is then kept.
  func backBuffer(for size: PixelSize) -> Bitmap?

  /// Puts the painted pixels on screen, in step 5 of a turn.
  ///
  /// - Parameter damage: The pixels that have changed.
  func present(_ damage: Region)
}
