public import Atrium

extension Font {
  /// The system's font of a size in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    .system(ofSize: size, weight: weight)
  }

  /// The system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    .system(ofSize: size, weight: .bold)
  }

  /// The system's slanted font of a size in points.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    var font = system(ofSize: size)
    font.isItalic = true
    return font
  }

  /// The system's font with letters of equal width, of a size in points.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    .monospacedSystem(ofSize: size, weight: weight)
  }

  /// The size in points.
  public var pointSize: Double { size }
}
