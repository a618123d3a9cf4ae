import AtriumGeometry
internal import Logging

/// A change of the visible controllers: the base class of presentations and of swaps of children.
///
/// A transition has the outgoing and incoming controllers, the timeline, the animator and the interactor, and is the
/// context of the animator and the interactor. Subclasses add and place the views, and send the `will` and `did`
/// calls. ``didEnd(_:)`` is called exactly once, unless the transition is abandoned.
@MainActor
class ControllerTransition {
  private(set) var leaving: [ViewController]
  private(set) var coming: [ViewController]
  let containerView: View
  let timeline = AnimationClock()
  /// The cause that life-cycle events of this transition report: the cause of the request.
  let cause = LifecycleEvent.Cause.current
  let coordinator = TransitionCoordinator()
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any ViewControllerInteractiveTransitioning)?
  /// The animator's duration, in seconds, even if motion is off.
  ///
  /// The progress is a fraction of this duration.
  private(set) var fullDuration = 0.0
  private(set) var isAnimated = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  /// Whether ``finishNow()`` has ended the transition.
  private(set) var isCutShort = false
  private(set) var hasStarted = false
  private var initiallyInteractive = false
  private var isStarting = false
  /// The animator's interruptible animation; nil until the transition is paused or starts interactively.
  private var driven: (any ViewImplicitlyAnimating)?
  /// The last reported progress, from 0 to 1.
  private var reported = 0.0
  private var watch: Timer?
  /// The window in which the transition is registered; nil if there is none.
  private weak var registered: Window?

  init(leaving: [ViewController], coming: [ViewController], in containerView: View) {
    self.leaving = leaving
    self.coming = coming
    self.containerView = containerView
    coordinator.begin(of: self)
  }

  /// Decides whether the transition is animated.
  ///
  /// An interactive transition is always animated. Any other transition is animated if motion is not off and the
  /// duration is above 0 (DC-8).
  ///
  /// - Parameters:
  ///   - motion: The user's motion setting.
  ///   - animator: The animator that moves the views; nil for an immediate change.
  ///   - interactor: Returns the interactor for the given animator.
  func prepare(
    motion: Motion, animator: (any ViewControllerAnimatedTransitioning)?,
    interactor: (any ViewControllerAnimatedTransitioning) -> (
      any ViewControllerInteractiveTransitioning
    )?
  ) {
    guard let animator else { return }
    self.animator = animator
    self.interactor = interactor(animator)
    (self.interactor as? PercentDrivenInteractiveTransition)?.attach(to: self)
    isInteractive = self.interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    let duration = animator.transitionDuration(using: self)
    fullDuration = duration.isFinite ? max(0, duration) : 0
    isAnimated = isInteractive || (fullDuration > 0 && motion != .off)
    isMotionOff = motion == .off
  }

  private var isMotionOff = false

  /// Replaces the controllers of a transition that has not begun.
  func change(leaving: [ViewController], coming: [ViewController]) {
    (self.leaving, self.coming) = (leaving, coming)
  }

  /// The outgoing and incoming controllers; before a swap of children begins, those that the container will swap.
  var sides: (leaving: [ViewController], coming: [ViewController]) { (leaving, coming) }

  /// The expected state of a transition that has not begun; nil for any other transition.
  var expectedState: TransitionState? { nil }

  /// Whether the transition was cancelled after its start and has not ended yet, so that its last calls are pending.
  var isReturning: Bool { transitionWasCancelled && hasStarted && !isOver }

  /// The window of the transition.
  var window: Window? { containerView.window }

  // MARK: For subclasses

  /// Whether the animator runs even if the transition is not animated.
  var alwaysRunsAnimator: Bool { false }

  /// Whether a transition that completes during its own start ends in the commit, and not immediately.
  var endsInCommit: Bool { true }

  /// Prepares the transition and sends the `will` calls, unless the transition has begun already.
  func begin() {}

  /// Moves the outgoing views into the container.
  func placeLeavingViews() {}

  /// Adds the views that remain visible after the transition, and sets their final frames.
  func showFinalViews() {}

  /// Sets the frames of the views after a change of the container's size during the transition.
  func containerViewDidResize() {}

  /// Sends the `did` calls, or the calls of a cancelled transition, and then runs the completion.
  func didEnd(_ didComplete: Bool) {}

  func view(for controller: ViewController) -> View? { controller.viewIfLoaded }

  var presentationStyle: ModalPresentationStyle { .none }

  func initialFrame(for viewController: ViewController) -> Rect { .zero }

  func finalFrame(for viewController: ViewController) -> Rect { .zero }

  // MARK: Running

  /// Starts the animator, or the interactor of an interactive transition.
  func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    timeline.window = window
    register()
    guard isAnimated || alwaysRunsAnimator else {
      showFinalViews()
      guard endsInCommit, let window else { return finish(didComplete: true) }
      window.join(self)
      return
    }
    isStarting = true
    if isAnimated { placeLeavingViews() }
    if let interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      timeline.begin(isFree: interactor == nil)
      timeline.run { animator?.animateTransition(using: self) }
      window?.join(self)
      watchForEnd()
    }
    isStarting = false
  }

  /// Starts the animator, and pauses it at a fraction of its duration.
  func startHeld(at part: Double) {
    guard !isOver else { return }
    driven = animator?.implementedAnimator(using: self)
    timeline.set(part * fullDuration)
    if let driven {
      driven.pauseAnimation()
    } else {
      timeline.run { animator?.animateTransition(using: self) }
    }
    window?.join(self)
    update(part)
  }

  /// Runs the closures that are animated alongside the transition.
  ///
  /// They run after the layout that follows the animator's start.
  func runAlongside() {
    guard !isOver, !coordinator.hasRunAlongside else { return }
    guard isAnimated else {
      View.performWithoutAnimation { coordinator.runAlongside() }
      if !alwaysRunsAnimator { finishInCommit(didComplete: true) }
      return
    }
    if let driven, driven.state == .active {
      driven.addAnimations { self.coordinator.runAlongside() }
    } else {
      timeline.run {
        View.animate(
          withDuration: fullDuration, options: .allowUserInteraction,
          animations: { coordinator.runAlongside() })
      }
    }
  }

  /// Sets the animation to a fraction of its duration.
  func update(_ part: Double) {
    guard hasStarted, !isOver, isInteractive else { return }
    updateInteractiveTransition(part)
    timeline.set(part * fullDuration)
    driven?.fractionComplete = part
    show()
  }

  /// Pauses the running transition, which then is interactive.
  ///
  /// - Returns: Whether the transition was running.
  @discardableResult
  func pause() -> Bool {
    guard hasStarted, !isOver, isAnimated, !isInteractive else { return false }
    timeline.hold()
    driven = driven ?? animator?.implementedAnimator(using: self)
    if let driven, driven.state == .active {
      driven.pauseAnimation()
      reported = driven.fractionComplete
    } else {
      reported = partOfTime
    }
    watch?.invalidate()
    (isInteractive, transitionWasCancelled) = (true, false)
    coordinator.noteInteractionChange()
    return true
  }

  /// Ends the interaction: the transition continues, or reverses.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether the transition reverses.
  ///   - speed: The speed, as a multiple of the animator's speed.
  ///   - timing: Another timing for the remaining transition; nil keeps the animator's timing.
  func letGo(isCancelled: Bool, speed: Double, timing: (any TimingCurveProvider)?) {
    guard hasStarted, !isOver, isInteractive else { return }
    let rest = isCancelled ? reported : 1 - reported
    if isCancelled { cancelInteractiveTransition() } else { finishInteractiveTransition() }
    if let timing {
      timeline.run(
        to: isCancelled ? 0 : fullDuration, by: timing, length: rest * fullDuration / speed,
        isReversed: isCancelled)
    } else {
      timeline.run(rate: isCancelled ? -speed : speed)
    }
    if let driven, driven.state == .active {
      driven.isReversed = isCancelled
      driven.continueAnimation(
        withTimingParameters: timing, durationFactor: speed == 1 ? 0 : rest / speed)
    }
    show()
    // If a view has left its window while its animations were paused, no window advances these animations. They end
    // here.
    timeline.endOutsideWindows()
    window?.setNeedsTurn()
    watchForEnd()
  }

  /// Ends the transition immediately because another change begins.
  ///
  /// Its animations continue, and the animations of the next change are added to them.
  func finishNow() {
    guard !isOver else { return }
    isCutShort = true
    finish(didComplete: !transitionWasCancelled)
  }

  /// Ends the transition without any further calls.
  ///
  /// - Parameter isCancelled: Whether the change of controllers counts as cancelled.
  func abandon(isCancelled: Bool = false) {
    isOver = true
    transitionWasCancelled = transitionWasCancelled || isCancelled
    releaseAnimations()
  }

  private func register() {
    registered = window
    window?.transitions.begin(self)
  }

  private func finishInCommit(didComplete: Bool) {
    guard let window else { return finish(didComplete: didComplete) }
    window.commitQueue.addUnit { self.finish(didComplete: didComplete) }
    window.setNeedsTurn()
  }

  private func finish(didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    if didComplete, !coordinator.hasRunAlongside {
      View.performWithoutAnimation { coordinator.runAlongside() }
    }
    releaseAnimations()
    let cause = !isAnimated ? cause : isCutShort ? .current : .transition
    cause.run {
      didEnd(didComplete)
      coordinator.close()
    }
  }

  /// Unregisters the transition, and lets paused animations continue or reverse by themselves.
  private func releaseAnimations() {
    watch?.invalidate()
    registered?.transitions.end(self)
    isInteractive = false
    if hasStarted, timeline.isHeld {
      timeline.run(rate: transitionWasCancelled ? -1 : 1)
      if let driven, driven.state == .active, !driven.isRunning {
        driven.isReversed = transitionWasCancelled
        driven.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      show()
      timeline.endOutsideWindows()
      window?.setNeedsTurn()
    }
    if hasStarted, transitionWasCancelled { takeBack() }
  }

  /// Restores the model values that the animator has changed, if the transition ends before its reversed animations.
  ///
  /// The animations must not restore a view later. Another transition or a layout may have changed the view by then.
  private func takeBack() {
    timeline.takeBack()
    guard isCutShort, let driven, driven.state == .active, driven.isReversed else { return }
    driven.stopAnimation(false)
    driven.finishAnimation(at: .start)
  }

  /// Notifies the interactor, the animator and the coordinator that the transition has ended.
  func tellEnd(_ didComplete: Bool) {
    (interactor as? PercentDrivenInteractiveTransition)?.detach(from: self)
    if hasStarted, isAnimated { animator?.animationEnded(didComplete) }
    coordinator.finish()
  }

  private func show() {
    window?.showAnimations(of: timeline)
  }

  private var partOfTime: Double {
    guard fullDuration > 0 else { return 1 }
    return min(max(0, timeline.elapsed(at: window?.currentTime ?? 0) / fullDuration), 1)
  }

  /// In debug builds, logs a warning if the transition is still running 5 seconds after its duration has passed.
  ///
  /// Without a call of ``completeTransition(_:)``, the container would wait endlessly.
  private func watchForEnd() {
    #if DEBUG
      guard !isOver, !isInteractive else { return }
      watch?.invalidate()
      watch = window?.scheduleTimer(withTimeInterval: fullDuration + 5) { [weak self] _ in
        guard let self, !self.isOver, let animator = self.animator else { return }
        Window.logger.warning(
          """
          \(type(of: animator)) has not called completeTransition(_:) \(self.fullDuration + 5) s \
          after its transition began; call it in the completion of the animation.
          """)
      }
    #endif
  }
}

extension ControllerTransition: ViewControllerContextTransitioning {
  var targetTransform: AffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: Double) {
    reported = percentComplete.isNaN ? 0 : min(max(0, percentComplete), 1)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.noteInteractionChange()
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, true)
    coordinator.noteInteractionChange()
  }

  func pauseInteractiveTransition() { pause() }

  func completeTransition(_ didComplete: Bool) {
    guard hasStarted else { return }
    // An animator with nothing to animate completes immediately. This is too early in the turn for the `did` calls.
    if isStarting, endsInCommit {
      finishInCommit(didComplete: didComplete)
    } else {
      finish(didComplete: didComplete)
    }
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? sides.leaving.first : sides.coming.first
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .from ? sides.leaving.first : sides.coming.first).flatMap { view(for: $0) }
  }
}

extension ControllerTransition: CoordinatedTransition {
  var coordinatedView: View? { containerView }

  var state: TransitionState {
    expectedState ?? presentState
  }

  private var presentState: TransitionState {
    TransitionState(
      isAnimated: isAnimated, presentationStyle: presentationStyle,
      duration: isAnimated && !isMotionOff ? fullDuration : 0,
      initiallyInteractive: initiallyInteractive, isInterruptible: interactor != nil,
      isInteractive: isInteractive, isCancelled: transitionWasCancelled,
      percentComplete: isInteractive || !hasStarted ? reported : isAnimated ? partOfTime : 1,
      completionVelocity: interactor?.completionSpeed ?? 1,
      completionCurve: interactor?.completionCurve ?? .easeInOut)
  }
}
