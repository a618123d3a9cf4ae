import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// The segues of the containers of CoconutKit and SWReveal.
@MainActor
struct ContainerSegueTests {
  private var journal: Journal { Journal.current }
  private let stage = Stage(size: Size(width: 400, height: 800), scale: 1)

  @Test(
    "CK-K2, CK-G1, CK-X20: a stack gets its capacity, its root by hls_root, and its delegate is notified"
  )
  func stack() throws {
    journal.lines = []
    let storyboard = try Documents.storyboard("Stack")
    let stack = try #require(storyboard.instantiateInitialViewController() as? StackController)
    #expect(stack.capacity == 3)
    #expect(stack.viewControllers.map(Journal.name) == ["Root"])
    #expect(stack.delegate is StackListener)
    stage.window.rootViewController = stack
    stage.settle()
    stack.topViewController?.performSegue(withIdentifier: "up", sender: nil)
    stage.settle()
    #expect(stack.viewControllers.map(Journal.name) == ["Root", "Next"])
    #expect(journal.lines == ["didPush Next on Root"])
    // The segue with this identifier sets the root. If it is performed later, it pushes like any other segue.
    stack.topViewController?.performSegue(withIdentifier: "hls_root", sender: nil)
    stage.settle()
    #expect(stack.count == 3)
    #expect(storyboard.warnings == [])
  }

  @Test("CK-X21: without a capacity in the file the default is used")
  func usualCapacity() throws {
    let storyboard = try Documents.storyboard("Stack")
    let stack = try #require(
      storyboard.instantiateViewController(withIdentifier: "Plain") as? StackController)
    #expect(stack.capacity == ContainerStack.defaultCapacity && stack.count == 1)
  }

  @Test("CK-K2: a stack without hls_root shows a placeholder, and does not trap")
  func rootless() throws {
    let storyboard = try Documents.storyboard("Stack")
    let stack = try #require(
      storyboard.instantiateViewController(withIdentifier: "Rootless") as? StackController)
    stage.window.rootViewController = stack
    stage.settle()
    #expect(stack.count == 1)
  }

  @Test("CK-G3: each transition has separate segue classes for stacks and for placeholders")
  func transitions() throws {
    let registry = InterfaceRegistry()
    let (one, other) = (ViewController(), ViewController())
    #expect(!StepTransition.catalogue.isEmpty)
    for transition in StepTransition.catalogue {
      let push = registry.makeSegue("HLSStack\(transition.name)Segue", from: one, to: other)
      #expect((push as? StackPushSegue)?.transition === transition)
      let inset = registry.makeSegue("HLSPlaceholder\(transition.name)Segue", from: one, to: other)
      #expect((inset as? PlaceholderInsetSegue)?.transition === transition)
    }
  }

  @Test("CK-P14, CK-G2: a placeholder gets its insets by hls_preload_at_index_0 and 1")
  func placeholder() throws {
    let storyboard = try Documents.storyboard("Placeholder")
    let places = try #require(
      storyboard.instantiateInitialViewController() as? PlaceholderController)
    #expect(!places.isViewLoaded)
    #expect([places.inset(at: 0), places.inset(at: 1)].map(Journal.name) == ["Zero", "One"])
    stage.window.rootViewController = places
    stage.settle()
    #expect(places.placeholderViews.map(\.frame.minY) == [0, 400])
    #expect(places.inset(at: 1)?.view.isDescendant(of: places.placeholderViews[1]) == true)
    #expect(storyboard.warnings == [])
  }

  @Test("CK-G4: prepare may change the index and the transition of the segue for an inset")
  func prepared() throws {
    let storyboard = try Documents.storyboard("Placeholder") {
      $0.register(
        InterfaceClass(RedirectingPlaces.self, named: "HLSPlaceholderViewController") {
          RedirectingPlaces(coder: $0)
        })
    }
    let places = try #require(
      storyboard.instantiateInitialViewController() as? RedirectingPlaces)
    stage.window.rootViewController = places
    stage.settle()
    let old = places.inset(at: 1)
    places.performSegue(withIdentifier: "second", sender: nil)
    stage.settle()
    #expect(places.inset(at: 1) !== old && places.inset(at: 1)?.title == "One")
    #expect(places.inset(at: 0)?.title == "Zero")
    // An identifier without an index shows nothing.
    places.performSegue(withIdentifier: "hls_preload_at_index_x", sender: nil)
    #expect(places.inset(at: 0)?.title == "Zero")
  }

  @Test("SW-S1: a sliding menu gets its menu, its content and its second menu by sw_ segues")
  func slidingMenu() throws {
    let storyboard = try Documents.storyboard("SlidingMenu")
    let menu = try #require(storyboard.instantiateInitialViewController() as? SlidingMenuController)
    #expect(menu.menuController?.title == "Rear" && menu.trailingMenuController?.title == "Right")
    #expect(menu.viewControllers.map(Journal.name) == ["Front"])
    stage.window.rootViewController = menu
    stage.settle()
    menu.menuController?.performSegue(withIdentifier: "map", sender: nil)
    stage.settle()
    #expect(menu.selectedViewController?.title == "Map")
    #expect(menu.viewControllers.map(Journal.name) == ["Map"])
    #expect(storyboard.warnings == [])
  }

  @Test("CK-G5: a controller in a stack unwinds through an action that pops to the target")
  func unwinding() throws {
    let stack = StackController(rootViewController: ViewController())
    stage.window.rootViewController = stack
    stage.settle()
    let root = try #require(stack.rootViewController)
    let top = ViewController()
    stack.push(top, animated: false)
    stage.settle()
    let search = StoryboardUnwindSegueSource(
      source: top, unwindAction: ResponderAction("back:"), sender: nil)
    #expect(stack.allowedChildrenForUnwinding(from: search) == [root])
    stack.unwind(
      for: StoryboardSegue(identifier: nil, source: top, destination: root), towards: root)
    stage.settle()
    #expect(stack.viewControllers == [root])
  }
}

final class RedirectingPlaces: PlaceholderController {
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "second", let inset = segue as? PlaceholderInsetSegue else { return }
    inset.index = 1
    inset.transition = .crossDissolve
  }
}
