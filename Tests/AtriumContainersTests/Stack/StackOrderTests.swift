import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The exact order of the calls in a stack.
@MainActor
struct StackOrderTests {
  /// The calls of an animated push of n over b, in two parts: before and after the motion.
  @Test(
    "CK-O1: an animated push in a stack on screen sends its calls before and after the animation")
  func push() {
    let scene = StackScene("a", "b")
    scene.push("n")
    #expect(
      scene.tokens()
        == "willPush(n,b)(true) n.wm(S) n.ld willHide(b)(true) b.wd(true) willShow(n)(true) "
        + "n.wa(true)")
    #expect(scene.titles == "abn" && scene.shown == "abn" && scene.stack.isPerformingTransition)
    #expect(
      scene.rest()
        == "n.ia(true) b.dd(true) didHide(b)(true) n.da(true) didShow(n)(true) n.dm(S) "
        + "didPush(n,b)(true)")
    #expect(scene.titles == "abn" && scene.shown == "bn" && !scene.stack.isPerformingTransition)
  }

  @Test(
    "CK-O1, CK-X7: a push onto a full stack that removes sends willMove to the lowest child, and removes it at the end"
  )
  func pushRemoving() {
    let scene = StackScene("a", "b", behavior: .removing)
    scene.push("n")
    #expect(
      scene.tokens()
        == "willPush(n,b)(true) a.wm(nil) n.wm(S) n.ld willHide(b)(true) b.wd(true) "
        + "willShow(n)(true) n.wa(true)")
    #expect(
      scene.rest()
        == "n.ia(true) b.dd(true) didHide(b)(true) n.da(true) didShow(n)(true) a.dm(nil) n.dm(S) "
        + "didPush(n,b)(true)")
    #expect(scene.titles == "bn" && scene.shown == "bn")
  }

  @Test(
    "CK-O3, B.16: a push without animation is complete when it returns, with a single didMove as the last call"
  )
  func pushAtOnce() {
    let scene = StackScene("o")
    scene.push("n", animated: false)
    #expect(
      scene.tokens()
        == "willPush(n,o) n.wm(S) n.ld willHide(o) o.wd willShow(n) n.wa o.dd didHide(o) n.ia n.da "
        + "didShow(n) n.dm(S) didPush(n,o)")
    #expect(scene.rest() == "" && scene.shown == "on")
  }

  @Test("CK-O4: a push off screen sends the two move calls, and its transition is used for the pop")
  func preload() {
    let scene = StackScene("a", isShown: false)
    scene.push("n")
    #expect(scene.tokens() == "n.wm(S) n.dm(S)" && !scene["n"].isViewLoaded)
    scene.stage.window.rootViewController = scene.host
    _ = scene.rest()
    scene.stack.pop()
    #expect(scene.stack.isPerformingTransition)
    scene.stage.advance(by: 0.35)
    #expect(scene.stack.isPerformingTransition)
    scene.stage.advance(by: 0.1)
    #expect(!scene.stack.isPerformingTransition && scene.titles == "a")
  }

  @Test(
    "CK-O5: an insertion below the top sends the move calls, and its view is added if it is within the capacity"
  )
  func insert() {
    let scene = StackScene("a", "b")
    scene.stack.insert(Recording.controller("n"), at: 1)
    #expect(scene.tokens() == "n.wm(S) n.ld n.dm(S)" && scene.titles == "anb")
    #expect(scene.shown == "nb")
    scene.stack.insert(Recording.controller("m"), at: 1)
    #expect(scene.tokens() == "m.wm(S) m.dm(S)" && scene.shown == "nb")
    #expect(scene.rest() == "")
  }

  @Test("CK-O5: in a full stack that removes, an insertion removes the lowest controller")
  func insertRemoving() {
    let scene = StackScene("a", "b", behavior: .removing)
    scene.stack.insert(Recording.controller("n"), at: 1)
    #expect(scene.tokens() == "n.wm(S) n.ld n.dm(S) a.wm(nil) a.dm(nil)" && scene.shown == "nb")
  }

  @Test("CK-O6: an animated pop adds the view at the capacity again, and ends with didMove")
  func pop() {
    let scene = StackScene("z", "r", "o", capacity: 1)
    scene.stack.pop()
    #expect(
      scene.tokens()
        == "willPop(o,r)(true) o.wm(nil) r.ld willHide(o)(true) o.wd(true) willShow(r)(true) "
        + "r.wa(true)")
    #expect(scene.titles == "zro" && scene.shown == "ro")
    #expect(
      scene.rest()
        == "r.ia(true) o.dd(true) didHide(o)(true) r.da(true) didShow(r)(true) o.dm(nil) "
        + "didPop(o,r)(true)")
    #expect(scene.titles == "zr" && scene.shown == "r")
  }

  @Test("CK-O6: a pop without animation sends its calls before it returns")
  func popAtOnce() {
    let scene = StackScene("r", "o")
    scene.stack.pop(animated: false)
    #expect(
      scene.tokens()
        == "willPop(o,r) o.wm(nil) willHide(o) o.wd willShow(r) r.wa o.dd didHide(o) r.ia r.da "
        + "didShow(r) o.dm(nil) didPop(o,r)")
    #expect(scene.rest() == "")
  }

  @Test("CK-O7: the pop of the only controller leaves the stack empty")
  func popLast() {
    let scene = StackScene("o")
    scene.stack.pop()
    #expect(scene.tokens() == "willPop(o,nil)(true) o.wm(nil) willHide(o)(true) o.wd(true)")
    #expect(scene.rest() == "o.dd(true) didHide(o)(true) o.dm(nil) didPop(o,nil)(true)")
    #expect(scene.titles.isEmpty && scene.stack.topViewController == nil)
    scene.push("n", animated: false)
    #expect(
      scene.rest() == "willPush(n,nil) n.wm(S) n.ld willShow(n) n.wa n.ia n.da didShow(n) n.dm(S) "
        + "didPush(n,nil)")
  }

  @Test("CK-O8: a pop off screen sends the two move calls")
  func popOffScreen() {
    let scene = StackScene("a", "b", isShown: false)
    scene.stack.pop()
    #expect(scene.tokens() == "b.wm(nil) b.dm(nil)" && scene.titles == "a")
  }

  @Test(
    "CK-O9: a removal below the top sends the move calls, and the next view is added before the last call"
  )
  func remove() {
    let scene = StackScene("a", "b", "c")
    #expect(!scene["a"].isViewLoaded)
    scene.stack.remove(scene["b"])
    #expect(scene.rest() == "b.wm(nil) a.ld b.dm(nil)" && scene.shown == "ac")
  }

  @Test(
    "CK-O10, CK-X5, CK-X6: popTo removes the controllers in between from the bottom up, then pops the top"
  )
  func popTo() {
    let scene = StackScene("a", "b", "c", "d", "e")
    scene.stack.pop(to: scene["b"])
    #expect(
      scene.tokens()
        == "c.wm(nil) c.dm(nil) d.wm(nil) d.dm(nil) willPop(e,b)(true) e.wm(nil) b.ld a.ld "
        + "willHide(e)(true) e.wd(true) willShow(b)(true) b.wa(true)")
    #expect(
      scene.rest()
        == "b.ia(true) e.dd(true) didHide(e)(true) b.da(true) didShow(b)(true) e.dm(nil) "
        + "didPop(e,b)(true)")
    #expect(scene.titles == "ab" && scene.shown == "ab")
  }

  @Test("CK-O10: popTo during a transition changes nothing")
  func popToWhileBusy() {
    let scene = StackScene("a", "b", "c")
    scene.push("d")
    _ = scene.tokens()
    scene.stack.pop(to: scene["a"])
    #expect(scene.tokens() == "" && scene.titles == "abcd")
  }

  @Test(
    "CK-O12: the first appearance loads the views from the top down, and only the top controller appears"
  )
  func firstAppearance() {
    let scene = StackScene("a", "b", "c", isShown: false)
    scene.stage.window.rootViewController = scene.host
    #expect(
      scene.rest()
        == "S.ld S.wa c.ld b.ld willShow(c) c.wa S.ia c.ia S.da c.da didShow(c)")
    #expect(scene.shown == "bc" && !scene["a"].isViewLoaded)
  }

  @Test("CK-O13: when the container disappears and appears, its top controller does too")
  func again() {
    let scene = StackScene("a", "b")
    scene.stage.window.isHidden = true
    #expect(scene.rest() == "S.wd willHide(b) b.wd S.dd b.dd didHide(b)")
    scene.stage.window.isHidden = false
    #expect(scene.rest() == "S.wa willShow(b) b.wa S.ia b.ia S.da b.da didShow(b)")
  }

  @Test("CK-O14, DC-22: a controller below the top stays disappeared, even if its view is drawn")
  func underneath() {
    let scene = StackScene("a", "b")
    #expect(scene["a"].view.window != nil && scene["a"].appearancePhase == .disappeared)
    #expect(scene["b"].appearancePhase == .appeared)
  }

  @Test(
    "CK-O15, DC-23: a stack that is visible through a cover changes with animation and without appearance calls"
  )
  func covered() {
    let scene = StackScene("a", "b")
    scene.host.definesPresentationContext = true
    let cover = Recording.controller("M")
    cover.modalPresentationStyle = .currentContext
    scene["b"].present(cover, animated: false)
    #expect(scene.rest() == "M.ld S.wd willHide(b) b.wd M.wa M.ia M.da S.dd b.dd didHide(b)")
    scene.push("n")
    #expect(scene.stack.isPerformingTransition)
    #expect(
      scene.rest() == "willPush(n,b)(true) n.wm(S) n.ld n.dm(S) didPush(n,b)(true)")
    cover.dismiss(animated: false)
    #expect(scene.rest() == "M.wd S.wa willShow(n) n.wa S.ia n.ia S.da n.da didShow(n) M.dd")
  }

  @Test(
    "CK-O16, CK-X10, DC-25: a stack that is released sends its controllers their move calls, from the bottom to the top"
  )
  func release() {
    let recorder = LifecycleRecorder()
    let children = ["a", "b", "c"].map { Recording.controller($0) }
    var parents: [ViewController?] = []
    do {
      let host = StackHost(.default)
      for child in children {
        host.stack.push(child)
        child.addLifecycleObserver(recorder)
      }
      parents = children.map(\.parent)
      #expect(parents.allSatisfy { $0 === host })
      parents = []
    }
    #expect(
      recorder.take()
        == [
          "a.willMove(nil)", "a.didMove(nil)", "b.willMove(nil)", "b.didMove(nil)",
          "c.willMove(nil)", "c.didMove(nil)",
        ])
    #expect(children.allSatisfy { $0.parent == nil })
  }

  @Test("CK-O18: hidden views that were released are loaded again when they are revealed")
  func releaseHiddenViews() {
    let scene = StackScene("a", "b", capacity: 1)
    scene.push("c", animated: false)
    scene.push("d", animated: false)
    _ = scene.rest()
    weak let old = scene["c"].viewIfLoaded
    #expect(old != nil)
    scene.stack.releaseHiddenViews()
    #expect(old == nil && scene.rest() == "" && scene["d"].view.window != nil)
    scene.stack.pop(animated: false)
    #expect(
      scene.rest()
        == "willPop(d,c) d.wm(nil) c.ld willHide(d) d.wd willShow(c) c.wa d.dd didHide(d) c.ia "
        + "c.da didShow(c) d.dm(nil) didPop(d,c)")
  }
}
