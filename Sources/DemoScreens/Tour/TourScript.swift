import AtriumControls

/// The tour as an event script in the current language.
///
/// The script begins on *Welcome*. For each stop, the script prints the instruction and then performs it.
@MainActor
public enum TourScript {
  /// The lines of the script.
  public static var text: String {
    var lines = [
      "wait idle", "screenshot welcome.png", "wait 1",
      "click \"\(String(localized: "Take the tour"))\"",
    ]
    for stop in TourStop.all {
      let hundredths = Int((stop.readingTime * 100).rounded(.up))
      lines += ["wait idle", "note \"\(stop.text)\"", "wait \(Double(hundredths) / 100)"]
      lines += stop.actions + ["wait idle"]
      lines += ["screenshot \(stop.room).png", "wait 1", "key Ctrl+Return"]
    }
    return (lines + ["wait idle"]).map { $0 + "\n" }.joined()
  }
}
