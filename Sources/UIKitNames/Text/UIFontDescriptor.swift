public import Atrium

/// A description of a font, from which variants with other traits are made.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The font has characters of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The font that the descriptor describes.
  let font: Font

  init(_ font: Font) { self.font = font }

  /// Makes the descriptor of a font from its PostScript name and size, in points.
  public init(name: String, size: Double) {
    font = Font(name: name, size: size) ?? .system(ofSize: size)
  }

  /// Returns the descriptor of a font of the given text style.
  @preconcurrency @MainActor
  public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size of the font, in points.
  public var pointSize: Double { font.size }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.family == Font.monospacedSystem(ofSize: font.size, weight: .regular).family {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// Returns the descriptor with the given traits; never nil.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitMonoSpace), !symbolicTraits.contains(.traitMonoSpace) {
      font = .monospacedSystem(ofSize: font.size, weight: font.weight)
    }
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? .bold : .regular
    }
    return UIFontDescriptor(font)
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ size: Double) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
}

extension Font {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Makes the font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - size: The size, in points; 0 uses the size of the descriptor.
  public init(descriptor: UIFontDescriptor, size: Double) {
    self = size > 0 ? descriptor.font.withSize(size) : descriptor.font
  }

  /// UIKit's size of labels, in points.
  public static var labelFontSize: Double { 17 }
  /// UIKit's size of button titles, in points.
  public static var buttonFontSize: Double { 18 }
  /// UIKit's size of small text, in points.
  public static var smallSystemFontSize: Double { 12 }
  /// UIKit's standard font size, in points.
  public static var systemFontSize: Double { 14 }
}
