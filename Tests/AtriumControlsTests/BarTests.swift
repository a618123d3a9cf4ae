import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tab bars and toolbars.
@MainActor
struct BarTests {
  private func tabs(_ count: Int, settings: Settings = Settings()) -> ValueBed<TabBar> {
    let names = ["Home", "Clock", "Shapes", "Journal", "Notes", "Rooms", "More"]
    let bar = TabBar(items: names.prefix(count).map { TabBarItem(title: $0) })
    bar.selectedIndex = 0
    return ValueBed(bar, size: Size(width: 380, height: 56), settings: settings)
  }

  @Test("a click chooses an item, and a click on the chosen item is an action without a change")
  func click() {
    let bed = tabs(4)
    var actions = 0
    bed.control.addAction(for: .primaryActionTriggered) { actions += 1 }
    bed.stage.click(on: "Shapes")
    bed.stage.click(on: "Shapes")
    #expect(bed.reports == ["Shapes"])
    #expect(actions == 2)
    bed.stage.touch(began: bed.middle(of: "Home"))
    bed.stage.touch(cancelled: 0)
    bed.stage.drag(from: bed.middle(of: "Home"), to: Point(x: 200, y: 20))
    #expect(bed.reports == ["Shapes"])
  }

  @Test("the delegate may refuse an item, is notified of each choice, and may replace the items")
  func delegate() {
    final class Decider: TabBarDelegate {
      var refused: String?
      var chosen: [String] = []
      func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
        if item.title == "Journal" { tabBar.items?.removeLast() }
        return item.title != refused
      }
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { chosen.append(item.title ?? "") }
    }
    let (bed, decider) = (tabs(4), Decider())
    bed.control.delegate = decider
    decider.refused = "Clock"
    for name in ["Clock", "Shapes", "Shapes", "Journal"] { bed.stage.click(on: name) }
    #expect(decider.chosen == ["Shapes", "Shapes"])
    #expect(bed.reports == ["Shapes"] && bed.control.selectedIndex == 2)
  }

  @Test("an item notifies its observers of each change, until they are removed")
  func observers() {
    final class Observer {}
    let (item, observer) = (TabBarItem(title: "A"), Observer())
    var changes = 0
    item.observeChanges(owner: observer) { _ in changes += 1 }
    item.badgeValue = "1"
    item.badgeValue = "1"
    item.isEnabled = false
    #expect(changes == 2)
    item.stopObservingChanges(owner: observer)
    item.title = "B"
    #expect(changes == 2)
  }

  @Test("the capacity follows the width, and is at least one, even for invalid widths")
  func capacity() {
    let widths = [-5, 0, .nan, 127, 128, 308, 1e300]
    #expect(widths.map(TabBar.capacity) == [1, 1, 1, 1, 2, 5, 1000])
  }

  @Test("arrows skip disabled items")
  func keys() {
    let bed = tabs(4)
    bed.control.items?[1].isEnabled = false
    bed.stage.key("Tab")
    for name in ["Right", "Right", "Right", "Home", "End", "Left", "Left"] { bed.stage.key(name) }
    #expect(bed.reports == ["Shapes", "Journal", "Home", "Journal", "Shapes", "Home"])
    let mirrored = tabs(3, settings: ValueBed<TabBar>.rightToLeft)
    mirrored.stage.key("Tab")
    mirrored.stage.key("Left")
    #expect(mirrored.reports == ["Clock"])
    #expect(mirrored.middle(of: "Home").x > mirrored.middle(of: "Shapes").x)
  }

  // Rules: T-9
  @Test("the item of a controller follows its title, and a change of its badge is announced")
  func items() {
    let controller = ViewController()
    controller.title = "Home"
    let bed = tabs(2)
    bed.control.items?.append(controller.tabBarItem)
    controller.title = "House"
    controller.tabBarItem.badgeValue = "7"
    bed.stage.settle()
    #expect(bed.stage.view(named: "House")?.accessibilityValue == "7")
    bed.control.selectedItem = controller.tabBarItem
    #expect(bed.control.selectedIndex == 2)
    bed.control.items?.removeLast()
    #expect(bed.control.selectedItem == nil)
    bed.control.selectedItem = TabBarItem(title: "Elsewhere")
    #expect(bed.control.selectedItem == nil)
  }

  @Test("items divide the width of the bar equally", arguments: [1, 3, 6])
  func widths(count: Int) {
    let bed = tabs(count)
    let frames = (bed.control.items ?? []).compactMap {
      bed.stage.view(named: $0.title ?? "")?.frame
    }
    #expect(frames.count == count)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 380 && $0.width <= 168 })
    #expect(Set(frames.map(\.width)).count == 1)
  }

  @Test("in a toolbar flexible space expands, hidden items need no space, disabled ones do nothing")
  func toolbar() throws {
    let stage = Stage(size: Size(width: 400, height: 100))
    let root = ViewController()
    stage.window.rootViewController = root
    var pressed: [String] = []
    let (first, last) = (
      BarButtonItem(title: "First") { pressed.append("First") },
      BarButtonItem(title: "Last") { pressed.append("Last") }
    )
    let bar = Toolbar(
      frame: Rect(x: 0, y: 0, width: 400, height: 52), items: [first, .flexibleSpace(), last])
    root.view.addSubview(bar)
    stage.settle()
    let view = try #require(stage.view(named: "Last"))
    #expect(view.convert(view.bounds, to: nil).maxX == 392)
    stage.click(on: "First")
    stage.click(on: "Last")
    last.isEnabled = false
    stage.turn()
    stage.click(on: "Last")
    #expect(pressed == ["First", "Last"])
    first.isHidden = true
    stage.settle()
    #expect(stage.view(named: "First") == nil)
    bar.setItems([BarButtonItem(title: "Other")], animated: true)
    stage.settle()
    #expect(stage.view(named: "Last") == nil && stage.view(named: "Other") != nil)
  }
}
