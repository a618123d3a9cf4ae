/// The one collection of fonts that all text of a process is set from.
package enum FontMap {
  /// Finds the installed fonts and loads the system's, so that the first text is set without delay.
  ///
  /// It costs some milliseconds that a start need not wait for: call it from another thread. Text
  /// that is set meanwhile waits for it. Not calling it is no mistake.
  package static func warmUp() {
    for weight in [Font.Weight.regular, .bold, .semibold] {
      _ = TextLayout("Atrium 0", font: .system(ofSize: 15, weight: weight))
    }
  }
}
