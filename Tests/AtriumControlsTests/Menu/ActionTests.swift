import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Actions of controls and bar items.
@MainActor
struct ActionTests {
  private let bed = MenuBed()

  @Test(
    "a control performs an action with itself as the sender, once for an identifier and an event")
  func control() {
    var senders: [AnyObject?] = []
    func action(_ text: String) -> Action {
      Action(identifier: .init("one")) { [bed] in
        bed.note(text)
        senders.append($0.sender as AnyObject?)
      }
    }
    bed.button.addAction(action("first"), for: [.touchDown, .touchUpInside])
    bed.button.addAction(action("second"), for: .touchUpInside)
    bed.button.addAction(bed.action("other"), for: .touchUpInside)
    bed.stage.click(at: Point(x: 80, y: 42))
    #expect(bed.takeLog() == ["first", "second", "other"])
    #expect(senders.allSatisfy { $0 === bed.button })
    bed.button.removeAction(identifiedBy: .init("one"), for: .touchUpInside)
    bed.button.addAction(bed.action("disabled", attributes: .disabled), for: .touchUpInside)
    bed.stage.click(at: Point(x: 80, y: 42))
    #expect(bed.takeLog() == ["first", "other"])
  }

  @Test("a button made with an action has its title and image, and performs it")
  func primaryAction() {
    let action = bed.action("Save")
    for button in [
      Button(primaryAction: action), Button(configuration: .filled(), primaryAction: action),
      Button(frame: Rect(x: 0, y: 0, width: 90, height: 44), primaryAction: action),
    ] {
      #expect(button.title == "Save")
      button.sendActions(for: .primaryActionTriggered)
    }
    let lamp = Switch(frame: .zero, primaryAction: action)
    lamp.sendActions(for: .primaryActionTriggered)
    #expect(bed.takeLog() == ["Save", "Save", "Save", "Save"])
  }

  @Test(
    "a switch and a segmented control perform their primary action once when the user changes the value"
  )
  func valueActions() {
    let stage = Stage(size: Size(width: 200, height: 100))
    let lamp = Switch(
      frame: Rect(x: 20, y: 20, width: 60, height: 44), primaryAction: bed.action("lamp"))
    stage.window.addSubview(lamp)
    stage.settle()
    stage.click(at: lamp.frame.center)
    stage.settle()
    #expect(lamp.isOn && bed.takeLog() == ["lamp"])
    lamp.isOn = false
    #expect(bed.takeLog() == [])
    let choice = SegmentedControl(titles: ["one", "two"])
    choice.addAction(bed.action("choice"), for: .primaryActionTriggered)
    choice.frame = Rect(x: 20, y: 60, width: 120, height: 32)
    choice.selectedSegmentIndex = 0
    stage.window.addSubview(choice)
    stage.settle()
    for isMomentary in [false, true] {
      choice.isMomentary = isMomentary
      stage.click(at: Point(x: 110, y: 76))
      stage.settle()
      #expect(bed.takeLog() == ["choice"])
    }
  }

  @Test(
    "actions have unique identifiers unless the program sets them, and menus keep their properties")
  func values() {
    let (one, two) = (bed.action("One"), bed.action("Two"))
    #expect(one.identifier != two.identifier)
    let menu = Menu(title: "Title", identifier: .init("id"), options: .singleSelection)
    let other = menu.replacingChildren([one, two])
    #expect(other.title == "Title" && other.identifier == .init("id"))
    #expect(other.options == .singleSelection && other.children.map(\.title) == ["One", "Two"])
    #expect(menu.children.isEmpty)
  }

  // MARK: Bars

  private func show(_ items: [BarButtonItem], width: Double = 460) {
    let bar = Toolbar()
    bar.frame = Rect(x: 20, y: 100, width: width, height: 52)
    bar.items = items
    bed.root.view.addSubview(bar)
    bed.stage.settle()
  }

  @Test("a bar item with an action performs it, and one with only a menu opens the menu")
  func barItems() {
    var sender: AnyObject?
    let save = Action(title: "Save") { [bed] in
      bed.note("Save")
      sender = $0.sender as AnyObject?
    }
    let item = BarButtonItem(primaryAction: save)
    let more = BarButtonItem(title: "More", menu: bed.menu("Red", "Blue"))
    let both = BarButtonItem(title: "Both", primaryAction: save, menu: bed.menu("Green"))
    show([item, more, both])
    bed.click("Save")
    #expect(sender === item && bed.takeLog() == ["Save"])
    bed.click("More")
    #expect(bed.items == ["Red", "Blue"])
    bed.click("Blue")
    bed.click("Both")
    #expect(bed.takeLog() == ["Blue", "Save"] && sender === both)
    bed.stage.click(on: "Both", button: .secondary)
    bed.stage.settle()
    #expect(bed.items == ["Green"])
    bed.keys("Escape")
    both.primaryAction = nil
    bed.stage.settle()
    bed.click("Both")
    #expect(bed.items == ["Green"])
    bed.keys("Escape")
    more.menu = nil
    bed.stage.settle()
    bed.click("More")
    #expect(!bed.isOpen)
  }

  @Test("an item in the overflow list opens its menu at the button of the list")
  func overflow() {
    let names = ["First item", "Second item", "Third item"]
    var items = names.map { name in BarButtonItem(title: name) { [bed] in bed.note(name) } }
    items.append(BarButtonItem(title: "Colours", menu: bed.menu("Red", "Blue")))
    show(items, width: 200)
    bed.click("More")
    bed.click("Colours")
    #expect(bed.items == ["Red", "Blue"])
    bed.click("Blue")
    #expect(bed.takeLog() == ["Blue"])
  }
}
