import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of the navigation controller: its list of calls, with the transitions among them.
@MainActor
struct NavigationRoomTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("navigation", size: Size(width: 960, height: 900))
  }

  /// All lines of the list below its heading.
  private var lines: [String] {
    let stack = demo.views(View.self).first { $0.accessibilityLabel == "Stack" }
    let labels = demo.views(Label.self).filter { label in
      stack.map { label.isDescendant(of: $0) } ?? false
    }
    return labels.map { $0.text.replacing(".\n", with: ".").replacing("\n", with: " ") }
      .filter { $0.contains(".") || $0.hasPrefix("—") }
  }

  @Test("N-17: a mouse drag that is released early is cancelled, and the list says so")
  func cancelled() throws {
    demo.stage.click(on: "Containment")
    demo.stage.settle()
    #expect(
      lines.suffix(8) == [
        "Library.viewWillDisappear", "Containment.viewWillAppear",
        "— change to Containment begins", "Containment.viewIsAppearing",
        "Library.viewDidDisappear", "Containment.viewDidAppear", "— completed",
        "Containment.didMove to Library stack",
      ])
    for (isLong, end) in [(false, "— cancelled"), (true, "— completed")] {
      demo.stage.press(at: Point(x: 26, y: 500))
      for x in [40.0, 60, 120, isLong ? 560 : 60] {
        demo.stage.advance(by: 0.05)
        demo.stage.move(to: Point(x: x, y: 500))
      }
      demo.stage.advance(by: 0.3)
      demo.stage.release(at: Point(x: isLong ? 560 : 50, y: 500))
      demo.stage.settle()
      #expect(lines.contains("— drag to Library begins"))
      #expect(lines.last { $0.hasPrefix("—") } == end)
    }
    #expect(demo.texts.contains { $0.text.string == "Appearance" })
  }

  @Test("the root relationship and the show segues of a storyboard are among the calls")
  func segues() throws {
    demo.stage.click(on: "From a file")
    demo.stage.settle()
    #expect(lines.contains("— rootViewController: file → Root page"))
    #expect(
      lines.suffix(12) == [
        "file.willMove to Navigation", "file.viewDidLoad", "file.viewWillAppear",
        "Root page.viewDidLoad", "Root page.viewWillAppear", "file.didMove to Navigation",
        "file.viewIsAppearing", "Root page.viewIsAppearing", "Library stack.viewDidDisappear",
        "Library.viewDidDisappear", "file.viewDidAppear", "Root page.viewDidAppear",
      ])
    demo.stage.click(on: "Perform the segue “next”")
    demo.stage.settle()
    #expect(
      lines.suffix(11) == [
        "— segue next: Root page → Second page", "Second page.willMove to file",
        "Second page.viewDidLoad", "Root page.viewWillDisappear", "Second page.viewWillAppear",
        "— change to Second page begins", "Second page.viewIsAppearing",
        "Root page.viewDidDisappear", "Second page.viewDidAppear", "— completed",
        "Second page.didMove to file",
      ])
    demo.stage.click(on: "Perform the segue “last”")
    demo.stage.settle()
    #expect(lines.contains("— segue last: Second page → Third page"))
    weak let last = (demo.root as? RingMenuController)?.selectedViewController?.children.first?
      .children.last
    #expect(last?.title == "Third page")
    for _ in 0..<2 {
      demo.stage.key("Alt+Left")
      demo.stage.key("Escape")
      demo.stage.settle()
    }
    #expect(last == nil)
    demo.stage.click(on: "Library")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string == "Segues of a storyboard" })
  }

  @Test("a Container View of a storyboard embeds its page when the view around it is loaded")
  func containerView() {
    for title in ["From a file", "Perform the segue “next”", "Perform the segue “container”"] {
      demo.stage.click(on: title)
      demo.stage.settle()
    }
    #expect(
      lines.suffix(17).filter { !$0.hasPrefix("Second page") } == [
        "— segue container: Second page → Container View", "Container View.willMove to file",
        "Embedded page.willMove to Container View", "Embedded page.didMove to Container View",
        "Container View.viewDidLoad",
        "Container View.viewWillAppear", "Embedded page.viewWillAppear",
        "— change to Container View begins", "Container View.viewIsAppearing",
        "Embedded page.viewIsAppearing", "Container View.viewDidAppear",
        "Embedded page.viewDidAppear", "— completed", "Container View.didMove to file",
      ])
    #expect(demo.texts.contains { $0.text.string.hasPrefix("The page around this one has") })
  }
}
