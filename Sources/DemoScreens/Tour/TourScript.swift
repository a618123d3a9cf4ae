import AtriumControls

/// The tour as an event script, in the current language: it begins on *Welcome*, prints each instruction, does what the
/// instruction says, and goes on.
@MainActor
public enum TourScript {
  /// The lines of the script.
  public static var text: String {
    var lines = [
      "wait idle", "screenshot welcome.png", "wait 1",
      "click \"\(String(localized: "Take the tour"))\"",
    ]
    for stop in TourStop.all {
      lines += ["wait idle", "note \"\(stop.text)\"", "wait 2"] + stop.actions
      lines += ["screenshot \(stop.room).png", "wait 2", "key Ctrl+Return"]
    }
    return (lines + ["wait idle"]).map { $0 + "\n" }.joined()
  }
}
