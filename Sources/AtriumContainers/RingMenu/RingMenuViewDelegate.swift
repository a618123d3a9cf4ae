import AtriumControls

/// Provides the items of a ring, and receives the choice (RM-17).
@MainActor
protocol RingMenuViewDelegate: AnyObject {
  /// The items, in order; called each time the ring opens.
  func items(for menuView: RingMenuView) -> [TabBarItem]
  /// The index of the marked item; nil or out of range marks none.
  func selectedIndex(for menuView: RingMenuView) -> Int?
  /// Called when an item is chosen.
  func menuView(_ menuView: RingMenuView, didSelectItemAt index: Int)
  /// Called when the ring is to close without a choice.
  func menuViewDidCancel(_ menuView: RingMenuView)
}
