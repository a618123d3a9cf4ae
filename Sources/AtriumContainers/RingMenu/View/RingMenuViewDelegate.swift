/// Provides the items of a ring, and receives the choice (RM-17).
@MainActor
protocol RingMenuViewDelegate: AnyObject {
  /// The items; called each time the ring opens.
  func items(for menuView: RingMenuView) -> [RingMenuItem]
  /// The nodes that strokes use for the items.
  func nodes(of items: [RingMenuItem]) -> [RingMenuNode]
  /// Whether an item is, or contains, the selected child.
  func isSelected(_ item: RingMenuItem) -> Bool
  /// Called before the ring appears.
  func menuViewWillOpen(_ menuView: RingMenuView)
  /// Called when a closed ring has faded out.
  func menuViewDidHide(_ menuView: RingMenuView)
  /// Called when an item is chosen.
  func menuView(_ menuView: RingMenuView, didChooseItemAt path: [Int], staysOpen: Bool)
  /// Called when a dial is set.
  func menuView(_ menuView: RingMenuView, didSet value: Int, ofDialAt path: [Int])
  /// Called when the right button clicks an item that has an action for it.
  func menuView(_ menuView: RingMenuView, didChooseSecondaryActionAt path: [Int])
  /// Called when a finger or a pointer rests on an item.
  func menuView(_ menuView: RingMenuView, didLongPressItemAt path: [Int])
  /// Called when the ring is to close without a choice.
  func menuViewDidCancel(_ menuView: RingMenuView)
  /// Called when another item has the focus; nil for none.
  func menuView(_ menuView: RingMenuView, didFocusItemAt path: [Int]?)
}
