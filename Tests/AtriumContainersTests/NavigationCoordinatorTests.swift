import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The transition coordinator of a navigation controller, from the request to `didShow`.
@MainActor
struct NavigationCoordinatorTests {
  private let scene = NavigationScene()

  private var coordinator: (any ViewControllerTransitionCoordinator)? {
    scene.navigation.transitionCoordinator
  }

  /// Adds closures to the current coordinator, and logs when they are called.
  @discardableResult
  private func join(_ name: String) -> Bool? {
    let recorder = scene.recording.recorder
    return coordinator?.animate { _ in
      recorder.note("along(\(name))")
    } completion: {
      recorder.note("end(\(name),\($0.isCancelled))")
    }
  }

  /// Returns the titles of the two controllers of a transition.
  private func sides(_ coordinator: (any ViewControllerTransitionCoordinator)?) -> [String?] {
    [
      coordinator?.viewController(forKey: .from)?.title,
      coordinator?.viewController(forKey: .to)?.title,
    ]
  }

  @Test(
    "N-1, R-14: an animated push has its coordinator when the call returns, for all controllers")
  func push() throws {
    scene.navigation.pushViewController(scene.b, animated: true)
    let coordinator = try #require(coordinator)
    for controller in [scene.a, scene.b] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(sides(coordinator) == ["A", "B"])
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.35)
    #expect(!coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.percentComplete == 0 && coordinator.view(forKey: .to) == nil)
    let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.a.view.addSubview(badge)
    #expect(coordinator.animate { _ in badge.alpha = 0 })
    #expect(join("push") == true)
    #expect(scene.recording.tokens() == "B.wm(nav)" && !scene.b.isViewLoaded)
    scene.stage.turn()
    #expect(self.coordinator === coordinator && sides(coordinator) == ["A", "B"])
    scene.stage.advance(by: 0.175)
    #expect(abs(badge.presentation.alpha - 0.5) < 0.05)
    #expect(
      scene.rest()
        == "B.ld A.wd(true) B.wa(true) willShow(B,true) B.ia(true) along(push) A.dd(true) B.da(true) "
        + "end(push,false) B.dm(nav) didShow(B,true)")
    #expect(self.coordinator == nil && scene.a.transitionCoordinator == nil)
  }

  @Test("N-1, R-14: an animated pop has its coordinator when the call returns")
  func pop() {
    scene.pushAtRest(scene.b)
    scene.navigation.popViewController(animated: true)
    #expect(sides(coordinator) == ["B", "A"] && coordinator?.isAnimated == true)
    #expect(scene.b.transitionCoordinator === coordinator)
    #expect(scene.a.transitionCoordinator === coordinator)
    join("pop")
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) along(pop) B.dd(true) "
        + "A.da(true) end(pop,false) B.dm(nil) didShow(A,true)")
  }

  @Test(
    "R-14: a change without animation, or a change that moves nothing, has no coordinator before it begins"
  )
  func unanimated() {
    scene.navigation.pushViewController(scene.b, animated: false)
    #expect(coordinator == nil && scene.b.transitionCoordinator == nil)
    scene.stage.settle()
    scene.navigation.setViewControllers([scene.b], animated: true)
    #expect(coordinator == nil)
    scene.navigation.popToRootViewController(animated: true)
    #expect(coordinator == nil)
    scene.stage.settle()
    let quiet = NavigationController(rootViewController: Recording.controller("X"))
    quiet.pushViewController(Recording.controller("Y"), animated: true)
    #expect(quiet.transitionCoordinator == nil)
  }

  @Test("R-14: with motion off, the coordinator of an animated push ends with the push")
  func motionOff() {
    let still = NavigationScene(settings: Settings(motion: .off))
    let recorder = still.recording.recorder
    still.navigation.pushViewController(still.b, animated: true)
    let coordinator = still.navigation.transitionCoordinator
    #expect(coordinator?.isAnimated == false && coordinator?.transitionDuration == 0)
    coordinator?.animate(alongsideTransition: nil) { _ in recorder.note("end") }
    #expect(
      still.rest()
        == "B.wm(nav) B.ld A.wd B.wa willShow(B,false) B.ia A.dd B.da end B.dm(nav) "
        + "didShow(B,false)")
  }

  @Test(
    "R-14: the coordinator in didShow of a pop contains the popped controller",
    arguments: [true, false])
  func didShow(animated: Bool) {
    scene.pushAtRest(scene.b)
    var seen: [[String?]] = []
    scene.onDidShow = { [scene] shown in
      seen.append(sides(scene.navigation.transitionCoordinator))
      seen.append(sides(shown.transitionCoordinator))
    }
    scene.navigation.popViewController(animated: animated)
    scene.stage.settle()
    #expect(seen == [["B", "A"], ["B", "A"]])
    #expect(coordinator == nil)
  }

  /// Drags a finger from the leading edge, holds it still and lets go.
  private func swipe(to x: Double) {
    let stage = scene.stage
    stage.touch(began: Point(x: 2, y: 300))
    for step in [0.25, 0.5, 0.75, 1] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: 2 + (x - 2) * step, y: 300))
    }
    stage.advance(by: 0.5)
    stage.touch(ended: Point(x: x, y: 300))
  }

  @Test("R-14, N-19: after a swipe, the coordinator in didShow contains the popped controller")
  func swipes() {
    scene.pushAtRest(scene.b)
    var seen: [[String?]] = []
    scene.onDidShow = { [scene] _ in seen.append(sides(scene.navigation.transitionCoordinator)) }
    swipe(to: 120)
    scene.stage.settle()
    #expect(seen.isEmpty && scene.titles == ["A", "B"])
    swipe(to: 300)
    scene.stage.settle()
    #expect(seen == [["B", "A"]] && scene.titles == ["A"])
  }

  @Test("R-14: a completion that is added in didShow is still called, after didShow")
  func joinedInDidShow() {
    scene.onDidShow = { _ in #expect(join("late") == false) }
    scene.navigation.pushViewController(scene.b, animated: true)
    #expect(scene.rest().hasSuffix("B.dm(nav) didShow(B,true) end(late,false)"))
  }

  @Test("DC-17: while a push waits, the running transition provides the coordinator")
  func waiting() {
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    let running = coordinator
    scene.navigation.pushViewController(scene.c, animated: true)
    #expect(coordinator === running && scene.c.transitionCoordinator === running)
    #expect(sides(coordinator) == ["A", "B"])
    // The closure is added too late for the animation, but its completion still runs.
    #expect(join("late") == false)
    #expect(
      scene.rest()
        == "B.wm(nav) B.ld A.wd(true) B.wa(true) willShow(B,true) B.ia(true) C.wm(nav) A.dd(true) "
        + "B.da(true) end(late,false) B.dm(nav) didShow(B,true) C.ld B.wd(true) C.wa(true) "
        + "willShow(C,true) C.ia(true) B.dd(true) C.da(true) C.dm(nav) didShow(C,true)")
  }

  @Test("DC-17: closures of a push that is merged with a later request are called once")
  func merged() {
    scene.navigation.pushViewController(scene.b, animated: true)
    join("both")
    scene.navigation.pushViewController(scene.c, animated: false)
    #expect(coordinator == nil)
    #expect(
      scene.rest()
        == "B.wm(nav) C.wm(nav) C.ld A.wd C.wa willShow(C,false) C.ia along(both) A.dd C.da "
        + "end(both,false) B.dm(nav) C.dm(nav) didShow(C,false)")
    scene.navigation.popViewController(animated: true)
    join("nothing")
    scene.navigation.pushViewController(Recording.controller("D"), animated: false)
    scene.navigation.popViewController(animated: false)
    scene.navigation.pushViewController(scene.c, animated: false)
    #expect(scene.rest().contains("end(nothing,false)"))
  }

  @Test(
    "R-14: a push that has not begun when the controller leaves the window still calls its completions"
  )
  func leavesWindow() {
    scene.navigation.pushViewController(scene.b, animated: true)
    join("push")
    scene.stage.window.rootViewController = Recording.controller("Other")
    scene.stage.settle()
    #expect(
      scene.recording.tokens().split(separator: " ").filter { $0.contains("(push") }
        == ["along(push)", "end(push,false)"])
  }

  @Test("N-21: the delegate is asked for an animator once, even if the coordinator is read earlier")
  func animator() {
    scene.animator = TabFade()
    scene.navigation.pushViewController(scene.b, animated: true)
    #expect(coordinator != nil && scene.animatorCount == 0)
    #expect(coordinator?.transitionDuration == 0.2 && coordinator?.isAnimated == true)
    #expect(scene.animatorCount == 1)
    scene.stage.settle()
    #expect(scene.animatorCount == 1 && scene.b.view.window != nil)
    scene.navigation.popViewController(animated: true)
    #expect(coordinator?.transitionDuration == 0.2)
    // The request now leads to another controller.
    scene.navigation.setViewControllers([scene.c], animated: true)
    #expect(coordinator?.transitionDuration == 0.2)
    scene.stage.settle()
    #expect(scene.animatorCount == 3 && scene.titles == ["C"])
  }
}
