/// The font map of the process, which all text uses.
public enum FontMap {
  /// Loads the font configuration and the system fonts, so that the first text layout has no delay.
  ///
  /// Call it from another thread, so that the start does not wait for its few milliseconds. Text
  /// layouts made meanwhile wait for it. Calling it is optional.
  public static func warmUp() {
    for weight in [Font.Weight.regular, .semibold] {
      _ = TextLayout("Atrium 0", font: .system(ofSize: 15, weight: weight))
    }
  }
}
