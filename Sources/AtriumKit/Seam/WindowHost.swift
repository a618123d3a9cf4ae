public import AtriumGeometry
public import AtriumGraphics

/// The world of one window: it owns the pixels and the clock, and hands events to the window.
@MainActor
public protocol WindowHost: AnyObject {
  /// Does what the window asks.
  func handle(_ request: HostRequest)

  /// Gives the pixels to paint into: step 4 of a turn.
  ///
  /// The host waits here until nobody reads the old contents any more. What was painted in earlier
  /// turns must still be there, unless the host said otherwise by ``InputEvent/exposed(_:)`` or the
  /// size changed.
  ///
  /// - Parameter size: The window's size in pixels; the bitmap may be smaller if memory is short,
  ///   and what lies outside is then not painted.
  /// - Returns: The pixels, or nil if nothing can be painted now; the damage is then kept.
  func backBuffer(for size: PixelSize) -> Bitmap?

  /// Shows what was painted: step 5 of a turn.
  ///
  /// - Parameter damage: The pixels that changed.
  func present(_ damage: Region)
}
