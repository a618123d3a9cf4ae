import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the tree that the inspector shows.
@MainActor
struct InspectedTreeTests {
  @Test("IN-4, IN-5: the tree has each controller with its type, its phase and its selection")
  func tabs() {
    let stage = Stage()
    let tabs = TabBarController()
    tabs.title = "Tabs"
    let (first, second) = (Recording.controller("First"), Recording.controller("Second"))
    let pushed = Recording.controller("Pushed")
    let navigation = NavigationController(rootViewController: first)
    navigation.title = "Stack"
    tabs.viewControllers = [navigation, second]
    stage.window.rootViewController = tabs
    let session = InspectorSession(of: stage.window)
    stage.settle()
    navigation.pushViewController(pushed, animated: true)
    stage.turn()
    #expect(
      session.text == """
        Tabs (TabBarController) · on screen
        ├─ Stack (NavigationController) · on screen · selected · in transition
        │  ├─ First (ViewController) · leaving
        │  └─ Pushed (ViewController) · appearing · selected
        └─ Second (ViewController) · not loaded
        no problems
        """)
    stage.settle()
    #expect(
      session.text == """
        Tabs (TabBarController) · on screen
        ├─ Stack (NavigationController) · on screen · selected
        │  ├─ First (ViewController) · off screen
        │  └─ Pushed (ViewController) · on screen · selected
        └─ Second (ViewController) · not loaded
        no problems
        """)
  }

  @Test("IN-6: a presented controller and a child have different edges")
  func presented() throws {
    let scene = Scene()
    let sheet = Recording.controller("Sheet")
    sheet.modalPresentationStyle = .fullScreen
    scene.root.present(sheet, animated: false)
    scene.stage.settle()
    #expect(
      scene.text == """
        P (ViewController) · off screen
        ├─ A (ViewController) · off screen
        └╌ presents Sheet (ViewController) · on screen
        no problems
        """)
    let tree = try #require(scene.session.tree)
    #expect(tree.children.map(\.edge) == [.child, .presented])
  }

  @Test("IN-6: a child whose view has another superview shows the superview's name")
  func host() throws {
    let scene = Scene()
    let place = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.stage.window.addSubview(place)
    let guest = Recording.controller("Guest")
    scene.root.addChild(guest)
    place.addSubview(guest.view)
    guest.didMove(toParent: scene.root)
    scene.stage.settle()
    let node = try #require(scene.session.tree?.node(scene.session.id(of: guest)))
    #expect(node.host == "View")
    #expect(scene.session.tree?.children.first?.host == nil)
  }

  // TP-3
  @Test("IN-4: reading loads no view, and the views of a controller have separate rows")
  func views() {
    let scene = Scene()
    let unloaded = Recording.controller("Unloaded")
    scene.root.addChild(unloaded)
    unloaded.didMove(toParent: scene.root)
    let label = View(frame: Rect(x: 4, y: 8, width: 100, height: 20.5))
    label.accessibilityLabel = "Name"
    label.alpha = 0.5
    scene.root.view.addSubview(label)
    for _ in 0..<3 {
      scene.stage.turn()
      scene.session.read()
    }
    #expect(!unloaded.isViewLoaded)
    #expect(scene.session.views(of: scene.session.id(of: unloaded)) == [])
    #expect(
      scene.session.views(of: scene.session.id(of: scene.root)).map {
        String(repeating: "  ", count: $0.level) + $0.text
      } == [
        "View (0,0 400x600)", "  View (0,0 400x600) of A",
        "  View (4,8 100x20.5) \"Name\" alpha 0.5",
      ])
  }

  @Test("IN-5: phases computed from calls equal the tree's, even after a cancelled appearance")
  func phases() throws {
    let scene = Scene()
    let id = scene.session.id(of: scene.child)
    func both() -> [InspectedPhase?] {
      [scene.session.tree?.node(id)?.phase, scene.session.ledger.lives[id]?.phase]
    }
    #expect(both() == [.there, .there])
    scene.child.beginAppearanceTransition(false, animated: true)
    scene.stage.turn()
    #expect(both() == [.leaving, .leaving])
    scene.child.beginAppearanceTransition(true, animated: true)
    scene.stage.turn()
    #expect(both() == [.appearing, .appearing])
    scene.child.endAppearanceTransition()
    scene.stage.turn()
    #expect(both() == [.there, .there])
  }

  @Test("a new root controller gets a new tree, and a window without a root has no tree")
  func roots() {
    let scene = Scene()
    let start = scene.session.calls.count
    scene.stage.window.rootViewController = Recording.controller("New")
    scene.stage.settle()
    #expect(
      scene.session.calls.dropFirst(start).filter { $0.name == "New" }.map(\.event) == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(scene.text == "New (ViewController) · on screen\nno problems")
    scene.stage.window.rootViewController = nil
    scene.stage.settle()
    #expect(scene.session.tree == nil)
    #expect(scene.text == "no root controller\nno problems")
  }
}
