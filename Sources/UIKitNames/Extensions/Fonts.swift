public import Atrium

extension Font {
  /// Returns the system font in a given size, in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    .system(ofSize: size, weight: weight)
  }

  /// Returns the bold system font in a given size, in points.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    .system(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font in a given size, in points.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    var font = system(ofSize: size)
    font.isItalic = true
    return font
  }

  /// Returns the monospaced system font in a given size, in points.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    .monospacedSystem(ofSize: size, weight: weight)
  }

  /// The size of the font, in points.
  public var pointSize: Double { size }
}
