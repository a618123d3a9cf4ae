public import AtriumKit

extension CollectionView: AccessibilityListProviding {
  /// Returns the position of a cell's item among the items of all sections, from 1.
  ///
  /// The result is nil if the object is not a visible cell of this view.
  public func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    guard let cell = item as? CollectionViewCell, let path = indexPath(for: cell) else {
      return nil
    }
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    return (counts.prefix(path.section).reduce(path.item + 1, +), counts.reduce(0, +))
  }
}

extension CollectionView: AccessibilityCursorMoving {
  /// Moves the cursor to the item of a cell, without selecting the item.
  public func moveAccessibilityCursor(to item: AccessibleObject) -> Bool {
    guard let cell = item as? CollectionViewCell, let path = indexPath(for: cell) else {
      return false
    }
    showsCursor = true
    cursorItem = path
    return true
  }
}
