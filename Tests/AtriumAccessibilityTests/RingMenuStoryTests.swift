import AtriumAccessibility
import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The levels of a ring, as an assistive technology reads them.
@MainActor
struct RingMenuStoryTests {
  private func page(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.view.addSubview(Label(text: "\(title) page"))
    return controller
  }

  @Test(
    "AX-26: an item with a submenu is a menu, and each opened level is named after the item that opened it"
  )
  func levels() throws {
    let menu = RingMenuController()
    let pages = ["Red", "Green", "Blue", "White"].map(page)
    menu.viewControllers = pages
    let items = pages.map(RingMenuItem.controller)
    menu.menu = Array(items.prefix(2)) + [.submenu("Colours", items: Array(items.suffix(2)))]
    menu.menuView.style = .court
    let page = try AccessibleStage(menu)
    defer { page.close() }
    let client = page.client
    menu.setMenuVisible(true, animated: false)
    page.settle()
    client.listen(to: [
      "object:state-changed:focused", "object:property-change:accessible-name",
      "object:selection-changed", "object:announcement",
    ])
    #expect(
      client.walk().map(\.object).filter { client.role($0).contains("menu") }.map {
        "\(client.role($0)) “\(client.name($0))”"
      } == ["menu “Ring”", "menu item “Red”", "menu item “Green”", "menu “Colours”"])
    let ring = try #require(client.find("menu", "Ring"))
    let branch = try #require(client.find("menu", "Colours"))
    #expect(client.actions(branch) == ["click"] && client.states(ring).contains(12))
    // A menu does not offer its selected item, which screen readers would speak in place of the menu.
    for object in [ring, branch] {
      let interfaces = client.values(object, "Accessible", "GetInterfaces").first?.elements
      #expect(interfaces?.contains(.string("org.a11y.atspi.Selection")) == false)
    }
    page.stage.key(.keyboard3)
    page.settle()
    #expect(menu.menuView.openPath == [2])
    #expect(
      client.takeEvents().filter { !$0.hasPrefix("menu item") } == [
        "menu “Ring”: PropertyChange:accessible-name 0 “Colours”",
        "menu “Colours”: PropertyChange:accessible-name 0 “Blue”",
        "push button “Close”: PropertyChange:accessible-name 0 “Back to the first level”",
        // Screen readers ignore the new name of the menu, which has the focus before and after.
        "menu “Ring”: Announcement 1 “Colours”",
      ])
    page.stage.advance(by: 1)
    page.stage.key(.keyboardEscape)
    page.settle()
    #expect(menu.menuView.openPath == [])
    #expect(
      client.takeEvents().filter { $0.hasPrefix("menu “Ring”") || $0.hasSuffix("focused 1") } == [
        "menu “Ring”: PropertyChange:accessible-name 0 “Ring”",
        "menu “Ring”: StateChanged:focused 0", "menu “Colours”: StateChanged:focused 1",
      ])
  }

  @Test("AX-26: a level that a key opens right after another key has the focus")
  func quick() throws {
    let menu = RingMenuController()
    let pages = ["Red", "Green", "Blue", "White"].map(page)
    menu.viewControllers = pages
    let items = pages.map(RingMenuItem.controller)
    menu.menu = [.submenu("Colours", items: Array(items.suffix(2)))] + items.prefix(2)
    menu.menuView.style = .court
    let page = try AccessibleStage(menu)
    defer { page.close() }
    menu.setMenuVisible(true, animated: false)
    page.settle()
    page.stage.key(.keyboardUpArrow)
    page.client.listen(to: ["object:state-changed:focused"])
    page.stage.key(.keyboardReturnOrEnter)
    page.settle()
    #expect(menu.menuView.openPath == [0])
    #expect(page.client.takeEvents().last == "menu “Ring”: StateChanged:focused 1")
    #expect(menu.menuView.accessibilityFocusedElement == nil)
  }

  @Test("AX-13: an item of the ring that takes the focus is highlighted")
  func itemTakesFocus() throws {
    let menu = RingMenuController()
    let pages = ["Red", "Green", "Blue"].map(page)
    menu.viewControllers = pages
    menu.menu = pages.map(RingMenuItem.controller)
    menu.menuView.style = .court
    let page = try AccessibleStage(menu)
    defer { page.close() }
    menu.setMenuVisible(true, animated: false)
    page.settle()
    let green = try #require(page.client.find("menu item", "Green"))
    #expect(page.client.values(green, "Component", "GrabFocus").first?.flag == true)
    page.settle()
    #expect(menu.menuView.highlightedIndex == 1)
    // 12 is focused.
    #expect(page.client.states(green).contains(12))
  }
}

extension KeyboardHIDUsage {
  fileprivate static let keyboard3 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2)
}
