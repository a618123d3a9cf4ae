import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The gallery: its pages, its reports, and its layout.
@MainActor
struct GalleryTests {
  private func strings(_ demo: Demo) -> [String] { demo.texts.map(\.text.string) }

  @Test("the selector exchanges the pages, with the calls of both")
  func pages() throws {
    let demo = try Demo("gallery")
    let log = LifecycleRecorder(observing: demo.root)
    demo.stage.click(on: "Bars")
    demo.stage.settle()
    let calls = log.lines.map { $0.prefix { $0 != "(" } }
    #expect(
      calls == [
        "Bars.viewDidLoad", "Controls.viewWillDisappear", "Bars.viewWillAppear",
        "Bars.viewIsAppearing", "Bars.viewDidAppear", "Controls.viewDidDisappear",
      ])
    #expect(demo.stage.view(named: "Lamps") == nil)
  }

  @Test("a page change during another page change ends at the selected page")
  func interrupted() throws {
    let demo = try Demo("gallery")
    for name in ["Bars", "Controls", "Bars", "Controls"] {
      demo.stage.click(on: name)
      demo.stage.advance(by: 0.05)
    }
    demo.stage.settle()
    #expect(demo.stage.view(named: "Lamps") != nil)
    #expect(demo.stage.view(named: "Toolbar") == nil)
    let fresh = try Demo("gallery")
    fresh.stage.move(to: Point(x: 1, y: 1))
    demo.stage.move(to: Point(x: 1, y: 1))
    demo.stage.settle()
    #expect(demo.stage.snapshot().isIdentical(to: fresh.stage.snapshot()))
  }

  @Test("the control that was used last is named")
  func readout() throws {
    let demo = try Demo("gallery")
    #expect(strings(demo).last == "Nothing used yet")
    let uses = [
      ("Fountain", "Fountain: on"), ("Open", "Open: pressed"), ("Week", "Period: Week"),
      ("Undo", "History: Undo"), ("View as clock", "View as clock"),
    ]
    for (name, report) in uses {
      demo.stage.click(on: name)
      demo.stage.settle()
      #expect(strings(demo).last == report, "\(name)")
    }
    var texts = strings(demo)
    let guests = try #require(texts.firstIndex(of: "Guests"))
    #expect(texts[guests + 1] == "2")
    (texts[guests + 1], texts[texts.count - 1]) = ("3", "Guests: 3")
    let stepper = try #require(demo.stage.view(named: "Guests"))
    demo.stage.click(at: stepper.convert(Point(x: 80, y: 18), to: nil))
    demo.stage.settle()
    #expect(strings(demo) == texts)
    demo.stage.click(on: "Cellar")
    demo.stage.settle()
    #expect(strings(demo) == texts)
  }

  @Test("the controls change the court below them, which a small window does not show")
  func court() throws {
    let demo = try Demo("gallery", size: Size(width: 1280, height: 800))
    let court = try #require(demo.stage.view(named: "Court"))
    let frame = court.convert(court.bounds, to: nil)
    #expect(frame.height >= 140 && frame.maxY > 740 && frame.minX == 184 && frame.maxX == 1096)
    #expect(court.accessibilityValue == "The lamps are lit, The fountain rests, 2 guests")
    var pictures = [demo.stage.snapshot()]
    for control in ["Lamps", "Fountain"] {
      demo.stage.click(on: control)
      demo.stage.settle()
      pictures.append(demo.stage.snapshot())
    }
    #expect(court.accessibilityValue == "The lamps are out, The fountain runs, 2 guests")
    for (one, other) in zip(pictures, pictures.dropFirst()) {
      let inside = [one, other].map { picture in
        stride(from: Int(frame.minY) + 4, to: Int(frame.maxY) - 4, by: 3).flatMap { y in
          stride(from: 40, to: 1240, by: 3).map { picture.color(atX: $0, y: y) }
        }
      }
      #expect(inside[0] != inside[1])
    }
    let small = try Demo("gallery", size: Size(width: 420, height: 800))
    #expect(small.stage.view(named: "Court")?.isHidden != false)
  }

  @Test("in a small window the sections scroll, by wheel and by keys, to the last one")
  func scrolls() throws {
    let demo = try Demo("gallery", size: Size(width: 320, height: 240))
    let all = ["Switch", "Slider", "Segments", "Stepper", "Button", "Pages", "Progress"]
    var seen: [String] = []
    for _ in 0..<30 {
      for name in all where isInSight(name, demo) && !seen.contains(name) { seen.append(name) }
      demo.stage.scroll(by: Point(x: 0, y: -53), at: Point(x: 20, y: 150))
      demo.stage.settle()
    }
    #expect(seen == all)
    #expect(!isInSight("Switch", demo))
    // A focused control scrolls into view.
    for _ in 0..<3 {
      demo.stage.key("Tab")
      demo.stage.settle()
    }
    let focused = try #require(demo.window.firstResponder as? View)
    #expect(demo.window.bounds.contains(focused.convert(focused.bounds, to: nil)))
  }

  private func isInSight(_ name: String, _ demo: Demo) -> Bool {
    guard let view = demo.stage.view(named: name) else { return false }
    let frame = view.convert(view.bounds, to: nil)
    return frame.minY >= 88 && frame.maxY <= demo.window.bounds.maxY - 36
  }

  @Test(
    "the gallery requests no frame at rest, and the activity ring requests frames only while visible"
  )
  func idle() throws {
    let demo = try Demo("gallery")
    #expect(demo.window.isIdle && demo.stage.host.frameDeadline == nil)
    demo.stage.click(on: "Busy")
    demo.stage.settle()
    #expect(demo.stage.host.frameDeadline != nil)
    demo.stage.click(on: "Bars")
    demo.stage.settle()
    demo.stage.advance(by: 0.5)
    #expect(demo.stage.host.frameDeadline == nil)
  }

  @Test("Tab visits all controls, card by card in reading order")
  func tabOrder() throws {
    // In a lower window the cards scroll, and the scrolling view is a stop too.
    let demo = try Demo("gallery", size: Size(width: 960, height: 740))
    var names: [String] = []
    for _ in 0..<25 {
      demo.stage.key("Tab")
      names.append((demo.window.firstResponder as? View)?.accessibilityLabel ?? "?")
    }
    #expect(
      names == [
        "Lamps", "Fountain", "Period", "View", "History", "Open", "Close", "Skip", "Look", "Five",
        "Twelve", "Light", "Rooms", "Guests", "Hour",
        "Thu, November 26, 2026", "9:41 AM", "Work", "Busy", "Show all rooms", "Page",
        "Things to try", "Inspect the controllers", "Explanation", "Settings",
      ])
  }

  @Test(
    "a switch is at the trailing side of its label", arguments: [false, true],
    [
      Size(width: 960, height: 640), Size(width: 600, height: 900), Size(width: 320, height: 240),
      Size(width: 1600, height: 1000),
    ])
  func looks(isMirrored: Bool, size: Size) throws {
    let direction: UserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let demo = try Demo("gallery", size: size, settings: Settings(layoutDirection: direction))
    let lamps = try #require(demo.stage.view(named: "Lamps"))
    let label = try #require(
      demo.views(Label.self).first { $0.text == "Lamps" })
    #expect(
      (lamps.convert(lamps.bounds, to: nil).midX < label.convert(label.bounds, to: nil).midX)
        == isMirrored)
    guard let folder = ProcessInfo.processInfo.environment["ATRIUM_PICTURES"] else { return }
    let name = "gallery-\(Int(size.width))\(isMirrored ? "-rtl" : "")"
    try demo.stage.snapshot().writePNG(to: "\(folder)/\(name).png")
    demo.stage.click(on: "Bars")
    demo.stage.settle()
    try demo.stage.snapshot().writePNG(to: "\(folder)/\(name)-bars.png")
  }
}
