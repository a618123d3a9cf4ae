public import AtriumGeometry
public import AtriumGraphics

/// A string whose parts have attributes, such as a font or a colour.
///
/// Positions count UTF-16 code units, as in UIKit's `NSAttributedString`.
open class AttributedText: Equatable {
  /// A part of the string whose characters have the same attributes.
  public struct Run {
    /// The range of the part, in UTF-16 code units.
    public internal(set) var range: Range<Int>
    /// The attributes.
    public internal(set) var attributes: [TextAttribute: Any]
  }

  /// The string without its attributes.
  public internal(set) var string: String
  /// The runs, which cover the string without gaps.
  public internal(set) var runs: [Run]

  /// Makes text without attributes.
  public convenience init(string: String) { self.init(string: string, attributes: nil) }

  /// Makes text with the same attributes for all its characters.
  public init(string: String, attributes: [TextAttribute: Any]?) {
    self.string = string
    runs = string.isEmpty ? [] : [Run(range: 0..<string.utf16.count, attributes: attributes ?? [:])]
  }

  /// Makes a copy of attributed text.
  public init(attributedString: AttributedText) {
    (string, runs) = (attributedString.string, attributedString.runs)
  }

  /// The number of UTF-16 code units.
  public var length: Int { string.utf16.count }

  /// Returns the run at a position, in UTF-16 code units.
  ///
  /// Traps if the position is not inside the text.
  public func run(at location: Int) -> Run {
    guard let run = runs.first(where: { $0.range.contains(location) }) else {
      fatalError(
        "Position \(location) of an AttributedText of length \(length) was read; use a smaller position."
      )
    }
    return run
  }

  /// Returns the value of an attribute at a position, in UTF-16 code units; nil if the attribute is absent.
  ///
  /// Traps if the position is not inside the text.
  public func attribute(_ attribute: TextAttribute, at location: Int) -> Any? {
    run(at: location).attributes[attribute]
  }

  /// Returns the text in a range of UTF-16 code units.
  ///
  /// Half of a surrogate pair becomes U+FFFD, so that the result is as long as the range. Traps if the range is not
  /// inside the text.
  public func part(_ range: Range<Int>) -> AttributedText {
    check(range)
    let text = AttributedText(
      string: String(decoding: string.utf16[indices(range)], as: UTF16.self))
    text.runs = runs.compactMap { run in
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else { return nil }
      let moved = (common.lowerBound - range.lowerBound)..<(common.upperBound - range.lowerBound)
      return Run(range: moved, attributes: run.attributes)
    }
    return text
  }

  /// Returns a ``MutableAttributedText`` with the same contents.
  public func mutableCopy() -> Any { MutableAttributedText(attributedString: self) }

  /// Returns whether both texts have the same string and the same appearance.
  ///
  /// The appearance consists of the fonts, colours and decorations of all runs, and of the ``paragraphStyle``.
  public static func == (left: AttributedText, right: AttributedText) -> Bool {
    left === right
      || (left.string == right.string && left.textRuns == right.textRuns
        && left.paragraphStyle === right.paragraphStyle)
  }

  /// Returns whether two values of an attribute are equal; objects without equality are compared by identity.
  package static func areSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  func check(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= length else {
      fatalError(
        "The range \(range) of an AttributedText of length \(length) was used; use a range inside it."
      )
    }
  }

  /// Returns the string indices of a range of UTF-16 code units.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    let units = string.utf16
    return units.index(
      units.startIndex, offsetBy: range.lowerBound)..<units.index(
        units.startIndex, offsetBy: range.upperBound)
  }

  // MARK: Drawing

  /// The runs of the text for a text layout.
  public var textRuns: [TextRun] {
    var result: [TextRun] = []
    var byte = 0
    for run in runs {
      let count = string[indices(run.range)].utf8.count
      result.append(run.attributes.run(byte..<(byte + count)))
      byte += count
    }
    return result
  }

  /// The style of the first character's paragraph; nil if no style is set.
  public var paragraphStyle: ParagraphStyle? {
    runs.first?.attributes[.paragraphStyle] as? ParagraphStyle
  }

  /// Returns the layout of the text.
  ///
  /// - Parameters:
  ///   - font: The font of parts without a font.
  ///   - width: The width at which lines are wrapped, in points; nil for no limit.
  ///   - lines: The maximum number of lines; 0 for no limit.
  /// - Returns: The lines of the text.
  public func layout(
    font: Font = .system(ofSize: 12), maximumWidth width: Double? = nil, maximumLines lines: Int = 0
  ) -> TextLayout {
    let style = paragraphStyle
    return TextLayout(
      string, font: font, maximumWidth: width, maximumLines: lines,
      alignment: style?.alignment ?? .natural,
      lineBreakMode: style?.lineBreakMode ?? .byWordWrapping,
      lineSpacing: style?.lineSpacing ?? 0, runs: textRuns,
      paragraph: style?.metrics ?? TextParagraphMetrics())
  }

  /// Returns the size of the text without a maximum width, in points.
  public func size() -> Size { layout().size }
}
