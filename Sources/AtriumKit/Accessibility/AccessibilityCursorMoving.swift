/// A view with a cursor that an assistive technology can move to an item, such as a table or an open menu.
///
/// A program's view with accessibility elements of its own conforms to the protocol, so that an assistive technology
/// can focus an element: the view becomes the first responder, and its cursor is at the element.
@MainActor
public protocol AccessibilityCursorMoving: AccessibleObject {
  /// Moves the cursor to an item, before the view becomes the first responder.
  ///
  /// A view in which the selected item is the cursor selects the item.
  ///
  /// - Parameter item: An accessibility element, or a view inside this view.
  /// - Returns: Whether the item has the cursor; false for an object that is not an item of this view.
  func moveAccessibilityCursor(to item: AccessibleObject) -> Bool
}
