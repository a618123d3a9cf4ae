public import AtriumControls

/// Tells a ring what it shows, and hears what was chosen (RM-17).
@MainActor
public protocol RingMenuViewDelegate: AnyObject {
  /// The items, in order; asked each time the ring opens.
  func items(for menuView: RingMenuView) -> [TabBarItem]
  /// The item that is marked; nil or out of range marks none.
  func selectedIndex(for menuView: RingMenuView) -> Int?
  /// An item was chosen.
  func menuView(_ menuView: RingMenuView, didSelectItemAt index: Int)
  /// The ring was told to go without a choice.
  func menuViewDidCancel(_ menuView: RingMenuView)
}
