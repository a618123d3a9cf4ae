import Testing
import XServerSupport

/// Every control of the gallery reacts to real input as it does on the stage.
@Suite("the gallery on a desktop", .serialized)
@MainActor
struct GalleryDesktopTests {
  @Test("each control reacts to the mouse as on the stage")
  func mouse() throws {
    let twin = try GalleryTwin()
    try twin.click("Fountain")
    try twin.drag("Lamps", by: -30)
    try twin.click("Light", -50)
    try twin.drag("Rooms", by: 60)
    try twin.wheel("Light", isUp: true)
    try twin.click("Month")
    try twin.click("View as journal")
    try twin.click("Redo")
    try twin.click("Guests", 24)
    try twin.click("Guests", -24)
    try twin.click("Open")
    try twin.click("Five", 40)
    try twin.drag("Twelve", by: 60)
    try twin.click("Work", 30)

    let start = twin.desktop.demo.lines.count
    try twin.click("Bars")
    #expect(twin.desktop.waits(for: "Bars.viewDidAppear", since: start))
    try twin.click("Go further")
    try twin.click("Mark")
    try twin.click("Back to Court")
    try twin.click("Draw")
    try twin.click("Save")
    try twin.click("Shapes")
    let again = twin.desktop.demo.lines.count
    try twin.click("Controls")
    #expect(twin.desktop.waits(for: "Controls.viewDidAppear", since: again))
  }

  @Test("each control reacts to keys as on the stage")
  func keys() throws {
    let twin = try GalleryTwin()
    let start = twin.desktop.demo.lines.count
    try twin.tab(to: "Page")
    try twin.key("Right")
    #expect(twin.desktop.waits(for: "Bars.viewDidAppear", since: start))
    try twin.tab(to: "Go further")
    try twin.key("Return")
    try twin.tab(to: "Tabs")
    try twin.key("Right")
    let again = twin.desktop.demo.lines.count
    try twin.tab(to: "Page")
    try twin.key("Left")
    #expect(twin.desktop.waits(for: "Controls.viewDidAppear", since: again))

    try twin.tab(to: "Lamps")
    try twin.key("space", "Space")
    try twin.tab(to: "Fountain")
    try twin.key("Return")
    try twin.tab(to: "Period")
    for key in ["Right", "End"] { try twin.key(key) }
    try twin.tab(to: "History")
    for key in ["Right", "Return"] { try twin.key(key) }
    try twin.tab(to: "Open")
    try twin.key("Return")
    try twin.tab(to: "Five")
    try twin.key("End")
    try twin.tab(to: "Light")
    for key in [("Right", "Right"), ("Next", "PageDown"), ("End", "End")] {
      try twin.key(key.0, key.1)
    }
    try twin.tab(to: "Rooms")
    for key in ["Home", "Up"] { try twin.key(key) }
    try twin.tab(to: "Guests")
    for key in ["Up", "Down"] { try twin.key(key) }
    try twin.key("shift+Tab", "Shift+Tab")
    try twin.key("F1")
    try twin.key("Escape")
    try twin.key("ctrl+3", "Ctrl+3")
    #expect(twin.desktop.waits(for: "Shapes.viewDidAppear", since: again))
  }
}
