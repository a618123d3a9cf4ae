import AtriumGraphics

/// The name of a text property, as a key of a dictionary such as
/// ``NavigationBarAppearance/titleTextAttributes``.
///
/// A value that does not have the attribute's type is ignored.
public struct TextAttribute: RawRepresentable, Hashable, Sendable {
  /// The name of the attribute.
  public let rawValue: String

  /// Makes an attribute from a name.
  ///
  /// Bars use only the attributes that are declared in this type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The font; its value is an `AtriumGraphics.Font`.
  public static let font = TextAttribute(rawValue: "NSFont")
  /// The colour of the text; its value is an `AtriumGraphics.Color`.
  public static let foregroundColor = TextAttribute(rawValue: "NSColor")
}

extension [TextAttribute: Any] {
  /// The font; nil if it is absent.
  var font: Font? { self[.font] as? Font }
  /// The colour of the text; nil if it is absent.
  var foregroundColor: Color? { self[.foregroundColor] as? Color }
}
