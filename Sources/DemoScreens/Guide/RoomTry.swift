import AtriumControls
package import AtriumGeometry

/// An experiment that the program performs in a room: a title, and the lines of a script.
package struct RoomTry: Equatable {
  /// The word in script lines that stands for the window's current size.
  private static let size = "SIZE"
  /// The word in script lines that stands for the window's current size with width and height swapped.
  private static let turnedSize = "TURNED"

  /// The title that users see.
  package let title: String
  /// The lines of the script, in which ``size`` and ``turnedSize`` stand for sizes.
  private let lines: [String]
  /// The name of a life-cycle call that the experiment causes; nil if it causes none.
  package let call: String?

  /// Makes an experiment.
  ///
  /// - Parameters:
  ///   - title: The title that users see.
  ///   - lines: The lines of the script; after each line except a `wait`, the program waits for the end of all motion.
  ///   - call: The name of a call that the experiment causes; nil if there is none.
  init(_ title: String, _ lines: [String], call: String?) {
    (self.title, self.lines, self.call) = (title, lines, call)
  }

  /// Returns the script for a window of the given size, in points.
  package func script(for size: Size) -> String {
    let (width, height) = (Int(size.width), Int(size.height))
    return lines.map { line in
      let line = line.replacing(RoomTry.size, with: "\(width)x\(height)")
        .replacing(RoomTry.turnedSize, with: "\(height)x\(width)")
      return line.hasPrefix("wait") ? "\(line)\n" : "\(line)\nwait idle\n"
    }.joined()
  }

  // MARK: Lines

  /// Returns the line that clicks on the view with the given accessible name.
  static func click(_ name: String) -> String { "click \"\(name)\"" }

  /// Script lines that narrow the window and then restore its size.
  static let narrowAndWide = ["resize 460x640", "wait 0.6", "resize \(size)"]

  /// An experiment that leaves the room and comes back.
  static var leaveAndReturn: RoomTry {
    RoomTry(
      String(localized: "Leave the room, and come back"),
      ["key Ctrl+1", "wait 0.4", "key Alt+Left"],
      call: "viewDidDisappear")
  }

  /// An experiment that swaps the width and the height of the window, and then restores them.
  static var turn: RoomTry {
    RoomTry(
      String(localized: "Turn the window, and turn it back"),
      ["resize \(turnedSize)", "wait 0.6", "resize \(size)"], call: "viewWillTransition")
  }

  /// An experiment that presents a sheet over the room and dismisses it.
  static var sheet: RoomTry {
    RoomTry(
      String(localized: "Open a sheet over it: it stays on screen, and receives no call"),
      ["key Ctrl+k", "wait 0.8", "key Escape"], call: nil)
  }
}
