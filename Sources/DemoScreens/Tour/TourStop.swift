/// A stop of the tour: a room, and an instruction about what to do there.
struct TourStop {
  /// The name of the room's screen.
  let room: String
  let text: String

  /// All stops, in the order of the tour.
  static let all = [
    TourStop(
      room: "navigation",
      text:
        "A navigation controller owns a stack. Open a shelf, and drag it back from its left edge: "
        + "the calls of both pages come beside it."),
    TourStop(
      room: "split",
      text: "Three columns, each with a stack of its own. Make the window narrow: they become one "
        + "stack, and part again."),
    TourStop(
      room: "pages",
      text:
        "A book of eight pages, from addChild to viewDidAppear. Turn one by its corner, or by the "
        + "arrow keys."),
    TourStop(
      room: "modals",
      text:
        "A sheet leaves the card on screen, a whole screen does not. The lists have the calls of "
        + "both."),
    TourStop(
      room: "stack",
      text:
        "A stack that pushes by any transition of CoconutKit. A row pops to its controller; the "
        + "card shows which views are kept."),
    TourStop(
      room: "transitions",
      text:
        "All transitions as pictures. Choose one, and drag across the stage: it follows your hand."),
    TourStop(
      room: "rotation",
      text: "Each child supports orientations of its own. Turn the window, and see which container "
        + "asks which child."),
    TourStop(
      room: "playground",
      text:
        "Build a tree of your own: choose a controller, then Do. Each verb shows the Swift that it runs, "
        + "and a mistake its rule."),
    TourStop(
      room: "journal",
      text:
        "Every call of the tour is here, below the key or the click that caused it. Ctrl+K lists "
        + "all rooms."),
  ]
}
