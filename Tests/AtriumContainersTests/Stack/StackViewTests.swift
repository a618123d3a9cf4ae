import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The view tree of a stack, and the transitions that it reverts and applies again.
@MainActor
struct StackViewTests {
  /// Returns the wrapper of a controller's view.
  private static func front(_ controller: ViewController) -> View {
    guard let wrapper = controller.view.superview else { fatalError("not placed") }
    return wrapper
  }

  /// Returns the group of a controller's view.
  private static func group(_ controller: ViewController) -> View {
    guard let group = front(controller).superview else { fatalError("not placed") }
    return group
  }

  /// Returns the wrapper of all views below a controller's view.
  private static func back(_ controller: ViewController) -> View {
    group(controller).subviews[0]
  }

  @Test("CK-V1: the groups are nested, and each has its front wrapper in front of the next group")
  func tree() {
    let scene = StackScene("a", "b", "c", capacity: 3)
    let container = scene.host.view
    #expect(container.clipsToBounds && container.subviews.count == 1)
    let all = container.subviews[0]
    #expect(all.frame == container.bounds)
    let (a, b, c) = (scene["a"], scene["b"], scene["c"])
    #expect(all.subviews == [Self.group(c)])
    #expect(Self.group(c).subviews == [Self.back(c), Self.front(c)])
    #expect(Self.back(c).subviews == [Self.group(b)])
    #expect(Self.back(b).subviews == [Self.group(a)])
    #expect(Self.back(a).subviews.isEmpty && Self.front(a).subviews == [a.view])
  }

  @Test(
    "CK-V2: the wrappers move and fade, never the controllers' views, so that all views below move together"
  )
  func wrappersMove() {
    let scene = StackScene("a", "b", capacity: 4)
    scene.push("c", transition: .pushFromRight)
    _ = scene.rest()
    #expect(Self.back(scene["c"]).alpha == 0)
    #expect(Self.back(scene["c"]).transform == AffineTransform(translationX: -400, y: 0))
    for name in ["a", "b", "c"] {
      let view = scene[name].view
      #expect(view.transform == .identity && view.alpha == 1)
      #expect(view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    }
    #expect(Self.front(scene["b"]).transform == .identity && Self.front(scene["b"]).alpha == 1)
  }

  @Test("CK-V2: opacities multiply along the nested wrappers")
  func opacities() {
    let scene = StackScene("a", capacity: 4, transition: .none)
    scene.push("b", transition: Dimming(), animated: false)
    scene.push("c", transition: Dimming(), animated: false)
    #expect(Self.back(scene["b"]).alpha == 0.5 && Self.back(scene["c"]).alpha == 0.5)
    #expect(Self.back(scene["b"]).isDescendant(of: Self.back(scene["c"])))
  }

  @Test(
    "CK-V3: after a push that a hidden window ends, and a resize while it is hidden, no view has an offset"
  )
  func resizedWhileHidden() {
    for transition in StepTransition.catalogue {
      let scene = StackScene("a")
      scene.stage.host.paints = false
      scene.push("b", transition: transition)
      scene.stage.advance(by: 0.05)
      scene.stage.window.isHidden = true
      scene.stage.advance(by: 0.1)
      scene.stage.resize(to: Size(width: 430, height: 500))
      scene.stage.window.isHidden = false
      scene.stage.settle()
      let view = scene["b"].view
      #expect(
        view.convert(view.bounds, to: scene.host.view) == scene.host.view.bounds,
        "\(transition.name)")
    }
  }

  @Test("CK-V3, DC-30, CK-X1: a pop after a resize leaves the revealed view with the new bounds")
  func resizeBetween() {
    let scene = StackScene("a", "b")
    scene.push("c", transition: .pushFromRight)
    _ = scene.rest()
    scene.stage.resize(to: Size(width: 550, height: 700))
    scene.stage.settle()
    #expect(Self.back(scene["c"]).transform == AffineTransform(translationX: -550, y: 0))
    #expect(scene.tokens() == "S.sz(550x700) b.sz(550x700) c.sz(550x700)")
    scene.stack.pop()
    _ = scene.rest()
    let b = scene["b"].view
    #expect(b.convert(b.bounds, to: nil) == Rect(x: 0, y: 0, width: 550, height: 700))
    let a = scene["a"].view
    #expect(a.convert(a.bounds, to: nil) == Rect(x: 0, y: 0, width: 550, height: 700))
  }

  @Test("DC-30: an interactive resize, and a moved container view, apply the transforms at once")
  func resizeLive() {
    let scene = StackScene("a", "b", transition: .pushFromRight)
    scene.stage.resize(to: Size(width: 300, height: 300), isLive: true)
    scene.stage.turn()
    #expect(Self.back(scene["b"]).transform == AffineTransform(translationX: -300, y: 0))
    #expect(Self.back(scene["b"]).bounds.size == Size(width: 300, height: 300))
  }

  @Test("DC-30, CK-R11, CK-X16: a rotation in the middle of a transition ends with the new bounds")
  func resizeDuring() {
    let scene = StackScene("a", "b")
    scene.push("c", transition: .pushFromRight)
    scene.stage.advance(by: 0.2)
    scene.stage.resize(to: Size(width: 700, height: 500))
    _ = scene.rest()
    let c = scene["c"].view
    #expect(c.convert(c.bounds, to: nil) == Rect(x: 0, y: 0, width: 700, height: 500))
    #expect(Self.back(scene["c"]).transform == AffineTransform(translationX: -700, y: 0))
    scene.stack.pop()
    scene.stage.advance(by: 0.2)
    scene.stage.resize(to: Size(width: 300, height: 400), isLive: true)
    _ = scene.rest()
    let b = scene["b"].view
    #expect(b.convert(b.bounds, to: nil) == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(scene.titles == "ab" && Self.front(scene["b"]).transform == .identity)
  }

  @Test(
    "CK-V4, CK-X28: a view that is inserted below has the position that results from the transitions above it"
  )
  func slippedBelow() {
    let scene = StackScene("a", "b", capacity: 3, transition: .none)
    scene.push("c", transition: .pushFromRight, animated: false)
    scene.stack.insert(
      Recording.controller("n"), at: 2, transition: .pushFromRight)
    #expect(scene.titles == "abnc" && scene.shown == "bnc")
    #expect(Self.back(scene["c"]).subviews == [Self.group(scene["n"])])
    #expect(Self.back(scene["n"]).transform == AffineTransform(translationX: -400, y: 0))
    #expect(Self.back(scene["c"]).transform == AffineTransform(translationX: -400, y: 0))
    #expect(Self.group(scene["c"]).transform == .identity)
    #expect(Self.front(scene["c"]).transform == .identity)
  }

  @Test("CK-O6: a view that is added again below a push transition is outside the visible area")
  func resurrected() {
    let scene = StackScene("a", "b", "c", capacity: 1, transition: .pushFromRight)
    scene.stack.pop()
    #expect(scene.shown == "bc")
    scene.stage.advance(by: 0.2)
    let b = scene["b"].view
    let place = b.convert(b.bounds, to: nil)
    #expect(place.width == 400 && place.height == 600)
    _ = scene.rest()
    #expect(b.convert(b.bounds, to: nil) == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(Self.group(scene["b"]).alpha == 1 && Self.front(scene["b"]).alpha == 1)
  }

  @Test("CK-X27: after a push transition the covered view is not drawn")
  func pushedAway() {
    let scene = StackScene("a", "b", transition: .pushFromRight)
    #expect(Self.back(scene["b"]).alpha == 0)
  }

  @Test(
    "after a push and a pop with any transition of the catalogue, each wrapper has its original position"
  )
  func everyTransition() {
    for transition in StepTransition.catalogue {
      let scene = StackScene("a")
      scene.stage.host.paints = false
      scene.push("b", transition: transition)
      scene.stage.settle()
      #expect(scene.titles == "ab" && !scene.stack.isPerformingTransition)
      let b = scene["b"].view
      #expect(
        b.convert(b.bounds, to: nil).isClose(to: scene.host.view.bounds), "\(transition.name)")
      scene.stack.pop()
      scene.stage.settle()
      #expect(scene.titles == "a")
      let a = scene["a"].view
      #expect(
        a.convert(a.bounds, to: nil).isClose(to: scene.host.view.bounds), "\(transition.name)")
      #expect(Self.front(scene["a"]).alpha == 1 && Self.group(scene["a"]).alpha == 1)
    }
  }

  @Test("a stack of a thousand controllers has as many views as its capacity")
  func thousand() {
    let host = StackHost(.default)
    let children = (0..<1000).map { _ in ViewController() }
    for child in children { host.stack.push(child, transition: .coverFromBottom) }
    let recording = Recording.atRest(root: host)
    #expect(children.filter(\.isViewLoaded).count == 2)
    host.stack.pop(toIndex: 10, animated: false)
    recording.stage.settle()
    #expect(children.filter(\.isViewLoaded).count == 4 && host.stack.count == 11)
  }

  @Test("nothing is kept alive when the window's root is released")
  func leaks() {
    weak var host: StackHost?
    weak var stack: ContainerStack?
    weak var child: ViewController?
    weak var view: View?
    do {
      let scene = StackScene("a", "b")
      scene.push("c", transition: .pushFromRight)
      scene.stage.advance(by: 0.1)
      (host, stack, child, view) = (scene.host, scene.stack, scene["c"], scene["c"].view)
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(host == nil && stack == nil && child == nil && view == nil)
  }
}

/// A transition that leaves the covered view half visible.
private final class Dimming: StepTransition {
  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    var step = AnimationStep(duration: 0.2)
    if let disappearing { step.add(.opacity(-0.5), to: disappearing) }
    return [step]
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
