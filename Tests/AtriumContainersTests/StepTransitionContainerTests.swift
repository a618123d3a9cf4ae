import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The transitions of the catalogue as animators of the toolkit's containers and presentations.
@MainActor
struct StepTransitionContainerTests {
  /// Presents with one animator and dismisses with another.
  private final class Presenter: ViewControllerTransitioningDelegate {
    let transition: StepTransition
    init(_ transition: StepTransition) { self.transition = transition }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { StepTransitionAnimator(transition) }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      StepTransitionAnimator(transition, isReversed: true)
    }
  }

  private static let size = Size(width: 120, height: 160)

  /// Returns the calls of a controller, without their flags.
  private func calls(of name: String, in log: String) -> String {
    log.split(separator: " ").filter { $0.hasPrefix("\(name).") }.joined(separator: " ")
      .replacing("(true)", with: "")
  }

  private func isUntouched(_ view: View) -> Bool {
    view.transform3D.isIdentity && view.alpha == 1 && view.layerValues == .identity
  }

  @Test(
    "CK-T-b: a navigation controller pushes and pops with each transition of the catalogue",
    arguments: StepTransitionTable.durations.indices)
  func navigation(index: Int) {
    let transition = StepTransition.catalogue[index]
    let scene = NavigationScene(size: StepTransitionContainerTests.size)
    let balance = LifeBalance()
    scene.b.addLifecycleObserver(balance)
    scene.animator = StepTransitionAnimator(transition)
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"] && scene.b.view.window != nil && scene.a.view.window == nil)
    #expect(isUntouched(scene.a.view) && isUntouched(scene.b.view), "\(transition.name)")
    scene.animator = StepTransitionAnimator(transition, isReversed: true)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.settle()
    #expect(scene.titles == ["A"] && scene.a.view.window != nil && scene.b.view.window == nil)
    #expect(isUntouched(scene.a.view) && isUntouched(scene.b.view))
    #expect(balance.problem == nil)
    #expect(calls(of: "A", in: scene.recording.tokens()) == "A.wd A.dd A.wa A.ia A.da")
  }

  @Test(
    "CK-T-b: tabs change with each transition of the catalogue",
    arguments: StepTransitionTable.durations.indices
  )
  func tabs(index: Int) {
    let transition = StepTransition.catalogue[index]
    let scene = TabScene(size: StepTransitionContainerTests.size)
    let balance = LifeBalance()
    scene.b.addLifecycleObserver(balance)
    _ = scene.recording.tokens()
    for (selected, isReversed) in [(1, false), (0, true)] {
      scene.animator = StepTransitionAnimator(transition, isReversed: isReversed)
      scene.tabs.selectedIndex = selected
      scene.stage.advance(by: 0.1)
      scene.stage.settle()
      #expect(scene.shown == [["A", "B"][selected]], "\(transition.name)")
      #expect(isUntouched(scene.a.view) && isUntouched(scene.b.view))
    }
    #expect(balance.problem == nil)
    #expect(calls(of: "A", in: scene.recording.tokens()) == "A.wd A.dd A.wa A.ia A.da")
  }

  @Test(
    "CK-T-b: a controller is presented and dismissed with each transition of the catalogue",
    arguments: StepTransitionTable.durations.indices)
  func modal(index: Int) {
    let presenter = Presenter(StepTransition.catalogue[index])
    let recording = Recording.atRest(size: StepTransitionContainerTests.size)
    let modal = Recording.controller("M")
    let balance = LifeBalance()
    modal.addLifecycleObserver(balance)
    modal.transitioningDelegate = presenter
    modal.modalPresentationStyle = .fullScreen
    recording.root.present(modal, animated: true)
    recording.stage.advance(by: 0.1)
    recording.stage.settle()
    #expect(modal.view.window != nil && recording.root.view.window == nil)
    #expect(modal.view.frame == recording.stage.window.bounds)
    recording.root.dismiss(animated: true)
    recording.stage.advance(by: 0.1)
    recording.stage.settle()
    #expect(modal.view.window == nil && recording.root.view.window != nil)
    #expect(isUntouched(modal.view) && isUntouched(recording.root.view))
    #expect(balance.problem == nil, "\(presenter.transition.name)")
    #expect(calls(of: "P", in: recording.tokens()) == "P.wd P.dd P.wa P.ia P.da")
  }

  @Test(
    "CK-T-b: a custom container replaces children with each transition of the catalogue",
    arguments: StepTransitionTable.durations.indices)
  func swap(index: Int) {
    let transition = StepTransition.catalogue[index]
    let recording = Recording.atRest(size: StepTransitionContainerTests.size)
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    let balance = LifeBalance()
    b.addLifecycleObserver(balance)
    recording.stage.settle()
    _ = recording.tokens()
    for (from, to, isReversed) in [(a, b, false), (b, a, true)] {
      from.willMove(toParent: nil)
      recording.root.addChild(to)
      var swap = ContainerTransition(from: from, to: to, in: recording.root.view)
      swap.animator = StepTransitionAnimator(transition, isReversed: isReversed)
      var ends: [Bool] = []
      swap.completion = { didComplete in
        ends.append(didComplete)
        from.removeFromParent()
        to.didMove(toParent: recording.root)
      }
      recording.root.perform(swap)
      recording.stage.settle()
      #expect(ends == [true] && recording.root.view.subviews == [to.view], "\(transition.name)")
      #expect(isUntouched(a.view) && isUntouched(b.view))
    }
    #expect(balance.problem == nil)
    #expect(
      calls(of: "A", in: recording.tokens())
        == "A.wm(nil) A.wd A.dd A.dm(nil) A.wm(P) A.wa A.ia A.da A.dm(P)")
  }

  @Test(
    "CK-T-h: each transition of the catalogue can be scrubbed at random, then finished or cancelled",
    arguments: StepTransitionTable.durations.indices.dropFirst())
  func scrub(index: Int) throws {
    let transition = StepTransition.catalogue[index]
    var generator = SeededGenerator(seed: UInt64(index + 1))
    for isCancelled in [true, false] {
      let scene = NavigationScene(size: StepTransitionContainerTests.size)
      let hand = PercentDrivenInteractiveTransition()
      scene.animator = StepTransitionAnimator(transition, duration: 0.5)
      scene.interactor = hand
      let place = scene.a.view.frame
      scene.navigation.pushViewController(scene.b, animated: true)
      scene.stage.turn()
      var looks: [Int: [Double]] = [:]
      for step in (0...10) + (0..<14).map({ _ in Int.random(in: 0...10, using: &generator) }) {
        hand.update(Double(step) / 10)
        scene.stage.advance(by: 1.0 / 60)
        let views = [scene.a.view, scene.b.view].compactMap(\.self)
        let look = views.flatMap { view -> [Double] in
          let eye = ProjectiveTransform(view.presentation.transform3D)
          return [eye.affine.a, eye.affine.d, eye.affine.tx, eye.affine.ty, eye.p, eye.q]
            + [view.presentation.alpha]
        }
        #expect(looks[step] == nil || looks[step] == look, "\(transition.name) at \(step)")
        looks[step] = look
      }
      #expect(looks.count == 11 && Set(looks.values).count > 1)
      if isCancelled { hand.cancel() } else { hand.finish() }
      scene.stage.settle()
      #expect(scene.titles == (isCancelled ? ["A"] : ["A", "B"]), "\(transition.name)")
      #expect(isUntouched(scene.a.view) && isUntouched(scene.b.view))
      let shown = isCancelled ? scene.a : scene.b
      #expect(
        shown.view.window != nil && shown.view.frame == place)
    }
  }

  @Test(
    "CK-V2: a transition that the next transition interrupts leaves both views with their final properties"
  )
  func overtaken() {
    for transition in StepTransition.catalogue {
      let recording = Recording.atRest(size: StepTransitionContainerTests.size)
      let (a, b) = (Recording.controller("A"), Recording.controller("B"))
      recording.add(a, to: recording.root)
      recording.stage.settle()
      for (from, to, isReversed) in [(a, b, false), (b, a, true), (a, b, false)] {
        if to.parent == nil { recording.root.addChild(to) }
        var swap = ContainerTransition(from: from, to: to, in: recording.root.view)
        swap.animator = StepTransitionAnimator(transition, isReversed: isReversed)
        swap.overlap = .supersede
        recording.root.perform(swap)
        recording.stage.advance(by: 0.13)
      }
      recording.stage.settle()
      #expect(recording.root.view.subviews == [b.view], "\(transition.name)")
      #expect(isUntouched(a.view) && isUntouched(b.view), "\(transition.name)")
    }
  }

  @Test("CK-T-i: custom transitions need one method: a fall with a bounce, a rotation, a blur")
  func custom() {
    let turns = [SIMD3(0, 1, 0), SIMD3(1, 0, 0)].flatMap { axis in
      [1.0, -1].map { TurnAboutCenter(axis: axis, sign: $0) }
    }
    for transition in [FallFromTop(), FadeInBlur()] + turns {
      let scene = StepScene()
      var ends = 0
      scene.animator(transition).run { ends += 1 }
      scene.stage.settle()
      #expect(scene.isUntouched(scene.a) || transition is FadeInBlur)
      scene.animator(transition, isReversed: true).run { ends += 1 }
      scene.stage.settle()
      #expect(ends == 2 && scene.isUntouched(scene.a) && scene.isUntouched(scene.b))
    }
    #expect(abs(FallFromTop().defaultDuration - 0.4) < 1e-12)
    #expect(FallFromTop().defaultReverseDuration == 0.4)
    let scene = StepScene()
    FadeInBlur().apply(
      appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
    #expect(scene.b.layerValues.rasterizes && scene.b.layerValues.rasterizationScale == 0.5)
  }

  @Test("CK-T-i: steps with endless and negative durations take no time, and their transition ends")
  func badSteps() {
    let scene = StepScene()
    var ends = 0
    scene.animator(EndlessTransition()).run { ends += 1 }
    scene.stage.settle()
    #expect(ends == 1 && EndlessTransition().defaultDuration == 0.1)
    #expect(scene.a.frame.origin.x == 30)
    scene.animator(EndlessTransition(), isReversed: true).run { ends += 1 }
    scene.stage.settle()
    #expect(ends == 2 && scene.isUntouched(scene.a))
  }

  @Test("CK-A14: a transition may change frames, and a removal restores them")
  func frames() {
    let scene = StepScene()
    scene.animator(SqueezeTransition()).run {}
    scene.stage.turn()
    scene.stage.advance(by: 0.2)
    #expect(abs(scene.b.presentation.bounds.width - 300) < 1e-9)
    #expect(abs(scene.b.presentation.alpha - 0.75) < 1e-6)
    scene.stage.settle()
    #expect(scene.b.frame == Rect(x: 100, y: 0, width: 200, height: 300) && scene.b.alpha == 0.5)
    scene.animator(SqueezeTransition(), isReversed: true).run {}
    scene.stage.settle()
    #expect(scene.isUntouched(scene.b))
  }

  @Test("CK-T-b: no view is kept alive after the transition")
  func leaks() {
    weak var animator: StepTransitionAnimator?
    weak var view: View?
    do {
      let scene = StepScene()
      let own = scene.animator(.rotateVerticallyFromLeftClockwise)
      own.run {}
      scene.stage.settle()
      (animator, view) = (own, scene.a)
      scene.stage.close()
    }
    #expect(animator == nil && view == nil)
  }
}

/// The view falls, bounces by a third of the height, and falls again, and later leaves upwards.
private final class FallFromTop: StepTransition {
  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    let height = bounds.height
    return [
      step(0, .easeInOut, appearing, -height), step(0.1, .easeIn, appearing, height),
      step(0.15, .easeOut, appearing, -height / 3), step(0.15, .easeIn, appearing, height / 3),
    ]
  }

  override func reverseSteps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep]? {
    [
      step(0.4, .easeIn, disappearing, -bounds.height),
      step(0, .easeIn, disappearing, bounds.height),
    ]
  }

  private func step(
    _ duration: Double, _ curve: UnitCurve, _ view: View?, _ way: Double
  ) -> AnimationStep {
    var step = AnimationStep(duration: duration, curve: curve)
    step.add(.translation(x: 0, y: way), to: view)
    return step
  }
}

/// Rotates both views about the centre in space.
private final class TurnAboutCenter: StepTransition {
  private let axis: SIMD3<Double>
  private let sign: Double

  init(axis: SIMD3<Double>, sign: Double) {
    (self.axis, self.sign) = (axis, sign)
  }

  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    var setup = AnimationStep(duration: 0)
    let depth = LayerAnimation(sublayerCamera: 4 * bounds.width)
    setup.add(depth, to: group)
    setup.add(
      LayerAnimation(
        rotation: LayerAnimation.Rotation(angle: -sign * .pi / 2, axis: axis),
        anchorPoint: SIMD3(0, 0, -bounds.width / 2), opacity: 0), to: appearing)
    setup.add(LayerAnimation(anchorPoint: SIMD3(0, 0, -bounds.width / 2)), to: disappearing)
    var turn = AnimationStep(duration: 0.6)
    for view in [appearing, disappearing] {
      turn.add(.rotation(sign * .pi / 2, axis: axis), to: view)
    }
    var back = AnimationStep(duration: 0)
    for view in [appearing, disappearing] {
      back.add(LayerAnimation(anchorPoint: SIMD3(0, 0, bounds.width / 2)), to: view)
    }
    back.add(depth.inverted, to: group)
    return [setup, turn, back]
  }
}

/// The old view becomes blurred while the new view fades in.
private final class FadeInBlur: StepTransition {
  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    var setup = AnimationStep(duration: 0)
    setup.add(.opacity(-1), to: appearing)
    setup.add(LayerAnimation(rasterizes: true), to: disappearing)
    var fade = AnimationStep(duration: 0.4)
    fade.add(.opacity(1), to: appearing)
    fade.add(LayerAnimation(rasterizationScale: -0.5), to: disappearing)
    return [setup, fade]
  }
}

/// Steps whose durations and values are not finite.
private final class EndlessTransition: StepTransition {
  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    [-1, .infinity, .nan, 0.1].map { duration in
      var step = AnimationStep(duration: duration)
      step.duration = duration
      step.add(.translation(x: duration == 0.1 ? 30 : .nan, y: .infinity), to: appearing)
      step.add(.scale(.infinity), to: disappearing)
      return step
    }
  }
}

/// The old view becomes narrow and translucent.
private final class SqueezeTransition: StepTransition {
  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    var step = AnimationStep(duration: 0.4, curve: .linear)
    step.add(ViewAnimation(scale: Size(width: 0.5, height: 1), alpha: -0.5), to: disappearing)
    return [step]
  }
}
