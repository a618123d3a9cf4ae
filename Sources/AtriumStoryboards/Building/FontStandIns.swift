import AtriumGraphics

/// The families that stand in for those of iOS where these are not installed.
enum FontStandIns {
  /// The list of a family and its stand-ins, for ``AtriumGraphics/Font/family``.
  static func families(for family: String) -> String {
    let standIns =
      if serifs.contains(where: family.hasPrefix) {
        "Noto Serif, DejaVu Serif, serif"
      } else if monospaced.contains(where: family.hasPrefix) {
        Font.monospacedSystem(ofSize: 1).family
      } else {
        // Helvetica was the font of the system.
        Font.system(ofSize: 1).family
      }
    return "\(family), \(standIns)"
  }

  private static let serifs = [
    "American Typewriter", "Baskerville", "Bodoni", "Charter", "Cochin", "Didot", "Georgia",
    "Hoefler", "Iowan", "New York", "Palatino", "Superclarendon", "Times",
  ]
  private static let monospaced = ["Andale Mono", "Courier", "Menlo", "Monaco", "SF Mono"]
}
