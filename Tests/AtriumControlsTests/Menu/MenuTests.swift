import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Menus of buttons, by pointer and by finger.
@MainActor
struct MenuTests {
  private let bed = MenuBed()
  private var stage: Stage { bed.stage }
  private static let inside = Point(x: 80, y: 42)

  @Test("a click opens the menu below its button, and a click on a row performs the action")
  func click() {
    bed.button.addAction(for: .allEvents) { [bed] in bed.note("event") }
    bed.button.removeActions(for: .allEvents)
    for (event, name) in [
      (Control.Event.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "up"),
      (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    ] {
      bed.button.addAction(for: event) { [bed] in bed.note(name) }
    }
    var sender: AnyObject?
    let size = Action(title: "Size") { [bed] in
      sender = $0.sender as AnyObject?
      bed.note("Size, \(bed.root.presentedViewController == nil)")
    }
    bed.open(Menu(children: [bed.action("Name"), size]))
    #expect(bed.takeLog() == ["down", "menu", "cancel"])
    #expect(bed.items == ["Name", "Size"])
    #expect(bed.frame("Name") == Rect(x: 24, y: 72, width: 152, height: 36))
    #expect(bed.frame("Size") == Rect(x: 24, y: 108, width: 152, height: 36))
    bed.click("Size")
    #expect(bed.takeLog() == ["Size, true"])
    #expect(sender === bed.button && size.sender == nil && !bed.isOpen)
    bed.open(bed.menu("Name"))
    #expect(bed.items == ["Name"])
  }

  @Test(
    "a press may be dragged to a row and released there; elsewhere the release closes the menu")
  func drag() {
    bed.show(bed.menu("Name", "Size", "Date"))
    stage.press(at: Self.inside)
    stage.settle()
    #expect(bed.isOpen)
    stage.move(to: Point(x: 90, y: 126))
    #expect(bed.highlighted == "Size")
    stage.release(at: Point(x: 90, y: 126))
    stage.settle()
    #expect(bed.takeLog() == ["Size"] && !bed.isOpen)

    stage.press(at: Self.inside)
    stage.move(to: Point(x: 90, y: 126))
    stage.move(to: Self.inside)
    #expect(bed.highlighted == nil)
    stage.release(at: Self.inside)
    stage.settle()
    #expect(bed.isOpen)
    stage.click(at: Point(x: 400, y: 300))
    stage.settle()
    #expect(!bed.isOpen)

    stage.press(at: Self.inside)
    stage.move(to: Point(x: 400, y: 300))
    stage.release(at: Point(x: 400, y: 300))
    stage.settle()
    #expect(!bed.isOpen && bed.takeLog() == [])
  }

  @Test("a finger opens the menu when it is lifted, and a tap on a row chooses the row")
  func finger() {
    bed.show(bed.menu("Name", "Size"))
    stage.touch(began: Self.inside)
    stage.settle()
    #expect(!bed.isOpen)
    stage.touch(ended: Self.inside)
    stage.settle()
    #expect(bed.isOpen)
    stage.touchTap(fingers: 1, at: Point(x: 90, y: 126))
    stage.settle()
    #expect(bed.takeLog() == ["Size"] && !bed.isOpen)
  }

  @Test(
    "the pointer opens a submenu beside its row after 0.2 seconds, and closes it at another row")
  func submenu() {
    bed.open(
      Menu(children: [
        bed.action("Name"), Menu(title: "More", children: [bed.action("Red"), bed.action("Blue")]),
      ]))
    #expect(bed.items == ["Name", "More >"])
    stage.move(to: Point(x: 90, y: 126))
    stage.advance(by: 0.19)
    #expect(bed.items == ["Name", "More >"])
    stage.advance(by: 0.02)
    #expect(bed.items == ["Name", "More >", "Red", "Blue"])
    #expect(bed.frame("More") == Rect(x: 24, y: 108, width: 152, height: 36))
    #expect(bed.frame("Red") == Rect(x: 180, y: 108, width: 152, height: 36))
    stage.move(to: Point(x: 90, y: 90))
    stage.advance(by: 0.1)
    stage.move(to: Point(x: 200, y: 160))
    stage.advance(by: 0.3)
    #expect(bed.highlighted == "Blue" && bed.items.count == 4)
    stage.move(to: Point(x: 90, y: 90))
    stage.advance(by: 0.3)
    #expect(bed.items == ["Name", "More >"])
    bed.click("More")
    bed.click("Blue")
    #expect(bed.takeLog() == ["Blue"] && !bed.isOpen)
  }

  @Test("inline menus are between separators, under their titles, and hidden actions are omitted")
  func inline() {
    bed.open(
      Menu(
        title: "Trail",
        children: [
          bed.action("Open"),
          Menu(
            title: "Order", options: .displayInline,
            children: [bed.action("Name"), bed.action("Secret", attributes: .hidden)]),
          Menu(options: .displayInline, children: [bed.action("None", attributes: .hidden)]),
          bed.action("Delete", attributes: [.destructive, .disabled]),
          Menu(title: "Empty"),
        ]))
    #expect(bed.items == ["Open", "Name", "Delete disabled", "Empty disabled >"])
    // The titles are 28 points high, and the separators 9 points.
    #expect(
      ["Open", "Name", "Delete", "Empty"].map { bed.frame($0)?.minY } == [100, 173, 218, 254])
    bed.click("Delete")
    bed.click("Empty")
    #expect(bed.isOpen && bed.takeLog() == [])
  }

  @Test("an action that keeps the menu open shows its new state")
  func keeping() {
    let action = Action(title: "Lamp", attributes: .keepsMenuPresented) { [bed] in
      $0.state = $0.state == .on ? .off : .on
      bed.note("Lamp")
    }
    bed.open(Menu(children: [action, bed.action("Close")]))
    bed.click("Lamp")
    #expect(bed.items == ["Lamp on", "Close"])
    bed.click("Lamp")
    #expect(bed.items == ["Lamp", "Close"] && bed.takeLog() == ["Lamp", "Lamp"])
  }

  @Test("in a menu with single selection the chosen action is on, and the others are off")
  func singleSelection() {
    let sizes = Menu(
      title: "Size", options: [.displayInline, .singleSelection],
      children: [bed.action("Small", state: .on), bed.action("Large")])
    let menu = Menu(children: [sizes, bed.action("Bold", state: .on)])
    bed.open(menu)
    #expect(bed.items == ["Small on radio", "Large radio", "Bold on"])
    bed.click("Large")
    bed.open(menu)
    #expect(bed.items == ["Small radio", "Large on radio", "Bold on"])
    bed.click("Bold")
    #expect(menu.selectedElements.map(\.title) == ["Large", "Bold"])
  }

  @Test("a button that changes its selection shows the chosen title, and starts with the first")
  func popUp() {
    bed.button.changesSelectionAsPrimaryAction = true
    bed.show(bed.menu("Name", "Size"))
    #expect(bed.button.title == "Name")
    stage.click(at: Self.inside)
    stage.settle()
    #expect(bed.items == ["Name on radio", "Size radio"])
    bed.click("Size")
    #expect(bed.button.title == "Size" && bed.takeLog() == ["Size"])
    #expect(bed.button.menu?.selectedElements.map(\.title) == ["Size"])
    bed.button.becomeFirstResponder()
    bed.keys("Return")
    #expect(bed.highlighted == "Size")
  }

  @Test("a button without a menu that changes its selection toggles before it sends its action")
  func toggle() {
    bed.button.changesSelectionAsPrimaryAction = true
    bed.button.addAction(for: .primaryActionTriggered) { [bed] in
      bed.note("\(bed.button.isSelected)")
    }
    stage.click(at: Self.inside)
    stage.click(at: Self.inside)
    #expect(bed.takeLog() == ["true", "false"])
  }

  @Test(
    "a button whose menu is not its primary action opens it by the right button and a long press")
  func secondary() {
    bed.button.menu = bed.menu("Name")
    bed.button.addAction(for: .primaryActionTriggered) { [bed] in bed.note("primary") }
    stage.click(at: Self.inside)
    stage.settle()
    #expect(!bed.isOpen && bed.takeLog() == ["primary"])
    stage.click(at: Self.inside, button: .secondary)
    stage.settle()
    #expect(bed.frame("Name")?.origin == Point(x: 84, y: 46))
    bed.click("Name")
    stage.touch(began: Self.inside)
    stage.advance(by: 0.6)
    #expect(bed.isOpen)
    stage.touch(moved: Point(x: 100, y: 60))
    stage.touch(ended: Point(x: 100, y: 60))
    stage.settle()
    #expect(!bed.isOpen && bed.takeLog() == ["Name", "Name"])
    bed.button.menu = nil
    stage.click(at: Self.inside, button: .secondary)
    stage.settle()
    #expect(!bed.isOpen)
  }

  @Test("a placeholder shows that elements are loading, and then the elements")
  func deferred() {
    var supply: (@MainActor ([MenuElement]) -> Void)?
    var requests = 0
    let later = DeferredMenuElement {
      requests += 1
      supply = $0
    }
    let fresh = DeferredMenuElement.uncached { [bed] in
      requests += 10
      $0([bed.action("Fresh")])
    }
    bed.open(Menu(children: [later, fresh]))
    #expect(bed.items == ["Loading… disabled", "Fresh"])
    supply?([bed.action("One"), bed.action("Two")])
    stage.settle()
    #expect(bed.items == ["One", "Two", "Fresh"])
    bed.click("Two")
    bed.open(Menu(children: [later, fresh]))
    #expect(bed.items == ["One", "Two", "Fresh"] && requests == 21 && bed.takeLog() == ["Two"])
  }

  @Test("a menu closes when its window loses the focus, and a menu without items does not open")
  func closing() {
    bed.open(bed.menu("Name"))
    stage.window.dispatch(.focus(false))
    stage.settle()
    #expect(!bed.isOpen && bed.root.presentedViewController == nil)
    stage.window.dispatch(.focus(true))
    bed.open(Menu(children: [bed.action("Gone", attributes: .hidden)]))
    #expect(!bed.isOpen && bed.root.presentedViewController == nil)
  }

  @Test("the chosen action may present a controller, and the menu and its actions are released")
  func release() throws {
    weak var menu: Menu?
    weak var shown: ViewController?
    do {
      let sheet = ViewController()
      sheet.modalPresentationStyle = .overFullScreen
      let made = Menu(children: [
        Action(title: "Show") { [bed] _ in bed.root.present(sheet, animated: false) }
      ])
      menu = made
      bed.open(made)
      shown = bed.root.presentedViewController
      bed.click("Show")
      #expect(bed.root.presentedViewController === sheet)
    }
    bed.root.dismiss(animated: false)
    stage.settle()
    bed.button.menu = nil
    stage.settle()
    #expect(menu == nil && shown == nil)
  }
}
