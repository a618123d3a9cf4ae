public import AtriumGeometry
public import AtriumGraphics

/// The target that a host finds at the location of a drag on the desktop.
public enum DragTarget {
  /// There is no window, or the window accepts no drops.
  case nothing
  /// A window of this program, and the location in that window, in points.
  case ownWindow(Window, Point)
  /// A window of another program, and the effect that a drop on that window would have.
  case otherProgram(DropOperation)
}

extension WindowHost {
  /// The default implementation does nothing.
  public func beginDrag(_ session: any DragSession, preview: Bitmap?) {}

  /// The default implementation returns nil, so the drag stays in the window.
  public func moveDrag(to location: Point) -> DragTarget? { nil }

  /// The default implementation calls the completion with ``DropOperation/cancel``.
  public func endDrag(
    isDropped: Bool, completion: @escaping @MainActor (DropOperation) -> Void
  ) { completion(.cancel) }
}
