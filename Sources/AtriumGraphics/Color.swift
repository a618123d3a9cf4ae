#if canImport(Glibc)
  internal import Glibc
#endif

/// A colour of the sRGB space with coverage; components run from 0 to 1 and are not premultiplied.
public struct Color: Hashable, Sendable {
  /// How much red.
  public var red: Double
  /// How much green.
  public var green: Double
  /// How much blue.
  public var blue: Double
  /// How much it covers what lies below.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Nothing: black that covers nothing.
  public static let clear = Color(white: 0, alpha: 0)

  /// Makes a colour of its components.
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

  /// Makes a colour as it is written in style sheets.
  ///
  /// - Parameters:
  ///   - hex: The components as `0xRRGGBB`; what is above them is not read.
  ///   - alpha: How much it covers.
  public init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The same colour with another coverage.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour between this one and another, by component.
  ///
  /// - Parameters:
  ///   - other: What to go towards.
  ///   - fraction: How far: 0 is this colour, 1 the other; brought into 0…1.
  /// - Returns: The colour between.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let part = fraction.clampedToUnit
    func between(_ from: Double, _ to: Double) -> Double { from * (1 - part) + to * part }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// How bright it looks, from 0 for black to 1 for white, as WCAG 2.x defines it; alpha is not read.
  public var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      let value = component.clampedToUnit
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How well one can be read on the other, from 1 to 21, as WCAG 2.x defines it; alpha is not read.
  public func contrastRatio(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Double {
  /// The value brought into 0…1; zero if it is not a number.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
