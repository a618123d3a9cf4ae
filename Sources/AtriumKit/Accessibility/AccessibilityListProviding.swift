/// A container that knows the positions of its items even if not every item has a view, such as a table.
@MainActor
public protocol AccessibilityListProviding: AccessibleObject {
  /// Returns the position of an item, from 1, and the number of items; nil for an object that is not an item.
  func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)?
}
