public import AtriumGeometry
public import AtriumGraphics

/// The host of one window: it owns the pixels and the clock, and sends the window its events.
@MainActor
public protocol WindowHost: AnyObject {
  /// Handles a request of the window.
  func handle(_ request: HostRequest)

  /// Returns the bitmap into which the window paints, in step 4 of a turn.
  ///
  /// In this method, the host waits until the old content of the bitmap is no longer read. The bitmap must keep the
  /// pixels that earlier turns have painted, unless the host has sent ``InputEvent/exposed(_:)`` or the size has
  /// changed.
  ///
  /// - Parameter size: The window's size in pixels. If memory is low, the bitmap may be smaller. The area outside
  ///   the bitmap is then not painted.
  /// - Returns: The bitmap; nil if painting is impossible now. The damaged area is then painted later.
  func backBuffer(for size: PixelSize) -> Bitmap?

  /// Puts the painted pixels on screen, in step 5 of a turn.
  ///
  /// - Parameter damage: The pixels that have changed.
  func present(_ damage: Region)

  /// Begins a drag of items out of the window; the default implementation does nothing.
  ///
  /// - Parameters:
  ///   - session: The session with the items, which other programs may request until the end of the drag.
  ///   - preview: The image that follows the pointer; nil if there is none.
  func beginDrag(_ session: any DragSession, preview: Bitmap?)

  /// Moves a drag to the location of the pointer.
  ///
  /// - Parameter location: The location, in points, in the window's coordinates; it may be outside the window.
  /// - Returns: The target at the location; nil, as in the default implementation, keeps the drag in the window.
  func moveDrag(to location: Point) -> DragTarget?

  /// Ends a drag.
  ///
  /// - Parameters:
  ///   - isDropped: Whether the other program at the pointer receives the items.
  ///   - completion: A closure that receives the effect in the other program; the host calls the closure once. The
  ///     default implementation passes ``DropOperation/cancel`` immediately.
  func endDrag(isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void)
}
