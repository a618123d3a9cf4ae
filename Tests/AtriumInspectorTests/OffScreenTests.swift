import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Compares the inspector's texts about controllers that are not on screen with the calls that these receive.
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

  private static let child =
    "It still receives didReceiveMemoryWarning, and willMove and didMove when its container removes it."
  private static let other = "It still receives didReceiveMemoryWarning."

  @Test(
    "IN-13: a controller off screen still receives memory warnings, and the calls of its removal")
  func stillReceived() {
    let (first, second) = (Probe("first"), Probe("second"))
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let pages = (Probe("page"), Probe("next"))
    let pager = PagerController()
    pager.viewControllers = [pages.0, pages.1]
    for (container, cover, hidden, remove, moves) in [
      (
        tabs, { tabs.selectedIndex = 1 }, first, { tabs.viewControllers = [second] },
        ["willMove", "didMove"]
      ),
      (
        pager, { pager.selectedViewController = pages.1 }, pages.0,
        { pager.viewControllers = [pages.1] }, []
      ),
    ] as [(ViewController, () -> Void, Probe, () -> Void, [String])] {
      let stage = Stage(size: Size(width: 400, height: 600))
      stage.window.rootViewController = container
      stage.settle()
      cover()
      stage.settle()
      hidden.calls = []
      stage.window.overrideUserInterfaceStyle = .dark
      stage.resize(to: Size(width: 900, height: 500))
      stage.settle()
      #expect(hidden.calls == [])
      stage.window.sendMemoryWarning()
      #expect(hidden.calls == ["didReceiveMemoryWarning"])
      remove()
      stage.settle()
      #expect(hidden.calls == ["didReceiveMemoryWarning"] + moves, "\(type(of: container))")
    }
    let (unloaded, bar) = (Probe("unloaded"), TabBarController())
    let stage = Stage(size: Size(width: 400, height: 600))
    bar.viewControllers = [Probe("other"), unloaded]
    stage.window.rootViewController = bar
    stage.settle()
    #expect(unloaded.calls == ["willMove", "didMove"])
  }

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
          text:
            "Alive, still a child of Stack, and it keeps its view. \(OffScreenTests.quiet) \(OffScreenTests.child)",
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
          text:
            "Alive, still a child of Tabs, and it keeps its view. \(OffScreenTests.quiet) \(OffScreenTests.child)",
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
            "Alive. Its view is made when it is first shown: viewDidLoad then comes before the other calls "
            + "about the view. Until then it receives willMove and didMove.",
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
            + "while it is shown. \(OffScreenTests.quiet) \(OffScreenTests.other)",
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
    let bench = Bench(scene, selecting: sheet)
    let texts = bench.texts.drop { $0 != "Presented by" }
    #expect(
      texts.prefix(3) == [
        "Presented by", "P",
        "present can be called on any controller: the presenter is found upwards. It is P, the top of "
          + "the tree. With the styles currentContext and overCurrentContext it would be the first controller whose "
          + "definesPresentationContext is true.",
      ])
    #expect(sheet.presentingViewController === scene.root)
    bench.select(scene.root)
    let own = bench.texts.drop { $0 != "Presents" }
    #expect(own.prefix(3) == ["Presents", "Sheet", texts.dropFirst(2).first ?? ""])
  }

  @Test("IN-13: the details name the controller whose presentation context a sheet uses")
  func context() throws {
    for defines in [true, false] {
      let scene = Scene()
      scene.child.definesPresentationContext = defines
      let sheet = Recording.controller("Sheet")
      sheet.modalPresentationStyle = .overCurrentContext
      scene.child.present(sheet, animated: false)
      scene.stage.settle()
      let bench = Bench(scene, selecting: sheet)
      let texts = bench.texts.drop { $0 != "Presented by" }
      let found = "present can be called on any controller: the presenter is found upwards. "
      #expect(
        texts.prefix(3)
          == (defines
            ? [
              "Presented by", "A",
              found
                + "A is the first one upwards whose definesPresentationContext is true, and the style of Sheet "
                + "uses it.",
            ]
            : [
              "Presented by", "P",
              found
                + "No controller upwards has definesPresentationContext = true, so it is P, the top of the tree.",
            ]))
      #expect(sheet.presentingViewController === (defines ? scene.child : scene.root))
      bench.select(scene.child)
      #expect(bench.texts.contains("definesPresentationContext") == defines)
    }
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
          text:
            "Alive, covered by Cover, and it keeps its view. \(OffScreenTests.quiet) \(OffScreenTests.other)",
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
            + "but viewWillTransition, since its view is still in the window. \(OffScreenTests.child)",
          calls: ["viewWillTransition"]))
  }
}
