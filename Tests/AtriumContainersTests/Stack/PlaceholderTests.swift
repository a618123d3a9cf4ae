import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// A placeholder controller with two slots side by side; the right slot grows with the view.
private final class TwoPlaces: PlaceholderController {
  let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 600))
  let right = View(frame: Rect(x: 100, y: 0, width: 300, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    left.autoresizingMask = .flexibleHeight
    right.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = Rect(x: 0, y: 0, width: 400, height: 600)
    view.addSubview(left)
    view.addSubview(right)
    placeholderViews = [left, right]
  }
}

@MainActor
private final class PlaceholderScene: PlaceholderControllerDelegate {
  let places = TwoPlaces()
  let recording: Recording

  init(left: String? = nil, right: String? = nil) {
    places.title = "P"
    if let left { places.setInset(Recording.controller(left), at: 0) }
    if let right { places.setInset(Recording.controller(right), at: 1) }
    recording = Recording.atRest(root: places)
    places.delegate = self
  }

  var stage: Stage { recording.stage }

  func tokens() -> String { recording.tokens() }

  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  private func note(
    _ call: String, _ controller: ViewController, _ index: Int, _ animated: Bool
  ) {
    recording.recorder.note("\(call)(\(controller.title ?? ""),\(index))(\(animated))")
  }

  func placeholderController(
    _ placeholderController: PlaceholderController, willShow viewController: ViewController,
    at index: Int, animated: Bool
  ) { note("willShow", viewController, index, animated) }

  func placeholderController(
    _ placeholderController: PlaceholderController, didShow viewController: ViewController,
    at index: Int, animated: Bool
  ) { note("didShow", viewController, index, animated) }

  func placeholderController(
    _ placeholderController: PlaceholderController, willHide viewController: ViewController,
    at index: Int, animated: Bool
  ) { note("willHide", viewController, index, animated) }

  func placeholderController(
    _ placeholderController: PlaceholderController, didHide viewController: ViewController,
    at index: Int, animated: Bool
  ) { note("didHide", viewController, index, animated) }
}

/// Placeholders and their insets.
@MainActor
struct PlaceholderTests {
  private static func controller(_ name: String) -> ViewController { Recording.controller(name) }

  @Test(
    "CK-P1, CK-P3, CK-P8: insets preload at any index, and insets and placeholder views are found by index"
  )
  func preloads() {
    let places = TwoPlaces()
    let (a, b) = (Self.controller("a"), Self.controller("b"))
    places.setInset(a, at: 0)
    places.setInset(b, at: 1)
    places.setInset(Self.controller("x"), at: -1)
    #expect(places.inset(at: 0) === a && places.inset(at: 1) === b && places.inset(at: 2) == nil)
    #expect(places.inset(at: -1) == nil && places.placeholderView(at: 0) == nil)
    #expect(!a.isViewLoaded && !places.isViewLoaded && a.parent === places)
    let recording = Recording.atRest(root: places)
    #expect(places.placeholderView(at: 1) === places.right && places.placeholderView(at: 2) == nil)
    #expect(a.view.isDescendant(of: places.left) && b.view.isDescendant(of: places.right))
    let c = Self.controller("c")
    places.setInset(c, at: 2)
    #expect(c.parent == nil && recording.tokens() == "")
  }

  @Test("CK-P2, CK-P9, CK-O2: a replacement on screen is animated, with its calls in order")
  func exchange() {
    let scene = PlaceholderScene(left: "o")
    let n = Self.controller("n")
    scene.places.setInset(n, at: 0, transition: .crossDissolve)
    #expect(
      scene.tokens()
        == "o.wm(nil) n.wm(P) n.ld willHide(o,0)(true) o.wd(true) willShow(n,0)(true) n.wa(true)")
    #expect(scene.places.inset(at: 0) === n && scene.places.isPerformingTransition(at: 0))
    #expect(
      scene.rest()
        == "n.ia(true) o.dd(true) didHide(o,0)(true) n.da(true) didShow(n,0)(true) o.dm(nil) "
        + "n.dm(P)")
    #expect(n.view.frame == Rect(x: 0, y: 0, width: 100, height: 600))
  }

  @Test("CK-P2: without a transition an inset is replaced at once")
  func atOnce() {
    let scene = PlaceholderScene(left: "o")
    scene.places.setInset(Self.controller("n"), at: 0)
    #expect(
      scene.tokens()
        == "o.wm(nil) n.wm(P) n.ld willHide(o,0) o.wd willShow(n,0) n.wa o.dd didHide(o,0) n.ia "
        + "n.da didShow(n,0) o.dm(nil) n.dm(P)")
  }

  @Test("CK-O13: an inset that hides its container in viewWillAppear hides the other inset too")
  func hiddenInAppearance() {
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class Hiding: ViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        parent?.beginAppearanceTransition(false, animated: false)
        parent?.endAppearanceTransition()
      }
    }
    let (parent, places, hiding) = (Parent(), TwoPlaces(), Hiding())
    (places.title, hiding.title) = ("P", "h")
    places.setInset(hiding, at: 0)
    places.setInset(Self.controller("o"), at: 1)
    let recording = Recording.atRest(root: parent)
    recording.add(places, to: parent)
    places.beginAppearanceTransition(true, animated: false)
    recording.stage.turn()
    _ = recording.tokens()
    places.endAppearanceTransition()
    #expect(recording.tokens() == "P.da h.da P.wd h.wd o.wd P.dd h.dd o.dd")
  }

  @Test("CK-O13: an inset that hides its container at the end of its change does not appear")
  func hiddenInEndOfChange() {
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class Hiding: ViewController {
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        parent?.beginAppearanceTransition(false, animated: false)
        parent?.endAppearanceTransition()
      }
    }
    let (parent, places, hiding) = (Parent(), TwoPlaces(), Hiding())
    (places.title, hiding.title) = ("P", "h")
    let recording = Recording.atRest(root: parent)
    recording.add(places, to: parent)
    places.setInset(hiding, at: 0, transition: .crossDissolve)
    #expect(places.isPerformingTransition(at: 0))
    _ = recording.tokens()
    places.beginAppearanceTransition(true, animated: false)
    recording.stage.settle()
    #expect(recording.tokens() == "P.wa h.dm(P) P.wd P.dd")
  }

  @Test(
    "CK-P4: nil pops the inset with the reverse of its transition, and changes nothing in an empty placeholder"
  )
  func remove() {
    let scene = PlaceholderScene()
    scene.places.setInset(nil, at: 0)
    #expect(scene.rest() == "")
    scene.places.setInset(Self.controller("n"), at: 0, transition: .coverFromBottom)
    _ = scene.rest()
    scene.places.setInset(nil, at: 0)
    #expect(scene.tokens() == "n.wm(nil) willHide(n,0)(true) n.wd(true)")
    scene.stage.advance(by: 0.35)
    #expect(scene.places.isPerformingTransition(at: 0))
    #expect(scene.rest() == "n.dd(true) didHide(n,0)(true) n.dm(nil)")
    #expect(scene.places.inset(at: 0) == nil && scene.places.children.isEmpty)
  }

  @Test(
    "CK-P5: a placeholder that changes refuses another inset, and the other placeholder changes independently"
  )
  func independent() {
    let scene = PlaceholderScene(left: "a", right: "b")
    scene.places.setInset(Self.controller("c"), at: 0, transition: .crossDissolve)
    scene.stage.advance(by: 0.2)
    let refused = Self.controller("x")
    scene.places.setInset(refused, at: 0)
    #expect(refused.parent == nil)
    scene.places.setInset(Self.controller("d"), at: 1, transition: .crossDissolve)
    #expect(
      scene.places.isPerformingTransition(at: 0) && scene.places.isPerformingTransition(at: 1))
    _ = scene.tokens()
    scene.stage.advance(by: 0.25)
    #expect(
      !scene.places.isPerformingTransition(at: 0) && scene.places.isPerformingTransition(at: 1))
    #expect(
      scene.tokens()
        == "d.ia(true) a.dd(true) didHide(a,0)(true) c.da(true) didShow(c,0)(true) a.dm(nil) c.dm(P)"
    )
    #expect(
      scene.rest()
        == "b.dd(true) didHide(b,1)(true) d.da(true) didShow(d,1)(true) b.dm(nil) d.dm(P)")
  }

  @Test("CK-P6: setting the current inset again changes nothing")
  func same() {
    let scene = PlaceholderScene(left: "a")
    scene.places.setInset(scene.places.inset(at: 0), at: 0, transition: .crossDissolve)
    #expect(scene.rest() == "")
  }

  @Test(
    "CK-P7, CK-X22: insets without a placeholder view are not shown, and placeholder views without an inset are allowed"
  )
  func missingViews() {
    let places = TwoPlaces()
    places.title = "P"
    places.setInset(Self.controller("a"), at: 1)
    let lost = Self.controller("lost")
    places.setInset(lost, at: 7)
    let recording = Recording.atRest(root: places)
    #expect(!lost.isViewLoaded && lost.appearancePhase == .disappeared)
    #expect(places.inset(at: 1)?.appearancePhase == .appeared)
    recording.stage.window.rootViewController = nil
    recording.stage.settle()
    #expect(lost.appearancePhase == .disappeared)
  }

  @Test("CK-P10: the input lock applies to stacks even if it is set before they exist")
  func locking() {
    let scene = PlaceholderScene()
    #expect(scene.places.isLockingInput)
    scene.places.isLockingInput = false
    let button = Counter()
    let n = Self.controller("n")
    n.view.addSubview(button)
    scene.places.setInset(n, at: 0, transition: .crossDissolve, duration: 1)
    scene.stage.advance(by: 0.5)
    scene.stage.click(at: Point(x: 20, y: 20))
    #expect(button.count == 1)
  }

  @Test(
    "CK-P11, CK-X11: of several insets that are set before they are displayed, the last inset is shown"
  )
  func setTwice() {
    let places = TwoPlaces()
    places.title = "P"
    let recording = Recording(root: places)
    for name in ["a", "b", "c"] { places.setInset(Self.controller(name), at: 0) }
    #expect(
      recording.tokens()
        == "a.wm(P) a.dm(P) a.wm(nil) b.wm(P) a.dm(nil) b.dm(P) b.wm(nil) c.wm(P) b.dm(nil) c.dm(P)"
    )
    recording.stage.window.rootViewController = places
    recording.stage.settle()
    #expect(recording.tokens() == "P.ld P.wa c.ld c.wa P.ia c.ia P.da c.da")
    #expect(places.children.map(\.title) == ["c"])
  }

  @Test("CK-P12, CK-C6: an inset that is set again is shown with its previous view")
  func again() {
    let scene = PlaceholderScene(left: "a")
    guard let a = scene.places.inset(at: 0) else { return #expect(Bool(false)) }
    let view = a.view
    scene.places.setInset(Self.controller("b"), at: 0)
    #expect(view.superview == nil && a.parent == nil)
    _ = scene.rest()
    scene.places.setInset(a, at: 0)
    #expect(a.view === view && view.isDescendant(of: scene.places.left))
    #expect(
      scene.tokens()
        == "b.wm(nil) a.wm(P) willHide(b,0) b.wd willShow(a,0) a.wa b.dd didHide(b,0) a.ia a.da "
        + "didShow(a,0) b.dm(nil) a.dm(P)")
  }

  @Test(
    "CK-P13: insets follow placeholder views that are moved and resized, and are notified of their sizes"
  )
  func resized() {
    let scene = PlaceholderScene(left: "a", right: "b")
    scene.places.left.frame = Rect(x: 10, y: 20, width: 50, height: 70)
    scene.stage.settle()
    #expect(
      scene.places.inset(at: 0)?.view.convert(Rect(x: 0, y: 0, width: 50, height: 70), to: nil)
        == Rect(x: 10, y: 20, width: 50, height: 70))
    #expect(scene.places.inset(at: 0)?.view.bounds.size == Size(width: 50, height: 70))
    scene.stage.resize(to: Size(width: 500, height: 650))
    #expect(scene.rest() == "P.sz(500x650) a.sz(50x120) b.sz(400x650)")
    #expect(scene.places.inset(at: 1)?.view.bounds.size == Size(width: 400, height: 650))
  }

  @Test("CK-P15, CK-C7: the look-up finds only the direct container")
  func lookUp() {
    let places = TwoPlaces()
    let stack = StackController(rootViewController: Self.controller("a"))
    places.setInset(stack, at: 0)
    #expect(stack.placeholderController === places)
    #expect(stack.viewControllers[0].placeholderController == nil)
    #expect(stack.viewControllers[0].stackController === stack)
  }

  @Test("the insets are saved and restored")
  func restoration() {
    let scene = PlaceholderScene(left: "a", right: "b")
    let state = scene.places.savedState { $0.title }
    #expect(state.insets == [0: "a", 1: "b"])
    let other = TwoPlaces()
    other.loadViewIfNeeded()
    other.restore(PlaceholderController.SavedState(insets: [0: "a", 1: "?", 9: "z", -1: "y"])) {
      $0 == "?" ? nil : Self.controller($0)
    }
    #expect(other.savedState { $0.title }.insets == [0: "a"])
  }

  @Test("everything is released")
  func leaks() {
    weak var places: PlaceholderController?
    weak var inset: ViewController?
    do {
      let scene = PlaceholderScene(left: "a")
      scene.places.setInset(Self.controller("b"), at: 0, transition: .crossDissolve)
      scene.stage.advance(by: 0.1)
      (places, inset) = (scene.places, scene.places.inset(at: 0))
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(places == nil && inset == nil)
  }
}

/// A view that counts the touches that begin in it.
private final class Counter: View {
  private(set) var count = 0

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { count += 1 }
}
