/// An object that provides the items of a ring and receives the user's choice (RM-17).
@MainActor
protocol RingMenuViewDelegate: AnyObject {
  /// Returns the items.
  ///
  /// The ring calls this method each time it opens or reloads its items.
  func items(for menuView: RingMenuView) -> [RingMenuItem]
  /// Returns the nodes that represent the items in the evaluation of strokes.
  func nodes(of items: [RingMenuItem]) -> [RingMenuNode]
  /// Returns whether an item is, or contains, the selected child.
  func isSelected(_ item: RingMenuItem) -> Bool
  /// Called before the ring appears.
  func menuViewWillOpen(_ menuView: RingMenuView)
  /// Called after a closed ring has faded out.
  func menuViewDidHide(_ menuView: RingMenuView)
  /// Called when an item is chosen.
  func menuView(_ menuView: RingMenuView, didChooseItemAt path: [Int], staysOpen: Bool)
  /// Called with each new value of a dial.
  func menuView(_ menuView: RingMenuView, didSet value: Int, ofDialAt path: [Int])
  /// Called when an item that has a secondary action is clicked with the right button.
  func menuView(_ menuView: RingMenuView, didChooseSecondaryActionAt path: [Int])
  /// Called when a press on an item has lasted for half a second without a drag.
  func menuView(_ menuView: RingMenuView, didLongPressItemAt path: [Int])
  /// Called when the ring should close without choosing an item.
  func menuViewDidCancel(_ menuView: RingMenuView)
  /// Called when another item is highlighted; `path` is nil if no item is highlighted.
  func menuView(_ menuView: RingMenuView, didFocusItemAt path: [Int]?)
}
