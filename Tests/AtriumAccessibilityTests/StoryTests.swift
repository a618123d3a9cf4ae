import AtriumAccessibility
import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A story: the ring, a form, a push and a pop, and a sheet, by actions and keys, with every event.
@MainActor
struct StoryTests {
  private static let events = [
    "object:state-changed:focused", "object:state-changed:checked",
    "object:state-changed:selected", "object:text-changed", "object:text-caret-moved",
    "object:announcement", "window:activate", "window:deactivate",
  ]

  private func listed(_ title: String, _ views: [View]) -> ViewController {
    let controller = ViewController()
    controller.title = title
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 20, y: 80 + 60 * Double(index), width: 200, height: 40)
      controller.view.addSubview(view)
    }
    return controller
  }

  @Test(
    "AX-13, AX-15: after a push and a pop the new screen stands for the focus, and the previous screen leaves the tree"
  )
  func navigation() throws {
    let navigation = NavigationController()
    let next = listed("Detail", [Label(text: "more")])
    let open = Button(title: "Open") { navigation.pushViewController(next, animated: true) }
    navigation.setViewControllers([listed("List", [open])], animated: false)
    let page = try AccessibleStage(navigation)
    defer { page.close() }
    let client = page.client
    client.listen(to: StoryTests.events)
    #expect(client.perform(0, of: try #require(client.find("push button", "Open"))))
    page.settle()
    #expect(
      client.takeEvents() == [
        "panel “List”: StateChanged:focused 0", "new: StateChanged:focused 1",
      ])
    #expect(client.find("label", "more") != nil && client.find("push button", "Open") == nil)
    #expect(client.perform(0, of: try #require(client.find("push button", "Back to List"))))
    page.settle()
    #expect(client.takeEvents() == ["panel “List”: StateChanged:focused 1"])
    #expect(client.find("label", "more") == nil && client.find("push button", "Open") != nil)
  }

  @Test(
    "AX-15: while an animated pop is about to restore the focus, the page below is announced and not focused"
  )
  func restoredFocus() throws {
    let navigation = NavigationController()
    let (open, more) = (Button(title: "Open"), Button(title: "More"))
    let next = listed("Detail", [more])
    navigation.setViewControllers([listed("List", [open])], animated: false)
    let page = try AccessibleStage(navigation)
    defer { page.close() }
    let client = page.client
    open.becomeFirstResponder()
    navigation.pushViewController(next, animated: true)
    page.settle()
    more.becomeFirstResponder()
    page.settle()
    client.listen(to: ["object:state-changed:focused", "object:announcement"])
    navigation.popViewController(animated: true)
    page.settle()
    #expect(open.isFirstResponder)
    #expect(
      client.takeEvents().filter { !$0.hasSuffix("focused 0") } == [
        "new: Announcement 1 “List”", "new: StateChanged:focused 1",
      ])
  }

  @Test("AX-15: a page is not announced again when the modal view in front of it is gone")
  func uncovered() throws {
    let open = Button(title: "Open")
    let home = listed("Home", [open])
    let page = try AccessibleStage(home, settings: Settings(motion: .off))
    defer { page.close() }
    let client = page.client
    open.becomeFirstResponder()
    page.settle()
    client.listen(to: ["object:state-changed:focused", "object:announcement"])
    let close = Button(title: "Close")
    let sheet = listed("Options", [close])
    home.present(sheet, animated: true)
    page.settle()
    close.becomeFirstResponder()
    page.settle()
    _ = client.takeEvents()
    home.dismiss(animated: true)
    page.settle()
    #expect(client.takeEvents() == ["push button “Open”: StateChanged:focused 1"])
  }

  @Test(
    "AX-15: a page that appears with the focus inside is announced if the object that had the focus is gone"
  )
  func lostFocus() throws {
    let navigation = NavigationController()
    let (open, more) = (Button(title: "Open"), Button(title: "More"))
    navigation.setViewControllers(
      [listed("List", [open]), listed("Detail", [more])], animated: false)
    let page = try AccessibleStage(navigation)
    defer { page.close() }
    more.becomeFirstResponder()
    page.settle()
    let client = page.client
    client.listen(to: StoryTests.events)
    navigation.popViewController(animated: false)
    open.becomeFirstResponder()
    page.settle()
    #expect(
      client.takeEvents() == [
        "new: StateChanged:focused 1", "new: Announcement 1 “List”",
      ])
  }

  @Test(
    "AX-12, AX-13, AX-14: using a form by keys sends events for focus, text and states, once each and in this order"
  )
  func form() throws {
    let field = TextField()
    let toggle = Switch()
    (field.accessibilityLabel, toggle.accessibilityLabel) = ("Name", "Wi-Fi")
    let save = Button(title: "Save")
    let page = try AccessibleStage(listed("Form", [field, toggle, save]))
    defer { page.close() }
    let client = page.client
    client.listen(to: StoryTests.events)
    page.stage.key(.keyboardTab)
    page.stage.type("a")
    page.stage.key(.keyboardTab)
    page.stage.key(.keyboardSpacebar)
    page.stage.key(.keyboardTab)
    page.stage.window.dispatch(.focus(false))
    page.settle()
    #expect(
      client.takeEvents() == [
        "panel “Form”: StateChanged:focused 0",
        "entry “Name”: StateChanged:focused 1",
        "entry “Name”: TextChanged:insert 0 1 “a”",
        "entry “Name”: TextCaretMoved 1",
        "entry “Name”: StateChanged:focused 0",
        "toggle button “Wi-Fi”: StateChanged:focused 1",
        "toggle button “Wi-Fi”: StateChanged:checked 1",
        "toggle button “Wi-Fi”: StateChanged:focused 0",
        "push button “Save”: StateChanged:focused 1",
        "frame “Window”: Deactivate 0 “Window”",
        "push button “Save”: StateChanged:focused 0",
      ])
  }

  @Test(
    "AX-9, AX-13: a sheet stands for the focus, and after its end the screen behind stands for the focus again"
  )
  func sheet() throws {
    let home = listed("Home", [])
    let done = Button(title: "Done") { home.dismiss(animated: true) }
    let sheet = listed("Options", [done])
    let show = Button(title: "Show") { home.present(sheet, animated: true) }
    show.frame = Rect(x: 20, y: 80, width: 200, height: 40)
    home.view.addSubview(show)
    let page = try AccessibleStage(home)
    defer { page.close() }
    let client = page.client
    client.listen(to: StoryTests.events)
    #expect(client.perform(0, of: try #require(client.find("push button", "Show"))))
    page.settle()
    #expect(client.takeEvents() == ["new: StateChanged:focused 1"])
    #expect(client.perform(0, of: try #require(client.find("push button", "Done"))))
    page.settle()
    #expect(client.takeEvents() == ["panel “Home”: StateChanged:focused 1"])
  }

  @Test(
    "AX-15: a page that appears beside the focus is announced, and the outermost of new pages only")
  func besideFocus() throws {
    let home = listed("Home", [])
    let (outer, inner) = (listed("Library", []), listed("Books", [Label(text: "none")]))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let show = Button(title: "Show") {
      home.addChild(outer)
      outer.view.frame = Rect(x: 0, y: 200, width: 400, height: 300)
      home.view.addSubview(outer.view)
      outer.didMove(toParent: home)
    }
    show.frame = Rect(x: 20, y: 80, width: 200, height: 40)
    home.view.addSubview(show)
    let page = try AccessibleStage(home)
    defer { page.close() }
    show.becomeFirstResponder()
    page.settle()
    page.client.listen(to: StoryTests.events)
    page.stage.key(.keyboardSpacebar)
    page.settle()
    #expect(page.client.takeEvents() == ["new: Announcement 1 “Library”"])
  }

  @Test(
    "AX-15: a page is not announced if the object that receives the focus has the page's title as its name"
  )
  func sameName() throws {
    let home = listed("Home", [])
    let titles = ["Red", "Green"]
    let pages = titles.map { listed($0, [Label(text: "\($0) page")]) }
    let control = SegmentedControl(titles: titles)
    control.selectedSegmentIndex = 0
    func show(_ child: ViewController) {
      for old in home.children {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      home.addChild(child)
      child.view.frame = Rect(x: 0, y: 200, width: 400, height: 300)
      home.view.addSubview(child.view)
      child.didMove(toParent: home)
    }
    control.addAction(for: .valueChanged) { [unowned control] in
      show(pages[control.selectedSegmentIndex])
    }
    control.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    home.view.addSubview(control)
    show(pages[0])
    let page = try AccessibleStage(home)
    defer { page.close() }
    control.becomeFirstResponder()
    page.settle()
    page.client.listen(to: ["object:state-changed:focused", "object:announcement"])
    page.stage.key(.keyboardRightArrow)
    page.settle()
    #expect(
      page.client.takeEvents() == [
        "radio button “Red”: StateChanged:focused 0",
        "radio button “Green”: StateChanged:focused 1",
      ])
    #expect(page.client.find("label", "Green page") != nil)
  }

  @Test(
    "AX-13: a focused scroll area with the name of its page is reported as the page, which screen readers speak"
  )
  func scrollArea() throws {
    let scroller = ScrollView()
    scroller.contentSize = Size(width: 200, height: 2000)
    let page = try AccessibleStage(listed("Keys", [scroller, Button(title: "Close")]))
    defer { page.close() }
    page.client.listen(to: ["object:state-changed:focused"])
    page.stage.key(.keyboardTab)
    page.stage.key(.keyboardTab)
    page.settle()
    #expect(
      page.client.takeEvents() == [
        "panel “Keys”: StateChanged:focused 0", "push button “Close”: StateChanged:focused 1",
      ])
  }

  @Test(
    "AX-13: a pointer that moves over the ring's items sends at most five focus events a second")
  func ringByPointer() throws {
    let menu = RingMenuController()
    menu.viewControllers = ["Red", "Green", "Blue", "White"].map { listed($0, []) }
    let page = try AccessibleStage(menu)
    defer { page.close() }
    menu.setMenuVisible(true, animated: false)
    page.settle()
    page.client.listen(to: ["object:state-changed:focused"])
    // Ten items a second, for two seconds.
    for step in 0..<20 {
      let angle = Double.pi / 2 * Double(step)
      page.stage.move(to: Point(x: 200, y: 300) + Point(angle: angle, length: 90))
      page.stage.advance(by: 0.1)
    }
    let events = page.client.takeEvents().filter { $0.hasSuffix("focused 1") }
    #expect((8...11).contains(events.count), "\(events)")
  }

  @Test("AX-13: in the ring each item that a key highlights has the focus")
  func ring() throws {
    let menu = RingMenuController()
    let titles = ["Red", "Green", "Blue", "White"]
    menu.viewControllers = titles.map { listed($0, [Label(text: "\($0) page")]) }
    let page = try AccessibleStage(menu)
    defer { page.close() }
    let client = page.client
    menu.setMenuVisible(true, animated: false)
    page.settle()
    client.listen(to: ["object:state-changed:focused", "object:announcement"])
    let items = client.walk().map(\.object).filter { client.role($0).hasSuffix("menu item") }
    #expect(items.map(client.name) == titles)
    // The middle of the ring is not an item: 8 is the relation of the menu to its items.
    let ring = try #require(client.find("menu", "Ring"))
    #expect(client.children(ring).count == 5)
    let relation = client.values(ring, "Accessible", "GetRelationSet").first?.elements.first
    #expect(relation?.elements.first == .uint32(8))
    #expect(relation?.elements.last?.elements.map(AccessibleClient.Reference.init) == items)
    page.stage.key(.keyboardRightArrow)
    // Two arrow keys in quick succession would be one diagonal direction.
    page.stage.advance(by: 1)
    page.stage.key(.keyboardDownArrow)
    page.settle()
    #expect(
      client.takeEvents().filter { $0.hasSuffix("focused 1") } == [
        "menu item “Green”: StateChanged:focused 1", "menu item “Blue”: StateChanged:focused 1",
      ])
    page.stage.key(.keyboardReturnOrEnter)
    page.settle()
    #expect(client.walk().allSatisfy { !client.role($0.object).contains("menu") })
  }

  @Test("AX-13: the focus is not reported for a view that leaves, but for the new page")
  func leaving() throws {
    let menu = RingMenuController()
    menu.menuView.style = .court
    let (red, green) = (Button(title: "Paint"), Button(title: "Mow"))
    menu.viewControllers = [listed("Red", [red]), listed("Green", [green])]
    let page = try AccessibleStage(menu)
    defer { page.close() }
    red.becomeFirstResponder()
    menu.setMenuVisible(true, animated: false)
    page.settle()
    page.stage.key(.keyboardDownArrow)
    page.settle()
    page.client.listen(to: ["object:state-changed:focused"])
    page.stage.key(.keyboardReturnOrEnter)
    page.settle()
    #expect(page.client.takeEvents() == ["new: StateChanged:focused 1"])
    let focused = page.client.walk().map(\.object).filter { page.client.states($0).contains(12) }
    #expect(focused.map { page.client.name($0) } == ["Green"])
  }

  @Test("posted announcements are sent unchanged while a client listens")
  func announcements() throws {
    let page = try AccessibleStage(listed("Form", [Label(text: "text")]))
    defer { page.close() }
    #expect(!Accessibility.isVoiceOverRunning)
    Accessibility.post(notification: .announcement, argument: "lost")
    page.client.listen(to: StoryTests.events)
    #expect(Accessibility.isVoiceOverRunning)
    Accessibility.post(notification: .announcement, argument: "Saved.")
    Accessibility.post(notification: .announcement, argument: nil)
    Accessibility.post(notification: .announcement, argument: "")
    #expect(page.client.takeEvents() == ["frame “Window”: Announcement 1 “Saved.”"])
  }

  @Test(
    "AX-12: while views move, changes are reported at most five times a second, and the last change at the end"
  )
  func limit() throws {
    let label = Label(text: "0")
    let page = try AccessibleStage(listed("Page", [label]))
    defer { page.close() }
    page.client.listen(to: ["object:property-change:accessible-name"])
    View.animate(withDuration: 1) { label.alpha = 0.5 }
    for number in 1...60 {
      label.text = "\(number)"
      page.stage.advance(by: 1.0 / 60)
    }
    page.settle()
    let events = page.client.takeEvents()
    #expect((5...8).contains(events.count), "\(events)")
    #expect(events.last == "label “0”: PropertyChange:accessible-name 0 “60”")
  }
}
