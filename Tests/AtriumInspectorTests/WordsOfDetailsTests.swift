import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Compares the inspector's explanations with the calls that controllers receive.
@MainActor
struct WordsOfDetailsTests {
  private static let late =
    "didMove comes before viewDidLoad here: this container adds the controller first, and reads its view only "
    + "when it shows it. Other containers read the view first, so code must not rely on this order."
  private static let early =
    "viewDidLoad comes before didMove here: this container reads the view between addChild and didMove. Other "
    + "containers read the view later, so code must not rely on this order."

  /// Opens an inspector of a window in a large window.
  private func inspector(of session: InspectorSession, _ stage: Stage) -> Stage {
    let pane = stage.openWindow(size: Size(width: 1280, height: 1400))
    pane.window.rootViewController = InspectorController(session)
    stage.settle()
    return pane
  }

  @Test("IN-20: without problems, the list says which changes were cancelled without a did call")
  func cancelled() {
    let bench = Bench()
    bench.pane.key("Ctrl+4")
    bench.settle()
    let none =
      "No problems: each change that began has ended, and each child was added and removed in full."
    #expect(bench.texts.contains(none) && !bench.texts.contains { $0.hasPrefix("Cancelled") })
    let child = bench.scene.child
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    bench.settle()
    let calls = bench.scene.session.calls.filter { $0.name == "A" }.suffix(3).map(\.event)
    #expect(calls == ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
    #expect(bench.scene.problems == [])
    #expect(
      bench.texts.contains(none)
        && bench.texts.contains(
          "Cancelled: A. A cancelled change has no did call: the opposite will call follows, for example "
            + "viewWillDisappear after viewWillAppear.")
    )
  }

  @Test("IN-15: the details of didMove say why it comes before or after viewDidLoad in a container")
  func order() throws {
    let navigation = NavigationController(rootViewController: Recording.controller("First"))
    let tabs = TabBarController()
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let containers: [(ViewController, show: (ViewController) -> Void, isLate: Bool)] = [
      (navigation, { navigation.pushViewController($0, animated: true) }, false),
      (
        tabs,
        {
          tabs.viewControllers = [Recording.controller("First"), $0]
          tabs.selectedIndex = 1
        }, true
      ),
      (
        pages,
        { pages.setViewControllers([$0], direction: .forward, animated: false) }, true
      ),
    ]
    for (container, show, isLate) in containers {
      let stage = Stage(size: Size(width: 400, height: 600))
      stage.window.rootViewController = container
      stage.settle()
      let session = InspectorSession(of: stage.window)
      let pane = inspector(of: session, stage)
      show(Recording.controller("Page"))
      stage.settle()
      let own = session.calls.filter { $0.name == "Page" }
      let order = own.map(\.event).filter { $0 == "viewDidLoad" || $0 == "didMove" }
      #expect(
        order == (isLate ? ["didMove", "viewDidLoad"] : ["viewDidLoad", "didMove"]),
        "\(type(of: container)): \(own.map(\.event))")
      for call in own {
        session.selectedCall = call.number
        stage.settle()
        let texts = Bench.texts(of: pane.window)
        let sentence = isLate ? Self.late : Self.early
        #expect(
          texts.contains(sentence) == (call.event == "viewDidLoad" || call.event == "didMove"),
          "\(type(of: container)), \(call.event)")
        #expect(!texts.contains(isLate ? Self.early : Self.late))
      }
    }
  }

  @Test("IN-13: the details say how a container says that it does not forward appearance calls")
  func forwarding() {
    for isManual in [false, true] {
      let stage = Stage(size: Size(width: 400, height: 600))
      let root = isManual ? ManualContainer() : ViewController()
      stage.window.rootViewController = root
      let session = InspectorSession(of: stage.window)
      let child = Recording.controller("A")
      Scene.add(child, to: root)
      stage.settle()
      let pane = inspector(of: session, stage)
      session.selection = session.id(of: root)
      stage.settle()
      #expect(
        Bench.texts(of: pane.window).contains(
          "shouldAutomaticallyForwardAppearanceMethods is false: the container's own code calls "
            + "beginAppearanceTransition and endAppearanceTransition of each child.") == isManual)
      #expect(session.calls.contains { $0.name == "A" && $0.event == "viewWillAppear" } != isManual)
    }
  }

  @Test("IN-1: an inspector that is opened late says that earlier calls are not recorded")
  func late() {
    let scene = Scene()
    let session = InspectorSession(of: scene.stage.window)
    let pane = inspector(of: session, scene.stage)
    session.selection = session.id(of: scene.child)
    scene.stage.settle()
    let texts = Bench.texts(of: pane.window)
    for text in [
      "2 controllers · 0 calls since the inspector opened · no problems",
      "Calls are recorded from the opening of the inspector on.",
      "No call since the inspector opened. Calls are recorded from then on: change something in the window.",
    ] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
    Scene.remove(scene.child)
    scene.stage.advance(by: 0.2)
    #expect(
      Bench.texts(of: pane.window).contains(
        "1 controller · 4 calls since the inspector opened · no problems"))
    #expect(!Bench.texts(of: pane.window).contains { $0.hasPrefix("Calls are recorded from") })
  }

  @Test("IN-9, IN-22: the status says what the button under the pointer does")
  func hints() throws {
    let bench = Bench()
    for (name, hint) in [
      ("Choose in window", "Then click in the window: the controller of that view is chosen here."),
      ("Compare", "Remembers this moment, and marks in the tree what is different from then on."),
      ("Step", "Lets 1/60 of a second pass in the window, and pauses again."),
    ] {
      let button = try #require(bench.pane.view(named: name))
      bench.pane.move(to: button.convert(button.bounds, to: nil).center)
      bench.settle()
      #expect(bench.texts.contains(hint), "\(name)")
    }
    bench.pane.move(to: Point(x: 300, y: 300))
    bench.settle()
    #expect(bench.texts.contains("2 controllers · 8 calls · no problems"))
  }
}

/// A container that does not forward appearance calls.
private final class ManualContainer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
