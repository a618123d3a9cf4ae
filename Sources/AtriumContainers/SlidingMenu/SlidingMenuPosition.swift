extension SlidingMenuController {
  /// The position of the front.
  ///
  /// The front is the layer with the content. Leading and trailing follow the layout direction (SW-P1).
  ///
  /// The raw values are −2 … 2, from the trailing menu to the leading menu.
  public enum Position: Int, Codable, Hashable, Sendable, CaseIterable {
    /// The trailing menu is visible, and the front has moved by the menu's width plus the overdraw.
    case trailingMost = -2
    /// The trailing menu is visible.
    case trailing = -1
    /// No menu is visible.
    case closed = 0
    /// The leading menu is visible.
    case leading = 1
    /// The leading menu is visible, and the front has moved by the menu's width plus the overdraw.
    case leadingMost = 2

    /// The side of the visible menu; nil if no menu is visible.
    var side: SlidingMenuSide? { rawValue == 0 ? nil : rawValue > 0 ? .leading : .trailing }
  }
}

/// A side with a menu.
enum SlidingMenuSide: Hashable, CaseIterable {
  case leading
  case trailing

  /// 1 for the leading edge, where offsets are positive; −1 for the trailing edge.
  var sign: Double { self == .leading ? 1 : -1 }
  var open: SlidingMenuController.Position { self == .leading ? .leading : .trailing }
  var most: SlidingMenuController.Position { self == .leading ? .leadingMost : .trailingMost }
  var other: SlidingMenuSide { self == .leading ? .trailing : .leading }
}
