import AtriumKit

extension RingMenuView {
  /// The history of slow choices, which a program may save for its next start.
  ///
  /// If three choices of an item each took a second or more, the middle of the ring shows the stroke that chooses
  /// the item while the item is highlighted, at most once a day. The ages in this value increase while the window
  /// exists. A new value takes effect the next time the ring opens.
  public var practice: RingMenuPractice {
    get { learning.practice(at: window?.currentTime) }
    set { learning.restore(newValue) }
  }
}
