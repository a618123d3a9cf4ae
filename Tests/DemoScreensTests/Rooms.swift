/// The names of all rooms, in the order of the ring.
enum Rooms {
  static let all = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions", "rotation",
  ]
}
