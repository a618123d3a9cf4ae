public import Atrium
public import Foundation

/// The Swift 4 name for the keys of text attributes.
public typealias NSAttributedStringKey = TextAttribute

/// UIKit's name of `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle

/// UIKit's name of `MutableParagraphStyle`.
public typealias NSMutableParagraphStyle = MutableParagraphStyle

/// The styles of lines under or through text.
///
/// Every style is drawn as a single line.
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

/// The options for drawing text, which are ignored: lines are always wrapped at the given width.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin of the text is its top left corner rather than its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the height of their font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// On iOS, the parameters and the results of drawing text.
///
/// This class has no members, and a context has no effect.
public final class NSStringDrawingContext {
  /// Makes a context.
  public init() {}
}

extension AttributedText {
  /// The name of an attribute.
  public typealias Key = TextAttribute

  /// The options for the enumeration of attributes.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The enumeration proceeds from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// The ranges need not be the longest possible ranges.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Makes empty text.
  public convenience init() { self.init(string: "") }

  /// Returns whether other attributed text has the same string and is drawn in the same way.
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

  /// Returns the attributed text in a range.
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
  ///
  /// Neighbouring parts with equal values count as one part.
  public func enumerateAttribute(
    _ attribute: TextAttribute, in range: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [(value: Any?, range: NSRange)] = []
    enumerateAttributes(in: range) { attributes, range, _ in
      let value = attributes[attribute]
      let isSame =
        parts.last.map { last in
          if let old = last.value, let value { return AttributedText.areSame(old, value) }
          return last.value == nil && value == nil
        } ?? false
      if isSame {
        parts[parts.count - 1].range.length += range.length
      } else {
        parts.append((value, range))
      }
    }
    var stop = ObjCBool(false)
    for part in options.contains(.reverse) ? parts.reversed() : parts {
      block(part.value, part.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle that the text fills if its lines are wrapped at the given width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> Rect {
    Rect(origin: .zero, size: layout(maximumWidth: size.width > 0 ? size.width : nil).size)
  }

  /// Draws the text on one line in the current context; the point is the top left corner.
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

  /// Draws the text in a rectangle of the current context, from its top left corner; the options are ignored.
  @preconcurrency @MainActor
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
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

  /// Replaces a range with a string, which gets the attributes of the range's first character.
  public func replaceCharacters(in range: NSRange, with string: String) {
    replace(range.lowerBound..<range.upperBound, with: string)
  }

  /// Replaces a range with another attributed text.
  public func replaceCharacters(in range: NSRange, with text: AttributedText) {
    replace(range.lowerBound..<range.upperBound, with: text)
  }

  /// Removes a range.
  public func deleteCharacters(in range: NSRange) {
    replace(range.lowerBound..<range.upperBound, with: AttributedText(string: ""))
  }
}

extension StringProtocol {
  /// Returns the size of the string on one line, with the given attributes, in points.
  public func size(withAttributes attributes: [TextAttribute: Any]? = nil) -> Size {
    AttributedText(string: String(self), attributes: attributes).size()
  }

  /// Returns the rectangle that the string fills if its lines are wrapped at the given width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    AttributedText(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the string on one line in the current context; the point is the top left corner.
  @preconcurrency @MainActor
  public func draw(at point: Point, withAttributes attributes: [TextAttribute: Any]? = nil) {
    AttributedText(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the string in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect, withAttributes attributes: [TextAttribute: Any]? = nil) {
    AttributedText(string: String(self), attributes: attributes).draw(in: rect)
  }

  /// Draws the string in a rectangle of the current context, from its top left corner; the options are ignored.
  @preconcurrency @MainActor
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
  /// Returns the size of the string on one line, with the given attributes, in points.
  public func size(withAttributes attributes: [TextAttribute: Any]? = nil) -> Size {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the rectangle that the string fills if its lines are wrapped at the given width, in points.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> Rect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the string on one line in the current context; the point is the top left corner.
  @preconcurrency @MainActor
  public func draw(at point: Point, withAttributes attributes: [TextAttribute: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the string in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect, withAttributes attributes: [TextAttribute: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the string in a rectangle of the current context, from its top left corner; the options are ignored.
  @preconcurrency @MainActor
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [], attributes: [TextAttribute: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}
