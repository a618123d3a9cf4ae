/// Drives an animator's animations by somebody's hand, 0 … 1, and lets them go on or back.
///
/// The animator's blocks are started as usual and then held; ``update(_:)`` shows any moment of
/// them. ``cancel()`` runs them backwards, and what they changed is as before at the end.
@MainActor
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private enum Ending {
    case finish
    case cancel
  }

  private let clock = AnimationClock()
  private weak var context: (any ViewControllerContextTransitioning)?
  private var ending: Ending?

  /// How long the whole transition takes, in seconds; 0 before it started.
  public private(set) var duration = 0.0
  /// How far it is, 0 … 1.
  public private(set) var percentComplete = 0.0
  /// How fast it goes on or back by itself, as a part of the animator's speed; above zero.
  open var completionSpeed = 1.0
  /// Whether it begins in somebody's hand; if not, the animator runs by itself.
  open var wantsInteractiveStart = true

  /// Makes one for one transition.
  public init() {}

  /// Starts the transition and holds it at its beginning.
  ///
  /// Call `super`: required.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ModalTransition else { return }
    start(
      transitionContext,
      duration: transition.animator?.transitionDuration(using: transitionContext) ?? 0,
      animations: transition.runAnimator)
  }

  /// Starts the transition of a container of one's own.
  ///
  /// - Parameters:
  ///   - transitionContext: What is told of progress.
  ///   - duration: How long it takes, in seconds.
  ///   - animations: Starts the animation blocks.
  public func start(
    _ transitionContext: any ViewControllerContextTransitioning, duration: Double,
    animations: () -> Void
  ) {
    context = transitionContext
    self.duration = duration
    clock.set(percentComplete * duration)
    clock.run(animations)
    transitionContext.updateInteractiveTransition(percentComplete)
    show()
    // The hand may have let go before the turn that started it.
    if let ending { end(ending) }
  }

  /// Shows the moment at a part of the way.
  open func update(_ percentComplete: Double) {
    guard ending == nil else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(0, percentComplete), 1)
    clock.set(self.percentComplete * duration)
    context?.updateInteractiveTransition(self.percentComplete)
    show()
  }

  /// Lets it go on to its end.
  open func finish() {
    guard ending == nil else { return }
    ending = .finish
    if context != nil { end(.finish) }
  }

  /// Lets it go back to its beginning.
  open func cancel() {
    guard ending == nil else { return }
    ending = .cancel
    if context != nil { end(.cancel) }
  }

  private func end(_ ending: Ending) {
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let time = window?.currentTime ?? 0
    switch ending {
    case .finish:
      context?.finishInteractiveTransition()
      clock.run(rate: speed, at: time)
    case .cancel:
      context?.cancelInteractiveTransition()
      clock.run(rate: -speed, at: time)
    }
    show()
    window?.setNeedsTurn()
  }

  private var window: Window? { context?.containerView.window }

  private func show() {
    window?.showAnimations(of: clock)
  }
}
