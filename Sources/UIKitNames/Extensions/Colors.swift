public import Atrium

/// UIKit's named colours, and the semantic colours that have a counterpart in a theme.
///
/// A ``Color`` is a value that does not change with the user interface style, so the semantic
/// colours are always the colours of the light theme. A label's `textRole` and the toolkit's
/// controls do follow the style.
extension Color {
  /// UIKit's colour `red`.
  public static let red = Color(hex: 0xFF0000)
  /// UIKit's colour `green`.
  public static let green = Color(hex: 0x00FF00)
  /// UIKit's colour `blue`.
  public static let blue = Color(hex: 0x0000FF)
  /// UIKit's colour `cyan`.
  public static let cyan = Color(hex: 0x00FFFF)
  /// UIKit's colour `magenta`.
  public static let magenta = Color(hex: 0xFF00FF)
  /// UIKit's colour `yellow`.
  public static let yellow = Color(hex: 0xFFFF00)
  /// UIKit's colour `orange`.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// UIKit's colour `purple`.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// UIKit's colour `brown`.
  public static let brown = Color(hex: 0x996633)
  /// UIKit's colour `gray`.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// UIKit's colour `darkGray`.
  public static let darkGray = Color(hex: 0x555555)
  /// UIKit's colour `lightGray`.
  public static let lightGray = Color(hex: 0xAAAAAA)
  /// UIKit's colour `systemRed`.
  public static let systemRed = Color(hex: 0xFF3B30)
  /// UIKit's colour `systemOrange`.
  public static let systemOrange = Color(hex: 0xFF9500)
  /// UIKit's colour `systemYellow`.
  public static let systemYellow = Color(hex: 0xFFCC00)
  /// UIKit's colour `systemGreen`.
  public static let systemGreen = Color(hex: 0x34C759)
  /// UIKit's colour `systemBlue`.
  public static let systemBlue = Color(hex: 0x007AFF)
  /// UIKit's colour `systemIndigo`.
  public static let systemIndigo = Color(hex: 0x5856D6)
  /// UIKit's colour `systemPurple`.
  public static let systemPurple = Color(hex: 0xAF52DE)
  /// UIKit's colour `systemPink`.
  public static let systemPink = Color(hex: 0xFF2D55)
  /// UIKit's colour `systemGray`.
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

  /// The same colour, since the Core Graphics colour type is an alias of ``Color``.
  public var cgColor: Color { self }

  /// Makes the same colour from a Core Graphics colour.
  public init(cgColor: Color) { self = cgColor }
}
