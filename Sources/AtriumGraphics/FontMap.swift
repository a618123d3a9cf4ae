/// The collection of fonts that all text of a process shares.
package enum FontMap {
  /// Finds the installed fonts and loads the system font, so that the first text is laid out without delay.
  ///
  /// This takes some milliseconds. Call it on another thread, so that the launch is not delayed.
  /// Text that is laid out meanwhile waits for the fonts. The call is optional.
  package static func warmUp() {
    for weight in [Font.Weight.regular, .bold, .semibold] {
      _ = TextLayout("Atrium 0", font: .system(ofSize: 15, weight: weight))
    }
  }
}
