import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Requests that a stack accepts, requests that it refuses, and the order of its list.
@MainActor
struct StackRequestTests {
  private static func controller(_ name: String) -> ViewController { Recording.controller(name) }

  @Test(
    "CK-S1: a stack that removes keeps as many controllers as its capacity: the minimum, the default and unlimited"
  )
  func capacities() {
    #expect(ContainerStack.minimumCapacity == 1 && ContainerStack.defaultCapacity == 2)
    #expect(ContainerStack.unlimitedCapacity == Int.max)
    let least = StackScene("a", "b", "c", capacity: -3)
    #expect(least.stack.capacity == 1 && least.shown == "c" && least.titles == "abc")
    let usual = StackScene("a", "b", "c")
    #expect(usual.stack.capacity == 2 && usual.shown == "bc")
    let all = StackScene("a", "b", "c", capacity: .max)
    #expect(all.shown == "abc")
    all.push("d")
    _ = all.rest()
    #expect(all.shown == "abcd")
    let removing = StackScene("a", "b", "c", behavior: .removing)
    #expect(removing.titles == "bc" && removing.shown == "bc")
  }

  @Test("CK-S1, CK-X12: the capacity may be larger than the count, and may change later")
  func laterCapacity() {
    let scene = StackScene("a", "b", "c", capacity: 10)
    #expect(scene.shown == "abc")
    scene.stack.capacity = 1
    #expect(scene.shown == "c" && scene.rest() == "")
    scene.stack.capacity = 2
    #expect(scene.shown == "bc")
    scene.stack.capacity = 0
    #expect(scene.stack.capacity == 1 && scene.shown == "c")
    let removing = StackScene("a", "b", "c", behavior: .removing, capacity: 3)
    removing.stack.capacity = 1
    #expect(removing.rest() == "a.wm(nil) a.dm(nil) b.wm(nil) b.dm(nil)")
    #expect(removing.titles == "c")
  }

  /// A controller that makes requests while its view is loaded and when it appears.
  private final class Requesting: ViewController {
    var onLoad: () -> Void = {}
    var onAppearing: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onAppearing()
    }
  }

  /// Returns a stack with the controllers a and b, which is not in a window yet, and the controller b.
  private func requesting() -> (StackScene, Requesting) {
    let (scene, top) = (StackScene("a", isShown: false), Requesting())
    top.title = "b"
    scene.stack.push(top)
    return (scene, top)
  }

  @Test(
    "CK-O12: requests that a controller makes while its view is loaded wait until the views are arranged"
  )
  func requestsWhileLoading() {
    let (scene, loading) = requesting()
    var titles: [String] = []
    loading.onLoad = {
      scene.stack.insert(Self.controller("c"), below: loading)
      scene.stack.insert(Self.controller("d"), at: 0)
      scene.stack.capacity = 3
      titles.append(scene.titles)
    }
    scene.stage.window.rootViewController = scene.host
    scene.stage.settle()
    #expect(titles == ["ab"] && scene.titles == "dacb" && scene.shown == "acb")
    #expect(loading.appearancePhase == .appeared && scene["c"].appearancePhase == .disappeared)
    scene.stack.pop()
    _ = scene.rest()
    #expect(scene.titles == "dac" && scene.shown == "dac")
    #expect(scene["c"].appearancePhase == .appeared)
  }

  @Test("CK-O12: a push in the viewWillAppear of the top controller begins after this call")
  func pushWhileAppearing() {
    let (scene, appearing) = requesting()
    var titles: [String] = []
    appearing.onAppearing = {
      appearing.onAppearing = {}
      scene.push("c")
      titles.append(scene.titles)
    }
    scene.stage.window.rootViewController = scene.host
    scene.stage.settle()
    #expect(titles == ["ab"] && scene.titles == "abc" && scene.shown == "bc")
    #expect(appearing.appearancePhase == .disappeared)
    #expect(scene["c"].appearancePhase == .appeared)
  }

  @Test("CK-S2: during a push and a pop one view more than the capacity is in the hierarchy")
  func oneMore() {
    let scene = StackScene("a", "b", "c")
    scene.push("d")
    #expect(scene.shown == "bcd")
    _ = scene.rest()
    #expect(scene.shown == "cd")
    scene.stack.pop()
    #expect(scene.shown == "bcd")
    _ = scene.rest()
    #expect(scene.shown == "bc")
  }

  @Test(
    "CK-S3, CK-O19: the controllers of an animated change get no touches until it ends, unless the lock is off"
  )
  func inputLock() {
    let scene = StackScene("a")
    #expect(scene.stack.isLockingInput)
    let (first, second) = (BeginCounter(), BeginCounter())
    let n = Recording.controller("n")
    n.view.addSubview(first)
    scene.stack.push(n, transition: .crossDissolve, duration: 1)
    scene.stage.advance(by: 0.95)
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(first.count == 0)
    scene.stage.advance(by: 0.1)
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(first.count == 1)
    scene.stack.isLockingInput = false
    let m = Recording.controller("m")
    m.view.addSubview(second)
    scene.stack.push(m, transition: .crossDissolve, duration: 1)
    scene.stage.advance(by: 0.5)
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(second.count == 1 && first.count == 1)
  }

  @Test(
    "CK-S4: a container view must be inside the loaded view, and setting the same view again changes nothing"
  )
  func containerView() {
    let host = StackHost(.default)
    let stack = host.stack
    stack.push(Self.controller("a"))
    stack.containerView = View()
    #expect(stack.containerView == nil && !host.isViewLoaded)
    host.loadViewIfNeeded()
    #expect(stack.containerView === host.view && host.view.clipsToBounds)
    stack.containerView = View()
    #expect(stack.containerView === host.view)
    let inner = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    host.view.addSubview(inner)
    stack.containerView = inner
    stack.containerView = inner
    #expect(inner.subviews.count == 1 && inner.clipsToBounds)
  }

  @Test(
    "CK-S5: a stack that appears without a container view traps, and so does an empty fixed root"
  )
  func appearingEmpty() async {
    let empty = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(size: Size(width: 100, height: 100))
        stage.window.rootViewController = StackHost(.fixedRoot)
        stage.turn()
      }
    }
    #expect(
      trapMessage(empty?.standardErrorContent)
        == "S appears with a stack that has no root; push one first.")
    let placeless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let host = StackHost(.default)
        host.loadViewIfNeeded()
        host.stack.containerView = nil
        let stage = Stage(size: Size(width: 100, height: 100))
        stage.window.rootViewController = host
        stage.turn()
      }
    }
    #expect(
      trapMessage(placeless?.standardErrorContent)
        == "S appears with a stack that has no container view; set containerView in viewDidLoad().")
  }

  @Test("CK-S6: refused insertions change nothing")
  func refusedInsertions() {
    let scene = StackScene("a", "b", behavior: .fixedRoot)
    let n = Self.controller("n")
    scene.stack.insert(n, at: 3)
    scene.stack.insert(n, at: -1)
    scene.stack.insert(n, at: 0)
    #expect(scene.rest() == "" && n.parent == nil)
    scene.push("c")
    _ = scene.tokens()
    scene.stack.push(n)
    scene.stack.insert(n, at: 1)
    #expect(scene.tokens() == "" && n.parent == nil && scene.titles == "abc")
    let full = StackScene("a", "b", behavior: .removing)
    full.stack.insert(n, at: 0)
    #expect(full.rest() == "" && n.parent == nil)
  }

  @Test("CK-S7: refused removals change nothing")
  func refusedRemovals() {
    let scene = StackScene("a", "b", behavior: .fixedRoot)
    scene.stack.remove(at: 2)
    scene.stack.remove(at: -1)
    scene.stack.remove(at: 0)
    scene.stack.remove(Self.controller("x"))
    #expect(scene.rest() == "" && scene.titles == "ab")
    scene.push("c")
    _ = scene.tokens()
    scene.stack.remove(at: 1)
    scene.stack.pop()
    #expect(scene.tokens() == "" && scene.titles == "abc")
    let empty = StackScene()
    empty.stack.pop()
    empty.stack.remove(at: 0)
    #expect(empty.rest() == "")
  }

  @Test(
    "CK-S8: inserting below is never animated, above the top is a push, and another parent's child is refused"
  )
  func siblings() {
    let scene = StackScene("a", "b")
    scene.stack.insert(
      Self.controller("m"), below: scene["b"], transition: .coverFromBottom)
    #expect(scene.titles == "amb" && !scene.stack.isPerformingTransition)
    scene.stack.insert(Self.controller("n"), above: scene["a"])
    #expect(scene.titles == "anmb" && !scene.stack.isPerformingTransition)
    scene.stack.insert(
      Self.controller("o"), above: scene["b"], transition: .coverFromBottom)
    #expect(scene.titles == "anmbo" && scene.stack.isPerformingTransition)
    _ = scene.rest()
    let x = Self.controller("x")
    scene.stack.insert(x, below: Self.controller("y"))
    scene.stack.insert(x, above: x)
    #expect(x.parent == nil && scene.titles == "anmbo" && scene.rest() == "")
  }

  @Test("CK-S9, CK-X4: a pop to a controller that is not below the top is refused")
  func popTargets() {
    let empty = StackScene()
    empty.stack.pop(toIndex: 0)
    empty.stack.pop(to: nil)
    #expect(empty.rest() == "")
    let scene = StackScene("a", "b", "c")
    scene.stack.pop(toIndex: 2)
    scene.stack.pop(toIndex: 3)
    scene.stack.pop(toIndex: -1)
    scene.stack.pop(to: scene["c"])
    scene.stack.pop(to: Self.controller("x"))
    #expect(scene.rest() == "" && scene.titles == "abc")
    scene.stack.pop(to: nil, animated: false)
    #expect(
      scene.rest()
        == "a.wm(nil) a.dm(nil) b.wm(nil) b.dm(nil) willPop(c,nil) c.wm(nil) willHide(c) c.wd c.dd "
        + "didHide(c) c.dm(nil) didPop(c,nil)")
    let fixed = StackScene("a", "b", behavior: .fixedRoot)
    fixed.stack.pop(toIndex: .max)
    fixed.stack.pop(to: nil)
    #expect(fixed.rest() == "" && fixed.titles == "ab")
  }

  @Test(
    "CK-S10, CK-X19: the list contains the new controller during a push, and the popped controller during a pop"
  )
  func listInMotion() {
    let scene = StackScene("a", "b")
    #expect(scene.titles == "ab" && scene.stack.rootViewController === scene["a"])
    scene.push("c")
    #expect(scene.stack.topViewController === scene["c"] && scene.stack.count == 3)
    _ = scene.rest()
    scene.stack.pop()
    #expect(scene.stack.topViewController === scene["c"] && scene.stack.count == 3)
    _ = scene.rest()
    #expect(scene.stack.topViewController === scene["b"] && scene.stack.count == 2)
  }

  @Test(
    "CK-C1, CK-O11: a controller with a parent, or a container that forwards appearance, traps before any call"
  )
  func secondParent() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = StackScene("a", "b")
        scene.onCall = { print($0) }
        scene.stack.push(scene["a"])
      }
    }
    #expect(
      trapMessage(twice?.standardErrorContent)
        == "a cannot go into the stack of S, since its parent is S; remove it there first, or push "
        + "another instance.")
    let forwarding = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let container = Recording.controller("P")
        ContainerStack(container: container).push(Recording.controller("a"))
      }
    }
    #expect(
      trapMessage(forwarding?.standardErrorContent)
        == "P cannot have a stack with a, since it forwards the appearance calls automatically; "
        + "override shouldAutomaticallyForwardAppearanceMethods and return false.")
  }

  @Test(
    "CK-C2: nil or a negative duration uses the transition's duration, and 0 is immediate, with all calls"
  )
  func durations() {
    for duration in [nil, -1, -7, Double.nan, .infinity] {
      let scene = StackScene("a")
      scene.stack.push(Self.controller("n"), transition: .coverFromBottom, duration: duration)
      scene.stage.advance(by: 0.35)
      #expect(scene.stack.isPerformingTransition)
      scene.stage.advance(by: 0.1)
      #expect(!scene.stack.isPerformingTransition)
    }
    let scene = StackScene("a")
    scene.stack.push(Self.controller("n"), transition: .coverFromBottom, duration: 0)
    #expect(
      scene.tokens()
        == "willPush(n,a) n.wm(S) n.ld willHide(a) a.wd willShow(n) n.wa a.dd didHide(a) n.ia n.da "
        + "didShow(n) n.dm(S) didPush(n,a)")
  }

  @Test("CK-C3: a preloaded controller is a child, and its view is not loaded")
  func preloads() {
    let scene = StackScene("a", "b", isShown: false)
    #expect(scene["b"].parent === scene.host && !scene["b"].isViewLoaded)
    #expect(!scene.host.isViewLoaded)
  }

  @Test(
    "CK-C4, CK-C5: the view fills the stack with a flexible mask, and later its own frame and mask are restored"
  )
  func frameAndMask() {
    let scene = StackScene("a")
    let n = Self.controller("n")
    let own = Rect(x: 5, y: 6, width: 70, height: 80)
    n.view.frame = own
    n.view.autoresizingMask = .flexibleTopMargin
    scene.stack.push(n, animated: false)
    #expect(n.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(
      n.view.autoresizingMask == [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ])
    let view = n.view
    scene.stack.pop(animated: false)
    #expect(n.view === view && view.superview == nil)
    #expect(view.frame == own && view.autoresizingMask == .flexibleTopMargin)
  }

  @Test(
    "DC-17: a change that is requested in the last calls of another change is made after that change"
  )
  func inLastCalls() {
    let scene = StackScene("a")
    scene.onCall = { [weak scene] call in
      guard let scene, call == "didShow", scene.titles == "an" else { return }
      scene.push("m", animated: false)
    }
    scene.push("n", animated: false)
    #expect(
      scene.tokens()
        == "willPush(n,a) n.wm(S) n.ld willHide(a) a.wd willShow(n) n.wa a.dd didHide(a) n.ia n.da "
        + "didShow(n) n.dm(S) didPush(n,a) willPush(m,n) m.wm(S) m.ld willHide(n) n.wd willShow(m) "
        + "m.wa n.dd didHide(n) m.ia m.da didShow(m) m.dm(S) didPush(m,n)")
    #expect(scene.titles == "anm")
  }

  @Test("a transition that never completes ends when its container disappears, with all calls")
  func endless() {
    let scene = StackScene("a")
    scene.stack.push(Self.controller("n"), transition: .coverFromBottom, duration: 1e9)
    scene.stage.advance(by: 1)
    #expect(scene.stack.isPerformingTransition)
    _ = scene.tokens()
    scene.stage.window.isHidden = true
    scene.stage.turn()
    #expect(
      scene.tokens()
        == "S.wd a.dd(true) didHide(a)(true) willHide(n)(true) n.wd(true) n.dd(true) "
        + "didHide(n)(true) n.dm(S) didPush(n,a)(true) S.dd")
    #expect(!scene.stack.isPerformingTransition && scene.titles == "an")
  }

  @Test(
    "CK-O13: if a container is removed in the last calls of a push, its top controller disappears with it"
  )
  func leavesInLastCalls() {
    /// A container that itself forwards appearance calls to its child.
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class Leaving: ViewController {
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        parent?.beginAppearanceTransition(false, animated: false)
        parent?.endAppearanceTransition()
      }
    }
    let (parent, host, leaving) = (Parent(), StackHost(.default), Leaving())
    leaving.title = "n"
    host.stack.push(Recording.controller("a"))
    let recording = Recording.atRest(root: parent)
    recording.add(host, to: parent)
    host.beginAppearanceTransition(true, animated: false)
    host.endAppearanceTransition()
    _ = recording.tokens()
    host.stack.push(leaving, animated: false)
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "n.wm(S) n.ld a.wd n.wa a.dd n.ia n.da n.dm(S) S.wd S.dd n.wd n.dd")
    #expect(leaving.appearancePhase == .disappeared)
  }

  @Test("CK-S1: pushes and pops visit as many controllers in a long stack as in a short one")
  func longStack() {
    func visits(above count: Int) -> Int {
      let scene = StackScene("root")
      for _ in 1..<count { scene.push("c", transition: .none, animated: false) }
      let before = WorkStatistics.ofLists.childVisitCount
      for _ in 0..<10 {
        scene.push("n", animated: false)
        scene.stage.turn()
        scene.stack.pop(animated: false)
        scene.stage.turn()
      }
      return WorkStatistics.ofLists.childVisitCount - before
    }
    #expect(visits(above: 500) == visits(above: 4))
  }

  @Test(
    "CK-S2, DC-17: off screen, a popped controller may be pushed again in one of its last calls")
  func pushedAgainWhileLeaving() {
    final class Returning: ViewController {
      var onWillMove: (() -> Void)?
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { onWillMove?() }
      }
    }
    let scene = StackScene(behavior: .removing, capacity: 1, isShown: false)
    let leaving = Returning()
    leaving.title = "a"
    scene.stack.push(leaving)
    leaving.onWillMove = {
      leaving.onWillMove = nil
      scene.stack.push(leaving)
    }
    _ = scene.tokens()
    scene.push("b")
    #expect(
      scene.tokens()
        == "a.wm(nil) b.wm(S) a.dm(nil) b.dm(S) b.wm(nil) a.wm(S) b.dm(nil) a.dm(S)")
    #expect(scene.titles == "a")
  }

  @Test("a controller that other code removes is forgotten")
  func takenOut() {
    let scene = StackScene("a", "b", "c")
    let b = scene["b"]
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(scene.titles == "ac")
    _ = scene.tokens()
    scene.stack.pop(animated: false)
    #expect(
      scene.rest()
        == "a.ld willPop(c,a) c.wm(nil) willHide(c) c.wd willShow(a) a.wa c.dd didHide(c) a.ia a.da "
        + "didShow(a) c.dm(nil) didPop(c,a)")
  }
}

/// A view that counts the touches that begin in it.
private final class BeginCounter: View {
  private(set) var count = 0

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { count += 1 }
}
