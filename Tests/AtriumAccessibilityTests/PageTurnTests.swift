import AtriumAccessibility
import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The events for pages that the user turns by keys.
@MainActor
struct PageTurnTests {
  /// A controller with a button above a container.
  private func frame(_ container: ViewController) -> (ViewController, Button) {
    let root = ViewController()
    root.title = "Room"
    let button = Button(title: "Style")
    button.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    root.view.addSubview(button)
    root.addChild(container)
    container.view.frame = Rect(x: 0, y: 80, width: 400, height: 500)
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    return (root, button)
  }

  private func text(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    let label = Label(text: "The text of \(title)")
    label.frame = Rect(x: 20, y: 20, width: 300, height: 40)
    controller.view.addSubview(label)
    return controller
  }

  /// Focuses the button, moves the focus to the pages, and turns two pages.
  private func events(of container: ViewController) throws -> [String] {
    let (root, button) = frame(container)
    let page = try AccessibleStage(root)
    defer { page.close() }
    button.becomeFirstResponder()
    page.settle()
    page.client.listen(to: [
      "object:state-changed:focused", "object:announcement",
    ])
    page.stage.key(.keyboardTab)
    page.settle()
    page.stage.key(.keyboardPageDown)
    page.settle()
    page.stage.key(.keyboardRightArrow)
    page.settle()
    let focused = page.client.walk().map(\.object).filter { page.client.states($0).contains(12) }
    return page.client.takeEvents() + focused.map(page.client.name)
  }

  @Test("AX-27: the pages of a pager have the focus after Tab, and each page turn moves it")
  func pager() throws {
    let pager = PagerController()
    pager.viewControllers = ["One", "Two", "Three"].map(text)
    let events = try events(of: pager)
    #expect(
      events == [
        "push button “Style”: StateChanged:focused 0", "panel “One”: StateChanged:focused 1",
        "panel “One”: StateChanged:focused 0", "new: StateChanged:focused 1",
        "new: StateChanged:focused 0", "new: StateChanged:focused 1", "Three",
      ])
  }

  /// Pages in their order.
  private final class Book: PageViewControllerDataSource {
    let pages: [ViewController]

    init(_ pages: [ViewController]) { self.pages = pages }

    private func page(_ controller: ViewController, _ step: Int) -> ViewController? {
      pages.firstIndex { $0 === controller }
        .flatMap { pages.indices.contains($0 + step) ? pages[$0 + step] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(viewController, 1) }
  }

  @Test(
    "AX-27: the pages of a page view controller have the focus after Tab, and each page turn moves it without an announcement",
    arguments: [PageViewController.TransitionStyle.scroll, .pageCurl])
  func book(style: PageViewController.TransitionStyle) throws {
    let book = Book(["One", "Two", "Three"].map(text))
    let pages = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    // An old page may already be out of sight when its page turn is reported. Only a visible page loses the focus.
    let events = try events(of: pages).filter { !$0.hasSuffix("focused 0") }
    #expect(
      events == [
        "panel “One”: StateChanged:focused 1", "new: StateChanged:focused 1",
        "new: StateChanged:focused 1", "Three",
      ])
  }

  @Test("AX-27: a turn of an open book moves the focus to the first page and announces the second")
  func openBook() throws {
    let book = Book(["One", "Two", "Three", "Four"].map(text))
    let pages = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: PageViewController.SpineLocation.mid])
    pages.dataSource = book
    pages.setViewControllers(Array(book.pages[..<2]), direction: .forward, animated: false)
    let events = try events(of: pages)
    #expect(
      events == [
        "push button “Style”: StateChanged:focused 0", "panel “One”: StateChanged:focused 1",
        "panel “One”: StateChanged:focused 0", "new: StateChanged:focused 1",
        "new: Announcement 1 “Four”", "Three",
      ])
  }

  @Test("AX-27: pages that stood for the focus are announced when Tab moves the focus to them")
  func firstTab() throws {
    let page = try AccessibleRoom.open("pager")
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:state-changed:focused", "object:announcement"])
    let name = client.walk().map(\.object).filter { client.states($0).contains(12) }.map(
      client.name)
    #expect(page.stage.window.focusedView == nil && name == ["Page 1 of 5: Petals"])
    page.stage.key(.keyboardTab)
    page.settle()
    #expect(page.stage.window.focusedView != nil)
    #expect(
      client.takeEvents() == ["image “Page 1 of 5: Petals”: Announcement 1 “Page 1 of 5: Petals”"])
  }

  @Test("AX-27: pages with a view that can have the focus, and a single page, are no stop of Tab")
  func noStop() throws {
    let pager = PagerController()
    let (first, second) = (text("One"), text("Two"))
    let field = TextField()
    field.frame = Rect(x: 20, y: 80, width: 200, height: 40)
    first.view.addSubview(field)
    pager.viewControllers = [first, second]
    let (root, button) = frame(pager)
    let page = try AccessibleStage(root)
    defer { page.close() }
    button.becomeFirstResponder()
    page.stage.key(.keyboardTab)
    #expect(page.stage.window.firstResponder === field)
    pager.viewControllers = [second]
    page.settle()
    button.becomeFirstResponder()
    page.stage.key(.keyboardTab)
    #expect(page.stage.window.firstResponder === button)
  }

  @Test("AX-27: a page that a key shows in a paging scroll view is announced with its number")
  func scrolling() throws {
    let scroller = ScrollView()
    scroller.isPagingEnabled = true
    scroller.accessibilityLabel = "Pages"
    scroller.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    scroller.contentSize = Size(width: 1200, height: 300)
    for (index, name) in ["Sun", "Moon", "Stars"].enumerated() {
      let card = View(frame: Rect(x: 400 * Double(index), y: 0, width: 400, height: 300))
      card.accessibilityLabel = name
      scroller.addSubview(card)
    }
    let root = ViewController()
    root.view.addSubview(scroller)
    let page = try AccessibleStage(root)
    defer { page.close() }
    scroller.becomeFirstResponder()
    page.settle()
    page.client.listen(to: ["object:announcement"])
    for key in [KeyboardHIDUsage.keyboardRightArrow, .keyboardPageDown, .keyboardRightArrow] {
      page.stage.key(key)
      page.settle()
    }
    page.stage.key(.keyboardLeftArrow)
    page.settle()
    #expect(
      page.client.takeEvents() == [
        "frame “Window”: Announcement 1 “Page 2 of 3: Moon”",
        "frame “Window”: Announcement 1 “Page 3 of 3: Stars”",
        "frame “Window”: Announcement 1 “Page 2 of 3: Moon”",
      ])
  }

  @Test("AX-27: a page of the demo says its number, the number of pages and its title")
  func rooms() throws {
    for (room, names) in [
      ("pages", ["Page 3 of 8: ", "Page 4 of 8: "]), ("pager", ["Page 2 of 5: "]),
    ] {
      let page = try AccessibleRoom.open(room)
      defer { page.close() }
      page.client.listen(to: ["object:state-changed:focused"])
      page.stage.key(.keyboardRightArrow)
      page.settle()
      let client = page.client
      let pages = client.walk().map(\.object).map(client.name).filter {
        $0.hasPrefix("Page ") && $0.contains(" of ")
      }
      #expect(pages.count == names.count)
      for (page, name) in zip(pages, names) { #expect(page.hasPrefix(name)) }
      let focused = client.walk().map(\.object).filter { client.states($0).contains(12) }
      #expect(focused.map(client.name) == Array(pages.prefix(1)))
    }
  }
}
