import AtriumGeometry
import AtriumKit

/// A stack of controllers, whose top controller is popped by a drag from the left edge.
final class ExampleStack: ViewController {
  private(set) var viewControllers: [ViewController]
  /// Called when a controller is about to be shown, with false, and when it has been shown, with true.
  var onShow: ((ViewController, Bool) -> Void)?
  private let hand = PercentDrivenInteractiveTransition()

  init(rootViewController root: ViewController) {
    viewControllers = [root]
    super.init()
    addChild(root)
    root.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let top = viewControllers.last {
      top.view.frame = view.bounds
      view.addSubview(top.view)
    }
    let edge = ScreenEdgePanGestureRecognizer { [weak self] in self?.follow($0) }
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  func push(_ new: ViewController, animated: Bool = true) {
    let old = viewControllers.last
    viewControllers.append(new)
    addChild(new)
    var push = ContainerTransition(from: old, to: new, in: view)
    push.animator = animated ? SlideAnimator(isPop: false) : nil
    run(push, showing: new) { _ in new.didMove(toParent: self) }
  }

  func pop(animated: Bool = true, by hand: PercentDrivenInteractiveTransition? = nil) {
    guard viewControllers.count > 1, let old = viewControllers.popLast() else { return }
    old.willMove(toParent: nil)
    let new = viewControllers[viewControllers.count - 1]
    var pop = ContainerTransition(from: old, to: new, in: view)
    pop.animator = animated ? SlideAnimator(isPop: true) : nil
    pop.interactor = hand
    run(pop, showing: new) { didComplete in
      if didComplete {
        old.removeFromParent()
      } else {
        self.viewControllers.append(old)
        old.didMove(toParent: self)
      }
    }
  }

  private func run(
    _ transition: ContainerTransition, showing new: ViewController,
    completion: @escaping (Bool) -> Void
  ) {
    var transition = transition
    transition.order = .navigation
    transition.beginning = .nextLayout
    transition.overlap = .queue
    transition.didBegin = { [weak self] in self?.onShow?(new, false) }
    transition.completion = { [weak self] didComplete in
      completion(didComplete)
      if didComplete { self?.onShow?(new, true) }
    }
    perform(transition)
  }

  private func follow(_ edge: ScreenEdgePanGestureRecognizer) {
    let part = edge.translation(in: view).x / max(1, view.bounds.width)
    switch edge.state {
    case .began: if !isPerformingTransition { pop(by: hand) }
    case .changed: hand.update(part)
    case .ended where part + edge.velocity(in: view).x / 1000 > 0.5: hand.finish()
    case .ended, .cancelled, .failed: hand.cancel()
    case .possible: break
    }
  }
}

/// Slides the upper controller in from the right edge, and slides it out again.
final class SlideAnimator: ViewControllerAnimatedTransitioning {
  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.35 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let place = context.containerView.bounds
    let away = place.offsetBy(dx: place.width, dy: 0)
    context.containerView.insertSubview(new, at: isPop ? 0 : 1)
    new.frame = isPop ? place : away
    View.animate(withDuration: 0.35, options: .curveEaseInOut) {
      (isPop ? old : new).frame = isPop ? away : place
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
