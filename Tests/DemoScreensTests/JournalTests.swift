import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The journal's list: live, cheap, and at its former place.
@MainActor
struct JournalTests {
  private func rows(_ demo: Demo) -> [String] {
    demo.texts.map(\.text.string)
  }

  /// Makes many entries: a call that the root gets and that changes nothing.
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

  @Test("it shows the events from before it was opened, with times and names")
  func fromTheStart() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    ring.selectedViewControllerIndex = 3
    demo.stage.settle()
    #expect(
      rows(demo).joined(separator: " ").split(separator: " Welcome ").map(String.init) == [
        "Journal 38 calls load appear disappear move resize DropDown willMove 0.000 to Ring "
          + "DropDown didMove 0.000 to Ring Pager willMove 0.000 to Ring "
          + "Pager didMove 0.000 to Ring Ring viewDidLoad 0.000",
        "viewDidLoad 0.000 Ring viewWillAppear 0.000 at once",
        "viewWillAppear 0.000 at once Ring viewIsAppearing 0.000 at once",
        "viewIsAppearing 0.000 at once Ring viewDidAppear 0.000 at once",
        "viewDidAppear 0.000 at once",
        "viewWillDisappear 0.000 at once Journal viewDidLoad 0.000 "
          + "Journal viewWillAppear 0.000 at once Journal viewIsAppearing 0.000 at once",
        "viewDidDisappear 0.000 at once Journal viewDidAppear 0.000 at once",
      ])
    let events = demo.environment.journal.entries.filter { $0.controller == "Welcome" }.map(\.event)
    #expect(
      events == [
        "willMove", "didMove", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test("a resize is shown at once: the last rows are those of the turn")
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

  @Test("no row is cut, for any argument of a call, hours after the start")
  func wholeRows() throws {
    let demo = try Demo("journal", size: Size(width: 600, height: 900))
    demo.window.dispatch(.frame(at: 40_000))
    for size in [Size(width: 480, height: 320), Size(width: 600, height: 900)] {
      demo.stage.resize(to: size, isLive: true)
      #expect(demo.environment.journal.entries.contains { $0.event == "willTransition" })
      #expect(demo.texts.filter(\.text.isTruncated).map(\.text.string) == [])
    }
  }

  @Test("two thousand entries are kept; only visible rows are drawn")
  func onlyVisibleRows() throws {
    let demo = try Demo("journal")
    fill(demo, 5000)
    demo.stage.settle()
    let count = demo.environment.journal.entries.count
    #expect(count <= LifecycleJournal.capacity && count > LifecycleJournal.capacity * 3 / 4)
    #expect(demo.environment.journal.entries.last?.controller == "Filler")
    let list = try #require(demo.views((any DrawingCounting).self).first)
    let visible = Int(list.bounds.height / 28)
    let before = list.drawingCount
    list.setNeedsDisplay()
    demo.stage.turn()
    #expect(list.drawingCount - before == visible)
  }

  @Test("the end stays visible until a scroll away from it, and again after the way back")
  func sticksToEnd() throws {
    let demo = try Demo("journal")
    fill(demo, 200)
    demo.stage.settle()
    let last = try #require(demo.environment.journal.entries.last)
    #expect(last.event == "didMove")
    #expect(rows(demo).suffix(4) == ["Filler", "didMove", "0.000", "to no parent"])
    let list = try #require(demo.views((any DrawingCounting).self).first)
    let middle = list.convert(list.bounds.center, to: nil)
    demo.stage.scroll(by: Point(x: 0, y: 280), at: middle)
    demo.stage.settle()
    let away = rows(demo)
    fill(demo, 2)
    demo.stage.settle()
    #expect(rows(demo) == away.map { $0 == "232 calls" ? "234 calls" : $0 })
    demo.stage.scroll(by: Point(x: 0, y: -10_000), at: middle)
    demo.stage.settle()
    let other = ViewController()
    other.title = "Newest"
    other.addLifecycleObserver(demo.environment.journal)
    other.willMove(toParent: nil)
    demo.stage.settle()
    #expect(rows(demo).suffix(4) == ["Newest", "willMove", "0.000", "to no parent"])
  }

  @Test("keys scroll: Home, End, pages and arrows")
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

  @Test("a finger drags the rows along")
  func drag() throws {
    let demo = try Demo("journal")
    fill(demo, 300)
    demo.stage.settle()
    let list = try #require(demo.views((any DrawingCounting).self).first)
    let middle = list.convert(list.bounds.center, to: nil)
    let before = rows(demo)
    demo.stage.touch(began: middle)
    demo.stage.touch(moved: Point(x: middle.x, y: middle.y + 20_000))
    demo.stage.touch(ended: Point(x: middle.x, y: middle.y + 20_000))
    #expect(rows(demo) != before)
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
