public import AtriumGeometry
public import AtriumGraphics

extension Button {
  /// The emphasis of a button.
  public enum Style: Hashable, Sendable {
    /// Text in the accent colour; a background appears only under the pointer and during a press.
    case plain
    /// Text on a neutral background.
    case bordered
    /// Text on the accent colour, for the main action.
    case filled
  }

  /// The appearance of a button; colours that are nil come from the theme.
  public struct Configuration: Hashable, Sendable {
    /// The side of the title on which the image is placed.
    public enum ImagePlacement: Hashable, Sendable {
      /// Before the title in the reading direction.
      case leading
      /// After the title in the reading direction.
      case trailing
      /// Above the title.
      case top
      /// Below the title.
      case bottom

      /// Whether the image and the title are one above the other.
      package var isVertical: Bool { self == .top || self == .bottom }
    }

    /// The horizontal alignment of the title and the subtitle relative to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Centred if the image is above or below the title, and otherwise leading.
      case automatic
      /// At the beginning in the reading direction.
      case leading
      /// In the middle.
      case center
      /// At the end in the reading direction.
      case trailing
    }

    /// The emphasis of the button.
    public var style: Style
    /// The title, which replaces the button's title; nil by default.
    ///
    /// A configuration whose title was nil from the start keeps the button's title. A change of the title to nil
    /// removes the button's title. If the button's title is set later, a title that is not nil changes with it.
    public var title: String?
    /// The ranges of the `title` that have their own font, colour or decoration.
    public var titleRuns: [TextRun] = []
    /// The second line, in a smaller font; nil, the default, for no second line.
    public var subtitle: String?
    /// The space between the title and the subtitle, in points.
    public var titlePadding = 1.0
    /// The horizontal alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The image, which replaces the button's image; nil by default.
    ///
    /// A configuration whose image was nil from the start keeps the button's image. A change of the image to nil
    /// removes the button's image. If the button's image is set later, an image that is not nil changes with it.
    public var image: Image?
    /// Whether a spinning indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The side of the title on which the image is placed; leading by default.
    public var imagePlacement = ImagePlacement.leading
    /// The font of the title.
    public var font = Font.preferredFont(forTextStyle: .headline)
    /// The space around the title and the image, in points.
    public var contentInsets = EdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    /// The space between the image and the title, in points.
    public var imagePadding = 8.0
    /// The truncation of a title that does not fit; the modes that wrap lines truncate the end of the
    /// title.
    public var titleLineBreakMode = TextLayout.LineBreakMode.byTruncatingTail
    /// The corner radius, in points.
    public var cornerRadius = Theme.cornerRadius
    /// The colour of the outline; nil, the default, for no outline.
    public var strokeColor: Color?
    /// The width of the outline, in points.
    public var strokeWidth = 1.0
    /// The minimum height that `sizeThatFits(_:)` returns, in points.
    public var minimumHeight = Theme.minimumTarget
    /// The colour of the title and the image.
    public var foregroundColor: Color?
    /// The background colour in the normal state.
    public var backgroundColor: Color?
    /// The background colour under the pointer.
    public var hoverBackgroundColor: Color?
    /// The background colour while the button is pressed.
    public var pressedBackgroundColor: Color?

    /// Makes the configuration for a style.
    public init(style: Style) {
      self.style = style
    }

    /// Makes a configuration with the title in the accent colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Makes a configuration with the title on a neutral background.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Makes a configuration with the title on the accent colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// The configuration of a button that is made without a configuration.
    ///
    /// As in UIKit, the title is white and has 18 points, and there is no background, no insets and no minimum height.
    package static var custom: Configuration {
      var configuration = Configuration.plain()
      (configuration.contentInsets, configuration.minimumHeight) = (.zero, 0)
      configuration.cornerRadius = 0
      configuration.font = .system(ofSize: 18)
      configuration.foregroundColor = .white
      configuration.hoverBackgroundColor = .clear
      configuration.pressedBackgroundColor = .clear
      return configuration
    }
  }
}
