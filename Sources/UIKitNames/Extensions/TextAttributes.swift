public import Atrium
public import Foundation

/// The name that Swift 4 had for the keys of text attributes.
public typealias NSAttributedStringKey = TextAttribute

/// The keys of the attributes that bars read. Their type is the kit's, since a bar takes no `NSAttributedString`.
extension NSAttributedString.Key {
  /// The font of the letters.
  public static var font: TextAttribute { .font }
  /// The colour of the letters.
  public static var foregroundColor: TextAttribute { .foregroundColor }
}
