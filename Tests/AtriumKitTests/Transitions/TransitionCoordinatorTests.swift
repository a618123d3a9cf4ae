import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The coordinator of swaps and presentations.
@MainActor
struct TransitionCoordinatorTests {
  private let scene = SwapScene()

  @Test("R-14: the container, both sides and the controllers inside them see one coordinator")
  func concerned() throws {
    let inner = Recording.controller("I")
    scene.recording.add(inner, to: scene.a)
    scene.stage.settle()
    #expect(scene.root.transitionCoordinator == nil)
    scene.root.perform(scene.transition())
    scene.stage.turn()
    let coordinator = try #require(scene.root.transitionCoordinator)
    for controller in [scene.a, scene.b, inner] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(coordinator.viewController(forKey: .from) === scene.a)
    #expect(coordinator.viewController(forKey: .to) === scene.b)
    #expect(coordinator.view(forKey: .from) === scene.a.view)
    #expect(coordinator.view(forKey: .to) === scene.b.view)
    #expect(coordinator.containerView === scene.root.view)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.4)
    #expect(coordinator.presentationStyle == .none && coordinator.targetTransform == .identity)
    #expect(!coordinator.isInterruptible && !coordinator.initiallyInteractive)
    scene.stage.advance(by: 0.2)
    #expect(isNear(coordinator.percentComplete, 0.5, 0.05))
    scene.stage.settle()
    #expect(coordinator.percentComplete == 1 && !coordinator.isCancelled)
    #expect(scene.root.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
  }

  @Test("R-14, L-14: viewIsAppearing can still join, and its animation is interactive too")
  func joining() {
    let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    scene.b.onIsAppearing = { [b = scene.b] in
      b.view.addSubview(badge)
      badge.alpha = 0
      let isEarly = b.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in
        badge.alpha = 1
      } completion: {
        log.append("end \($0.isCancelled)")
      }
      log.append("early \(isEarly == true)")
    }
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.hand.update(0.5)
    #expect(isNear(badge.presentation.alpha, 0.5))
    let late = scene.b.transitionCoordinator?.animate(alongsideTransition: { _ in })
    #expect(late == false)
    scene.hand.cancel()
    scene.stage.settle()
    #expect(badge.alpha == 0)
    #expect(log == ["early true", "end true"])
  }

  @Test("R-14: handlers are called when the transition becomes interactive, and when that ends")
  func interaction() {
    var log: [String] = []
    scene.hand.completionSpeed = 0.5
    scene.root.perform(scene.transition(byHand: true))
    scene.stage.turn()
    scene.root.transitionCoordinator?.notifyWhenInteractionChanges { context in
      log.append(
        "\(context.isInteractive) \(context.isCancelled) \(context.percentComplete) "
          + "\(context.completionVelocity)")
    }
    #expect(scene.root.transitionCoordinator?.initiallyInteractive == true)
    #expect(scene.root.transitionCoordinator?.isInterruptible == true)
    scene.hand.update(0.25)
    scene.hand.cancel()
    scene.hand.pause()
    scene.hand.finish()
    scene.stage.settle()
    #expect(
      log == ["false true 0.25 0.5", "true false 0.25 0.5", "false false 0.25 0.5"])
  }

  @Test("R-14: closures that join run even without animation, before the completions")
  func unanimated() {
    var log: [String] = []
    scene.b.onWillAppear = { [b = scene.b] in
      b.transitionCoordinator?.animate {
        log.append("along \($0.isAnimated) \($0.percentComplete)")
      } completion: {
        log.append("end \($0.isCancelled)")
      }
    }
    var transition = scene.transition()
    transition.animator = nil
    scene.root.perform(transition)
    #expect(log == ["along false 1.0", "end false"])
  }

  @Test("R-14: transition(from:to:) has a coordinator as well")
  func block() {
    var seen: Double?
    scene.b.onIsAppearing = { [b = scene.b] in seen = b.transitionCoordinator?.transitionDuration }
    scene.root.transition(from: scene.a, to: scene.b, duration: 0.2) {
      scene.b.view.alpha = 0.5
    }
    scene.stage.settle()
    #expect(seen == 0.2)
    #expect(scene.root.transitionCoordinator == nil)
  }

  @Test("R-14: of a running swap and a running resize, the later one is the coordinator")
  func latest() {
    scene.root.perform(scene.transition())
    scene.stage.turn()
    let swap = scene.b.transitionCoordinator
    scene.stage.dispatchResize(to: Size(width: 420, height: 640))
    scene.stage.turn()
    #expect(scene.b.transitionCoordinator !== swap)
    #expect(scene.b.transitionCoordinator?.containerView === scene.window)
    scene.stage.settle()
    #expect(scene.b.transitionCoordinator == nil)
  }
}
