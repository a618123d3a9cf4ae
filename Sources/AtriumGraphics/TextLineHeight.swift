/// The limits for the height of the lines of text.
///
/// Additional height is added in equal parts above and below the letters.
public struct TextLineHeight: Hashable, Sendable {
  /// The factor for the height of the font; 0 leaves the height unchanged.
  public var multiple: Double
  /// The minimum height of a line, in points, after the multiplication.
  public var minimum: Double
  /// The maximum height of a line, in points; 0 for no maximum.
  public var maximum: Double

  /// Makes limits, by default without an effect.
  public init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    (self.multiple, self.minimum, self.maximum) = (multiple, minimum, maximum)
  }

  /// Returns the height of a line with a font, in points; nil for the natural height.
  func height(for font: Font) -> Double? {
    let natural = font.lineHeight
    var height = natural
    if multiple.isFinite, multiple > 0 { height *= multiple }
    if minimum.isFinite { height = max(height, minimum) }
    if maximum.isFinite, maximum > 0 { height = min(height, maximum) }
    return height == natural ? nil : height
  }
}
