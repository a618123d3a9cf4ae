import AtriumKit

extension RingMenuView {
  /// The history of slow choices, for a program that saves it for its next start.
  ///
  /// After three choices of an item that each took a second or more, the middle of the ring shows the stroke of the item,
  /// at most once a day. Ages count on while the window exists. A new value takes effect when the ring opens next.
  public var practice: RingMenuPractice {
    get { learning.practice(at: window?.currentTime) }
    set { learning.restore(newValue) }
  }
}
