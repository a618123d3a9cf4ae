public import Atrium
public import Foundation

/// The kinds of interaction with a link.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A kind of interaction.
  case invokeDefaultAction, presentActions, preview
}

/// The kinds of data that a text view recognises in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension TextView {
  private static let detectorKey = AssociatedObjects.Key()
  private static let editsKey = AssociatedObjects.Key()

  /// The kinds of data to recognise, for which this system has no detector; the value is kept and has no effect.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get {
      AssociatedObjects.value(of: self, TextView.detectorKey) as? UIDataDetectorTypes ?? []
    }
    set { AssociatedObjects.set(newValue, of: self, TextView.detectorKey) }
  }

  /// Whether the user can change attributes, for which there is no menu here; the value is kept and has no effect.
  public var allowsEditingTextAttributes: Bool {
    get { AssociatedObjects.value(of: self, TextView.editsKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, TextView.editsKey) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; setting nil sets empty text.
  ///
  /// As in UIKit, the attributes of the first character become the font, the colour and the alignment of the view. The
  /// alignment does not change if only some paragraphs have a style.
  public var attributedText: AttributedText! {
    get { plainAttributedText }
    set {
      let new = newValue ?? AttributedText(string: "")
      if let font = new.first(.font) as? Font { plainFont = font }
      if let color = new.first(.foregroundColor) as? Color { textColor = color }
      // If some paragraphs have no style, the alignment stays, so that these paragraphs are not aligned like the first.
      let isWhole = new.runs.allSatisfy { $0.attributes[.paragraphStyle] != nil }
      if isWhole || !new.string.contains("\n"),
        let style = new.first(.paragraphStyle) as? ParagraphStyle
      {
        textAlignment = style.alignment
      }
      plainAttributedText = new
    }
  }
}

extension TextField {
  private static let editsKey = AssociatedObjects.Key()

  /// Whether the user can change attributes, for which there is no menu here; the value is kept and has no effect.
  public var allowsEditingTextAttributes: Bool {
    get { AssociatedObjects.value(of: self, TextField.editsKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, TextField.editsKey) }
  }

  /// The text with its attributes; setting nil sets empty text.
  ///
  /// As in UIKit, the attributes of the first character become the font, the colour and the alignment of the field.
  public var attributedText: AttributedText? {
    get { plainAttributedText }
    set {
      let new = newValue ?? AttributedText(string: "")
      if let font = new.first(.font) as? Font { plainFont = font }
      if let color = new.first(.foregroundColor) as? Color { textColor = color }
      if let style = new.first(.paragraphStyle) as? ParagraphStyle {
        textAlignment = style.alignment
      }
      plainAttributedText = new
    }
  }
}

extension AttributedText {
  /// Returns an attribute of the first character; nil for an empty text.
  fileprivate func first(_ key: TextAttribute) -> Any? {
    length > 0 ? attribute(key, at: 0) : nil
  }
}

extension TextView: LinkOpening {
  /// Opens a URL, or a string that is a URL, with the desktop's preferred program for it.
  public func openLink(_ link: Any) {
    guard let url = URL(link: link) else { return }
    UIApplication.shared.open(url)
  }
}

extension URL {
  /// Makes a URL from the value of the attribute `link`, which is a URL or a string with a URL; nil for other values.
  public init?(link: Any) {
    if let url = link as? URL {
      self = url
    } else if let string = link as? String, let url = URL(string: string) {
      self = url
    } else {
      return nil
    }
  }
}

extension NSAttributedString.Key {
  /// An attribute that is kept and not drawn.
  public static let shadow = TextAttribute(rawValue: "NSShadow")
  /// An attribute that is kept and not drawn.
  public static let strokeColor = TextAttribute(rawValue: "NSStrokeColor")
  /// An attribute that is kept and not drawn.
  public static let strokeWidth = TextAttribute(rawValue: "NSStrokeWidth")
  /// An attribute that is kept and not drawn.
  public static let obliqueness = TextAttribute(rawValue: "NSObliqueness")
  /// An attribute that is kept and not drawn.
  public static let expansion = TextAttribute(rawValue: "NSExpansion")
  /// An attribute that is kept and not drawn.
  public static let ligature = TextAttribute(rawValue: "NSLigature")
  /// An attribute that is kept and not drawn.
  public static let textEffect = TextAttribute(rawValue: "NSTextEffect")
  /// An attribute that is kept and not drawn.
  public static let writingDirection = TextAttribute(rawValue: "NSWritingDirection")
}

extension TextAttachment {
  /// Makes an attachment from the data of an image file; data of other types makes an attachment without an image.
  public convenience init(data: Data?, ofType type: String?) {
    self.init(image: data.flatMap { Image(data: $0) })
  }
}
