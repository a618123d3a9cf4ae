public import Atrium
public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit: fonts, colours and decorations.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = TextAttribute.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = TextAttribute.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = TextAttribute.backgroundColor.rawValue
    }
    /// The space that is added after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = TextAttribute.kern.rawValue
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = TextAttribute.underlineStyle.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = TextAttribute.strikethroughStyle.rawValue
    }
    /// The distance by which the text is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = TextAttribute.baselineOffset.rawValue
    }

    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space that is added after each character, in points.
    public let kern: KernAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance by which the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The runs of the string for a text layout.
  var textRuns: [TextRun] {
    var start = 0
    return runs.map { run in
      let count = String(characters[run.range]).utf8.count
      var result = TextRun(range: start..<start + count)
      start += count
      result.font = run.font
      result.color = run.foregroundColor
      result.backgroundColor = run.backgroundColor
      result.tracking = run.kern ?? 0
      result.baselineOffset = run.baselineOffset ?? 0
      result.isUnderlined = run.underlineStyle.map { $0.rawValue != 0 } ?? false
      result.isStruckThrough = run.strikethroughStyle.map { $0.rawValue != 0 } ?? false
      return result
    }
  }

  /// Makes a string from text and the runs of its layout.
  init(_ text: String, runs: [TextRun]) {
    self.init()
    let bytes = Array(text.utf8)
    for run in runs {
      var part = AttributedString(
        String(decoding: bytes[run.range.clamped(to: bytes.indices)], as: UTF8.self))
      part.font = run.font
      part.foregroundColor = run.color
      part.backgroundColor = run.backgroundColor
      if run.tracking != 0 { part.kern = run.tracking }
      if run.baselineOffset != 0 { part.baselineOffset = run.baselineOffset }
      if run.isUnderlined { part.underlineStyle = .single }
      if run.isStruckThrough { part.strikethroughStyle = .single }
      append(part)
    }
  }
}
