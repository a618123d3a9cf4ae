/// The number of pixels per point, from the user's desktop settings.
package enum DisplayScale {
  /// The range of scales that a window may have.
  package static let range = 0.75...4.0

  /// Returns the requested scale; if none is requested, the scale of the display, which is 1 if it is unknown.
  ///
  /// - Parameters:
  ///   - requested: The requested scale; nil follows the display.
  ///   - resources: The text of the root window's `RESOURCE_MANAGER` property. `Xft.dpi` is the only value in it
  ///     that all desktops set.
  ///   - dotsPerInch: The resolution that the settings manager reports, which is used if the resources contain no
  ///     `Xft.dpi`.
  /// - Returns: A scale within ``range``; the scale of a display is rounded to a multiple of 0.05.
  package static func scale(
    requested: Double?, resources: String?, dotsPerInch: Double? = nil
  ) -> Double {
    if let requested, requested.isFinite { return clamped(requested) }
    let dpi = resources.flatMap(self.dotsPerInch) ?? dotsPerInch
    guard let dpi, dpi.isFinite, dpi > 0 else { return 1 }
    return clamped((dpi / 96 * 20).rounded() / 20)
  }

  private static func clamped(_ scale: Double) -> Double {
    min(max(scale, range.lowerBound), range.upperBound)
  }

  private static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), line[..<colon] == "Xft.dpi" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return Double(value.prefix { $0.isNumber || $0 == "." })
    }
    return nil
  }
}
