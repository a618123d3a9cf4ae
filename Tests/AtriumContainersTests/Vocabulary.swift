import AtriumContainers
import AtriumGeometry
import AtriumKit
import Testing

/// One animator of the test vocabulary.
struct VocabularyEntry: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Whether the animator ends inside its call, without animation.
  let isImmediate: Bool
  /// Whether the animator restores a removed view, even after a cancellation.
  let restores: Bool
  let make: @MainActor @Sendable () -> any ViewControllerAnimatedTransitioning

  init(
    _ name: String, isImmediate: Bool = false, restores: Bool = false,
    make: @escaping @MainActor @Sendable () -> any ViewControllerAnimatedTransitioning
  ) {
    (testDescription, self.isImmediate) = (name, isImmediate)
    (self.restores, self.make) = (restores, make)
  }
}

/// The animators that every container must be able to run.
///
/// Append to ``all`` to test another animator in every container.
@MainActor
enum Vocabulary {
  nonisolated static let all = stock + forms

  /// The stock transitions, in every direction.
  private nonisolated static let stock: [VocabularyEntry] = {
    typealias Transition = ViewController.Transition
    let place = Rect(x: 20, y: 40, width: 30, height: 10)
    let plain: [Transition] = [
      .crossDissolve, .curlUp, .curlDown, .zoom(from: place), .shrink(to: place),
      .zoom(from: Rect(x: 60, y: 60, width: 0, height: 0)), .shrink(to: .null),
    ]
    let directed: [Transition] =
      Transition.Edge.allCases.map { .push(from: $0) }
      + [Transition.Edge.top, .left, .bottom, .right].map { .flip(from: $0) }
      + [.cover(from: .bottom), .cover(from: .leading)]
      + [.uncover(to: .bottom), .uncover(to: .trailing)]
    return (plain + directed).map { transition in
      VocabularyEntry("\(transition)", restores: true) { transition.animator() }
    }
  }()

  /// Animators of every kind that a program can write.
  private nonisolated static let forms = [
    VocabularyEntry("fade") { TabFade() },
    VocabularyEntry("spring") { SlideIn() },
    VocabularyEntry("interruptible") { Interruptible() },
    VocabularyEntry("navigation push") { NavigationController.slideAnimator(for: .push) },
    VocabularyEntry("navigation pop") { NavigationController.slideAnimator(for: .pop) },
    VocabularyEntry("immediate", isImmediate: true) { Immediate() },
    VocabularyEntry("no duration", isImmediate: true) {
      ViewController.Transition.curlUp.animator(duration: .nan)
    },
  ]

  /// Returns an animator from ``forms`` for random tests.
  static func animator(_ kind: Int) -> any ViewControllerAnimatedTransitioning {
    switch kind {
    case 0: TabFade()
    case 1: SlideIn()
    case 2: Interruptible()
    default: Immediate()
    }
  }

  /// An animator that moves both views with a spring.
  private final class SlideIn: ViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.3 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      guard let coming = context.viewController(forKey: .to), let new = context.view(forKey: .to)
      else { return context.completeTransition(true) }
      let (old, place) = (context.view(forKey: .from), context.finalFrame(for: coming))
      new.frame = place.offsetBy(dx: 0, dy: place.height)
      context.containerView.addSubview(new)
      View.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: []
      ) {
        new.frame = place
        old?.alpha = 0
      } completion: { _ in
        old?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// An animator whose animation can be paused and reversed.
  private final class Interruptible: ViewControllerAnimatedTransitioning {
    private var animator: ViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.25 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any ViewControllerContextTransitioning
    ) -> any ViewImplicitlyAnimating {
      if let animator { return animator }
      let made = ViewPropertyAnimator(duration: 0.25, curve: .easeOut)
      animator = made
      guard let new = context.view(forKey: .to) else { return made }
      new.transform = AffineTransform(scaleX: 0.9, y: 0.9)
      context.containerView.addSubview(new)
      made.addAnimations { new.transform = .identity }
      made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  /// An animator that ends inside its call.
  private final class Immediate: ViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
      context.completeTransition(true)
    }
  }
}
