public import Atrium
public import Foundation

/// The name for the keys of text attributes in Swift 4.
public typealias NSAttributedStringKey = TextAttribute

/// UIKit's name of `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle

/// UIKit's name of `MutableParagraphStyle`.
public typealias NSMutableParagraphStyle = MutableParagraphStyle

/// The lines under or through a text; each of them is drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The options of a text's drawing, which are not used: lines are always wrapped at the width.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is the top left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the height of their font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Values for the drawing of a text; there are none.
public final class NSStringDrawingContext {
  /// Makes a context.
  public init() {}
}

extension AttributedText {
  /// The name of an attribute.
  public typealias Key = TextAttribute

  /// The options of an enumeration.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// The longest ranges are not required.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  /// Whether both have the same string and are drawn in the same way.
  public func isEqual(to other: AttributedText) -> Bool { self == other }

  /// Returns the attributes at a position, and the range in which they apply.
  public func attributes(at location: Int, effectiveRange: NSRangePointer?) -> [TextAttribute: Any]
  {
    let run = run(at: location)
    effectiveRange?.pointee = NSRange(run.range)
    return run.attributes
  }

  /// Returns the value of an attribute at a position, and the range in which all attributes are the same.
  public func attribute(
    _ attribute: TextAttribute, at location: Int, effectiveRange: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: effectiveRange)[attribute] }

  /// Returns the text of a range.
  public func attributedSubstring(from range: NSRange) -> AttributedText {
    part(range.lowerBound..<range.upperBound)
  }

  /// Calls a closure with the attributes of each part of a range.
  public func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: ([TextAttribute: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for run in options.contains(.reverse) ? runs.reversed() : runs {
      let common = run.range.clamped(to: range.lowerBound..<range.upperBound)
      guard !common.isEmpty else { continue }
      block(run.attributes, NSRange(common), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the value of an attribute in each part of a range.
  public func enumerateAttribute(
    _ attribute: TextAttribute, in range: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { block($0[attribute], $1, $2) }
  }

  /// Returns the area of the text for a width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> Rect {
    Rect(origin: .zero, size: layout(maximumWidth: size.width > 0 ? size.width : nil).size)
  }

  /// Draws the text on one line, from a top left corner, in the current context.
  @preconcurrency @MainActor
  public func draw(at point: Point) {
    GraphicsContext.current?.canvas.draw(layout(), at: point, color: .black)
  }

  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect) {
    GraphicsContext.current?.canvas.draw(
      layout(maximumWidth: rect.width), at: rect.origin, color: .black)
  }
}

extension MutableAttributedText {
  /// Sets an attribute in a range.
  public func addAttribute(_ name: TextAttribute, value: Any, range: NSRange) {
    change(range.lowerBound..<range.upperBound) { $0[name] = value }
  }

  /// Sets attributes in a range.
  public func addAttributes(_ attributes: [TextAttribute: Any], range: NSRange) {
    change(range.lowerBound..<range.upperBound) { $0.merge(attributes) { _, new in new } }
  }

  /// Replaces all attributes in a range.
  public func setAttributes(_ attributes: [TextAttribute: Any]?, range: NSRange) {
    change(range.lowerBound..<range.upperBound) { $0 = attributes ?? [:] }
  }

  /// Removes an attribute from a range.
  public func removeAttribute(_ name: TextAttribute, range: NSRange) {
    change(range.lowerBound..<range.upperBound) { $0[name] = nil }
  }

  /// Replaces a range by a string with the attributes of the range's first character.
  public func replaceCharacters(in range: NSRange, with string: String) {
    replace(range.lowerBound..<range.upperBound, with: string)
  }

  /// Replaces a range by a text.
  public func replaceCharacters(in range: NSRange, with text: AttributedText) {
    replace(range.lowerBound..<range.upperBound, with: text)
  }

  /// Removes a range.
  public func deleteCharacters(in range: NSRange) {
    replace(range.lowerBound..<range.upperBound, with: AttributedText(string: ""))
  }
}

extension StringProtocol {
  /// Returns the size of the string on one line with attributes, in points.
  public func size(withAttributes attributes: [TextAttribute: Any]? = nil) -> Size {
    AttributedText(string: String(self), attributes: attributes).size()
  }

  /// Returns the area of the string for a width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    AttributedText(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the string on one line, from a top left corner, in the current context.
  @preconcurrency @MainActor
  public func draw(at point: Point, withAttributes attributes: [TextAttribute: Any]? = nil) {
    AttributedText(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the string in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect, withAttributes attributes: [TextAttribute: Any]? = nil) {
    AttributedText(string: String(self), attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  /// Returns the size of the string on one line with attributes, in points.
  public func size(withAttributes attributes: [TextAttribute: Any]? = nil) -> Size {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the area of the string for a width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the string on one line, from a top left corner, in the current context.
  @preconcurrency @MainActor
  public func draw(at point: Point, withAttributes attributes: [TextAttribute: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the string in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect, withAttributes attributes: [TextAttribute: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}
