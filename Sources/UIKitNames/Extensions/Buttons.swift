public import Atrium

extension Button {
  /// The type of a button, as in UIKit.
  ///
  /// The raw values are UIKit's.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a predefined appearance: white text without a background.
    case custom = 0
    /// Text in the accent colour, with a background only under the pointer.
    case system = 1
    /// A system button with the title ⓘ.
    case detailDisclosure = 2
    /// A system button with the title ⓘ.
    case infoLight = 3
    /// A system button with the title ⓘ.
    case infoDark = 4
    /// A system button with the title +.
    case contactAdd = 5
    /// A system button with the title ×.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system

    fileprivate var title: String {
      switch self {
      case .custom, .system: ""
      case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
      case .contactAdd: "+"
      case .close: "×"
      }
    }
  }
  private static let typeValue = KeptValue(ButtonType.custom)

  /// The type with which the button was made; `custom` for buttons that were made without a type.
  public var buttonType: ButtonType { Button.typeValue[self] }

  /// Makes a button of the given type that performs an action, with the title and the image of the action.
  public convenience init(type buttonType: ButtonType, primaryAction: Action?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    image = primaryAction.image ?? image
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a system button with an image, whose action is a method of a target.
  public static func systemButton(with image: Image, target: Any?, action: Selector?) -> Button {
    let button = Button(type: .system)
    button.image = image
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Makes a button of the given type, without insets and without a minimum size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    if buttonType != .custom {
      var look = Configuration.custom
      look.font = .system(ofSize: 15)
      look.foregroundColor = nil
      (look.hoverBackgroundColor, look.pressedBackgroundColor) = (nil, nil)
      configuration = look
      isConfigured = false
    }
    title = buttonType.title
    Button.typeValue[self] = buttonType
  }
}

extension Button.Configuration {
  /// The form of the corners.
  public enum CornerStyle: Hashable, Sendable {
    /// A radius.
    case fixed, dynamic, small, medium, large, capsule
  }

  /// The size of the button.
  public enum Size: Hashable, Sendable {
    /// A size.
    case mini, small, medium, large
  }

  /// The background of the button.
  @MainActor
  public struct Background {
    fileprivate var configuration: Button.Configuration

    /// The radius of the corners, in points.
    public var cornerRadius: Double {
      get { configuration.cornerRadius }
      set { configuration.cornerRadius = newValue }
    }
    /// The colour; nil is the theme's.
    public var backgroundColor: Color? {
      get { configuration.backgroundColor }
      set { configuration.backgroundColor = newValue }
    }
    /// The colour of the outline; nil for no outline.
    public var strokeColor: Color? {
      get { configuration.strokeColor }
      set { configuration.strokeColor = newValue }
    }
    /// The width of the outline, in points.
    public var strokeWidth: Double {
      get { configuration.strokeWidth }
      set { configuration.strokeWidth = newValue }
    }
  }

  /// The background of the button.
  @MainActor
  public var background: Background {
    get { Background(configuration: self) }
    set { self = newValue.configuration }
  }

  /// The style of the corners; the getter returns `fixed` for a radius that no other style has.
  public var cornerStyle: CornerStyle {
    get {
      switch cornerRadius {
      case 4: .small
      case 8: .medium
      case 12: .large
      case .greatestFiniteMagnitude: .capsule
      default: .fixed
      }
    }
    set {
      switch newValue {
      case .small: cornerRadius = 4
      case .medium: cornerRadius = 8
      case .large: cornerRadius = 12
      // A radius of more than half of the height is drawn as half of the height.
      case .capsule: cornerRadius = .greatestFiniteMagnitude
      case .fixed, .dynamic: break
      }
    }
  }

  /// The size of the button: its insets, its font and its minimum height.
  public var buttonSize: Size {
    get {
      minimumHeight < 32
        ? .mini : minimumHeight < 40 ? .small : minimumHeight < 50 ? .medium : .large
    }
    set {
      let (side, height): (Double, Double) =
        switch newValue {
        case .mini: (10, 28)
        case .small: (10, 32)
        case .medium: (12, 44)
        case .large: (20, 50)
        }
      contentInsets = NSDirectionalEdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
      minimumHeight = height
    }
  }

  /// The colour of the background; nil uses the theme's colour.
  public var baseBackgroundColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// The colour of the title and the image; nil uses the theme's colour.
  public var baseForegroundColor: Color? {
    get { foregroundColor }
    set { foregroundColor = newValue }
  }

  /// Makes the configuration of a button with a neutral background.
  public static func gray() -> Button.Configuration { .bordered() }
  /// Makes the configuration of a button with a neutral background.
  public static func tinted() -> Button.Configuration { .bordered() }
  /// Makes the configuration of a button with a neutral background.
  public static func borderedTinted() -> Button.Configuration { .bordered() }
  /// Makes the configuration of a button without a background.
  public static func borderless() -> Button.Configuration { .plain() }
  /// Makes the configuration of the main button.
  public static func borderedProminent() -> Button.Configuration { .filled() }
}
