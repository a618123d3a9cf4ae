/// Pixels to a point, from what the user told the desktop.
package enum DisplayScale {
  /// The factors that a window may have.
  package static let range = 0.75...4.0

  /// Gives the scale for a request, or for what a display says.
  ///
  /// - Parameters:
  ///   - requested: The factor somebody asked for; nil to follow the display.
  ///   - resources: The text of the root window's `RESOURCE_MANAGER`, where `Xft.dpi` is the one
  ///     value that all desktops set.
  ///   - dotsPerInch: What the settings manager says, which counts where the resources do not say it.
  /// - Returns: A factor within ``range``; of a display in steps of 0.05.
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
