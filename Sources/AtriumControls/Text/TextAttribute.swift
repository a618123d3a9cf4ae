import AtriumGraphics

/// The name of a property of text, as a key of a dictionary such as
/// ``NavigationBarAppearance/titleTextAttributes``.
///
/// A value of another type than the attribute's counts as absent.
public struct TextAttribute: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an attribute of a name; bars read those that are declared here.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The font, an `AtriumGraphics.Font`.
  public static let font = TextAttribute(rawValue: "NSFont")
  /// The colour of the letters, an `AtriumGraphics.Color`.
  public static let foregroundColor = TextAttribute(rawValue: "NSColor")
}

extension [TextAttribute: Any] {
  /// The font; nil if there is none.
  var font: Font? { self[.font] as? Font }
  /// The colour of the letters; nil if there is none.
  var foregroundColor: Color? { self[.foregroundColor] as? Color }
}
