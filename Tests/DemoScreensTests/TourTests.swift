import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
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
    demo.texts.map(\.text.string).first { $0.hasSuffix(" of 5") }
  }

  @Test("TO-9: a button leads through five rooms, by the mouse and by a key, back, and to the end")
  func stops() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    var seen: [String] = []
    for isKey in [true, false, true, false] {
      seen.append("\(room(demo) ?? ""), \(count(demo) ?? "")")
      if isKey { demo.stage.key("Ctrl+Return") } else { click("Next", demo) }
      demo.stage.settle()
    }
    #expect(
      seen == ["Navigation, 1 of 5", "Tabs, 2 of 5", "Modals, 3 of 5", "Rotation, 4 of 5"])
    #expect(room(demo) == "Playground" && count(demo) == "5 of 5")
    click("Back", demo)
    #expect(room(demo) == "Rotation" && count(demo) == "4 of 5")
    click("Next", demo)
    click("Done", demo)
    #expect(room(demo) == "Playground" && count(demo) == nil)
    #expect(demo.stage.view(named: "End the tour") == nil)
    #expect(demo.texts.contains { $0.text.string == TourStop.end })
    click("Close", demo)
    #expect(!demo.texts.contains { $0.text.string == TourStop.end })
    demo.stage.key("Ctrl+Return")
    demo.stage.settle()
    #expect(room(demo) == "Playground" && count(demo) == nil)
    #expect(demo.environment.state.tourStop == nil)
  }

  @Test("TO-9: Return continues the tour and Escape ends it, but not in a text field")
  func keys() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    // A click in the list gives it the focus, which is not visible.
    click("Containment", demo)
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(room(demo) == "Tabs" && count(demo) == "2 of 5")
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    demo.root.view.addSubview(field)
    field.becomeFirstResponder()
    demo.stage.key("Return")
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(count(demo) == "2 of 5")
    field.removeFromSuperview()
    demo.stage.settle()
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(room(demo) == "Tabs" && count(demo) == nil)
    #expect(demo.environment.state.tourStop == 2)
    #expect(demo.texts.contains { $0.text.string == "Ctrl+Return continues the tour." })
  }

  @Test("TO-9: the bar stays in front of a sheet, and Next dismisses the sheet")
  func overSheet() throws {
    for size in [Size(width: 960, height: 640), Size(width: 420, height: 800)] {
      let demo = try Demo("welcome", size: size)
      click("Take the tour", demo)
      click("Next", demo)
      click("Next", demo)
      let bar = try #require(demo.stage.view(named: "Tour"))
      let frame = bar.convert(bar.bounds, to: nil)
      let next = try #require(demo.stage.view(named: "Next"))
      let place = next.convert(next.bounds, to: nil).center
      demo.stage.advance(by: 0.6)
      click("Sheet", demo)
      #expect(demo.root.presentedViewController != nil)
      #expect(demo.window.subviews.last === bar && bar.convert(bar.bounds, to: nil) == frame)
      #expect(demo.window.hitTest(place, with: nil)?.isDescendant(of: next) == true)
      #expect(count(demo) == "✓ 3 of 5")
      demo.stage.click(at: place)
      demo.stage.settle()
      #expect(demo.root.presentedViewController == nil && room(demo) == "Rotation")
      #expect(bar.superview === demo.root.view && demo.window.isIdle)
    }
  }

  @Test("TO-9: a stop recognises what the user does, and after eight seconds offers to do it")
  func waits() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    demo.stage.advance(by: 7)
    #expect(demo.stage.view(named: "Do it for me") == nil)
    demo.stage.advance(by: 1.5)
    #expect(count(demo) == "1 of 5")
    click("Do it for me", demo)
    demo.stage.advance(by: 2)
    demo.stage.settle()
    #expect(count(demo) == "✓ 1 of 5" && demo.stage.view(named: "Do it for me") == nil)
    click("Next", demo)
    #expect(count(demo) == "2 of 5")
    demo.stage.advance(by: 1)
    click("Studio", demo)
    #expect(count(demo) == "✓ 2 of 5")
    demo.stage.advance(by: 10)
    #expect(demo.stage.view(named: "Do it for me") == nil)
  }

  @Test(
    "TO-10: an instruction has at most two lines of 60 letters, and is shown long enough to read")
  func captions() throws {
    for language in Language.allCases {
      language.use(assetsFolder: Demo.assetsFolder)
      defer { Language.english.use(assetsFolder: nil) }
      #expect(TourStop.all.count == 5)
      for stop in TourStop.all {
        #expect((40...120).contains(stop.text.count), "\(stop.text)")
        #expect(abs(stop.readingTime - 1 - 0.06 * Double(stop.text.count)) < 1e-9)
      }
    }
    let waits = TourScript.text.split(separator: "\n").filter { $0.hasPrefix("wait ") }
    for stop in TourStop.all {
      #expect(waits.contains { Double($0.dropFirst(5)).map { $0 >= stop.readingTime } ?? false })
    }
  }

  @Test("TO-10: an arrow points at the view that the instruction names, until the user has acted")
  func arrow() throws {
    let demo = try Demo("welcome")
    click("Take the tour", demo)
    func accents() -> Int {
      guard let picture = demo.stage.host.bitmap else { return -1 }
      let cells = demo.views(TableViewCell.self)
      guard let cell = cells.first(where: { $0.textLabel.text == "Containment" }) else { return 0 }
      let frame = cell.convert(cell.bounds, to: nil)
      return (Int(frame.maxY) + 4...Int(frame.maxY) + 44).count { y in
        picture.color(atX: Int(frame.midX), y: y) == cell.theme.accent
      }
    }
    #expect(accents() == 0)
    demo.stage.advance(by: 0.6)
    #expect(accents() > 25)
    for stop in TourStop.all { #expect(!stop.target.isEmpty && !stop.actions.isEmpty) }
    click("Transitions", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(accents() == 0)
  }

  @Test("TO-10: the arrow and its outline cover no text and no control", arguments: 0..<5)
  func arrowBesideText(stop: Int) throws {
    for width in [813.0, 960, 1280] {
      let demo = try Demo("welcome", size: Size(width: width, height: 640))
      click("Take the tour", demo)
      for _ in 0..<stop { click("Next", demo) }
      demo.stage.advance(by: 1)
      let target = try #require(demo.stage.view(named: TourStop.all[stop].target))
      let (accent, onAccent) = (target.theme.accent, target.theme.onAccent)
      for text in demo.texts where text.text.color != accent && text.text.color != onAccent {
        let frame = text.frame.insetBy(dx: 0, dy: 2)
        let column = (Int(frame.minX)..<Int(frame.maxX)).max { x, y in
          accents(x, frame, demo, accent) < accents(y, frame, demo, accent)
        }
        let count = column.map { accents($0, frame, demo, accent) } ?? 0
        #expect(count < Int(frame.height) / 2, "“\(text.text.string)” at \(frame) in \(width)")
      }
    }
  }

  private func accents(_ x: Int, _ frame: Rect, _ demo: Demo, _ accent: Color) -> Int {
    guard let picture = demo.stage.host.bitmap, frame.minY < frame.maxY else { return 0 }
    return (Int(frame.minY)..<Int(frame.maxY)).count { picture.color(atX: x, y: $0) == accent }
  }

  /// Starts the tour, and goes to its last stop.
  private func lastStopOfTour() throws -> Demo {
    let demo = try Demo("welcome", size: Size(width: 1280, height: 800))
    click("Take the tour", demo)
    for _ in 0..<4 { click("Next", demo) }
    return demo
  }

  @Test("TO-9: the last stop waits for the user, and its own help leads to the lines of a scene")
  func lastStop() throws {
    let demo = try lastStopOfTour()
    demo.stage.advance(by: 8.5)
    #expect(count(demo) == "5 of 5")
    // The list of scenes is only the first step of the instruction.
    click("Scenes", demo)
    #expect(count(demo) == "5 of 5")
    demo.stage.key("Escape")
    demo.stage.settle()
    click("Back", demo)
    click("Next", demo)
    demo.stage.advance(by: 8.5)
    click("Do it for me", demo)
    demo.stage.advance(by: 8)
    demo.stage.settle()
    #expect(count(demo) == "✓ 5 of 5")
    #expect(demo.texts.contains { $0.text.string == "court.addChild(red)" })
    #expect(demo.texts.contains { $0.text.string.hasPrefix("red is a child now") })
  }

  @Test("TO-9: the last stop is complete only after a line of its scene has run")
  func lastStopIsOpen() throws {
    let demo = try lastStopOfTour()
    demo.stage.advance(by: 1)
    // A closed list, another scene, a pane of the inspector, and an undone operation are not the instruction.
    click("Scenes", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    try demo.open(scene: "Over a covered child")
    click("Timeline", demo)
    click("Undo", demo)
    #expect(count(demo) == "5 of 5")
    try demo.open(scene: "Line by line")
    #expect(count(demo) == "5 of 5")
    click("Next line", demo)
    #expect(count(demo) == "✓ 5 of 5")
  }

  @Test("TO-10: the outline follows its button when other buttons change their widths")
  func movedTarget() throws {
    let demo = try lastStopOfTour()
    demo.stage.advance(by: 1)
    func isOutlined(_ frame: Rect) -> Bool {
      demo.stage.host.bitmap?.color(atX: Int(frame.minX) - 2, y: Int(frame.midY))
        == demo.window.theme.accent
    }
    func frame() throws -> Rect {
      let button = try #require(demo.stage.view(named: "Scenes"))
      return button.convert(button.bounds, to: nil)
    }
    let before = try frame()
    #expect(isOutlined(before))
    try demo.open(scene: "Line by line")
    demo.stage.advance(by: 1)
    let after = try frame()
    #expect(after != before && isOutlined(after))
  }

  @Test("TO-9: no stop is complete before the user has acted, however long its room takes to come")
  func opensIncomplete() throws {
    for motion in [Motion.full, .reduced] {
      let demo = try Demo("welcome", settings: Settings(motion: motion))
      click("Take the tour", demo)
      for stop in 1...5 {
        for _ in 0..<40 { demo.stage.advance(by: 0.2) }
        #expect(count(demo) == "\(stop) of 5", "\(motion)")
        if stop < 5 { click("Next", demo) }
      }
    }
  }

  @Test("the text of the tour keeps its lines when the mark appears")
  func linesStay() throws {
    for width in [640.0, 813, 960] {
      let demo = try Demo("welcome", size: Size(width: width, height: 640), paints: false)
      click("Take the tour", demo)
      click("Next", demo)
      demo.stage.advance(by: 1)
      let text = TourStop.all[1].text
      let before = demo.texts.filter { $0.text.string == text }.map(\.frame.size)
      click("Studio", demo)
      #expect(count(demo) == "✓ 2 of 5")
      #expect(demo.texts.filter { $0.text.string == text }.map(\.frame.size) == before)
    }
  }

  @Test("the room ends above the bar, and has the whole window again after the tour")
  func bar() throws {
    for size in [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
    ] {
      let demo = try Demo("welcome", size: size, paints: false)
      click("Take the tour", demo)
      for _ in 0..<5 {
        let bar = try #require(demo.stage.view(named: "Tour"))
        let frame = bar.convert(bar.bounds, to: nil)
        #expect(frame.maxY == size.height && frame.width == size.width)
        let own = demo.texts.filter { frame.contains($0.frame) }
        #expect((4...5).contains(own.count), "\(own.map(\.text.string)) in \(size)")
        #expect(own.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
        for text in demo.texts where !frame.contains(text.frame) {
          #expect(text.frame.maxY <= frame.minY + 1, "“\(text.text.string)” in \(size)")
        }
        if count(demo) != "5 of 5" { click("Next", demo) }
      }
      click("End the tour", demo)
      let fresh = try Demo("playground", size: size, paints: false)
      func card(_ demo: Demo) -> Rect? {
        demo.views((any CostlyDrawing).self).first.map { $0.convert($0.bounds, to: nil) }
      }
      #expect(card(demo) == card(fresh))
    }
  }

  @Test("TO-9: a tour that the user leaves continues at its stop, by its button or its key")
  func ended() throws {
    for isKey in [true, false] {
      let demo = try Demo("welcome")
      click("Take the tour", demo)
      click("Next", demo)
      click("End the tour", demo)
      #expect(room(demo) == "Tabs" && count(demo) == nil)
      #expect(demo.environment.state.tourStop == 2)
      demo.stage.key("Ctrl+1")
      demo.stage.settle()
      if isKey {
        demo.stage.key("Ctrl+Return")
        demo.stage.settle()
      } else {
        click("Continue the tour", demo)
      }
      #expect(room(demo) == "Tabs" && count(demo) == "2 of 5")
      // The user leaves a stop by other means, and Next continues the tour.
      demo.stage.key("Ctrl+2")
      demo.stage.settle()
      click("Next", demo)
      #expect(room(demo) == "Modals" && count(demo) == "3 of 5")
    }
  }
}
