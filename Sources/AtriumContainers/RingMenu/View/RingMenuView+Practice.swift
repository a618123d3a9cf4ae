import AtriumKit

extension RingMenuView {
  /// The history of slow choices, which a program may save for its next start.
  ///
  /// After three choices of an item that each took a second or more, the middle of the ring shows the item's stroke
  /// while the item is highlighted. When the user then chooses the item, its stroke is not shown again for a day. The
  /// ages in this value increase while the window exists. A new value takes effect the next time the ring opens.
  public var practice: RingMenuPractice {
    get { learning.practice(at: window?.currentTime) }
    set { learning.restore(newValue) }
  }
}
