public import AtriumGeometry

/// An interaction controller that sets the progress of an animator, and then continues or reverses its animations.
///
/// The animator's blocks are started as usual and then paused. ``update(_:)`` shows them at any progress from 0 to
/// 1. ``cancel()`` runs the blocks backwards, and finally restores the values that they have changed. If the
/// animator has an interruptible animation, that animation is driven instead. After the end of a transition, the
/// object can drive the next transition.
@MainActor
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private enum Ending {
    case finish
    case cancel
  }

  private weak var context: (any ViewControllerContextTransitioning)?
  private weak var transition: ControllerTransition?
  /// The decision that has ended the interaction; nil while the interaction continues.
  private var ending: Ending?

  /// The duration of the whole transition, in seconds; 0 before the transition starts.
  open private(set) var duration = 0.0
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete = 0.0
  /// The speed at which the transition continues or reverses, as a multiple of the animator's speed; above 0.
  open var completionSpeed = 1.0
  /// The curve of the animation after the interaction, which coordinators report.
  open var completionCurve = UnitCurve.easeInOut
  /// The timing with which the transition continues or reverses; nil, the default, uses the animator's timing.
  ///
  /// A spring starts with the velocity of the gesture.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins interactively; true by default.
  ///
  /// If false, the animator runs automatically until ``pause()`` is called.
  open var wantsInteractiveStart = true

  /// Makes an object that can drive any number of transitions, one after the other.
  public init() {}

  /// Starts the transition and pauses it at ``percentComplete``.
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
    // The gesture may have ended before the turn in which the transition starts.
    if let ending { letGo(ending) }
  }

  /// Shows the transition at a progress from 0 to 1.
  open func update(_ percentComplete: Double) {
    guard ending == nil else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(0, percentComplete), 1)
    if let transition {
      transition.update(self.percentComplete)
    } else {
      context?.updateInteractiveTransition(self.percentComplete)
    }
  }

  /// Pauses a running transition at its current progress, and makes it interactive.
  open func pause() {
    guard let transition, transition.pause() else {
      if transition == nil { context?.pauseInteractiveTransition() }
      return
    }
    ending = nil
    duration = transition.fullDuration
    percentComplete = transition.state.percentComplete
  }

  /// Ends the interaction; the transition continues to its end.
  open func finish() { decide(.finish) }

  /// Ends the interaction; the transition reverses to its beginning.
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

  /// Resets the interactor for a new transition, unless a transition is in progress.
  func prepareForTransition() {
    guard transition == nil else { return }
    (context, ending, percentComplete, duration) = (nil, nil, 0, 0)
  }

  /// Attaches the interactor to a transition that is beginning.
  ///
  /// The progress and the decision are kept, because the gesture may have moved or ended since the request.
  func attach(to transition: ControllerTransition) {
    self.transition = transition
    if !wantsInteractiveStart { context = transition }
  }

  /// Resets the interactor after its transition has ended.
  func detach(from transition: ControllerTransition) {
    guard self.transition === transition else { return }
    (context, self.transition, ending, percentComplete) = (nil, nil, nil, 0)
  }
}
