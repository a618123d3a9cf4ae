import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The stack of a navigation controller, and the calls of its changes.
@MainActor
struct NavigationStackTests {
  private let scene = NavigationScene()

  @Test(
    "§10.13, §9.7, T7, N-1: a push sends the move call at once, and the other calls in the layout and at the end"
  )
  func push() {
    let b = scene.b
    scene.navigation.pushViewController(b, animated: true)
    #expect(!b.isViewLoaded && scene.titles == ["A", "B"])
    #expect(
      scene.recording.turn()
        == "B.wm(nav) || B.ld A.wd(true) B.wa(true) willShow(B,true) B.ia(true)")
    scene.stage.advance(by: 0.3)
    #expect(scene.recording.tokens().isEmpty)
    #expect(scene.rest() == "A.dd(true) B.da(true) B.dm(nav) didShow(B,true)")
    #expect(scene.a.view.window == nil && b.view.window != nil)
  }

  @Test("B.17: a push without animation ends in the commit of its turn")
  func pushUnanimated() {
    scene.navigation.pushViewController(scene.b, animated: false)
    #expect(
      scene.recording.turn()
        == "B.wm(nav) || B.ld A.wd B.wa willShow(B,false) B.ia A.dd B.da B.dm(nav) didShow(B,false)"
    )
  }

  @Test("§10.14, T8, N-6: a pop sends willMove(nil) at once, and didMove(nil) at the end")
  func pop() {
    scene.pushAtRest(scene.b)
    #expect(scene.navigation.popViewController(animated: true) === scene.b)
    #expect(scene.titles == ["A"])
    #expect(
      scene.recording.turn() == "B.wm(nil) || B.wd(true) A.wa(true) willShow(A,true) A.ia(true)")
    #expect(scene.rest() == "B.dd(true) A.da(true) B.dm(nil) didShow(A,true)")
    #expect(scene.navigation.children == [scene.a])
    #expect(scene.navigation.popViewController(animated: true) == nil)
    #expect(scene.rest().isEmpty)
  }

  @Test(
    "N-14, N-30: the root gets its parent when the navigation controller is made, and its calls when it is first shown"
  )
  func firstDisplay() {
    let (root, witness) = (Recording.controller("R"), NavigationScene())
    let navigation = NavigationController(rootViewController: root)
    navigation.title = "nav"
    #expect(root.parent === navigation && !root.isViewLoaded)
    let recording = Recording(root: navigation)
    // This scene is only the delegate, and writes to its own log.
    navigation.delegate = witness
    recording.stage.window.rootViewController = navigation
    recording.stage.settle()
    #expect(
      recording.tokens() == "nav.ld nav.wa R.ld R.wa nav.ia R.ia nav.da R.da")
    #expect(witness.recording.tokens() == "willShow(R,false) didShow(R,false)")
  }

  @Test(
    "N-7, N-8: pops of several controllers return them, the lowest first, or nil if there are none")
  func popReturns() {
    let d = Recording.controller("D")
    scene.pushAtRest(scene.b, scene.c, d)
    let navigation = scene.navigation
    #expect(navigation.popToViewController(scene.b, animated: false) == [scene.c, d])
    #expect(navigation.popToViewController(scene.b, animated: false) == nil)
    #expect(navigation.popToViewController(d, animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [scene.b])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(scene.titles == ["A"])
  }

  @Test("N-9: in a pop of several controllers, the controllers in between get only the move calls")
  func popSeveral() {
    scene.pushAtRest(scene.b, scene.c)
    scene.navigation.popToRootViewController(animated: true)
    #expect(
      scene.rest()
        == "B.wm(nil) C.wm(nil) C.wd(true) A.wa(true) willShow(A,true) A.ia(true) C.dd(true) "
        + "A.da(true) B.dm(nil) C.dm(nil) didShow(A,true)")
  }

  @Test(
    "N-10, N-11: the new top decides on push, pop or no transition, and kept controllers receive no call",
    arguments: [
      (
        ["A", "C"],
        "C.wm(nav) B.wm(nil) C.ld B.wd(true) C.wa(true) willShow(C,true) C.ia(true) "
          + "B.dd(true) C.da(true) C.dm(nav) B.dm(nil) didShow(C,true)"
      ),
      (["C", "B"], "C.wm(nav) C.dm(nav) A.wm(nil) A.dm(nil)"),
      (
        ["C", "A"],
        "C.wm(nav) C.dm(nav) B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) "
          + "B.dd(true) A.da(true) B.dm(nil) didShow(A,true)"
      ),
    ])
  func setList(titles: [String], log: String) {
    scene.pushAtRest(scene.b)
    let all = ["A": scene.a, "B": scene.b, "C": scene.c]
    scene.navigation.setViewControllers(titles.compactMap { all[$0] }, animated: true)
    #expect(scene.rest() == log)
    #expect(scene.titles == titles)
    #expect(!scene.c.isViewLoaded || titles.last == "C")
  }

  @Test("N-13, DC-17: a push during a running push waits, and the calls stay balanced")
  func twoPushes() {
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.advance(by: 0.1)
    scene.navigation.pushViewController(scene.c, animated: true)
    #expect(
      scene.rest()
        == "B.wm(nav) B.ld A.wd(true) B.wa(true) willShow(B,true) B.ia(true) C.wm(nav) A.dd(true) "
        + "B.da(true) B.dm(nav) didShow(B,true) C.ld B.wd(true) C.wa(true) willShow(C,true) "
        + "C.ia(true) B.dd(true) C.da(true) C.dm(nav) didShow(C,true)")
  }

  @Test(
    "N-31, DC-20: off screen a push sends only the first move call, and a pop sends the matching call"
  )
  func offScreen() {
    let (navigation, x) = (
      NavigationController(rootViewController: scene.c), Recording.controller("X")
    )
    navigation.title = "other"
    let recorder = LifecycleRecorder(observing: navigation)
    navigation.pushViewController(x, animated: true)
    #expect(recorder.take() == ["X.willMove(other)"])
    navigation.popViewController(animated: true)
    #expect(recorder.take() == ["X.willMove(nil)", "X.didMove(nil)"])
    #expect(!x.isViewLoaded && !navigation.isViewLoaded)
  }

  @Test(
    "DC-20: a top controller that was pushed off screen gets didMove after its first viewDidAppear")
  func pushedOffScreen() {
    let navigation = NavigationController(rootViewController: Recording.controller("R"))
    navigation.title = "nav"
    navigation.pushViewController(scene.b, animated: false)
    let recording = Recording(root: navigation)
    recording.stage.window.rootViewController = navigation
    recording.stage.settle()
    #expect(
      recording.tokens() == "nav.ld nav.wa B.ld B.wa nav.ia B.ia nav.da B.da B.dm(nav)")
  }

  @Test(
    "N-15: covered children receive no call when the navigation controller disappears and appears")
  func forwarding() {
    scene.pushAtRest(scene.b)
    scene.navigation.view.removeFromSuperview()
    #expect(scene.rest() == "nav.wd B.wd nav.dd B.dd")
    scene.stage.window.addSubview(scene.navigation.view)
    #expect(scene.rest() == "nav.wa B.wa nav.ia B.ia nav.da B.da")
  }

  @Test("N-16: without a transition only the view of the top child is in the hierarchy")
  func onlyTop() {
    scene.pushAtRest(scene.b, scene.c)
    #expect(
      [scene.a, scene.b, scene.c].map { $0.viewIfLoaded?.window != nil } == [false, false, true])
  }

  @Test("10,000 pushes in one turn load only the last view")
  func manyPushes() {
    for _ in 0..<10_000 {
      scene.navigation.pushViewController(ViewController(), animated: false)
    }
    scene.stage.settle()
    let stack = scene.navigation.viewControllers
    #expect(stack.count == 10_001)
    #expect(stack.count { $0.isViewLoaded } == 2)
    #expect(scene.navigation.navigationBar.items?.count == 32)
  }

  @Test("10,000 animated pushes in one turn run only a few transitions")
  func manyAnimatedPushes() {
    for _ in 0..<10_000 { scene.navigation.pushViewController(ViewController(), animated: true) }
    scene.stage.settle()
    #expect(scene.navigation.viewControllers.count { $0.isViewLoaded } == 5)
  }

  @Test("N-4: pushing a controller that is already on the stack traps")
  func pushedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.navigation.pushViewController(scene.a, animated: false)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "Pushing A onto nav more than once is not supported; pop to it with "
        + "popToViewController(_:animated:), or push another instance.")
  }

  @Test("N-5: pushing a navigation controller traps")
  func pushedNavigation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let inner = NavigationController()
        inner.title = "inner"
        NavigationScene().navigation.pushViewController(inner, animated: false)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "Pushing a navigation controller is not supported: inner onto nav; push its controllers, "
        + "or present it.")
  }

  @Test("N-12: pushing a controller whose view is in another container's view traps")
  func viewElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (scene, other) = (NavigationScene(), Recording.controller("Other"))
        other.view.addSubview(scene.b.view)
        scene.navigation.pushViewController(scene.b, animated: false)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "View controller hierarchy inconsistency: child view controller B should have parent view "
        + "controller Other but requested parent is nav. Call Other.addChild(B) before adding its view "
        + "there, or take its view out of Other's first.")
  }

  @Test("N-22: the slide of a push takes 0.35 s")
  func duration() {
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.35)
    scene.stage.advance(by: 0.34)
    #expect(scene.a.view.window != nil)
    scene.stage.advance(by: 0.02)
    #expect(scene.a.view.window == nil)
  }

  @Test("a delegate may push or pop in didShow, and each request is carried out")
  func reentrant() {
    scene.onDidShow = { [scene] shown in
      if shown === scene.b { scene.navigation.pushViewController(scene.c, animated: true) }
      if shown === scene.c { scene.navigation.popToRootViewController(animated: false) }
    }
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.titles == ["A"])
    #expect(scene.navigation.children == [scene.a] && scene.a.view.window != nil)
  }

  @Test("a child that other code removes leaves the stack")
  func takenOut() {
    scene.pushAtRest(scene.b, scene.c)
    scene.b.removeFromParent()
    #expect(scene.titles == ["A", "C"])
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    #expect(scene.titles == ["A"] && scene.a.view.window != nil)
  }

  @Test("neither a released stack nor a pop retains any controller")
  func leaks() {
    weak var popped: ViewController?
    weak var gone: NavigationController?
    do {
      let stage = Stage(size: Size(width: 300, height: 300))
      let navigation = NavigationController(rootViewController: ViewController())
      stage.window.rootViewController = navigation
      let child = ViewController()
      navigation.pushViewController(child, animated: true)
      stage.settle()
      (popped, gone) = (child, navigation)
      navigation.popViewController(animated: true)
      stage.settle()
    }
    #expect(popped == nil && gone == nil)
  }

  @Test("when other code removes the shown child, it disappears and the child below it appears")
  func takenOutWhileShown() {
    scene.pushAtRest(scene.b)
    scene.b.willMove(toParent: nil)
    scene.b.view.removeFromSuperview()
    scene.b.removeFromParent()
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd B.dd B.dm(nil) A.wa willShow(A,false) A.ia A.da didShow(A,false)")
    #expect(scene.titles == ["A"])
    #expect(scene.navigation.navigationBar.topItem === scene.a.navigationItem)
  }

  @Test("a child that is being removed does not appear again with its container")
  func takenOutWhileContainerReturns() {
    let (navigation, leaver) = (scene.navigation, Restless())
    leaver.title = "L"
    navigation.pushViewController(leaver, animated: false)
    scene.stage.settle()
    _ = scene.recording.tokens()
    leaver.onWillDisappear = {
      leaver.onWillDisappear = nil
      navigation.beginAppearanceTransition(false, animated: false)
      navigation.beginAppearanceTransition(true, animated: false)
    }
    leaver.willMove(toParent: nil)
    leaver.view.removeFromSuperview()
    leaver.removeFromParent()
    navigation.endAppearanceTransition()
    #expect(leaver.appearancePhase == .disappeared)
    _ = scene.rest()
    #expect(scene.titles == ["A"] && scene.a.appearancePhase == .appeared)
  }

  @Test("other code may remove a pushed controller before the view enters the window")
  func takenOutBeforeDisplay() {
    /// A container that itself forwards appearance calls to its child.
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    let (navigation, parent) = (NavigationController(rootViewController: a), Parent())
    let recording = Recording.atRest(root: parent)
    parent.addChild(navigation)
    navigation.beginAppearanceTransition(true, animated: true)
    navigation.pushViewController(b, animated: true)
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    b.willMove(toParent: nil)
    b.removeFromParent()
    parent.view.addSubview(navigation.view)
    navigation.endAppearanceTransition()
    navigation.didMove(toParent: parent)
    recording.stage.settle()
    #expect(navigation.navigationBar.topItem === a.navigationItem)
    #expect(navigation.viewControllers == [a])
  }

  @Test(
    "if other code removes the top before the view enters the window, the next controller is displayed"
  )
  func topTakenOutBeforeWindow() {
    /// A container that itself forwards appearance calls to its child.
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    let (navigation, parent) = (NavigationController(rootViewController: a), Parent())
    navigation.title = "nav"
    navigation.pushViewController(b, animated: false)
    let recording = Recording.atRest(root: parent)
    recording.add(navigation, to: parent)
    navigation.view.removeFromSuperview()
    navigation.beginAppearanceTransition(true, animated: true)
    _ = recording.tokens()
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    navigation.view.layoutIfNeeded()
    parent.view.addSubview(navigation.view)
    navigation.endAppearanceTransition()
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "B.wm(nil) B.da(true) B.wd B.dd B.dm(nil) nav.ia(true) nav.da(true) A.ld A.wa A.ia A.da")
    #expect(navigation.viewControllers == [a])
  }

  @Test("if a list is set while the top child appears, each child receives its end call")
  func listInAppearance() {
    let top = Restless()
    top.title = "B"
    let other = Recording.controller("A")
    let navigation = NavigationController(rootViewController: other)
    navigation.title = "nav"
    navigation.pushViewController(top, animated: false)
    top.onWillAppear = {
      top.onWillAppear = nil
      navigation.setViewControllers([top, other], animated: false)
    }
    let recording = Recording(root: navigation)
    recording.stage.window.rootViewController = navigation
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "nav.ld nav.wa B.ld B.wa B.da B.wd B.dd A.ld A.wa nav.ia A.ia nav.da A.da B.dm(nav)")
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test("a disappearance that ends inside its own first call ends for the child too")
  func endedInItsBeginning() {
    /// A container that itself forwards appearance calls to its child.
    final class Parent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    final class Ending: ViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.endAppearanceTransition()
      }
    }
    let (parent, child) = (Parent(), Ending())
    child.title = "B"
    let navigation = NavigationController(rootViewController: Recording.controller("A"))
    navigation.title = "N"
    let recording = Recording.atRest(root: parent)
    recording.add(navigation, to: parent)
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    recording.stage.settle()
    navigation.pushViewController(child, animated: true)
    recording.stage.turn()
    _ = recording.tokens()
    navigation.beginAppearanceTransition(false, animated: false)
    #expect(recording.tokens() == "N.wd A.dd(true) B.da(true) N.dd B.dm(N) B.wd B.dd")
  }

  @Test("the path is restored from names, and ends at an unknown or repeated name")
  func restoration() {
    scene.pushAtRest(scene.b, scene.c)
    let state = scene.navigation.savedState { $0.title }
    #expect(state == NavigationController.SavedState(path: ["A", "B", "C"]))
    #expect(
      scene.navigation.savedState { $0 === scene.b ? nil : $0.title }
        == NavigationController.SavedState(path: ["A"]))
    let other = NavigationScene()
    let known = [other.a, other.b, other.c]
    let find = { (name: String) in known.first { $0.title == name } }
    other.navigation.restore(state, making: find)
    #expect(other.titles == ["A", "B", "C"])
    other.navigation.restore(.init(path: ["A", "C", "A", "B"]), making: find)
    #expect(other.titles == ["A", "C"])
    other.navigation.restore(.init(path: ["?", "A"]), making: find)
    #expect(other.titles == ["A", "C"])
  }
}
