import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The input with which a user goes back and forward.
@MainActor
struct NavigationInputTests {
  private let scene = NavigationScene()

  init() {
    scene.pushAtRest(scene.b)
  }

  /// Drags a finger from the left edge, and lets go.
  private func dragFromEdge(to x: Double, resting: Double = 0.5, from start: Double = 2) {
    let stage = scene.stage
    stage.touch(began: Point(x: start, y: 300))
    stage.advance(by: 0.05)
    for step in stride(from: 0.2, through: 1, by: 0.2) {
      stage.touch(moved: Point(x: start + (x - start) * step, y: 300))
      stage.advance(by: 0.05)
    }
    stage.advance(by: resting)
    stage.touch(ended: Point(x: x, y: 300))
  }

  @Test(
    "N-17, N-18, N-19: a drag from the edge pops, with the will calls at its beginning and the did calls at its end"
  )
  func drag() {
    let stage = scene.stage
    stage.touch(began: Point(x: 2, y: 300))
    stage.advance(by: 0.05)
    stage.touch(moved: Point(x: 30, y: 300))
    stage.advance(by: 0.05)
    #expect(
      scene.recording.tokens() == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true)")
    stage.touch(moved: Point(x: 302, y: 300))
    stage.advance(by: 0.5)
    // The view has moved with the finger by 300 points, of which the first 10 begin the gesture.
    #expect(abs(scene.b.view.presentation.frame.minX - 300) < 1)
    stage.touch(ended: Point(x: 302, y: 300))
    #expect(scene.rest() == "B.dd(true) A.da(true) B.dm(nil) didShow(A,true)")
    #expect(scene.titles == ["A"])
  }

  @Test("§10.15, §9.4, N-18, DC-21: a drag that ends before the middle is cancelled")
  func cancelled() {
    dragFromEdge(to: 150)
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) A.wd(true) A.dd(true) "
        + "B.wa(true) B.da(true) B.dm(nav)")
    #expect(scene.titles == ["A", "B"])
    #expect(scene.navigation.navigationBar.topItem === scene.b.navigationItem)
    #expect(scene.b.view.frame == Rect(x: 0, y: 52, width: 400, height: 548))
  }

  @Test(
    "N-10, N-18: controllers that are set during a drag are kept when the drag is cancelled, and when it ends",
    arguments: [150.0, 300],
    [
      [["A", "B"]], [["A"]], [["A", "B"], ["A"]], [["A", "B"], ["A", "C", "B"]], [["B"]], [["C"]],
    ])
  func setDuringDrag(x: Double, lists: [[String]]) throws {
    let (stage, navigation) = (scene.stage, scene.navigation)
    let all = ["A": navigation.viewControllers[0], "B": scene.b, "C": scene.c]
    stage.touch(began: Point(x: 2, y: 300))
    stage.advance(by: 0.05)
    for step in [30, x] {
      stage.touch(moved: Point(x: step, y: 300))
      stage.advance(by: 0.5)
    }
    for list in lists {
      navigation.setViewControllers(list.compactMap { all[$0] }, animated: true)
    }
    stage.touch(ended: Point(x: x, y: 300))
    stage.settle()
    let wanted = try #require(lists.last)
    #expect(scene.titles == wanted)
    #expect(navigation.children.count == wanted.count)
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    for (name, controller) in all {
      #expect((controller.parent === navigation) == wanted.contains(name))
      let phase = controller.appearancePhase
      #expect(phase == (wanted.last == name ? .appeared : .disappeared) || !controller.isViewLoaded)
    }
    // The move calls are balanced: the last move call of each controller is a did call.
    let moves = scene.recording.tokens().split(separator: " ").filter { $0.contains("m(n") }
    for name in wanted {
      #expect(moves.last { $0.hasPrefix("\(name).") }.map { $0.hasSuffix(".dm(nav)") } != false)
    }
  }

  @Test(
    "N-20: a drag that stops before its release is decided by its position, and a fast drag by its direction",
    arguments: [(230.0, 0.5, true), (190, 0.5, false), (120, 0, true)])
  func release(x: Double, resting: Double, pops: Bool) {
    dragFromEdge(to: x, resting: resting)
    scene.stage.settle()
    #expect(scene.titles == (pops ? ["A"] : ["A", "B"]))
  }

  @Test("a fast release against the direction cancels even beyond the middle")
  func backwards() {
    let stage = scene.stage
    stage.touch(began: Point(x: 2, y: 300))
    for x in [100.0, 300, 380, 330, 270, 210] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: 300))
    }
    stage.touch(ended: Point(x: 210, y: 300))
    stage.settle()
    #expect(scene.titles == ["A", "B"])
  }

  @Test("N-17: a drag that starts away from the edge, or at the root, pops nothing")
  func notAtEdge() {
    dragFromEdge(to: 390, from: 60)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"])
    scene.navigation.popViewController(animated: false)
    _ = scene.rest()
    dragFromEdge(to: 390)
    #expect(scene.rest().isEmpty)
  }

  @Test("a drag may begin anywhere if the program allows it")
  func anywhere() {
    scene.navigation.allowsPopByDraggingAnywhere = true
    dragFromEdge(to: 380, from: 100)
    scene.stage.settle()
    #expect(scene.titles == ["A"])
  }

  @Test("N-17: the drag is disabled while the bar is hidden, or an item replaces the back button")
  func off() {
    scene.navigation.isNavigationBarHidden = true
    dragFromEdge(to: 390)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"])
    scene.navigation.isNavigationBarHidden = false
    scene.b.navigationItem.leftBarButtonItem = BarButtonItem(title: "Close")
    dragFromEdge(to: 390)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"])
  }

  @Test("two fingers on a touchpad pop, and 400 points count as the width of the page")
  func touchpad() {
    scene.stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(scene.titles == ["A"])
  }

  @Test("two fingers on a touchpad that move downwards pop nothing")
  func touchpadDown() {
    scene.stage.touchpadScroll(by: Point(x: 0, y: 300), at: Point(x: 200, y: 300))
    #expect(scene.rest().isEmpty)
  }

  @Test(
    "the back button, keys and a thumb button of a mouse go back",
    arguments: ["bar", "Alt+Left", "Back", "Escape", "mouse"])
  func back(way: String) {
    switch way {
    case "bar": scene.stage.click(on: "Back to A")
    case "mouse": scene.stage.click(at: Point(x: 200, y: 300), button: .back)
    default: scene.stage.key(way)
    }
    scene.stage.settle()
    #expect(scene.titles == ["A"])
    #expect(scene.asked == ["B"])
  }

  @Test(
    "the delegate can refuse pops by the bar's button, keys, mouse and gestures, and is asked once for each",
    arguments: ["bar", "Alt+Left", "Back", "Escape", "mouse", "edge", "touchpad"])
  func veto(way: String) {
    scene.allowsPop = false
    switch way {
    case "bar": scene.stage.click(on: "Back to A")
    case "mouse": scene.stage.click(at: Point(x: 200, y: 300), button: .back)
    case "edge": dragFromEdge(to: 390)
    case "touchpad": scene.stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 200, y: 300))
    default: scene.stage.key(way)
    }
    #expect(scene.rest().isEmpty)
    #expect(scene.asked == ["B"] && scene.titles == ["A", "B"])
    // The program's own pops do not ask the delegate.
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    #expect(scene.titles == ["A"] && scene.asked == ["B"])
  }

  @Test(
    "going forward after a pop pushes the popped controller again, if popped controllers are kept",
    arguments: ["Alt+Right", "Forward", "mouse"])
  func forward(way: String) {
    scene.navigation.keepsPoppedControllers = true
    scene.navigation.pushViewController(scene.c, animated: false)
    scene.stage.settle()
    for _ in 0..<2 {
      scene.stage.key("Alt+Left")
      scene.stage.settle()
    }
    #expect(scene.titles == ["A"])
    for _ in 0..<3 {
      if way == "mouse" {
        scene.stage.click(at: Point(x: 200, y: 300), button: .forward)
      } else {
        scene.stage.key(way)
      }
      scene.stage.settle()
    }
    #expect(scene.titles == ["A", "B", "C"])
  }

  @Test("without keepsPoppedControllers, going forward does nothing")
  func noForward() {
    scene.stage.key("Alt+Left")
    scene.stage.settle()
    #expect(!scene.navigation.canGoForward)
    scene.stage.key("Alt+Right")
    scene.stage.settle()
    #expect(scene.titles == ["A"])
  }

  @Test(
    "in a right-to-left layout, the drag starts at the right edge, the right arrow goes back, and the slide is mirrored"
  )
  func rightToLeft() {
    let mirrored = NavigationScene(settings: Settings(layoutDirection: .rightToLeft))
    mirrored.pushAtRest(mirrored.b)
    let stage = mirrored.stage
    stage.key("Alt+Left")
    stage.settle()
    #expect(mirrored.titles == ["A", "B"])
    stage.touch(began: Point(x: 398, y: 300))
    for x in [300.0, 200, 100] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: 300))
    }
    stage.advance(by: 0.3)
    #expect(abs(mirrored.b.view.presentation.frame.minX + 298) < 1)
    stage.touch(ended: Point(x: 100, y: 300))
    stage.settle()
    #expect(mirrored.titles == ["A"])
    mirrored.pushAtRest(mirrored.b)
    stage.key("Alt+Right")
    stage.settle()
    #expect(mirrored.titles == ["A"])
  }

  @Test("a right click or a long press on the back button lists the stack, and a choice pops to it")
  func backList() {
    scene.pushAtRest(scene.c)
    scene.stage.click(on: "Back to B", button: .secondary)
    scene.stage.settle()
    scene.stage.click(on: "A")
    scene.stage.settle()
    #expect(scene.titles == ["A"])
    scene.pushAtRest(scene.b, scene.c)
    let button = scene.stage.view(named: "Back to B")
    let place = button.map { $0.convert($0.bounds.center, to: nil) } ?? .zero
    scene.stage.press(at: place)
    scene.stage.advance(by: 0.7)
    scene.stage.release(at: place)
    scene.stage.settle()
    scene.stage.click(on: "A")
    scene.stage.settle()
    #expect(scene.titles == ["A"] && scene.asked == ["C", "C"])
  }

  @Test("a click on the back button during a push goes back when the push has ended")
  func backDuringPush() {
    scene.navigation.pushViewController(scene.c, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.click(on: "Back to B")
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"])
    #expect(scene.b.view.window != nil && scene.c.view.window == nil)
  }

  /// Drags a finger horizontally over the content, and holds it still before it lifts.
  private func drag(from start: Double, by distance: Double) {
    let stage = scene.stage
    stage.touch(began: Point(x: start, y: 300))
    for step in stride(from: 0.2, through: 1, by: 0.2) {
      stage.touch(moved: Point(x: start + distance * step, y: 300))
      stage.advance(by: 0.02)
    }
    stage.advance(by: 0.5)
    stage.touch(ended: Point(x: start + distance, y: 300))
  }

  @Test("a finger catches a running pop at its current position, and can reverse it")
  func caughtPop() {
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    let x = scene.b.view.presentation.frame.minX
    #expect(x > 20 && x < 200)
    let stage = scene.stage
    stage.touch(began: Point(x: 300, y: 300))
    stage.touch(moved: Point(x: 289, y: 300))
    stage.advance(by: 0.02)
    let caught = scene.b.view.presentation.frame.minX
    stage.advance(by: 1)
    #expect(abs(scene.b.view.presentation.frame.minX - caught) < 1)
    stage.touch(moved: Point(x: 279, y: 300))
    stage.advance(by: 0.3)
    #expect(abs(scene.b.view.presentation.frame.minX - (caught - 10)) < 1)
    stage.touch(ended: Point(x: 279, y: 300))
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) A.wd(true) A.dd(true) "
        + "B.wa(true) B.da(true) B.dm(nav)")
    #expect(scene.titles == ["A", "B"] && scene.asked.isEmpty)
    #expect(scene.b.view.frame.minX == 0)
  }

  @Test(
    "a finger catches a running push, and can complete or reverse it", arguments: [false, true])
  func caughtPush(goesOn: Bool) {
    scene.navigation.pushViewController(scene.c, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.15)
    drag(from: 200, by: goesOn ? -150 : 180)
    let begun = "C.wm(nav) C.ld B.wd(true) C.wa(true) willShow(C,true) C.ia(true) "
    #expect(
      scene.rest() == begun
        + (goesOn
          ? "B.dd(true) C.da(true) C.dm(nav) didShow(C,true)"
          : "C.wd(true) C.dd(true) B.wa(true) B.da(true) C.wm(nil) C.dm(nil)"))
    #expect(scene.titles == (goesOn ? ["A", "B", "C"] : ["A", "B"]))
    // A reversed push is a pop, so the delegate was asked.
    #expect(scene.asked == ["C"])
    #expect(scene.c.parent === (goesOn ? scene.navigation : nil))
    let bar = scene.navigation.navigationBar
    #expect(bar.topItem === (goesOn ? scene.c : scene.b).navigationItem)
  }

  @Test("a push whose controller the delegate keeps on the stack is not caught")
  func vetoedCatch() {
    scene.allowsPop = false
    scene.navigation.pushViewController(scene.c, animated: true)
    scene.stage.turn()
    drag(from: 100, by: 200)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B", "C"])
  }

  @Test("a refused drag moves the content by a tenth, and the content returns")
  func refused() {
    scene.allowsPop = false
    let stage = scene.stage
    stage.touch(began: Point(x: 2, y: 300))
    for x in [30.0, 102, 202] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: 300))
    }
    stage.advance(by: 0.1)
    let place = scene.b.view.convert(Point.zero, to: nil)
    #expect(abs(place.x - 20) < 2)
    stage.touch(ended: Point(x: 202, y: 300))
    stage.settle()
    #expect(scene.b.view.convert(Point.zero, to: nil).x == 0)
    #expect(scene.recording.tokens().isEmpty && scene.asked == ["B"])
  }

  @Test("N-21: a custom animator runs, and without an interactor the drag does not pop")
  func customAnimator() {
    let fade = FadingAnimator()
    scene.animator = fade
    dragFromEdge(to: 390)
    #expect(scene.rest().isEmpty)
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    #expect(fade.runs == 1)
    #expect(
      scene.rest()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A,true) A.ia(true) B.dd(true) A.da(true) "
        + "B.dm(nil) didShow(A,true)")
  }

  @Test("N-21: an interactor of the delegate drives the animator, and can cancel")
  func customInteractor() {
    let hand = PercentDrivenInteractiveTransition()
    (scene.animator, scene.interactor) = (FadingAnimator(), hand)
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    hand.update(0.5)
    scene.stage.advance(by: 1)
    #expect(abs(scene.b.view.presentation.alpha - 0.5) < 0.2)
    hand.cancel()
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"] && scene.b.view.alpha == 1)
  }
}

/// An animator that fades the outgoing view out over the incoming view.
@MainActor
private final class FadingAnimator: ViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.2 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    runs += 1
    guard let new = context.view(forKey: .to), let old = context.view(forKey: .from) else { return }
    context.containerView.insertSubview(new, at: 0)
    View.animate(withDuration: 0.2) {
      old.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      old.alpha = 1
    }
  }
}
