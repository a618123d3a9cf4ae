/// Provides the items of a ring, and receives the user's choice (RM-17).
@MainActor
protocol RingMenuViewDelegate: AnyObject {
  /// Returns the items.
  ///
  /// Called each time the ring opens or reloads.
  func items(for menuView: RingMenuView) -> [RingMenuItem]
  /// Returns the nodes that represent the items for strokes.
  func nodes(of items: [RingMenuItem]) -> [RingMenuNode]
  /// Returns whether an item is, or contains, the selected child.
  func isSelected(_ item: RingMenuItem) -> Bool
  /// Called before the ring appears.
  func menuViewWillOpen(_ menuView: RingMenuView)
  /// Called after a closed ring has faded out.
  func menuViewDidHide(_ menuView: RingMenuView)
  /// Called when an item is chosen.
  func menuView(_ menuView: RingMenuView, didChooseItemAt path: [Int], staysOpen: Bool)
  /// Called when a dial is set.
  func menuView(_ menuView: RingMenuView, didSet value: Int, ofDialAt path: [Int])
  /// Called when an item that has a secondary action is clicked with the right button.
  func menuView(_ menuView: RingMenuView, didChooseSecondaryActionAt path: [Int])
  /// Called when a finger or a pointer has been pressed on an item for half a second without a drag.
  func menuView(_ menuView: RingMenuView, didLongPressItemAt path: [Int])
  /// Called when the ring should close without a choice.
  func menuViewDidCancel(_ menuView: RingMenuView)
  /// Called when another item is highlighted; nil for none.
  func menuView(_ menuView: RingMenuView, didFocusItemAt path: [Int]?)
}
