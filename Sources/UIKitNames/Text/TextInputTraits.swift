public import Atrium

// The traits of an on-screen keyboard. This system has no such keyboard, so the values are stored and have no effect.

/// The kind of an on-screen keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// A kind of keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// A kind of keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the Return key of an on-screen keyboard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// A title.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The colours of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// A set of colours.
  case `default`, dark, light
}

/// The way in which a keyboard capitalises words.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// A way.
  case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// A choice.
  case `default`, no, yes
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// A choice.
  case `default`, no, yes
}

/// The meaning of a field's text, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a meaning from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// The way in which a drag of a scroll view's content dismisses an on-screen keyboard.
public enum UIScrollViewKeyboardDismissMode: Int, Hashable, Sendable {
  /// A mode.
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}

/// The traits of the keyboard, which are stored and have no effect.
@MainActor
private struct KeyboardTraits {
  static let key = AssociatedObjects.Key()
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false

  static func of(_ object: AnyObject) -> KeyboardTraits {
    AssociatedObjects.value(of: object, key) as? KeyboardTraits ?? KeyboardTraits()
  }

  static func change(_ object: AnyObject, _ body: (inout KeyboardTraits) -> Void) {
    var traits = of(object)
    body(&traits)
    AssociatedObjects.set(traits, of: object, key)
  }
}

/// A view with traits for an on-screen keyboard, which have no effect in Atrium.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The way in which words are capitalised.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// Whether the Return key is disabled while the view has no text.
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextInputTraits {
  /// The kind of keyboard; the value is stored and has no effect.
  public var keyboardType: UIKeyboardType {
    get { KeyboardTraits.of(self).keyboardType }
    set { KeyboardTraits.change(self) { $0.keyboardType = newValue } }
  }
  /// The title of the Return key; the value is stored and has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { KeyboardTraits.of(self).returnKeyType }
    set { KeyboardTraits.change(self) { $0.returnKeyType = newValue } }
  }
  /// The colours of the keyboard; the value is stored and has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { KeyboardTraits.of(self).keyboardAppearance }
    set { KeyboardTraits.change(self) { $0.keyboardAppearance = newValue } }
  }
  /// The way in which words are capitalised; the value is stored and has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { KeyboardTraits.of(self).autocapitalizationType }
    set { KeyboardTraits.change(self) { $0.autocapitalizationType = newValue } }
  }
  /// Whether words are corrected; the value is stored and has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { KeyboardTraits.of(self).autocorrectionType }
    set { KeyboardTraits.change(self) { $0.autocorrectionType = newValue } }
  }
  /// Whether the spelling is checked; the value is stored and has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { KeyboardTraits.of(self).spellCheckingType }
    set { KeyboardTraits.change(self) { $0.spellCheckingType = newValue } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text; the value is stored and has no effect.
  public var textContentType: UITextContentType! {
    get { KeyboardTraits.of(self).textContentType }
    set { KeyboardTraits.change(self) { $0.textContentType = newValue } }
  }
  /// Whether the Return key is disabled while the view has no text; the value is stored and has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { KeyboardTraits.of(self).enablesReturnKeyAutomatically }
    set { KeyboardTraits.change(self) { $0.enablesReturnKeyAutomatically = newValue } }
  }
}

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}
