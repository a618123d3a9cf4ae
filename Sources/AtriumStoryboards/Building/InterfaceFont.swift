import AtriumGraphics

/// The replacements for the fonts of iOS, with the same widths.
///
/// Inter with the tracking of San Francisco has the width of San Francisco for sizes up to 20 points, with a
/// difference of at most one point in 40. Nimbus Sans and Liberation Sans have the widths of Helvetica.
enum InterfaceFont {
  /// Returns the replacement for the system font of iOS.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  static func system(ofSize size: Double, weight: Font.Weight = .regular) -> Font {
    var font = Font.system(ofSize: size, weight: weight)
    font.tracking = size * tracking(at: size, weight)
    return font
  }

  /// Returns the height of a line of San Francisco, in points.
  static func lineHeight(ofSize size: Double) -> Double { size * 1.193 }

  /// Returns the font of another family, or its replacement.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  static func named(_ family: String, size: Double, weight: Font.Weight) -> Font {
    var font = Font.system(ofSize: size, weight: weight)
    font.family = families(for: family)
    let isHelvetica = likeHelvetica.contains(where: family.hasPrefix)
    let isLight = weight.rawValue < Font.Weight.regular.rawValue
    if isHelvetica {
      // The light letters of Helvetica are narrower, and the replacements have no light weight.
      font.tracking = isLight ? -0.035 * size : 0
    } else if let known = standInTracking.first(where: { family.hasPrefix($0.family) }) {
      // The heavy letters of Avenir have the widths of Inter's heavy letters.
      let isAlike =
        known.family == "Avenir" && weight.rawValue > Font.Weight.semibold.rawValue
      font.tracking = isAlike ? 0 : known.tracking * size
    }
    return font
  }

  /// Returns the value of ``AtriumGraphics/Font/family`` for a family: the family, then its replacements.
  private static func families(for family: String) -> String {
    let standIns =
      if serifs.contains(where: family.hasPrefix) {
        "Noto Serif, DejaVu Serif, serif"
      } else if monospaced.contains(where: family.hasPrefix) {
        Font.monospacedSystem(ofSize: 1).family
      } else if family.hasPrefix("Open Sans") || family.hasPrefix("OpenSans") {
        "Noto Sans, \(Font.system(ofSize: 1).family)"
      } else if likeHelvetica.contains(where: family.hasPrefix) {
        "Nimbus Sans, Liberation Sans, \(Font.system(ofSize: 1).family)"
      } else {
        Font.system(ofSize: 1).family
      }
    return "\(family), \(standIns)"
  }

  /// Returns the space after each character, as a fraction of the font size.
  ///
  /// Up to 17 points these are Apple's published numbers for San Francisco, since the letters of Inter have
  /// the same widths. Above 17 points, the letters of San Francisco are narrower, and the numbers are those
  /// that best fit the files of Xcode.
  private static func tracking(at size: Double, _ weight: Font.Weight) -> Double {
    let step = Int(size.rounded())
    let regular = thousandths[min(max(step - 6, 0), thousandths.count - 1)] / 1000
    // Heavier letters of Inter are narrower than those of San Francisco.
    if weight.rawValue >= Font.Weight.semibold.rawValue {
      return step > 20 ? -0.027 : regular + 0.012
    }
    return weight.rawValue >= Font.Weight.medium.rawValue ? regular + 0.008 : regular
  }

  /// The space after each character for 6 to 24 points, in thousandths of the size.
  ///
  /// Larger sizes use the last number.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -30, -32, -34, -40, -46, -50, -52,
  ]

  /// The space after each character of the replacement for a family, as a fraction of the size.
  ///
  /// The numbers fit the files of Xcode.
  private static let standInTracking: [(family: String, tracking: Double)] = [
    ("Avenir", -0.025), ("Gotham", 0.05), ("Lato", -0.03), ("Montserrat", 0.03), ("Roboto", -0.03),
    ("Source Serif", -0.035),
  ]

  private static let serifs = [
    "American Typewriter", "Baskerville", "Bodoni", "Charter", "Cochin", "Didot", "Georgia",
    "Hoefler", "Iowan", "New York", "Palatino", "Source Serif", "Superclarendon", "Times",
  ]
  private static let monospaced = ["Andale Mono", "Courier", "Menlo", "Monaco", "SF Mono"]
  private static let likeHelvetica = ["Arial", "Helvetica"]
}
