import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The transition coordinator of swaps and presentations.
@MainActor
struct TransitionCoordinatorTests {
  private let scene = SwapScene()

  @Test("R-14: the container, both sides and the controllers inside them have the same coordinator")
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

  @Test(
    "R-14, L-14: closures may still be added in viewIsAppearing, and their animation is interactive too"
  )
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

  @Test(
    "R-14: handlers are called when the transition becomes interactive, and when the interaction ends"
  )
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

  @Test("R-14: added closures run even without animation, before the completions")
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

  @Test("R-14: of a running swap and a running resize, the later change provides the coordinator")
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

  @Test("R-14: an animated request for the next layout has its coordinator at once")
  func beforeItBegins() {
    var transition = scene.transition()
    transition.beginning = .nextLayout
    transition.interactor = scene.hand
    scene.root.perform(transition)
    let coordinator = scene.root.transitionCoordinator
    #expect(scene.a.transitionCoordinator === coordinator)
    #expect(scene.b.transitionCoordinator === coordinator)
    #expect(coordinator?.viewController(forKey: .from) === scene.a)
    #expect(coordinator?.viewController(forKey: .to) === scene.b)
    #expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.4)
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    #expect(coordinator?.percentComplete == 0 && !scene.b.isViewLoaded)
    scene.stage.turn()
    #expect(scene.root.transitionCoordinator === coordinator)
    scene.hand.finish()
    scene.stage.settle()
    _ = scene.recording.tokens()
    var plain = scene.transition(from: scene.b, to: scene.a)
    (plain.beginning, plain.animator) = (.nextLayout, nil)
    scene.root.perform(plain)
    #expect(scene.root.transitionCoordinator == nil)
  }

  @Test("R-14: closures of a transition that begins without a window run once, without animation")
  func neverSeen() {
    var log: [String] = []
    var transition = scene.transition()
    transition.beginning = .nextLayout
    scene.root.perform(transition)
    scene.root.transitionCoordinator?.animate {
      log.append("along \($0.isAnimated)")
    } completion: {
      log.append("end \($0.isCancelled)")
    }
    scene.window.rootViewController = ViewController()
    scene.stage.settle()
    #expect(log == ["along false", "end false"])
    // The view in which the transition takes place is removed, which ends the transition before it begins.
    let other = SwapScene()
    let place = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    other.root.view.addSubview(place)
    var lost = ContainerTransition(from: nil, to: other.b, in: place)
    (lost.beginning, lost.animator) = (.nextLayout, other.animator)
    other.root.perform(lost)
    log = []
    other.root.transitionCoordinator?.animate {
      log.append("along \($0.isAnimated)")
    } completion: {
      log.append("end \($0.isCancelled)")
    }
    place.removeFromSuperview()
    other.stage.settle()
    #expect(log == ["end true"])
  }

  @Test(
    "R-14: a completion can be added until the transition ends, even when closures can no longer be animated"
  )
  func lateCompletion() {
    var log: [String] = []
    var transition = scene.transition()
    transition.completion = { [scene] _ in
      log.append("done")
      let coordinator = scene.root.transitionCoordinator
      log.append(coordinator?.viewController(forKey: .from)?.title ?? "none")
      coordinator?.animate(alongsideTransition: nil) { _ in log.append("last") }
    }
    scene.root.perform(transition)
    let coordinator = scene.root.transitionCoordinator
    scene.stage.turn()
    scene.stage.advance(by: 0.2)
    let isEarly = coordinator?.animate { _ in
      log.append("along")
    } completion: { _ in
      log.append("end")
    }
    #expect(isEarly == false)
    scene.stage.settle()
    #expect(log == ["end", "done", "A", "last"])
    coordinator?.animate(alongsideTransition: nil) { _ in log.append("never") }
    scene.stage.settle()
    #expect(log.count == 4)
  }

  @Test(
    "R-14: present and dismiss have their coordinator when they return", arguments: [true, false])
  func modal(isFull: Bool) {
    let modal = ViewController()
    modal.title = "M"
    modal.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
    var log: [String] = []
    scene.a.present(modal, animated: true)
    for controller in [scene.a, scene.root, modal] {
      let coordinator = controller.transitionCoordinator
      #expect(coordinator?.isAnimated == true && (coordinator?.transitionDuration ?? 0) > 0)
      #expect(coordinator?.viewController(forKey: .from) === scene.root)
      #expect(coordinator?.viewController(forKey: .to) === modal)
    }
    scene.a.transitionCoordinator?.animate { _ in
      log.append("along")
    } completion: { _ in
      log.append("presented")
    }
    scene.stage.settle()
    #expect(log == ["along", "presented"] && scene.a.transitionCoordinator == nil)
    modal.dismiss(animated: true)
    for controller in [scene.a, scene.root, modal] {
      let coordinator = controller.transitionCoordinator
      #expect(coordinator?.isAnimated == true)
      #expect(coordinator?.viewController(forKey: .from) === modal)
      #expect(coordinator?.viewController(forKey: .to) === scene.root)
    }
    modal.transitionCoordinator?.animate { _ in
      log.append("along")
    } completion: { _ in
      log.append("dismissed")
    }
    scene.stage.settle()
    #expect(log == ["along", "presented", "along", "dismissed"])
  }
}
