/// The indents of lines and the distances between paragraphs.
public struct TextParagraphMetrics: Hashable, Sendable {
  /// The distance between two paragraphs, in points, in addition to the line spacing.
  public var spacing: Double
  /// The indent of the first line of each paragraph, in points.
  public var firstLineHeadIndent: Double
  /// The indent of the other lines, in points.
  public var headIndent: Double
  /// The position at which lines end, in points.
  ///
  /// A positive value is measured from the leading edge, and a negative value from the trailing edge; 0 is the
  /// trailing edge.
  public var tailIndent: Double

  /// Makes metrics, by default without indents and distances.
  public init(
    spacing: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
    tailIndent: Double = 0
  ) {
    (self.spacing, self.firstLineHeadIndent) = (spacing, firstLineHeadIndent)
    (self.headIndent, self.tailIndent) = (headIndent, tailIndent)
  }

  /// A copy whose values are finite and at most 4,096 points.
  var limited: TextParagraphMetrics {
    func limit(_ value: Double, _ least: Double = 0) -> Double {
      value.isFinite ? min(max(value, least), 4096) : 0
    }
    return TextParagraphMetrics(
      spacing: limit(spacing), firstLineHeadIndent: limit(firstLineHeadIndent),
      headIndent: limit(headIndent), tailIndent: limit(tailIndent, -4096))
  }

  /// The indent that all lines have, in points.
  var common: Double { min(firstLineHeadIndent, headIndent) }

  /// Returns the indent of a line beyond ``common``, in points.
  func extra(isFirst: Bool) -> Double { (isFirst ? firstLineHeadIndent : headIndent) - common }

  /// Returns the position at which lines end in a layout of the given width, in points.
  func end(in width: Double) -> Double {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// Returns the width for lines in a layout of the given width, in points.
  func width(in width: Double) -> Double { max(0, end(in: width) - common) }
}
