import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

/// Every control of the gallery reacts to real fingers as it does to fingers on the stage.
@Suite("the gallery under real fingers", .serialized)
@MainActor
struct GalleryFingerTests {
  private func open(_ page: String, _ twin: FingerTwin) throws {
    let start = twin.desktop.demo.lines.count
    try twin.tap(page)
    let hasAppeared = eventually {
      twin.desktop.calls(since: start).contains { $0.hasSuffix(".viewDidAppear") }
    }
    #expect(hasAppeared)
  }

  @Test("each small control and the bars react to fingers as on the stage")
  func controls() throws {
    let twin = try FingerTwin()
    try twin.tap("Fountain")
    try twin.drag("Lamps", by: Point(x: -40, y: 0))
    try twin.tap("Light", -50)
    try twin.drag("Rooms", by: Point(x: 60, y: 0))
    try twin.tap("Month")
    try twin.tap("View as journal")
    try twin.tap("Redo")
    try twin.tap("Guests", 24)
    try twin.tap("Guests", -24)
    try twin.tap("Open")
    try twin.tap("Five", 40)
    try twin.drag("Twelve", by: Point(x: 60, y: 0))
    try twin.drag("Work", from: -20, by: Point(x: 60, y: 0))

    try open("Bars", twin)
    try twin.tap("Go further")
    try twin.tap("Mark")
    try twin.tap("Back to Court")
    try twin.tap("Draw")
    try twin.tap("Shapes")
    try open("Controls", twin)
  }

  @Test("selecting, scrolling and row actions of the table work with fingers as on the stage")
  func table() throws {
    let twin = try FingerTwin()
    try open("Table", twin)
    try twin.tap("By arrival")
    try twin.tap("Radia, Vegetarian")
    try twin.drag("Grace, Stays for two nights", by: Point(x: -200, y: 0))
    try twin.tap("Last")
    try twin.drag("Ada, Arrives on Tuesday", by: Point(x: 160, y: 0))
    try twin.tap("Star")
    try twin.drag("Barbara, Arrives late", by: Point(x: -200, y: 0))
    try twin.tap("Delete")
    try twin.drag("Radia, Vegetarian", by: Point(x: 0, y: -300))
    try twin.drag("Row 1", by: Point(x: 0, y: 200))
    try twin.scroll("Radia, Vegetarian", by: Point(x: 0, y: -6))
  }

  @Test("a flick continues after the finger has lifted, back to the table's top")
  func throwing() throws {
    let twin = try FingerTwin(motion: .full)
    try open("Table", twin)
    try twin.tab(to: "Rows")
    for _ in 0..<2 { try twin.key("Next", "PageDown") }
    let table = try #require(twin.stage.view(named: "Rows") as? ScrollView)
    // The drag covers only a part of the distance back.
    #expect(table.contentOffset.y > 300)
    try twin.fling("Rows", by: Point(x: 0, y: 200))
    #expect(table.contentOffset.y == 0)
  }

  @Test("a swipe turns pages, and a field moves in both directions")
  func scrolling() throws {
    let twin = try FingerTwin()
    try open("Scroll", twin)
    try twin.drag("Pages", from: 120, by: Point(x: -240, y: 0))
    try twin.fling("Pages", by: Point(x: -120, y: 0))
    try twin.drag("Pages", from: -120, by: Point(x: 240, y: 0))
    try twin.drag("Field", by: Point(x: -200, y: -200))
    try twin.scroll("Field", by: Point(x: -3, y: 1))
  }
}
