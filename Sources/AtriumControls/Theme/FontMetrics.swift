public import AtriumGraphics

/// Scales fonts and lengths with the user's preferred text size.
public struct FontMetrics: Hashable, Sendable {
  /// The metrics of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle style: Font.TextStyle) {
    self.style = style
  }

  /// Returns a font whose size is scaled for ``ContentSizeCategory/preferred``.
  ///
  /// - Parameter font: A font in its size for the category ``ContentSizeCategory/large``.
  /// - Returns: The scaled font.
  public func scaledFont(for font: Font) -> Font {
    var scaled = font
    scaled.size = scaledValue(for: font.size)
    return scaled
  }

  /// Returns a scaled font that is not larger than a maximum size.
  ///
  /// - Parameters:
  ///   - font: A font in its size for the category ``ContentSizeCategory/large``.
  ///   - maximumPointSize: The maximum size, in points.
  /// - Returns: The scaled font.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    var scaled = scaledFont(for: font)
    scaled.size = min(scaled.size, maximumPointSize)
    return scaled
  }

  /// Returns a length, scaled like the fonts of the text style, in points.
  ///
  /// - Parameter value: The length for the category ``ContentSizeCategory/large``, in points.
  /// - Returns: The scaled length.
  public func scaledValue(for value: Double) -> Double {
    value * Font.preferredFont(forTextStyle: style).size / style.usualSize
  }
}
