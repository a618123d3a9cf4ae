import AtriumGeometry
import AtriumGraphics
internal import Logging

extension Window {
  /// Receives an event from the host.
  ///
  /// Most events are queued. ``InputEvent/frame(at:)`` runs a turn, which delivers all queued events.
  public func dispatch(_ event: InputEvent) {
    let event = clock.map(event)
    if case .refreshRate(let rate) = event { return follow(refreshRate: rate) }
    if case .time(let time) = event { return follow(time: time) }
    guard case .frame(let time) = event else {
      guard let event = event.tidied(now: currentTime) else { return }
      pendingEvents.append(event)
      setNeedsTurn()
      return
    }
    guard !schedule.isInTurn else {
      // The event was dispatched inside a turn, so another turn follows.
      return schedule.needAnotherTurn()
    }
    runTurn(at: time)
  }

  /// Runs one turn, with the steps that ``Window`` documents.
  private func runTurn(at time: Double) {
    schedule.beginTurn()
    let outer = Window.list.beginTurn(of: self)
    work.turnCount += 1
    if time.isFinite { currentTime = max(currentTime, time) }
    schedule.enter(.events)
    deliverEvents()
    schedule.enter(.animation)
    LifecycleEvent.Cause.animation.run { advanceAnimations() }
    var rounds = 0
    repeat {
      rounds += 1
      schedule.enter(.layout)
      layoutStep(isFirstRound: rounds == 1)
      schedule.enter(.paint)
      paintAndPresent()
      runningAnimations.releaseBitmaps()
      schedule.enter(.commit)
      commit()
    } while isDirty && rounds < 10
    let isEndless = isDirty
    // A call in the commit may request an update of the orientation. Only the layout step of the next turn makes
    // that update.
    if needsOrientationUpdate { schedule.needAnotherTurn() }
    schedule.endTurn()
    Window.list.endTurn(inside: outer)
    if isEndless { warnEndlessTurn() }
    if isClosed { endPendingWork() }
    clock.endTurn()
    updateTextInput()
    updateFrameRequest()
    tellToolsOfTurn()
  }

  /// Applies a time of the host's clock that was sent between two turns.
  private func follow(time: Double) {
    guard !schedule.isInTurn, time.isFinite else { return }
    currentTime = max(currentTime, time)
  }

  /// Performs the layout: step 3 of a turn.
  private func layoutStep(isFirstRound: Bool) {
    if isFirstRound {
      // The request is read first. Requests from the calls of a resize belong to the next turn.
      let asksAgain = takeOrientationUpdate()
      LifecycleEvent.Cause.resize.run { applyPendingResize() }
      if asksAgain { updateOrientation() }
    }
    inputViews.updateIfNeeded()
    let hadLayout = isLayoutDue
    let isOutermost = touches.beginLayout()
    var passes = 0
    repeat {
      while isLayoutDue || transitions.advance(), passes < 10 {
        passes += 1
        if needsConstraintsPass { updateConstraintsOfTree() }
        layoutTree()
      }
      ProgramEvent.afterLayout?()
    } while isLayoutDue && passes < 10
    if isOutermost { touches.endLayout(in: self) }
    if isLayoutDue { warnEndlessLayout() }
    moveLostFocus()
    if hadLayout { hover.setNeedsUpdate() }
    hover.updateIfNeeded(in: self)
  }

  /// Performs the commit: step 6 of a turn.
  private func commit() {
    transitions.endInteractiveOutsideWindows()
    endAnimationsOutsideWindows()
    CompletionChain.addWaiting(to: commitQueue)
    for work in commitQueue.take() { work.cause.run(work.action) }
    hasCommitted = true
  }

  /// Whether steps 3–6 of the turn must run again.
  private var isDirty: Bool {
    isLayoutDue || !commitQueue.isEmpty || Window.list.hasWaitingViews
      || (!damage.isEmpty && !isPaintingBlocked)
  }

  private var isLayoutDue: Bool {
    needsLayoutFlag || subtreeNeedsLayout || needsConstraintsPass
  }

  /// Requests a turn as soon as the host can run one.
  func setNeedsTurn() {
    if schedule.needTurn(), !schedule.isInTurn { updateFrameRequest() }
  }

  /// Updates the requested turn for a new timer; does nothing if a turn at or before the timer's time is requested.
  ///
  /// - Parameter time: The timer's time, in seconds of the window's clock.
  func requestFrame(by time: Double) {
    // A time that a stopped window never reaches needs no turn.
    guard let hostTime = clock.hostTime(time) else { return }
    if let requested = schedule.requestedFrame, requested <= hostTime { return }
    updateFrameRequest()
  }

  /// Notifies the host of the time of the next turn, if that time has changed.
  func updateFrameRequest() {
    guard !schedule.isInTurn else { return }
    var deadline: Double?
    if schedule.isTurnNeeded || !pendingEvents.isEmpty || pendingResize != nil {
      deadline = currentTime
    } else {
      deadline = animationDeadline
      if let end = sizeTransition?.endTime { deadline = min(deadline ?? end, end) }
      if let timer = timerDeadline { deadline = min(deadline ?? timer, timer) }
    }
    // For an infinite deadline, no turn is needed.
    if deadline == .infinity { deadline = nil }
    deadline = deadline.flatMap { clock.hostTime($0) }
    guard schedule.request(deadline) else { return }
    host?.handle(deadline.map { .needsFrame(at: $0) } ?? .needsNoFrame)
  }

  /// Whether there are no animations and no pending work except timers.
  public var isIdle: Bool {
    !schedule.isTurnNeeded && pendingEvents.isEmpty && !isAnimating && sizeTransition == nil
      && commitQueue.isEmpty && !runningAnimations.hasWaitingCompletions
  }

  private func warnEndlessTurn() {
    setNeedsTurn()
    Window.logger.warning(
      """
      A turn of window "\(title)" went through layout, paint and commit ten times and is still \
      dirty (\(endlessCulprit)); look for appearance callbacks or completions that change views \
      each time. The work continues in the next turn.
      """)
  }

  private func warnEndlessLayout() {
    Window.logger.warning(
      """
      Layout of window "\(title)" did not settle in ten passes (\(endlessCulprit)); look for a \
      layoutSubviews or viewDidLayoutSubviews that calls setNeedsLayout each time.
      """)
  }

  /// The view that still needs a layout, and its controller, as text for a message.
  private var endlessCulprit: String {
    var view: View = self
    while !view.needsLayoutFlag,
      let next = view.subviews.first(where: { $0.needsLayoutFlag || $0.subtreeNeedsLayout })
    {
      view = next
    }
    let controller = view.nearestController.map { " of \($0.debugName)" } ?? ""
    return "\(type(of: view))\(controller)"
  }
}
