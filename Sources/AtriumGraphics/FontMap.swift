/// The one collection of fonts for all text of a process.
package enum FontMap {
  /// Finds the installed fonts and loads the system's, so that the first text is set without delay.
  ///
  /// It takes some milliseconds: call it from another thread, so that the start does not wait for
  /// it. Text that is set meanwhile waits for it. The call is optional.
  package static func warmUp() {
    for weight in [Font.Weight.regular, .bold, .semibold] {
      _ = TextLayout("Atrium 0", font: .system(ofSize: 15, weight: weight))
    }
  }
}
