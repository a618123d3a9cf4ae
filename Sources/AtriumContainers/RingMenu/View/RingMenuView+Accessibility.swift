public import AtriumKit

extension RingMenuView: AccessibilityCursorMoving {
  /// Highlights the item of a view, as an arrow key does.
  public func moveAccessibilityCursor(to item: AccessibleObject) -> Bool {
    guard isOpen, let wedge = faces.wedge(of: item) else { return false }
    highlight(wedge, byKey: true)
    return true
  }
}
