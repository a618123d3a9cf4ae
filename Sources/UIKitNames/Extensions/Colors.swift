public import Atrium

/// UIKit's named colours, and those of its semantic ones that a theme has.
///
/// A ``Color`` is a value that does not change with the appearance: the semantic ones are those of the light
/// theme. A label's `textRole` and the kit's controls follow the appearance.
extension Color {
  /// The colour that UIKit calls by this name.
  public static let red = Color(hex: 0xFF0000)
  /// The colour that UIKit calls by this name.
  public static let green = Color(hex: 0x00FF00)
  /// The colour that UIKit calls by this name.
  public static let blue = Color(hex: 0x0000FF)
  /// The colour that UIKit calls by this name.
  public static let cyan = Color(hex: 0x00FFFF)
  /// The colour that UIKit calls by this name.
  public static let magenta = Color(hex: 0xFF00FF)
  /// The colour that UIKit calls by this name.
  public static let yellow = Color(hex: 0xFFFF00)
  /// The colour that UIKit calls by this name.
  public static let orange = Color(hex: 0xFF8000)
  /// The colour that UIKit calls by this name.
  public static let purple = Color(hex: 0x800080)
  /// The colour that UIKit calls by this name.
  public static let brown = Color(hex: 0x996633)
  /// The colour that UIKit calls by this name.
  public static let gray = Color(hex: 0x808080)
  /// The colour that UIKit calls by this name.
  public static let darkGray = Color(hex: 0x555555)
  /// The colour that UIKit calls by this name.
  public static let lightGray = Color(hex: 0xAAAAAA)
  /// The colour that UIKit calls by this name.
  public static let systemRed = Color(hex: 0xFF3B30)
  /// The colour that UIKit calls by this name.
  public static let systemOrange = Color(hex: 0xFF9500)
  /// The colour that UIKit calls by this name.
  public static let systemYellow = Color(hex: 0xFFCC00)
  /// The colour that UIKit calls by this name.
  public static let systemGreen = Color(hex: 0x34C759)
  /// The colour that UIKit calls by this name.
  public static let systemBlue = Color(hex: 0x007AFF)
  /// The colour that UIKit calls by this name.
  public static let systemIndigo = Color(hex: 0x5856D6)
  /// The colour that UIKit calls by this name.
  public static let systemPurple = Color(hex: 0xAF52DE)
  /// The colour that UIKit calls by this name.
  public static let systemPink = Color(hex: 0xFF2D55)
  /// The colour that UIKit calls by this name.
  public static let systemGray = Color(hex: 0x8E8E93)
  /// The light theme's `background`.
  public static var systemBackground: Color { Theme.light.background }
  /// The light theme's `surface`.
  public static var secondarySystemBackground: Color { Theme.light.surface }
  /// The light theme's `label`.
  public static var label: Color { Theme.light.label }
  /// The light theme's `secondaryLabel`.
  public static var secondaryLabel: Color { Theme.light.secondaryLabel }
  /// The light theme's `separator`.
  public static var separator: Color { Theme.light.separator }
  /// The light theme's `accent`.
  public static var tintColor: Color { Theme.light.accent }
  /// The light theme's `fill`.
  public static var systemFill: Color { Theme.light.fill }

  /// The colour itself: Core Graphics has no type of its own here.
  public var cgColor: Color { self }

  /// Makes the same colour.
  public init(cgColor: Color) { self = cgColor }
}
