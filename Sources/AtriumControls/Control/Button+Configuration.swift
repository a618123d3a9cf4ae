public import AtriumGeometry
public import AtriumGraphics

extension Button {
  /// How much a button stands out.
  public enum Style: Hashable, Sendable {
    /// Text in the accent; a ground only under the pointer.
    case plain
    /// Text on a quiet ground.
    case bordered
    /// Text on the accent: the one thing to do here.
    case filled
  }

  /// How a button looks; colours that are nil come from the theme.
  public struct Configuration: Hashable, Sendable {
    /// How much it stands out.
    public var style: Style
    /// What the title is set in.
    public var font = Font.preferredFont(forTextStyle: .headline)
    /// The space around title and image, in points.
    public var contentInsets = EdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    /// The space between image and title, in points.
    public var imagePadding = 8.0
    /// How round the corners are, in points.
    public var cornerRadius = Theme.cornerRadius
    /// The smallest height that the button asks for, in points.
    public var minimumHeight = Theme.minimumTarget
    /// The colour of title and image.
    public var foregroundColor: Color?
    /// The ground at rest.
    public var backgroundColor: Color?
    /// The ground under the pointer.
    public var hoverBackgroundColor: Color?
    /// The ground while it is pressed.
    public var pressedBackgroundColor: Color?

    /// Makes the configuration of a style.
    public init(style: Style) {
      self.style = style
    }

    /// Text in the accent.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Text on a quiet ground.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Text on the accent.
    public static func filled() -> Configuration { Configuration(style: .filled) }
  }
}
