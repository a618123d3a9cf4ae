public import AtriumGeometry

/// Drives an animator's animations by hand, 0 … 1, and lets them go on or back.
///
/// The animator's blocks are started as usual and then held; ``update(_:)`` shows any moment of
/// them. ``cancel()`` runs them backwards, and what they changed is as before at the end. An animator
/// with an interruptible animation has that one driven instead. When a transition has ended, the
/// next one can be driven.
@MainActor
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private enum Ending {
    case finish
    case cancel
  }

  private weak var context: (any ViewControllerContextTransitioning)?
  private weak var transition: ControllerTransition?
  /// What the hand decided when it let go.
  private var ending: Ending?

  /// How long the whole transition takes, in seconds; 0 before it started.
  public private(set) var duration = 0.0
  /// How far the hand has brought it, 0 … 1.
  public private(set) var percentComplete = 0.0
  /// How fast it goes on or back by itself, as a part of the animator's speed; above zero.
  open var completionSpeed = 1.0
  /// The curve of that way, for those that join.
  open var completionCurve = UnitCurve.easeInOut
  /// The timing by which it continues or reverses; nil for the animator's own.
  ///
  /// A spring continues with the velocity of the gesture.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether it begins in the hand; if not, the animator runs by itself until ``pause()``.
  open var wantsInteractiveStart = true

  /// Makes one, for any number of transitions one after another.
  public init() {}

  /// Starts the transition and holds it at its beginning.
  ///
  /// Call `super`: required.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let transition = transitionContext as? ControllerTransition else {
      transitionContext.updateInteractiveTransition(percentComplete)
      if let ending { letGo(ending) }
      return
    }
    self.transition = transition
    transition.startHeld(at: percentComplete)
    duration = transition.fullDuration
    // The hand may have let go before the turn that started it.
    if let ending { letGo(ending) }
  }

  /// Shows the moment at a part of the way.
  open func update(_ percentComplete: Double) {
    guard ending == nil else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(0, percentComplete), 1)
    if let transition {
      transition.update(self.percentComplete)
    } else {
      context?.updateInteractiveTransition(self.percentComplete)
    }
  }

  /// Takes a transition that runs into the hand, at the moment that it shows.
  open func pause() {
    guard let transition, transition.pause() else {
      if transition == nil { context?.pauseInteractiveTransition() }
      return
    }
    ending = nil
    duration = transition.fullDuration
    percentComplete = transition.state.percentComplete
  }

  /// Lets it go on to its end.
  open func finish() { decide(.finish) }

  /// Lets it go back to its beginning.
  open func cancel() { decide(.cancel) }

  private func decide(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    if context != nil { letGo(ending) }
  }

  private func letGo(_ ending: Ending) {
    if let transition {
      transition.letGo(
        isCancelled: ending == .cancel, speed: completionSpeed > 0 ? completionSpeed : 1,
        timing: timingCurve)
      return
    }
    switch ending {
    case .finish: context?.finishInteractiveTransition()
    case .cancel: context?.cancelInteractiveTransition()
    }
  }

  /// A transition is asked for: what was decided before does not count.
  func prepareForTransition() {
    guard transition == nil else { return }
    (context, ending, percentComplete, duration) = (nil, nil, 0, 0)
  }

  /// A transition begins that it drives; the hand may have moved and decided since the request.
  func attach(to transition: ControllerTransition) {
    self.transition = transition
    if !wantsInteractiveStart { context = transition }
  }

  /// The transition has ended: the next one begins anew.
  func detach(from transition: ControllerTransition) {
    guard self.transition === transition else { return }
    (context, self.transition, ending, percentComplete) = (nil, nil, nil, 0)
  }
}
