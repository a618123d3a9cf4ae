public import Atrium
public import Foundation

/// The name for the keys of text attributes in Swift 4.
public typealias NSAttributedStringKey = TextAttribute

/// The keys of the attributes that bars use. The keys have the toolkit's type, since bars take no
/// `NSAttributedString`.
extension NSAttributedString.Key {
  /// The font of the text.
  public static var font: TextAttribute { .font }
  /// The colour of the text.
  public static var foregroundColor: TextAttribute { .foregroundColor }
}
