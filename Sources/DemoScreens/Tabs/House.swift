/// The content of *Tabs*: the rooms of a house, and the objects in them.
struct House {
  struct Room {
    var title: String
    /// The name of the icon.
    var icon: String
    var things: [Library.Book]
  }

  static let rooms = [
    Room(
      title: "Court", icon: "welcome",
      things: [
        thing(
          "Fountain", "In the middle",
          "Each tab keeps its own stack. Go to another tab and come back: you are here again."),
        thing(
          "Bench", "In the shade",
          "A tap on the tab that is selected already goes back to its first page."),
      ]),
    Room(
      title: "Hall", icon: "clock",
      things: [
        thing(
          "Clock", "On the wall",
          "Only the tab that you see is loaded. The others are children, without a view so far."),
        thing(
          "Coats", "Behind the door",
          "Ctrl+Tab goes to the next tab, Alt with a digit to the one at that place."),
      ]),
    Room(
      title: "Studio", icon: "shapes",
      things: [
        thing(
          "Easel", "By the window",
          "This page hides the bar while it is open, and brings it back when you leave."),
        thing(
          "Paint", "On the floor",
          "Drag the edge of the window: from 600 points of width the tabs are at the side."),
      ]),
    Room(
      title: "Library", icon: "journal",
      things: [
        thing(
          "Ladder", "On wheels", "The badge of the tab counts the things that you have looked at."),
        thing(
          "Atlas", "On the table",
          "A selection by the user asks the delegate first; one in code does not."),
      ]),
    Room(
      title: "Gallery", icon: "gallery",
      things: [
        thing(
          "Portrait", "Of nobody",
          "Both controllers hear that they will change before the selection returns.")
      ]),
    Room(
      title: "Garden", icon: "shapes",
      things: [
        thing(
          "Roses", "Along the path",
          "In a narrow window this tab is behind More, where the order can be changed too.")
      ]),
    Room(
      title: "Cellar", icon: "welcome",
      things: [
        thing(
          "Barrels", "In the dark",
          "The state of the tabs can be saved, and restored at the next start.")
      ]),
  ]

  private static func thing(_ title: String, _ note: String, _ text: String) -> Library.Book {
    Library.Book(title: title, note: note, text: [text])
  }
}
