public import AtriumGeometry
public import AtriumKit

extension Stage {
  /// Moves items of another program over the window, in a turn at the current time.
  ///
  /// ```swift
  /// stage.dragIn([ItemProvider(object: "Hello")], to: field.center)
  /// stage.dropIn()
  /// ```
  ///
  /// - Parameters:
  ///   - providers: The data of the items; they are stored when the drag enters the window.
  ///   - point: The location, in points, in the window's coordinates.
  /// - Returns: The effect of a drop there.
  @discardableResult
  public func dragIn(_ providers: [ItemProvider], to point: Point) -> DropOperation {
    let operation = window.drops.move(
      providers.map { DragItem(itemProvider: $0) }, to: point)
    turn()
    return operation
  }

  /// Drops the items of ``dragIn(_:to:)``, in a turn at the current time.
  public func dropIn() {
    window.drops.drop()
    turn()
  }

  /// Moves the items of ``dragIn(_:to:)`` out of the window, in a turn at the current time.
  public func dragOut() {
    window.drops.exit()
    turn()
  }
}
