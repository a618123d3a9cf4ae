import AtriumControls
extension DropDownMenuController {
  /// The sizes and durations of a drop-down menu.
  ///
  /// Sizes and durations that are negative or not finite count as zero.
  public struct Style: Hashable, Sendable {
    /// The edge of the container where the bar is.
    public enum BarEdge: Hashable, Sendable {
      /// Above the content. The menu opens downwards.
      case top
      /// Below the content. The menu opens upwards.
      case bottom
    }

    /// The edge of the container where the bar is.
    public var barEdge = BarEdge.top
    /// The width of the menu as a fraction of the container's width (DD-1).
    public var menuWidthFraction = 0.5
    /// The minimum width of the menu, in points, if the container is wide enough.
    public var leastMenuWidth = 160.0
    /// The height of a row, in points (DD-7).
    public var rowHeight = 50.0
    /// The minimum space between the end of the open menu and the edge of the content, in points.
    ///
    /// A longer menu scrolls.
    public var margin = 16.0
    /// The duration of opening, in seconds (DD-8).
    public var openDuration = 0.3
    /// The duration of closing, in seconds (DD-8).
    public var closeDuration = 0.3
    /// The opacity of the shadow of the menu, 0 … 1.
    public var shadowOpacity = 0.0
    /// The title of the button.
    public var menuButtonTitle = String(localized: "Menu")
    /// Whether a click on the content while the menu is open reaches the content; it closes the menu in both cases.
    public var passesOutsidePresses = false

    /// Whether the menu opens when the pointer rests on the button (DD-17).
    ///
    /// The menu then closes when the pointer has left the bar and the menu.
    ///
    /// By default only a click opens the menu, as on other desktops.
    public var opensOnHover = false
    /// How long the pointer must rest on the button before the menu opens, in seconds.
    public var hoverOpenDelay = 0.15
    /// How long the pointer must have left the bar and the menu before the menu closes, in seconds.
    public var hoverCloseDelay = 0.3

    /// Makes the style ``plain``.
    public init() {}

    /// The style of the article on which this container is based: rows of 50 points, and animations of 0.3 seconds.
    public static var plain: Style { Style() }

    /// A quicker style for desktops: 150 ms to open, 100 ms to close, lower rows and a shadow.
    public static var desktop: Style {
      var style = Style()
      (style.openDuration, style.closeDuration) = (0.15, 0.1)
      (style.rowHeight, style.shadowOpacity) = (40, 0.25)
      return style
    }
  }
}
