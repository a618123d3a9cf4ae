import AtriumGraphics

/// The fonts in place of those of iOS, with their widths.
///
/// Inter with the tracking of San Francisco is as wide as that, within one point in 40 up to 20 points. Nimbus Sans
/// and Liberation Sans have the widths of Helvetica.
enum InterfaceFont {
  /// The font of the system.
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

  /// The height of a line of San Francisco, in points.
  static func lineHeight(ofSize size: Double) -> Double { size * 1.193 }

  /// A font of another family, or the stand-in for it.
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
      // The light letters of Helvetica are narrower, and the stand-ins have none.
      font.tracking = isLight ? -0.035 * size : 0
    } else if family.hasPrefix("Avenir") {
      font.tracking = weight.rawValue > Font.Weight.semibold.rawValue ? 0 : -0.025 * size
    }
    return font
  }

  /// The list of a family and its stand-ins, for ``AtriumGraphics/Font/family``.
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

  /// The space after each character, in parts of the size.
  ///
  /// Up to 20 points these are the numbers that Apple publishes for San Francisco, since the letters of Inter have
  /// the same widths. Above, San Francisco has narrower letters; the number is the one that fits them best.
  private static func tracking(at size: Double, _ weight: Font.Weight) -> Double {
    let step = Int(size.rounded())
    let isLarge = step > 20
    let regular = step <= 6 ? 0.041 : isLarge ? -0.053 : thousandths[step - 6] / 1000
    guard weight.rawValue >= Font.Weight.semibold.rawValue else { return regular }
    // Bold letters of Inter are narrower than those of San Francisco.
    return regular + (isLarge ? 0.026 : 0.012)
  }

  /// The numbers for 6 to 20 points, in thousandths of the size.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23,
  ]

  private static let serifs = [
    "American Typewriter", "Baskerville", "Bodoni", "Charter", "Cochin", "Didot", "Georgia",
    "Hoefler", "Iowan", "New York", "Palatino", "Superclarendon", "Times",
  ]
  private static let monospaced = ["Andale Mono", "Courier", "Menlo", "Monaco", "SF Mono"]
  private static let likeHelvetica = ["Arial", "Helvetica"]
}
