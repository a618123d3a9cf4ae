public import Atrium

extension Button {
  /// The type of a button, as in UIKit.
  public enum ButtonType: Hashable, Sendable {
    /// A button without a predefined appearance: white text without a background.
    case custom
    /// Text in the accent colour, with a background only under the pointer.
    case system
  }

  /// Makes a button of the given type, without insets and without a minimum size.
  ///
  /// A button made by ``init(frame:)`` is bordered.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    var look = Configuration.plain()
    look.contentInsets = .zero
    look.minimumHeight = 0
    look.cornerRadius = 0
    look.font = .system(ofSize: buttonType == .custom ? 18 : 15)
    if buttonType == .custom {
      look.foregroundColor = .white
      (look.hoverBackgroundColor, look.pressedBackgroundColor) = (.clear, .clear)
    }
    configuration = look
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
      // Half of the height is the largest radius that is drawn.
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
