import AtriumControls

/// A stop of the tour: a room, and an instruction about what to do there.
package struct TourStop {
  /// The name of the room's screen.
  package let room: String
  /// The instruction.
  package let text: String
  /// The script lines that do what the instruction says, when a script plays the tour.
  let actions: [String]

  /// All stops, in the order of the tour.
  package static var all: [TourStop] {
    [
      TourStop(
        room: "navigation",
        text: String(
          localized:
            "A navigation controller owns a stack. Open a shelf, and drag it back from its left edge: "
            + "the calls of both pages come beside it."),
        actions: [click("Containment"), "wait idle", "wait 1", click("addChild"), "wait idle"]),
      TourStop(
        room: "split",
        text: String(
          localized:
            "Three columns, each with a stack of its own. Make the window narrow: they become one "
            + "stack, and part again."),
        actions: ["resize 520x640", "wait idle", "wait 1", "resize 960x640", "wait idle"]),
      TourStop(
        room: "pages",
        text: String(
          localized:
            "A book of eight pages, from addChild to viewDidAppear. Turn one by its corner, or by the "
            + "arrow keys."),
        actions: ["key Right", "wait idle"]),
      TourStop(
        room: "modals",
        text: String(
          localized:
            "A sheet leaves the card on screen, a whole screen does not. The lists have the calls of "
            + "both."),
        actions: [click("Sheet"), "wait idle", "wait 1", "key Escape", "wait idle"]),
      TourStop(
        room: "stack",
        text: String(
          localized:
            "A stack that pushes by any transition of CoconutKit. A row pops to its controller; the "
            + "card shows which views are kept."),
        actions: [click("Push"), "wait idle"]),
      TourStop(
        room: "transitions",
        text: String(
          localized:
            "All transitions as pictures. Choose one, and drag across the stage: it follows your hand."
        ),
        actions: [click("Play"), "wait idle"]),
      TourStop(
        room: "rotation",
        text: String(
          localized:
            "Each child supports orientations of its own. Turn the window, and see which container "
            + "asks which child."),
        actions: ["resize 640x960", "wait idle", "wait 1", "resize 960x640", "wait idle"]),
      TourStop(
        room: "playground",
        text: String(
          localized:
            "Build a tree of your own: choose a controller, then Do. Each verb shows the Swift that it runs, "
            + "and a mistake its rule."),
        actions: []),
      TourStop(
        room: "journal",
        text: String(
          localized:
            "Every call of the tour is here, below the key or the click that caused it. Ctrl+K lists "
            + "all rooms."),
        actions: []),
    ]
  }

  private static func click(_ name: String) -> String {
    "click \"\(String(localized: name))\""
  }
}
