internal import Glibc

/// The colour space of a `<color>`; its components are converted to sRGB.
enum InterfaceColorSpace {
  case sRGB
  case displayP3
  case linear
  /// A gamma of 2.2 instead of the curve of sRGB.
  case gamma22

  init(_ element: InterfaceElement) {
    self.init(named: element["customColorSpace"] ?? element["colorSpace"])
  }

  /// Makes the colour space with the name in a document or in an asset catalogue.
  init(named name: String?) {
    switch name {
    case "displayP3", "display-P3": self = .displayP3
    case "linearSRGB", "extendedLinearSRGB", "genericRGBLinear", "linearGray",
      "extended-linear-srgb":
      self = .linear
    case "genericGamma22GrayColorSpace", "gray-gamma-22": self = .gamma22
    default: self = .sRGB
    }
  }

  func gray(_ white: Double) -> Double { rgb(white, white, white).0 }

  func rgb(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
    let (r, g, b) = (bounded(red), bounded(green), bounded(blue))
    switch self {
    case .sRGB: return (r, g, b)
    case .linear: return (encoded(r), encoded(g), encoded(b))
    case .gamma22: return (encoded(pow(r, 2.2)), encoded(pow(g, 2.2)), encoded(pow(b, 2.2)))
    case .displayP3:
      // Display P3 has the same white point and curve as sRGB. The matrix is from CSS Color 4, section 18.
      let (r, g, b) = (decoded(r), decoded(g), decoded(b))
      return (
        encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
        encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
        encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
      )
    }
  }

  private func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ value: Double) -> Double {
    let bounded = min(max(value, 0), 1)
    return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
  }
}
