public import AtriumGeometry
public import AtriumGraphics

/// The host of one window, which owns the pixels and the clock and sends the window its events.
@MainActor
public protocol WindowHost: AnyObject {
  /// Handles a request of the window.
  func handle(_ request: HostRequest)

  /// Returns the bitmap to paint into, in step 4 of a turn.
  ///
  /// The host waits in this method until the old content is no longer being read. The bitmap must keep the pixels
  /// that earlier turns painted, unless the host has sent ``InputEvent/exposed(_:)`` or the size has changed.
  ///
  /// - Parameter size: The window's size in pixels. If memory is low, the bitmap may be smaller;
  ///   the part outside the bitmap is then not painted.
  /// - Returns: The bitmap; nil if painting is impossible now, and the damage is then kept.
  func backBuffer(for size: PixelSize) -> Bitmap?

  /// Puts the painted pixels on screen, in step 5 of a turn.
  ///
  /// - Parameter damage: The pixels that have changed.
  func present(_ damage: Region)

  /// Begins a drag of items out of the window; the default implementation does nothing.
  ///
  /// - Parameters:
  ///   - session: The items, which other programs may request until the end of the drag.
  ///   - preview: The image that follows the pointer; nil for none.
  func beginDrag(_ session: any DragSession, preview: Bitmap?)

  /// Moves a drag to the location of the pointer.
  ///
  /// - Parameter location: The location in points, in the window's coordinates, possibly outside its bounds.
  /// - Returns: The target in another program; nil if there is none. The default implementation returns nil.
  func moveDrag(to location: Point) -> DragTarget?

  /// Ends a drag.
  ///
  /// - Parameters:
  ///   - isDropped: Whether the other program at the pointer receives the items.
  ///   - completion: Receives the effect in the other program once. The default implementation passes
  ///     ``DropOperation/cancel`` at once.
  func endDrag(isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void)
}
