import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests what the inspector says about controllers that are not on screen, against the calls that they receive.
@MainActor
struct OffScreenTests {
  /// A covered controller, with the text about it and the calls that it received while it was covered.
  private struct Covered: Equatable {
    let phase: InspectedPhase
    let text: String
    let calls: [String]
  }

  /// Shows a root controller, covers a controller, and resizes the window.
  private func covered(
    _ controller: ViewController, in root: ViewController, by cover: () -> Void
  ) throws -> Covered {
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = root
    stage.settle()
    cover()
    stage.settle()
    let session = InspectorSession(of: stage.window)
    let pane = stage.openWindow(size: Size(width: 960, height: 720))
    pane.window.rootViewController = InspectorController(session)
    session.selection = session.id(of: controller)
    stage.settle()
    let node = try #require(session.tree?.node(session.id(of: controller)))
    let text = Bench.texts(of: pane.window).first { $0.hasPrefix("Alive") } ?? ""
    let before = session.calls.count
    stage.resize(to: Size(width: 500, height: 700))
    stage.settle()
    let calls = session.calls.dropFirst(before).filter { $0.controller == node.id }.map(\.event)
    return Covered(phase: node.phase, text: text, calls: calls)
  }

  private static let quiet =
    "Until it is shown again it receives no appearance calls, and no viewWillTransition for a new size."

  @Test("IN-13, DC-37: a covered page of a stack is alive and receives no call")
  func stack() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let stack = NavigationController(rootViewController: first)
    stack.title = "Stack"
    let found = try covered(first, in: stack) {
      stack.pushViewController(second, animated: false)
    }
    #expect(
      found
        == Covered(
          phase: .gone,
          text: "Alive, still a child of Stack, and it keeps its view. \(OffScreenTests.quiet)",
          calls: []))
  }

  @Test("IN-13, DC-37: a tab that is not selected is alive and receives no call")
  func tabs() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let tabs = TabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [first, second]
    let found = try covered(first, in: tabs) { tabs.selectedIndex = 1 }
    #expect(
      found
        == Covered(
          phase: .gone,
          text: "Alive, still a child of Tabs, and it keeps its view. \(OffScreenTests.quiet)",
          calls: []))
  }

  @Test("IN-13, DC-37: a tab that was never selected has no view")
  func neverShown() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let found = try covered(second, in: tabs) {}
    #expect(
      found
        == Covered(
          phase: .notLoaded,
          text:
            "Alive. Its view is made when it is first shown, and viewDidLoad is its first call.",
          calls: []))
  }

  @Test("IN-13, DC-37: a page of a pager that is not shown is alive and receives no call")
  func pager() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let pager = PagerController()
    pager.title = "Pager"
    pager.viewControllers = [first, second]
    let found = try covered(first, in: pager) {
      pager.selectedViewController = second
    }
    #expect(
      found
        == Covered(
          phase: .gone,
          text:
            "Alive, still in the list of its container, and it keeps its view; it is a child only "
            + "while it is shown. \(OffScreenTests.quiet)",
          calls: []))
  }

  @Test("IN-13: a page view controller does not keep the page from which it has turned away")
  func pages() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let pages = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = pages
    stage.settle()
    pages.setViewControllers([second], direction: .forward, animated: false)
    stage.settle()
    let session = InspectorSession(of: stage.window)
    #expect(first.parent == nil && session.tree?.node(session.id(of: first)) == nil)
    #expect(second.parent === pages)
  }

  @Test("IN-13, DC-37: the presenter of a sheet stays on screen and receives the size")
  func sheet() throws {
    let (root, sheet) = (Recording.controller("Root"), Recording.controller("Sheet"))
    sheet.modalPresentationStyle = .pageSheet
    let found = try covered(root, in: root) { root.present(sheet, animated: false) }
    #expect(found == Covered(phase: .there, text: "", calls: ["viewWillTransition"]))
  }

  @Test("IN-13: the details of a presented controller say that its presenter is found upwards")
  func presenter() throws {
    let scene = Scene()
    let sheet = Recording.controller("Sheet")
    scene.child.present(sheet, animated: false)
    scene.stage.settle()
    let bench = Bench(scene, scene.stage.openWindow(size: Size(width: 960, height: 720)))
    bench.pane.window.rootViewController = InspectorController(scene.session)
    scene.session.selection = scene.session.id(of: sheet)
    bench.settle()
    let texts = bench.texts.drop { $0 != "Presented by" }
    #expect(
      texts.prefix(3) == [
        "Presented by", "P",
        "present can be called on any controller: the presenter is found upwards. It is the root of the "
          + "tree, or in a context style the first controller with definesPresentationContext.",
      ])
    #expect(sheet.presentingViewController === scene.root)
  }

  @Test("IN-13, DC-37: the presenter below a whole screen is alive and receives no call")
  func fullScreen() throws {
    let (root, cover) = (Recording.controller("Root"), Recording.controller("Cover"))
    cover.modalPresentationStyle = .fullScreen
    let found = try covered(root, in: root) { root.present(cover, animated: false) }
    #expect(
      found
        == Covered(
          phase: .gone,
          text: "Alive, covered by Cover, and it keeps its view. \(OffScreenTests.quiet)",
          calls: []))
  }

  @Test("IN-13, DC-37: a layer that a stack keeps in the window receives only the size")
  func layer() throws {
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let stack = StackController(rootViewController: first)
    stack.title = "Stack"
    let found = try covered(first, in: stack) {
      stack.push(second, animated: false)
    }
    #expect(
      found
        == Covered(
          phase: .gone,
          text:
            "Alive, still a child of Stack, and it keeps its view. It receives no appearance calls, "
            + "but viewWillTransition, since its view is still in the window.",
          calls: ["viewWillTransition"]))
  }
}
