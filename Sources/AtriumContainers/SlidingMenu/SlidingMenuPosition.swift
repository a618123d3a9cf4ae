extension SlidingMenuController {
  /// Where the front is; the edges are those of the layout direction (SW-P1).
  ///
  /// From the trailing side to the leading side the positions have the raw values −2 … 2.
  public enum Position: Int, Codable, Hashable, Sendable, CaseIterable {
    /// The trailing menu is shown, with its overdraw.
    case trailingMost = -2
    /// The trailing menu is shown.
    case trailing = -1
    /// No menu is shown.
    case closed = 0
    /// The menu at the leading edge is shown.
    case leading = 1
    /// The menu at the leading edge is shown, with its overdraw.
    case leadingMost = 2

    /// The side of the shown menu; nil if none is shown.
    var side: SlidingMenuSide? { rawValue == 0 ? nil : rawValue > 0 ? .leading : .trailing }
  }
}

/// An edge with a menu.
enum SlidingMenuSide: Hashable, CaseIterable {
  case leading
  case trailing

  /// 1 for the leading edge, where offsets are positive; −1 for the trailing one.
  var sign: Double { self == .leading ? 1 : -1 }
  var open: SlidingMenuController.Position { self == .leading ? .leading : .trailing }
  var most: SlidingMenuController.Position { self == .leading ? .leadingMost : .trailingMost }
  var other: SlidingMenuSide { self == .leading ? .trailing : .leading }
}
