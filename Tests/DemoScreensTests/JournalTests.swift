import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The journal's list: its updates, its cost, and its scroll position.
@MainActor
struct JournalTests {
  private func rows(_ demo: Demo) -> [String] {
    demo.texts.map(\.text.string)
  }

  /// Makes many entries with move calls of a separate controller, which change nothing.
  private func fill(_ demo: Demo, _ count: Int) {
    let controller = ViewController()
    controller.title = "Filler"
    controller.addLifecycleObserver(demo.environment.journal)
    for number in 0..<count {
      if number.isMultiple(of: 2) {
        controller.willMove(toParent: nil)
      } else {
        controller.didMove(toParent: nil)
      }
    }
  }

  @Test("the journal shows events from before it was opened, with times and names")
  func fromTheStart() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    ring.selectedIndex = 3
    demo.stage.settle()
    #expect(
      rows(demo).joined(separator: " ").split(separator: " Welcome ").map(String.init) == [
        "Journal Guide Every call of every controller, in its order, below the input that caused it. "
          + "Sources/DemoScreens/Journal/LifecycleJournal.swift 54 calls load appear disappear move "
          + "resize Playground didMove 0.000 to Ring Ring viewDidLoad 0.000",
        "viewDidLoad 0.000 Ring viewWillAppear 0.000 at once",
        "viewWillAppear 0.000 at once Ring viewIsAppearing 0.000 at once",
        "viewIsAppearing 0.000 at once Ring viewDidAppear 0.000 at once",
        "viewDidAppear 0.000 at once Program: Journal Journal viewDidLoad 0.000",
        "viewWillDisappear 0.000 animated Journal viewWillAppear 0.000 animated "
          + "Journal viewIsAppearing 0.000 animated Journal viewDidAppear 0.250 animated",
        "viewDidDisappear 0.250 animated",
      ])
    let events = demo.environment.journal.entries.filter { $0.controller == "Welcome" }.map(\.event)
    #expect(
      events == [
        "willMove", "didMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test("a resize is shown at once, in the last rows")
  func resize() throws {
    let demo = try Demo("journal")
    demo.stage.resize(to: Size(width: 640, height: 960))
    demo.stage.settle()
    #expect(
      demo.environment.journal.entries.suffix(2).map { "\($0.controller).\($0.event) \($0.detail)" }
        == ["Ring.didRotate from landscapeRight", "Journal.didRotate from landscapeRight"])
    #expect(
      rows(demo).suffix(8) == [
        "Ring", "didRotate", "0.300", "from landscapeRight",
        "Journal", "didRotate", "0.300", "from landscapeRight",
      ])
  }

  @Test("no row is truncated, for any argument of a call, even hours after the start")
  func wholeRows() throws {
    let demo = try Demo("journal", size: Size(width: 600, height: 900))
    demo.window.dispatch(.frame(at: 40_000))
    for size in [Size(width: 480, height: 320), Size(width: 600, height: 900)] {
      demo.stage.resize(to: size, isLive: true)
      #expect(demo.environment.journal.entries.contains { $0.event == "willTransition" })
      #expect(demo.texts.filter(\.text.isTruncated).map(\.text.string) == [])
    }
  }

  @Test("ten thousand entries are kept, and only visible rows are drawn")
  func onlyVisibleRows() throws {
    let demo = try Demo("journal")
    fill(demo, 25_000)
    demo.stage.settle()
    let count = demo.environment.journal.entries.count
    #expect(count <= LifecycleJournal.capacity && count > LifecycleJournal.capacity * 3 / 4)
    #expect(demo.environment.journal.entries.last?.controller == "Filler")
    let list = try #require(demo.views((any CostlyDrawing).self).first)
    let visible = Int(list.bounds.height / 28)
    let before = demo.window.statistics[.costlyDrawings]
    list.setNeedsDisplay()
    demo.stage.turn()
    #expect(demo.window.statistics[.costlyDrawings] - before == visible)
  }

  @Test(
    "the end stays visible until the list is scrolled away, and again after it is scrolled back")
  func sticksToEnd() throws {
    let demo = try Demo("journal")
    fill(demo, 200)
    demo.stage.settle()
    let last = try #require(demo.environment.journal.entries.last)
    #expect(last.event == "didMove")
    #expect(rows(demo).suffix(4) == ["Filler", "didMove", "0.000", "to no parent"])
    let list = try #require(demo.views((any CostlyDrawing).self).first)
    let middle = list.convert(list.bounds.center, to: nil)
    demo.stage.scroll(by: Point(x: 0, y: 280), at: middle)
    demo.stage.settle()
    let away = rows(demo)
    fill(demo, 2)
    demo.stage.settle()
    #expect(rows(demo) == away.map { $0 == "248 calls" ? "250 calls" : $0 })
    demo.stage.scroll(by: Point(x: 0, y: -10_000), at: middle)
    demo.stage.settle()
    let other = ViewController()
    other.title = "Newest"
    other.addLifecycleObserver(demo.environment.journal)
    other.willMove(toParent: nil)
    demo.stage.settle()
    #expect(rows(demo).suffix(4) == ["Newest", "willMove", "0.000", "to no parent"])
  }

  @Test("Home, End, page keys and arrows scroll")
  func keys() throws {
    let demo = try Demo("journal")
    fill(demo, 300)
    demo.stage.settle()
    func first() -> String? { rows(demo).first { $0 == "Welcome" || $0 == "Filler" } }
    #expect(first() == "Filler")
    let end = rows(demo)
    demo.stage.key("Home")
    #expect(first() == "Welcome")
    let top = rows(demo)
    demo.stage.key("PageDown")
    #expect(rows(demo) != top)
    demo.stage.key("PageUp")
    #expect(rows(demo) == top)
    demo.stage.key("End")
    #expect(first() == "Filler")
    #expect(rows(demo) == end)
  }

  @Test("a finger's drag scrolls the rows")
  func drag() throws {
    let demo = try Demo("journal")
    fill(demo, 300)
    demo.stage.settle()
    let list = try #require(demo.views((any CostlyDrawing).self).first)
    let middle = list.convert(list.bounds.center, to: nil)
    let before = rows(demo)
    demo.stage.touch(began: middle)
    demo.stage.touch(moved: Point(x: middle.x, y: middle.y + 20_000))
    demo.stage.touch(ended: Point(x: middle.x, y: middle.y + 20_000))
    #expect(rows(demo) != before)
  }

  /// Returns the headings, each with the calls below it, without the calls of the ring's overlay.
  private func groups(_ demo: Demo) -> [String] {
    let entries = demo.environment.journal.entries
    let headings = demo.environment.journal.headings
    let ends = headings.dropFirst().map(\.firstEntry) + [(entries.last?.number ?? -1) + 1]
    return zip(headings, ends).map { heading, end in
      let calls = entries.filter { (heading.firstEntry..<end).contains($0.number) }
        .filter { $0.controller != "RingMenu" }.map { "\($0.controller).\($0.event)" }
      return ([heading.title + ":"] + calls).joined(separator: " ")
    }
  }

  @Test("the calls are below their cause, including the calls at the end of a change")
  func causes() throws {
    let demo = try Demo("clock")
    demo.stage.settle()
    let start = groups(demo).count
    #expect(groups(demo).first?.hasPrefix("Start: Welcome.willMove Welcome.didMove") == true)
    demo.stage.key("Ctrl+3")
    demo.stage.settle()
    demo.stage.resize(to: Size(width: 600, height: 900))
    demo.stage.settle()
    demo.stage.click(at: Point(x: 300, y: 300), button: .middle)
    demo.stage.settle()
    demo.stage.key("1")
    demo.stage.settle()
    demo.stage.click(on: "Clock")
    demo.stage.settle()
    demo.stage.key("Alt+Left")
    demo.stage.settle()
    let rotation = [
      "viewWillTransition", "willRotate", "willAnimateRotation", "didRotate",
    ].flatMap { ["Ring.\($0)", "Shapes.\($0)"] }.joined(separator: " ")
    let found = groups(demo).dropFirst(start)
    #expect(
      Array(found) == [
        "Ctrl+3: Shapes: Shapes.viewDidLoad Clock.viewWillDisappear Shapes.viewWillAppear "
          + "Shapes.viewIsAppearing Shapes.viewDidAppear Clock.viewDidDisappear",
        "Resize to 600 × 900: \(rotation)",
        "Press: Petals:",
        "Ring: Welcome: Welcome.viewDidLoad Shapes.viewWillDisappear Welcome.viewWillAppear "
          + "Welcome.viewIsAppearing Welcome.viewDidAppear Shapes.viewDidDisappear",
        "Court: Clock: Welcome.viewWillDisappear Clock.viewWillAppear Clock.viewIsAppearing "
          + "Clock.viewDidAppear Welcome.viewDidDisappear",
        "Back: Welcome: Clock.viewWillDisappear Welcome.viewWillAppear Welcome.viewIsAppearing "
          + "Welcome.viewDidAppear Clock.viewDidDisappear",
      ])
  }

  @Test("a change that ends after another one has begun gets its heading again")
  func continued() throws {
    let demo = try Demo("gallery")
    let start = demo.environment.journal.headings.count
    demo.stage.click(on: "Bars")
    demo.stage.advance(by: 0.1)
    demo.stage.resize(to: Size(width: 900, height: 640), isLive: true)
    demo.stage.settle()
    #expect(
      demo.environment.journal.headings.dropFirst(start).map(\.title) == [
        "Click: Bars", "Resize to 900 × 640", "Click: Bars, continued",
      ])
  }

  @Test("the journal has every controller's move into its container, in every room")
  func everyMove() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    var checked = 0
    for index in ScreenCatalogue.ring.indices {
      ring.selectedIndex = index
      demo.stage.settle()
    }
    func check(_ parent: ViewController) {
      for child in parent.children {
        checked += 1
        let moves = demo.environment.journal.moves(of: child).filter { $0.hasSuffix("Move") }
        #expect(
          moves.prefix(2) == ["willMove", "didMove"], "\(child.title ?? "\(type(of: child))")")
        check(child)
      }
    }
    check(ring)
    #expect(checked >= 40, "\(checked)")
  }

  @Test("a row costs as little with ten thousand entries and headings as with ten")
  func longJournal() throws {
    let demo = try Demo("journal")
    fill(demo, 9000)
    demo.stage.settle()
    // The entries have different causes in turn.
    for index in 0..<400 {
      demo.stage.key(index.isMultiple(of: 2) ? "Home" : "End")
      fill(demo, 2)
    }
    demo.stage.settle()
    #expect(demo.environment.journal.entries.count <= LifecycleJournal.capacity)
    let headings = demo.environment.journal.headings
    let entries = demo.environment.journal.entries
    #expect(headings.first?.firstEntry == entries.first?.number)
    #expect(zip(headings, headings.dropFirst()).allSatisfy { $0.firstEntry < $1.firstEntry })
    #expect(rows(demo).suffix(3) == ["didMove", "0.000", "to no parent"])
    let list = try #require(demo.views((any CostlyDrawing).self).first)
    let before = demo.window.statistics[.costlyDrawings]
    list.setNeedsDisplay()
    demo.stage.turn()
    #expect(demo.window.statistics[.costlyDrawings] - before <= Int(list.bounds.height / 28) + 1)
  }

  @Test("the journal retains no controller")
  func keepsNothing() throws {
    let demo = try Demo("journal")
    weak var gone: ViewController?
    do {
      let controller = ViewController()
      gone = controller
      controller.addLifecycleObserver(demo.environment.journal)
      controller.loadViewIfNeeded()
    }
    #expect(gone == nil)
  }
}
