public import Atrium
import FoundationNames

// The text of a label and its style, with UIKit's types. In UIKit the style describes the first character of an
// attributed text, and a new style applies to all its characters.

extension Label {
  /// The text of the label; nil if it was not set.
  ///
  /// If the new text replaces an attributed text, it takes the font and the colour of that text's first character.
  public var text: String? {
    get { plainText.isEmpty && !hasAttributes ? nil : plainText }
    set {
      let (font, color) = (attribute(.font) as? Font, attribute(.foregroundColor) as? Color)
      plainText = newValue ?? ""
      // An empty attributed text distinguishes an empty text from nil.
      if newValue == "" { attributedText = AttributedText(string: "") }
      if let font { plainFont = font }
      if let color { plainTextColor = color }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the first character; setting nil sets the font of body text.
  ///
  /// Setting this property changes the font of the whole text.
  public var font: Font! {
    get { attribute(.font) as? Font ?? plainFont }
    set {
      plainFont = newValue ?? .preferredFont(forTextStyle: .body)
      setAttribute(.font, plainFont)
    }
  }

  /// Returns an attribute of the first character; nil if the character has no such attribute.
  fileprivate func attribute(_ key: TextAttribute) -> Any? {
    guard hasAttributes, let text = attributedText, text.length > 0 else { return nil }
    return text.attribute(key, at: 0)
  }

  /// Sets an attribute of all characters, if the text has attributes.
  fileprivate func setAttribute(_ key: TextAttribute, _ value: Any) {
    guard hasAttributes, let text = attributedText, text.length > 0 else { return }
    let changed = MutableAttributedText(attributedString: text)
    changed.change(0..<text.length) { $0[key] = value }
    attributedText = changed
  }
}

/// A label whose text has UIKit's colour, the colour of the first character.
///
/// The property is in an extension of this protocol and not of `Label`, which has a property of the same name and type.
/// The optimiser of Swift 6.3 ends with an error if another module makes an object of a subclass of such a class.
@MainActor
public protocol TextColoring: AnyObject {}

extension Label: TextColoring {}

extension TextColoring where Self: Label {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the first character; nil uses the theme's colour.
  ///
  /// Setting this property changes the colour of the whole text.
  public var textColor: Color! {
    get { attribute(.foregroundColor) as? Color ?? plainTextColor ?? .label }
    set {
      plainTextColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }
}
