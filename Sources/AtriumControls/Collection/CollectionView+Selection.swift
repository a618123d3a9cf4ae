import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// The index paths of the selected items, in ascending order; empty without a selection, and never nil.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedItems.sorted() }

  /// Selects an item, or deselects all items, without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all items.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: The position to which the view scrolls the item; an empty set does not scroll.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return setSelection([]) }
    guard allowsSelection, counts.contains(indexPath) else { return }
    setSelection(allowsMultipleSelection ? selectedItems.union([indexPath]) : [indexPath])
    cursorItem = indexPath
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelection(selectedItems.subtracting([indexPath]))
  }

  private func setSelection(_ items: Set<IndexPath>) {
    guard items != selectedItems else { return }
    selectedItems = items
    updateStates()
  }

  func updateStates() {
    // The update of a cell's configuration may change the items, so the current index path of each view is used.
    for view in shown.values {
      guard let cell = view as? CollectionViewCell, let element = cell.element,
        shown[element] === cell
      else { continue }
      updateState(of: cell, at: element.path)
    }
  }

  func updateState(of cell: CollectionViewCell, at path: IndexPath) {
    cell.isSelected = selectedItems.contains(path)
    cell.isHighlighted = press?.item == path
    cell.hasCursor = cursorItem == path
  }

  // MARK: The user

  func mayHighlight(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard allowsSelection, knowsItems, counts.contains(path) else { return false }
    let revision = revision
    let isAllowed =
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    return isAllowed && revision == self.revision
  }

  /// Returns whether the delegate allows the user to select or deselect an item.
  ///
  /// A selected item is deselected only in a multiple selection.
  private func maySelect(_ path: IndexPath) -> Bool {
    let deselects = allowsMultipleSelection && selectedItems.contains(path)
    let isAllowed =
      deselects
      ? collectionDelegate?.collectionView(self, shouldDeselectItemAt: path)
      : collectionDelegate?.collectionView(self, shouldSelectItemAt: path)
    return isAllowed ?? true && stillHas(path)
  }

  /// Selects an item in response to user input; with multiple selection, deselects a selected item.
  ///
  /// - Parameter path: The index path of the item.
  /// - Returns: Whether the delegate allowed the selection.
  @discardableResult
  func userSelects(_ path: IndexPath) -> Bool {
    guard maySelect(path) else { return false }
    if allowsMultipleSelection, selectedItems.contains(path) {
      setSelection(selectedItems.subtracting([path]))
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    let old = allowsMultipleSelection ? [] : selectedItems.subtracting([path])
    setSelection(allowsMultipleSelection ? selectedItems.union([path]) : [path])
    for item in old.sorted() { collectionDelegate?.collectionView(self, didDeselectItemAt: item) }
    guard stillHas(path) else { return true }
    if let cell = cellForItem(at: path) { cell.selectionHandler?(cell) }
    guard stillHas(path) else { return true }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  /// Returns whether an item still exists: the delegate may have reloaded the view.
  func stillHas(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return counts.contains(path)
  }

  /// In response to user input, selects each allowed item from the anchor to an item, even in different sections.
  private func userSelectsRange(to path: IndexPath) {
    let anchor = anchorItem.flatMap { counts.contains($0) ? $0 : nil } ?? path
    var item = min(anchor, path)
    let last = max(anchor, path)
    while item <= last {
      if !selectedItems.contains(item), mayHighlight(item) { userSelects(item) }
      guard stillHas(item), let next = self.item(after: item) else { break }
      item = next
    }
  }

  // MARK: Touches

  func beginPress(_ touch: Touch, _ event: Event?) {
    guard press == nil, touch.type == .direct || event?.buttonMask == [.primary],
      let path = indexPathForItem(at: touch.location(in: self)), mayHighlight(path)
    else { return }
    press = (path, touch, touch.location(in: self))
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func followPress(_ touches: Set<Touch>) {
    guard let press, touches.contains(press.touch) else { return }
    let place = press.touch.location(in: self)
    // A finger that has moved too far does not tap the item, even if no recogniser has recognised a pan.
    let hasTravelled =
      press.touch.type == .direct && place.distance(to: press.start) > GestureConstants.panTravel
    if hasTravelled || indexPathForItem(at: place) != press.item { letGo() }
  }

  func endPress(_ touches: Set<Touch>, _ event: Event?) {
    guard let press, touches.contains(press.touch) else { return }
    guard knowsItems else { return letGo() }
    showsCursor = false
    cursorItem = press.item
    if allowsMultipleSelection, event?.modifierFlags.contains(.shift) == true {
      letGo()
      userSelectsRange(to: press.item)
    } else {
      let isAllowed = userSelects(press.item)
      letGo()
      guard isAllowed else { return }
      anchorItem = press.item
    }
    if stillHas(press.item) {
      collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: press.item)
    }
  }

  func cancelPress(_ touches: Set<Touch>) {
    if let press, touches.contains(press.touch) { letGo() }
  }

  /// Ends a press without a selection.
  func cancelPresses() { letGo() }

  private func letGo() {
    guard let item = press?.item else { return }
    press = nil
    cellForItem(at: item)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }
}

extension CollectionView {
  /// The selection as text, `item 3 of 12 selected` or `3 of 12 items selected`; nil without a selection.
  var selectionText: String? {
    guard let first = selectedItems.min(), counts.contains(first) else { return nil }
    let total = counts.reduce(0, +)
    guard selectedItems.count == 1 else {
      return String(localized: "%@ of %@ items selected", "\(selectedItems.count)", "\(total)")
    }
    let before = counts.prefix(first.section).reduce(0, +)
    return String(localized: "item %@ of %@ selected", "\(before + first.item + 1)", "\(total)")
  }
}
