import AtriumGeometry
internal import Logging

/// One change of the controllers that are shown: the engine under presentations and containers.
///
/// It has the controllers that leave and come, the timeline, the animator and the interactor, and it is
/// the context that both are told. Subclasses say where views are, and send the `will` and `did` calls.
/// Whatever happens, ``didEnd(_:)`` is called once.
@MainActor
class ControllerTransition {
  let leaving: [ViewController]
  let coming: [ViewController]
  let containerView: View
  let timeline = AnimationClock()
  /// What brought it about.
  let cause = LifecycleEvent.Cause.current
  let coordinator = TransitionCoordinator()
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any ViewControllerInteractiveTransitioning)?
  /// How long the animator takes, in seconds, wanted or not: the way of a hand.
  private(set) var fullDuration = 0.0
  private(set) var isAnimated = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  /// Whether something else has brought it to its end.
  private(set) var isCutShort = false
  private(set) var hasStarted = false
  private var initiallyInteractive = false
  private var isStarting = false
  /// The animator's own animation, once it has been held.
  private var driven: (any ViewImplicitlyAnimating)?
  /// How far the hand has brought it.
  private var reported = 0.0
  private var watch: Timer?
  /// The window in which it is registered.
  private weak var registered: Window?

  init(leaving: [ViewController], coming: [ViewController], in containerView: View) {
    self.leaving = leaving
    self.coming = coming
    self.containerView = containerView
    coordinator.begin(of: self)
  }

  /// Decides whether it takes time: with motion off or no duration it does not (DC-8).
  ///
  /// - Parameters:
  ///   - motion: What the user wants to see.
  ///   - animator: Moves the views; nil for a change at once.
  ///   - interactor: Is asked for the interactor of the animator.
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

  /// The window in which it happens.
  var window: Window? { containerView.window }

  // MARK: What subclasses override

  /// Whether the animator runs although nothing takes time.
  var alwaysRunsAnimator: Bool { false }

  /// Whether an end that comes while the animator is being started waits for the commit (DC-8).
  var endsInCommit: Bool { true }

  /// Prepares it and sends the `will` calls, in the layout step, unless that has been done.
  func begin() {}

  /// Puts the leaving views into the container.
  func placeLeavingViews() {}

  /// Shows the views as they are at the end.
  func showFinalViews() {}

  /// Where views stand when the container has got another size in the middle.
  func containerViewDidResize() {}

  /// Sends the `did` calls, or those of a cancelled transition, and what follows them.
  func didEnd(_ didComplete: Bool) {}

  func view(for controller: ViewController) -> View? { controller.viewIfLoaded }

  var presentationStyle: ModalPresentationStyle { .none }

  func initialFrame(for viewController: ViewController) -> Rect { .zero }

  func finalFrame(for viewController: ViewController) -> Rect { .zero }

  // MARK: Its course

  /// Starts the animator, with what is on screen laid out at its place.
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

  /// Starts the animator and holds it at a part of its way.
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

  /// Runs what joined, after the layout that follows the animator's start.
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

  /// Shows the moment at a part of the way.
  func update(_ part: Double) {
    guard hasStarted, !isOver, isInteractive else { return }
    updateInteractiveTransition(part)
    timeline.set(part * fullDuration)
    driven?.fractionComplete = part
    show()
  }

  /// Takes it into the hand while it runs by itself.
  ///
  /// - Returns: Whether there was anything to take.
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

  /// The hand lets go: it goes on, or back.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether it goes back.
  ///   - speed: As a part of the animator's.
  ///   - timing: Another timing for the rest; nil for the animator's own.
  func letGo(isCancelled: Bool, speed: Double, timing: (any TimingCurveProvider)?) {
    guard hasStarted, !isOver, isInteractive else { return }
    let rest = isCancelled ? reported : 1 - reported
    if isCancelled { cancelInteractiveTransition() } else { finishInteractiveTransition() }
    if let timing {
      timeline.run(
        to: isCancelled ? 0 : fullDuration, by: timing, length: rest * fullDuration / speed)
    } else {
      timeline.run(rate: isCancelled ? -speed : speed)
    }
    if let driven, driven.state == .active {
      driven.isReversed = isCancelled
      driven.continueAnimation(
        withTimingParameters: timing, durationFactor: speed == 1 ? 0 : rest / speed)
    }
    show()
    // A view that left its window while held is moved by no window.
    timeline.endOutsideWindows()
    window?.setNeedsTurn()
    watchForEnd()
  }

  /// Brings it to its end now, since something else begins; its animations go on by themselves and
  /// add up with the next.
  func finishNow() {
    guard !isOver else { return }
    isCutShort = true
    finish(didComplete: !transitionWasCancelled)
  }

  /// Forgets it: it tells nothing any more.
  func abandon() {
    isOver = true
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
    cause.run { didEnd(didComplete) }
  }

  /// What a hand held goes on by itself.
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
  }

  /// Tells the animator and those that joined that it is over.
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

  /// Warns of an animator that does not complete: without that a container waits for ever.
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
    // An animator that had nothing to animate reports back at once; the rest of the turn is not
    // ready for that.
    if isStarting, endsInCommit {
      finishInCommit(didComplete: didComplete)
    } else {
      finish(didComplete: didComplete)
    }
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? leaving.first : coming.first
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .from ? leaving.first : coming.first).flatMap { view(for: $0) }
  }
}

extension ControllerTransition: CoordinatedTransition {
  var coordinatedView: View? { containerView }

  var state: TransitionState {
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
