#if canImport(Glibc)
  internal import Glibc
#endif

/// A colour in the sRGB space with alpha; components are from 0 to 1 and not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from a hexadecimal number, as in style sheets.
  ///
  /// - Parameters:
  ///   - hex: The components as `0xRRGGBB`; the top byte is ignored.
  ///   - alpha: The opacity.
  public init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Returns the same colour with another alpha.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour between this colour and another, by component.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The fraction of the other colour: 0 is this colour, 1 the other; clamped to 0…1.
  /// - Returns: The mixed colour.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let part = fraction.clampedToUnit
    func between(_ from: Double, _ to: Double) -> Double { from * (1 - part) + to * part }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// The relative luminance by WCAG 2.x, from 0 for black to 1 for white; alpha is ignored.
  public var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      let value = component.clampedToUnit
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio by WCAG 2.x, from 1 to 21; alpha is ignored.
  public func contrastRatio(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Double {
  /// The value clamped to 0…1; 0 for NaN.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
