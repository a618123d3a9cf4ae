extension DropDownMenuController {
  /// The sizes and times of a drop-down menu.
  ///
  /// Sizes and times that are negative or not finite count as zero.
  public struct Style: Hashable, Sendable {
    /// The edge of the container at which the bar is.
    public enum BarEdge: Hashable, Sendable {
      /// Above the content; the menu opens downwards.
      case top
      /// Below the content; the menu flips, and opens upwards.
      case bottom
    }

    /// The edge of the bar.
    public var barEdge = BarEdge.top
    /// The width of the menu as a part of the container's width (DD-1).
    public var menuWidthFraction = 0.5
    /// The least width of the menu, in points, if the container has it.
    public var leastMenuWidth = 160.0
    /// The height of a row, in points (DD-7).
    public var rowHeight = 50.0
    /// The space that a menu that scrolls leaves free, in points.
    public var margin = 16.0
    /// The duration of opening, in seconds (DD-8).
    public var openDuration = 0.3
    /// The duration of closing, in seconds (DD-8).
    public var closeDuration = 0.3
    /// The opacity of the shadow of the menu, 0 … 1.
    public var shadowOpacity = 0.0
    /// The title of the button.
    public var menuButtonTitle = "Menu"
    /// Whether a press outside the open menu, which closes it, also reaches the content there.
    public var passesOutsidePresses = false

    /// Whether a pointer that rests on the button opens the menu, and one that leaves the bar and the
    /// menu closes it again (DD-17).
    ///
    /// As on other desktops, a menu opens only by a press unless this is set.
    public var opensOnHover = false
    /// How long a pointer rests on the button before the menu opens, in seconds.
    public var hoverOpenDelay = 0.15
    /// How long a pointer may be elsewhere before the menu closes, in seconds.
    public var hoverCloseDelay = 0.3

    /// Makes the style ``plain``.
    public init() {}

    /// The style of the text that this container follows: rows of 50 points, and 0.3 seconds.
    public static let plain = Style()

    /// A quicker style for desktops: 150 ms to open, 100 ms to close, lower rows and a shadow.
    public static let desktop: Style = {
      var style = Style()
      (style.openDuration, style.closeDuration) = (0.15, 0.1)
      (style.rowHeight, style.shadowOpacity) = (40, 0.25)
      return style
    }()
  }
}
