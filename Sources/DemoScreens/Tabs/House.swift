import AtriumControls

/// The content of *Tabs*: the rooms of a house, and the objects in them.
struct House {
  struct Room {
    var title: String
    /// The name of the icon.
    var icon: String
    var scene: HouseScene
    var things: [Library.Book]
  }

  static var rooms: [Room] {
    [
      Room(
        title: String(localized: "Court"), icon: "welcome", scene: .court,
        things: [
          thing(
            String(localized: "Fountain"), String(localized: "In the middle"),
            String(
              localized:
                "Each tab keeps its own stack. Go to another tab and come back: you are here again."
            )),
          thing(
            String(localized: "Bench"), String(localized: "In the shade"),
            String(
              localized: "A tap on the tab that is selected already goes back to its first page.")),
        ]),
      Room(
        title: String(localized: "Hall"), icon: "clock", scene: .hall,
        things: [
          thing(
            String(localized: "Clock"), String(localized: "On the wall"),
            String(
              localized:
                "Only the tab that you see is loaded. The others are children, without a view so far."
            )),
          thing(
            String(localized: "Coats"), String(localized: "Behind the door"),
            String(
              localized: "Ctrl+Tab goes to the next tab, Alt with a digit to the one at that place."
            )),
        ]),
      Room(
        title: String(localized: "Studio"), icon: "shapes", scene: .studio,
        things: [
          thing(
            String(localized: "Easel"), String(localized: "By the window"),
            String(
              localized:
                "This page hides the bar while it is open, and brings it back when you leave.")),
          thing(
            String(localized: "Paint"), String(localized: "On the floor"),
            String(
              localized:
                "Drag the edge of the window: from 600 points of width the tabs are at the side.")),
        ]),
      Room(
        title: String(localized: "Library"), icon: "journal", scene: .library,
        things: [
          thing(
            String(localized: "Ladder"), String(localized: "On wheels"),
            String(localized: "The badge of the tab counts the things that you have looked at.")),
          thing(
            String(localized: "Atlas"), String(localized: "On the table"),
            String(
              localized: "A selection by the user asks the delegate first; one in code does not.")),
        ]),
      Room(
        title: String(localized: "Gallery"), icon: "gallery", scene: .gallery,
        things: [
          thing(
            String(localized: "Portrait"), String(localized: "Of nobody"),
            String(
              localized: "Both controllers hear that they will change before the selection returns."
            ))
        ]),
      Room(
        title: String(localized: "Garden"), icon: "shapes", scene: .garden,
        things: [
          thing(
            String(localized: "Roses"), String(localized: "Along the path"),
            String(
              localized:
                "In a narrow window this tab is behind More, where the order can be changed too."))
        ]),
      Room(
        title: String(localized: "Cellar"), icon: "welcome", scene: .cellar,
        things: [
          thing(
            String(localized: "Barrels"), String(localized: "In the dark"),
            String(localized: "The state of the tabs can be saved, and restored at the next start.")
          )
        ]),
    ]
  }

  private static func thing(_ title: String, _ note: String, _ text: String) -> Library.Book {
    Library.Book(title: title, note: note, text: [text])
  }
}
