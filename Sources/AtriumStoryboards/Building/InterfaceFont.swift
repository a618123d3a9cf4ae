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

  /// Returns the tracking of Inter that reproduces San Francisco from a font file that the designer installed.
  ///
  /// iOS applies size-dependent tracking to the system font, but not to an installed font. A font file contains either
  /// the wide letters for text, or the narrow letters for large sizes (`Display` in the name).
  ///
  /// - Parameters:
  ///   - name: The name of the installed font.
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The tracking, in points.
  static func fileTracking(named name: String, size: Double, weight: Font.Weight) -> Double {
    let heavy = weight.rawValue >= Font.Weight.semibold.rawValue ? 0.012 : 0
    return size * (name.contains("Display") ? heavy - 0.042 : heavy)
  }

  /// Returns the height of a line of San Francisco, in points.
  static func lineHeight(ofSize size: Double) -> Double { size * 1.193 }

  /// Returns a font of the given family, or of a replacement with similar widths.
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
      // The light letters of Helvetica are narrower than its regular letters, but the replacements have no light
      // weight. The regular letters of Helvetica Neue are wider than those of Helvetica. The tracking compensates for
      // both.
      let isNew = family.hasPrefix("Helvetica Neue") || family.hasPrefix("HelveticaNeue")
      font.tracking = isLight ? -0.015 * size : isNew ? 0.007 * size : 0
    } else if let known = standInTracking.first(where: { family.hasPrefix($0.family) }) {
      let isHeavy = weight.rawValue > Font.Weight.semibold.rawValue
      font.tracking = (isHeavy ? known.heavy : known.tracking) * size
    }
    return font
  }

  /// Returns a font whose tracking makes a string as wide as on iOS.
  ///
  /// The tracking of San Francisco does not apply to Chinese, Japanese and Korean characters, which come from other
  /// fonts. The Korean characters of iOS are also narrower than those of Noto Sans. A font of the toolkit has the same
  /// tracking for all characters, so the tracking is reduced until the whole string has the right width.
  static func fitted(_ font: Font, to text: String) -> Font {
    let all = text.unicodeScalars.count
    let korean =
      font.family == Font.system(ofSize: 1).family
      ? text.unicodeScalars.count { koreanScalars.contains($0.value) } : 0
    guard all > 0, font.tracking != 0 || korean > 0 else { return font }
    let eastAsian = text.unicodeScalars.count { scalar in
      eastAsianScalars.contains { $0.contains(scalar.value) }
    }
    var fitted = font
    fitted.tracking *= Double(all - eastAsian) / Double(all)
    fitted.tracking -= 0.056 * font.size * Double(korean) / Double(all)
    return fitted
  }

  private static let koreanScalars: ClosedRange<UInt32> = 0xAC00...0xD7AF

  /// Radicals, kana, ideographs and their punctuation; Hangul; compatibility ideographs; full-width forms.
  private static let eastAsianScalars: [ClosedRange<UInt32>] = [
    0x2E80...0x9FFF, koreanScalars, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]

  /// Returns a value for ``AtriumGraphics/Font/family``: the given family, followed by its replacements.
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

  /// Returns the tracking of Inter that reproduces the widths of San Francisco, as a fraction of the font size.
  ///
  /// Up to 17 points the letters of both fonts have the same widths, so the values are Apple's published tracking for
  /// San Francisco. Above 17 points the letters of San Francisco are narrower, and the values are those that best match
  /// the frames in files from Xcode.
  private static func tracking(at size: Double, _ weight: Font.Weight) -> Double {
    let step = Int(size.rounded())
    let regular = thousandths[min(max(step - 6, 0), thousandths.count - 1)] / 1000
    // The letters of Inter in heavier weights are narrower than those of San Francisco.
    if weight.rawValue >= Font.Weight.semibold.rawValue {
      return step > 20 ? -0.027 : regular + 0.012
    }
    return weight.rawValue >= Font.Weight.medium.rawValue ? regular + 0.008 : regular
  }

  /// The tracking for font sizes from 6 to 24 points, in thousandths of the size.
  ///
  /// Larger sizes use the last number.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -30, -32, -34, -40, -46, -50, -52,
  ]

  /// The tracking for the replacements of font families, as a fraction of the size.
  ///
  /// `tracking` is for weights up to semibold, and `heavy` for heavier weights.
  ///
  /// The values for Cabin, Lato, Quicksand and Roboto compensate for the difference between the mean widths of their
  /// letters and those of Inter. The other values were chosen to match the frames in files from Xcode.
  private static let standInTracking: [(family: String, tracking: Double, heavy: Double)] = [
    ("Avenir", -0.025, 0), ("Cabin", -0.056, -0.061), ("Gotham", 0.05, 0.05),
    ("Lato", -0.04, -0.048), ("Montserrat", 0.03, 0.03), ("Quicksand", -0.015, -0.007),
    ("Roboto Condensed", -0.084, -0.092), ("Roboto", -0.031, -0.04),
    ("Source Sans", -0.065, -0.065), ("Source Serif", -0.035, -0.035),
  ]

  private static let serifs = [
    "American Typewriter", "Baskerville", "Bodoni", "Charter", "Cochin", "Didot", "Georgia",
    "Hoefler", "Iowan", "New York", "Palatino", "Source Serif", "Superclarendon", "Times",
  ]
  private static let monospaced = ["Andale Mono", "Courier", "Menlo", "Monaco", "SF Mono"]
  private static let likeHelvetica = ["Arial", "Helvetica"]
}
