import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The tour in the window: its stops, its bar below the rooms, and its end.
@MainActor
struct TourTests {
  private func room(_ demo: Demo) -> String? {
    (demo.root as? RingMenuController)?.selectedViewController?.title
  }

  private func click(_ name: String, _ demo: Demo) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  private func count(_ demo: Demo) -> String? {
    demo.texts.map(\.text.string).first { $0.hasSuffix(" of 9") }
  }

  @Test("TO-9: a button leads through nine rooms, by the mouse and by a key, and ends in the last")
  func stops() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    var seen: [String] = []
    for isKey in [true, false, true, false, true, false, true, false] {
      seen.append("\(room(demo) ?? ""), \(count(demo) ?? "")")
      if isKey { demo.stage.key("Ctrl+Return") } else { click("Next", demo) }
      demo.stage.settle()
    }
    #expect(
      seen == [
        "Navigation, 1 of 9", "Split, 2 of 9", "Pages, 3 of 9", "Modals, 4 of 9", "Stack, 5 of 9",
        "Transitions, 6 of 9", "Rotation, 7 of 9", "Playground, 8 of 9",
      ])
    #expect(room(demo) == "Journal" && count(demo) == "9 of 9")
    click("Done", demo)
    #expect(room(demo) == "Journal" && count(demo) == nil)
    #expect(demo.stage.view(named: "End the tour") == nil)
    demo.stage.key("Ctrl+Return")
    demo.stage.settle()
    #expect(room(demo) == "Journal")
  }

  @Test("the room ends above the bar, and has the whole window again after the tour")
  func bar() throws {
    for size in [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
    ] {
      let demo = try Demo("welcome", size: size, paints: false)
      click("Take the tour", demo)
      for _ in 0..<9 {
        let bar = try #require(demo.stage.view(named: "Tour"))
        let frame = bar.convert(bar.bounds, to: nil)
        #expect(frame.maxY == size.height && frame.width == size.width)
        let own = demo.texts.filter { frame.contains($0.frame) }
        #expect(own.count == 4, "\(own.map(\.text.string)) in \(size)")
        #expect(own.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
        for text in demo.texts where !frame.contains(text.frame) {
          #expect(text.frame.maxY <= frame.minY + 1, "“\(text.text.string)” in \(size)")
        }
        if count(demo) != "9 of 9" { click("Next", demo) }
      }
      click("End the tour", demo)
      let fresh = try Demo("journal", size: size, paints: false)
      func card(_ demo: Demo) -> Rect? {
        demo.views((any CostlyDrawing).self).first.map { $0.convert($0.bounds, to: nil) }
      }
      #expect(card(demo) == card(fresh))
    }
  }

  @Test("the tour can be ended in any room, and begins again at its first stop")
  func ended() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    click("Next", demo)
    click("End the tour", demo)
    #expect(room(demo) == "Split" && count(demo) == nil)
    demo.stage.key("Ctrl+1")
    demo.stage.settle()
    click("Take the tour", demo)
    #expect(room(demo) == "Navigation" && count(demo) == "1 of 9")
    // The user leaves a stop by other means, and Next continues the tour.
    demo.stage.key("Ctrl+2")
    demo.stage.settle()
    click("Next", demo)
    #expect(room(demo) == "Split" && count(demo) == "2 of 9")
  }
}
