#if canImport(Glibc)
  internal import Glibc
#endif

/// The colour space of components in a file, which are converted to sRGB.
package enum ColorSpace {
  case sRGB
  /// The space with the primaries of Display P3, and the white point and the curve of sRGB.
  case displayP3
  /// The primaries of sRGB, without its curve.
  case linear
  /// The primaries of sRGB, with a gamma of 2.2 instead of its curve.
  case gamma22

  /// Makes the colour space with the name in a storyboard or in an asset catalogue; `sRGB` for other names.
  package init(named name: String?) {
    switch name {
    case "displayP3", "display-P3", "display-p3": self = .displayP3
    case "linearSRGB", "extendedLinearSRGB", "genericRGBLinear", "linearGray",
      "extended-linear-srgb":
      self = .linear
    case "genericGamma22GrayColorSpace", "gray-gamma-22": self = .gamma22
    default: self = .sRGB
    }
  }

  /// Returns the component for its text in an asset catalogue, from 0 to 1; nil for other text.
  ///
  /// The text is a decimal number from 0 to 1, a whole number up to 255, or a hexadecimal number up to 0xFF.
  package static func component(_ text: String) -> Double? {
    let number: Double? =
      if text.lowercased().hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Int(text).map { Double($0) / 255 }
      }
    return number.flatMap { $0.isFinite ? $0.clampedToUnit : nil }
  }

  /// Returns the opacity for its text in an asset catalogue, from 0 to 1; 1 without a number.
  package static func alpha(_ text: String?) -> Double {
    text.flatMap(Double.init).map { $0.isFinite ? $0.clampedToUnit : 1 } ?? 1
  }

  /// Returns a colour in sRGB for components in this space.
  fileprivate func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    let (r, g, b) = (red.clampedToUnit, green.clampedToUnit, blue.clampedToUnit)
    func encodedColor(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    }
    switch self {
    case .sRGB: return Color(red: r, green: g, blue: b, alpha: alpha)
    case .linear: return encodedColor(r, g, b)
    case .gamma22: return encodedColor(pow(r, 2.2), pow(g, 2.2), pow(b, 2.2))
    case .displayP3:
      // The matrix is from CSS Color 4, section 18.
      let (r, g, b) = (decoded(r), decoded(g), decoded(b))
      return encodedColor(
        1.2249401762805598 * r - 0.22494017628055996 * g,
        -0.042056954709688163 * r + 1.0420569547096881 * g,
        -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
    }
  }

  private func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ value: Double) -> Double {
    let bounded = value.clampedToUnit
    return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
  }
}

extension Color {
  /// Makes a colour from components in a colour space; a colour that sRGB does not contain is clipped.
  package init(
    _ space: ColorSpace, red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    self = space.color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey from a component in a colour space.
  package init(_ space: ColorSpace, white: Double, alpha: Double = 1) {
    self.init(space, red: white, green: white, blue: white, alpha: alpha)
  }
}
