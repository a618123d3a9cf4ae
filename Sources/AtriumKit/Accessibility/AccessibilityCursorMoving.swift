/// A view with a cursor that an assistive technology can move to an item, such as a table or an open menu.
@MainActor
package protocol AccessibilityCursorMoving: AccessibleObject {
  /// Moves the cursor to an item, before the view becomes the first responder.
  ///
  /// A view in which the selected item is the cursor selects the item.
  ///
  /// - Returns: Whether the item has the cursor; false for an object that is not an item of this view.
  func moveAccessibilityCursor(to item: AccessibleObject) -> Bool
}
