import AtriumControls
import AtriumKit

/// A stop of the tour: a room, and an instruction for it.
package struct TourStop {
  /// The name of the room's screen.
  package let room: String
  /// The instruction, which has at most two lines of 60 letters.
  package let text: String
  /// The accessible name of the view that the instruction refers to.
  package let target: String
  /// The name of the call that shows that the user has followed the instruction.
  package let call: String
  /// The script lines that perform the instruction; empty if there is nothing to do.
  package let actions: [String]
  /// Returns whether the user has followed the instruction; nil if ``call`` alone shows this.
  let isDone: (@MainActor (_ room: ViewController) -> Bool)?

  private init(
    room: String, text: String, target: String, call: String, actions: [String],
    isDone: (@MainActor (_ room: ViewController) -> Bool)? = nil
  ) {
    (self.room, self.text, self.target, self.call) = (room, text, target, call)
    (self.actions, self.isDone) = (actions, isDone)
  }

  /// The time for which a script shows the instruction, in seconds: 1 second, and 0.06 seconds for each letter.
  package var readingTime: Double { 1 + 0.06 * Double(text.count) }

  /// The text after the last stop.
  package static var end: String {
    String(
      localized:
        "That was the tour. Guide (Ctrl+T) has things to try in every room, and Scenes shows more here."
    )
  }

  /// All stops, in the order of the tour.
  package static var all: [TourStop] {
    [
      TourStop(
        room: "navigation",
        text: String(
          localized:
            "A container owns its children. Open a shelf: it becomes a child, and then appears."),
        target: String(localized: "Containment"), call: "viewDidAppear",
        actions: [RoomTry.click(String(localized: "Containment"))]),
      TourStop(
        room: "tabs",
        text: String(
          localized:
            "Go to another tab. The first one disappears, and stays a child of the container."),
        target: String(localized: "Studio"), call: "viewDidAppear",
        actions: [RoomTry.click(String(localized: "Studio"))]),
      TourStop(
        room: "modals",
        text: String(
          localized:
            "Present a sheet. It has a presenter and no parent, so the card below stays on screen."),
        target: String(localized: "Sheet"), call: "viewDidAppear",
        actions: [RoomTry.click(String(localized: "Sheet")), "wait idle", "wait 1", "key Escape"]),
      TourStop(
        room: "rotation",
        text: String(
          localized:
            "Turn the window. The new size goes to the container first, and then to its children."),
        target: String(localized: "Turn the window"), call: "viewWillTransition",
        actions: ["resize 640x960", "wait idle", "wait 1", "resize 960x640"]),
      TourStop(
        room: "playground",
        text: String(
          localized:
            "Choose Scenes, then Line by line. Next line runs one line of Swift and says what it does."
        ),
        target: String(localized: "Scenes"), call: "viewDidDisappear",
        actions: PlaygroundController.opening("Line by line") + [
          "wait idle", "wait 1", RoomTry.click(String(localized: "Next line")), "wait idle",
          "wait 1",
          RoomTry.click(String(localized: "Next line")),
        ],
        isDone: { ($0 as? PlaygroundController)?.hasRunLine(ofSceneNamed: "Line by line") == true }),
    ]
  }
}
