import AtriumKit

extension RingMenuView {
  /// The history of slow choices, which a program may save for its next start.
  ///
  /// After three choices of an item that each took a second or more, the middle of the ring shows the item's stroke
  /// while the item is highlighted. After the ring closes, the stroke is not shown again for a day. The ages in this
  /// value increase while the window exists. A new value takes effect the next time the ring opens.
  public var practice: RingMenuPractice {
    get { learning.practice(at: window?.currentTime) }
    set { learning.restore(newValue) }
  }

  /// Notes that the middle of the visible ring shows the stroke of the highlighted item, if it does (RF-30).
  func noteShownStroke() {
    // A list has no middle, and the middle of a ring with pages shows the page instead.
    guard let highlightedIndex, let ringLayout, ringLayout.form != .list, levels.pageCount == 1
    else { return }
    learning.didShow(openPath + [highlightedIndex], at: window?.currentTime ?? 0)
  }
}
