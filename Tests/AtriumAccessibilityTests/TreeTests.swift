import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The views that are objects of the tree.
@MainActor
struct TreeTests {
  private func label(_ text: String, _ y: Double, x: Double = 10) -> Label {
    let label = Label(text: text)
    label.frame = Rect(x: x, y: y, width: 80, height: 20)
    return label
  }

  private func page(_ views: [View]) throws -> AccessibleStage {
    let root = ViewController()
    for view in views { root.view.addSubview(view) }
    return try AccessibleStage(root)
  }

  /// The names of the objects inside the window.
  private func names(_ page: AccessibleStage) -> [String] {
    page.client.walk().dropFirst(2).map { page.client.name($0.object) }
  }

  @Test("AX-7: hidden, transparent and clipped views and text without content are not in the tree")
  func hidden() throws {
    let (hidden, faint, secret, empty, outside) = (
      label("hidden", 0), label("faint", 30), label("secret", 60), label("", 90),
      label("outside", 9000)
    )
    (hidden.isHidden, faint.alpha, secret.accessibilityElementsHidden) = (true, 0, true)
    let page = try page([hidden, faint, secret, empty, outside, label("there", 120)])
    defer { page.close() }
    #expect(names(page) == ["there"])
    hidden.isHidden = false
    page.settle()
    #expect(names(page) == ["hidden", "there"])
  }

  @Test(
    "AX-8: objects are in reading order, rows from top to bottom, and are mirrored in a right-to-left layout"
  )
  func order() throws {
    let root = ViewController()
    for view in [label("c", 50), label("b", 10, x: 200), label("a", 12)] {
      root.view.addSubview(view)
    }
    let page = try AccessibleStage(root)
    defer { page.close() }
    #expect(names(page) == ["a", "b", "c"])
    page.stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    page.settle()
    #expect(names(page) == ["b", "a", "c"])
  }

  @Test("AX-7: accessibilityElements replace the subviews, in their order")
  func elements() throws {
    final class Chart: View {}
    let chart = Chart(frame: Rect(x: 0, y: 100, width: 200, height: 100))
    chart.addSubview(label("drawn", 0))
    let bars = (0..<2).map { index in
      let bar = AccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "Bar \(index)"
      bar.accessibilityTraits = .staticText
      bar.accessibilityFrameInContainerSpace = Rect(
        x: 100 - 50 * Double(index), y: 0, width: 40, height: 50)
      return bar
    }
    chart.accessibilityElements = bars
    let page = try page([chart])
    defer { page.close() }
    #expect(names(page) == ["Bar 0", "Bar 1"])
    let bar = try #require(page.client.find("label", "Bar 1"))
    #expect(page.client.extents(bar) == [50, 100, 40, 50])
  }

  @Test("AX-9: of the siblings of a modal view only that view is read")
  func modal() throws {
    let sheet = View(frame: Rect(x: 0, y: 200, width: 400, height: 200))
    sheet.addSubview(label("inside", 10))
    sheet.accessibilityViewIsModal = true
    let page = try page([label("behind", 10), sheet])
    defer { page.close() }
    #expect(names(page) == ["inside"])
    sheet.accessibilityViewIsModal = false
    page.settle()
    #expect(names(page) == ["behind", "inside"])
  }

  @Test("AX-4, AX-9, AX-13: an open menu is modal, its items are numbered, and marks are states")
  func menu() throws {
    let root = ViewController()
    root.title = "Home"
    let button = Button(title: "Sort")
    button.frame = Rect(x: 20, y: 20, width: 120, height: 44)
    var chosen: [String] = []
    func action(_ title: String, _ state: MenuElement.State = .off) -> Action {
      Action(title: title, state: state) { chosen.append($0.title) }
    }
    button.menu = Menu(
      title: "Order",
      children: [
        action("Name"), action("Bold", .on),
        Menu(
          title: "Sizes", options: [.displayInline, .singleSelection],
          children: [action("Small", .on), action("Large")]),
        Menu(title: "More", children: [action("Red")]),
      ])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    let opener = try #require(client.find("push button", "Sort"))
    #expect(client.actions(opener) == ["click"] && client.perform(0, of: opener))
    page.settle()
    #expect(
      client.tree() == [
        "application “program”", "  frame “Window”", "    menu “Order”", "      label “Order”",
        "      menu item “Name”", "      check menu item “Bold”", "      label “Sizes”",
        "      radio menu item “Small”", "      radio menu item “Large”", "      menu “More”",
      ])
    let bold = try #require(client.find("check menu item", "Bold"))
    let large = try #require(client.find("radio menu item", "Large"))
    // 4 is checked, and 12 is focused.
    #expect(client.states(bold).contains(4) && !client.states(large).contains(4))
    let small = try #require(client.find("radio menu item", "Small"))
    #expect(client.states(small).contains(12) && !client.states(large).contains(12))
    #expect(client.values(large, "Component", "GrabFocus").first?.flag == true)
    page.settle()
    #expect(!client.states(small).contains(12) && client.states(large).contains(12))
    let more = try #require(client.find("menu", "More"))
    #expect(client.actions(more) == ["click"] && client.perform(0, of: more))
    page.settle()
    #expect(client.tree().suffix(2) == ["      menu “More”", "        menu item “Red”"])
    #expect(client.perform(0, of: large))
    page.settle()
    #expect(chosen == ["Large"])
    #expect(
      client.tree() == [
        "application “program”", "  frame “Window”", "    panel “Home”",
        "      push button “Sort”",
      ])
  }

  @Test("AX-9: a presented sheet is a modal dialog, and the screen behind it is not in the tree")
  func sheet() throws {
    let root = ViewController()
    root.title = "Home"
    root.view.addSubview(label("home", 40))
    let page = try AccessibleStage(root)
    defer { page.close() }
    let sheet = ViewController()
    sheet.title = "Options"
    sheet.view.addSubview(label("choice", 40))
    root.present(sheet, animated: false)
    page.settle()
    let client = page.client
    #expect(
      client.tree() == [
        "application “program”", "  frame “Window”", "    dialog “Options”", "      label “choice”",
      ])
    #expect(client.states(try #require(client.find("dialog", "Options"))).contains(16))
    root.dismiss(animated: false)
    page.settle()
    #expect(
      client.tree() == [
        "application “program”", "  frame “Window”", "    panel “Home”", "      label “home”",
      ])
  }

  @Test(
    "AX-19: a page around other pages is a group, so that the text of the inner page is spoken with one panel only"
  )
  func nestedPages() throws {
    let (root, inner) = (ViewController(), ViewController())
    (root.title, inner.title) = ("House", "Room")
    root.addChild(inner)
    inner.view.frame = Rect(x: 0, y: 100, width: 400, height: 400)
    inner.view.addSubview(label("text of the room", 10))
    root.view.addSubview(inner.view)
    root.view.addSubview(label("text of the house", 10))
    inner.didMove(toParent: root)
    let page = try AccessibleStage(root)
    defer { page.close() }
    #expect(
      page.client.tree().dropFirst() == [
        "  frame “Window”", "    grouping “House”", "      label “text of the house”",
        "      panel “Room”", "        label “text of the room”",
      ])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    page.settle()
    #expect(
      page.client.tree().dropFirst() == [
        "  frame “Window”", "    panel “House”", "      label “text of the house”",
      ])
  }

  @Test("AX-19: a label and the control beside it that has the same name are related")
  func labels() throws {
    let (first, second) = (Switch(), Switch())
    (first.accessibilityLabel, second.accessibilityLabel) = ("Lamps", "Cellar")
    (first.frame, second.frame) = (
      Rect(x: 200, y: 10, width: 60, height: 30), Rect(x: 200, y: 60, width: 60, height: 30)
    )
    let page = try page([label("Lamps", 10), first, label("Other", 60), second])
    defer { page.close() }
    let client = page.client
    func relations(_ role: String, _ name: String) throws -> [String] {
      let object = try #require(client.find(role, name))
      return client.values(object, "Accessible", "GetRelationSet").first?.elements.map { relation in
        let others = relation.elements[1].elements.map(AccessibleClient.Reference.init)
        return "\(relation.elements[0].integer ?? 0): "
          + others.map { "\(client.role($0)) \(client.name($0))" }.joined(separator: ", ")
      } ?? ["error"]
    }
    #expect(try relations("label", "Lamps") == ["1: toggle button Lamps"])
    #expect(try relations("toggle button", "Lamps") == ["2: label Lamps"])
    #expect(try relations("label", "Other") == [])
    #expect(try relations("toggle button", "Cellar") == [])
  }

  @Test("AX-7: content that can be scrolled into view stays in the tree, but is not showing")
  func scrolled() throws {
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    scroller.accessibilityLabel = "Text"
    scroller.contentSize = Size(width: 200, height: 1000)
    for view in [label("near", 10), label("far", 800)] { scroller.addSubview(view) }
    let page = try page([scroller])
    defer { page.close() }
    let client = page.client
    #expect(client.states(try #require(client.find("label", "near"))).contains(25))
    let far = try #require(client.find("label", "far"))
    #expect(!client.states(far).contains(25))
    scroller.contentOffset.y = 750
    page.settle()
    #expect(client.states(far).contains(25))
  }

  @Test("AX-19: a scroll view that is the view of a page is read as the page")
  func scrollingPage() throws {
    let root = ViewController()
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    scroller.contentSize = Size(width: 400, height: 1000)
    for view in [label("near", 10), label("far", 800)] { scroller.addSubview(view) }
    (root.view, root.title) = (scroller, "Soup")
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    #expect(
      client.tree().dropFirst(2) == ["    panel “Soup”", "      label “near”", "      label “far”"])
    let soup = try #require(client.find("panel", "Soup"))
    #expect(client.property(soup, "Accessible", "Description") == .string(""))
    #expect(client.states(soup).contains(12))
  }

  @Test("AX-2: an object keeps its path while it exists, and a new object never gets an old path")
  func paths() throws {
    let first = label("first", 10)
    let page = try page([first])
    defer { page.close() }
    let client = page.client
    let object = try #require(client.find("label", "first"))
    first.frame.origin.y = 100
    page.settle()
    #expect(client.find("label", "first") == object)
    let parent = first.superview
    first.removeFromSuperview()
    parent?.addSubview(label("second", 10))
    page.settle()
    #expect(client.find("label", "second") != object)
    #expect(client.name(object) == "?")
  }
}
