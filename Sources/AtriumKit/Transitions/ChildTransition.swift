import AtriumGeometry

/// A swap of children in a container, with the appearance calls and the views of the children.
///
/// The transition retains the container and the children until the last call (DC-13).
@MainActor
final class ChildTransition: ControllerTransition {
  /// The API that requested the transition.
  enum Manner {
    /// ``ViewController/perform(_:)``.
    case request
    /// `transition(from:to:…)`, in which the container sets the frames.
    case block(BlockTransitionAnimator, allowsInteraction: Bool)
  }

  let container: ViewController
  private var request: ContainerTransition
  private let manner: Manner
  private(set) var hasBegun = false
  /// Whether the transition was ended before it began, and therefore runs no animator.
  private var isHurried = false
  /// Whether the last calls of the transition are being sent.
  private var isEnding = false
  /// The tickets of the disappearances that this transition has begun and must end.
  ///
  /// A ticket belongs to a child, or to a controller that covers the child in the child's own context (DC-44).
  private var disappearances: [AppearanceTicket] = []
  private var appearances: [AppearanceTicket] = []
  private var initialFrames: [ViewController: Rect] = [:]
  /// The size of the container view when the frames of the views were last set, in points.
  private var placedIn = Size.zero
  /// The views that are blocked from receiving touches during the transition.
  private var shielded: [View] = []
  private var keyboard: TransitionKeyboard?
  /// Whether the outgoing views have been removed.
  ///
  /// The views are removed only once. A view that client code adds again in a callback is therefore kept.
  private var hasTakenOut = false

  init(_ request: ContainerTransition, in container: ViewController, manner: Manner) {
    self.container = container
    self.request = request
    self.manner = manner
    super.init(leaving: request.leaving, coming: request.coming, in: request.containerView)
  }

  // MARK: Before it begins

  /// The expected state of a transition that waits for the layout step; nil after it has begun.
  private var outlook: ContainerTransition.Outlook? {
    guard !hasBegun, !isOver else { return nil }
    return request.outlook.map { $0() } ?? ContainerTransition.Outlook(of: request)
  }

  /// Whether controllers can read the coordinator of the transition.
  ///
  /// If an animation is expected, the coordinator exists from the request on. Otherwise it exists after the transition
  /// has begun.
  var isCoordinated: Bool { hasBegun || outlook?.animator != nil }

  override var sides: (leaving: [ViewController], coming: [ViewController]) {
    outlook.map { ($0.leaving, $0.coming) } ?? super.sides
  }

  override var expectedState: TransitionState? {
    guard let outlook else { return nil }
    let motion = window?.settings.motion ?? .off
    let isInteractive = request.interactor?.wantsInteractiveStart ?? false
    let duration = outlook.animator?().transitionDuration(using: self) ?? 0
    var state = TransitionState(percentComplete: 0)
    state.duration = motion == .off || !duration.isFinite ? 0 : max(0, duration)
    state.isAnimated = isInteractive || state.duration > 0
    (state.isInteractive, state.initiallyInteractive) = (isInteractive, isInteractive)
    state.isInterruptible = request.interactor != nil
    state.completionVelocity = request.interactor?.completionSpeed ?? 1
    state.completionCurve = request.interactor?.completionCurve ?? .easeInOut
    return state
  }

  private var keepsFrames: Bool {
    if case .block = manner { return true }
    return false
  }

  /// Whether the container itself adds and removes the views.
  private var leavesViewsAlone: Bool { !request.managesViews }

  override var alwaysRunsAnimator: Bool { keepsFrames }
  override var endsInCommit: Bool { request.beginning == .nextLayout }

  /// Returns whether the transition will remove a controller's view at its end.
  ///
  /// The result is false if other code has moved that view to another container.
  func takesOut(_ controller: ViewController) -> Bool {
    let going = transitionWasCancelled ? coming : leaving
    return !leavesViewsAlone && going.contains { $0 === controller } && isInContainer(controller)
  }

  private func isInContainer(_ controller: ViewController) -> Bool {
    guard let view = controller.viewIfLoaded, view !== containerView,
      controller.parent == nil || controller.parent === container
    else { return false }
    return keepsFrames
      ? view.superview === containerView : view.isDescendant(of: containerView)
  }

  func involves(_ controller: ViewController) -> Bool {
    leaving.contains { $0 === controller } || coming.contains { $0 === controller }
  }

  // MARK: Beginning

  /// Loads the views and sends the `will` calls, if the container itself is on screen (DC-15, DC-23).
  override func begin() {
    guard !hasBegun, !isOver else { return }
    takeLatestRequest()
    guard let view = container.viewIfLoaded, containerView.isDescendant(of: view) else {
      // The container view has been removed from the container's view.
      abandon(isCancelled: true)
      coordinator.finish()
      return conclude(false)
    }
    guard view.unhiddenWindow != nil else { return swapOffScreen() }
    for controller in coming where controller.parent === container { controller.loadViewIfNeeded() }
    guard !isOver else { return }
    hasBegun = true
    coordinator.begin(of: self)
    let motion = container.viewIfLoaded?.window?.settings.motion ?? .off
    prepare(motion: motion, animator: isHurried ? nil : request.animator) { _ in
      request.interactor
    }
    for controller in leaving + coming where controller.parent === container {
      controller.childTransition = self
    }
    shield()
    for controller in leaving { initialFrames[controller] = frame(of: controller) }
    placedIn = containerView.bounds.size
    View.performWithoutAnimation { placeComingViews() }
    if !keepsFrames { keyboard = TransitionKeyboard(takenFrom: leaving, in: window) }
    if request.order.announcesComingFirst {
      beginAppearances()
      beginDisappearances()
    } else {
      beginDisappearances()
      beginAppearances()
    }
    if !isOver { request.didBegin?() }
  }

  /// Lets the container decide, just before the transition begins, which children enter and leave.
  private func takeLatestRequest() {
    guard let willBegin = request.willBegin else { return }
    request.willBegin = nil
    var latest = request
    willBegin(&latest)
    latest.containerView = request.containerView
    latest.beginning = request.beginning
    // The gesture may have moved since the request. An interactor that was already in the request therefore keeps
    // its progress.
    if latest.interactor !== request.interactor { latest.interactor = latest.interactor?.prepared }
    container.check(latest)
    request = latest
    change(leaving: latest.leaving, coming: latest.coming)
  }

  /// Begins the disappearance of each outgoing controller that is on screen and has not begun it already.
  private func beginDisappearances() {
    for controller in leaving where !isOver && controller.parent === container {
      keep(begin(controller, appearing: false), in: \.disappearances)
    }
  }

  private func beginAppearances() {
    for controller in coming
    where container.isAppearingOrAppeared && !isOver && controller.parent === container {
      keep(begin(controller, appearing: true), in: \.appearances)
    }
  }

  /// Begins an appearance or disappearance of a child.
  ///
  /// If the change fits the child's phase, the container is notified first.
  private func begin(_ controller: ViewController, appearing: Bool) -> AppearanceTicket? {
    if let announce = request.willBeginAppearance, controller.canBegin(appearing: appearing) {
      announce(controller, appearing)
      // A delegate of the container may have ended the transition or removed the child.
      guard !isOver || isEnding, controller.parent === container else { return nil }
    }
    return controller.begin(appearing: appearing, animated: isAnimated)
  }

  /// Stores a ticket until the end of the transition; ends it immediately if the transition has ended in the meantime.
  private func keep(
    _ ticket: AppearanceTicket?,
    in tickets: ReferenceWritableKeyPath<ChildTransition, [AppearanceTicket]>
  ) {
    guard let ticket else { return }
    if isOver { end([ticket]) } else { self[keyPath: tickets].append(ticket) }
  }

  private func shield() {
    if case .block(_, allowsInteraction: true) = manner { return }
    guard request.shieldsInput else { return }
    shielded = (leaving + coming).compactMap(\.viewIfLoaded)
    for view in shielded { view.shieldCount += 1 }
  }

  // MARK: Views

  private func frame(of controller: ViewController) -> Rect {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      view.isDescendant(of: containerView)
    else { return .zero }
    return superview === containerView
      ? view.frame : containerView.convert(view.frame, from: superview)
  }

  private func placeComingViews() {
    guard !keepsFrames, !leavesViewsAlone else { return }
    for controller in coming where isStillToBePlaced(controller) {
      controller.viewIfLoaded?.stand(at: finalFrame(for: controller))
    }
  }

  /// Returns whether the view of an incoming controller must still be placed.
  ///
  /// The result is false if a callback has moved the view to another container.
  private func isStillToBePlaced(_ controller: ViewController) -> Bool {
    guard controller.parent === container, let view = controller.viewIfLoaded else { return false }
    return view.superview == nil || isInContainer(controller)
  }

  /// Returns the view of a controller; nil if a callback has moved the controller to another container.
  override func view(for controller: ViewController) -> View? {
    controller.parent === container ? controller.viewIfLoaded : nil
  }

  override func placeLeavingViews() {
    guard !leavesViewsAlone else { return }
    for controller in leaving where controller.parent === container {
      guard let view = controller.viewIfLoaded, let superview = view.superview,
        view.window != nil, view.window === containerView.window,
        !view.isDescendant(of: containerView), !containerView.isDescendant(of: view)
      else { continue }
      let frame = containerView.convert(view.frame, from: superview)
      View.performWithoutAnimation {
        containerView.insertSubview(view, at: 0)
        view.stand(at: frame)
      }
      initialFrames[controller] = frame
    }
  }

  override func showFinalViews() {
    guard !leavesViewsAlone else { return }
    View.performWithoutAnimation {
      guard !keepsFrames else { return }
      for controller in coming where isStillToBePlaced(controller) {
        if !isInContainer(controller) { containerView.addSubview(controller.view) }
      }
      placeComingViews()
      if !hasStarted || !isAnimated { takeOut(leaving) }
    }
  }

  private func takeOut(_ controllers: [ViewController]) {
    guard !leavesViewsAlone, !hasTakenOut else { return }
    hasTakenOut = true
    for controller in controllers where isInContainer(controller) {
      View.performWithoutAnimation { controller.viewIfLoaded?.removeFromSuperview() }
    }
  }

  override func initialFrame(for viewController: ViewController) -> Rect {
    request.initialFrame?(viewController) ?? initialFrames[viewController] ?? .zero
  }

  override func finalFrame(for viewController: ViewController) -> Rect {
    if let finalFrame = request.finalFrame { return finalFrame(viewController) }
    guard coming.contains(where: { $0 === viewController }) else { return .zero }
    guard keepsFrames, let view = viewController.viewIfLoaded else { return containerView.bounds }
    return view.frame
  }

  override func containerViewDidResize() {
    let old = placedIn
    placedIn = containerView.bounds.size
    guard hasBegun, !isOver, !keepsFrames, !leavesViewsAlone, old != placedIn else { return }
    for controller in coming where isInContainer(controller) {
      controller.viewIfLoaded?.stand(
        at: WayOut(from: old, to: placedIn).place(
          of: frame(of: controller), at: finalFrame(for: controller), isLeaving: false))
    }
    for controller in leaving where isInContainer(controller) {
      guard let view = controller.viewIfLoaded else { continue }
      let frame = frame(of: controller)
      view.stand(
        at: WayOut(from: old, to: placedIn).place(of: frame, at: frame, isLeaving: true))
    }
  }

  override func start() {
    // In the `will` calls, client code may have removed the container from its window.
    if hasBegun, !hasStarted, containerView.window == nil { return finishNow() }
    super.start()
  }

  // MARK: The end

  override func finishNow() {
    if !hasBegun {
      isHurried = true
      begin()
    }
    super.finishNow()
  }

  /// Swaps the views of a container that is off screen, without animation.
  ///
  /// If the container is about to disappear, the outgoing children may still be on screen. Only these children receive
  /// appearance calls.
  private func swapOffScreen() {
    hasBegun = true
    for controller in coming where controller.parent === container { controller.loadViewIfNeeded() }
    beginDisappearances()
    // The `viewWillDisappear` calls may have ended the transition.
    guard !isOver else { return }
    showFinalViews()
    View.performWithoutAnimation { coordinator.runAlongside() }
    abandon()
    end(disappearances)
    coordinator.finish()
    conclude(true)
  }

  override func didEnd(_ didComplete: Bool) {
    for controller in leaving + coming where controller.childTransition === self {
      controller.childTransition = nil
    }
    for view in shielded { view.shieldCount -= 1 }
    shielded = []
    if isCutShort, case .block(let animator, _) = manner { animator.cutShort() }
    isEnding = true
    request.willEnd?(didComplete)
    if didComplete { complete() } else { cancel() }
    isEnding = false
    tellEnd(didComplete)
    conclude(didComplete)
  }

  private func conclude(_ didComplete: Bool) {
    container.transitions?.conclude(self) {
      request.completion?(didComplete)
      coordinator.close()
    }
    container.transitions?.beginWaiting(in: container)
    // The container may have refused a rotation because of the transition, so the window asks again.
    container.viewIfLoaded?.window?.askAgainIfRefused(for: container)
  }

  private func complete() {
    showFinalViews()
    if request.order.endsComingFirst {
      end(appearances)
      takeOut(leaving)
      end(disappearances)
    } else {
      takeOut(leaving)
      end(disappearances)
      end(appearances)
    }
    keyboard?.giveBack(to: coming)
  }

  private func end(_ tickets: [AppearanceTicket]) {
    for ticket in tickets {
      let controller = ticket.controller
      let isDue = controller.openTicket != nil && ticket.isCurrent && involves(controller)
      // An appearance may end with the view off screen, and a disappearance with the view on screen. The ticket is
      // then reversed first.
      let isReversed =
        ticket.isAppearing ? !controller.isOnScreen : controller.isOnScreenInForwardingParent
      if isDue, isReversed { request.willBeginAppearance?(controller, !ticket.isAppearing) }
      ticket.endAlone()
      guard isDue, controller.openTicket == nil else { continue }
      request.didEndAppearance?(controller, controller.appearance.phase == .appeared)
    }
  }

  /// Reverses the appearances and disappearances after a cancellation (T3).
  private func cancel() {
    switch request.order {
    case .navigation, .swap, .tab:
      let leaving = reverseAppearances()
      takeOut(coming)
      end(leaving)
      end(reverseDisappearances())
    case .pageScroll:
      end(reverseDisappearances())
      let leaving = reverseAppearances()
      takeOut(coming)
      end(leaving)
    case .pageCurl:
      let leaving = reverseAppearances()
      let staying = reverseDisappearances()
      takeOut(coming)
      end(leaving)
      end(staying)
    }
    keyboard?.giveBack()
  }

  /// Makes the incoming controllers disappear.
  ///
  /// A controller that has since moved to another container receives only its `did` call.
  private func reverseAppearances() -> [AppearanceTicket] {
    let reversed = coming.compactMap { controller in
      controller.parent === container && controller.appearanceTarget.isAppearingOrAppeared
        ? begin(controller, appearing: false) : nil
    }
    // The list also contains all old tickets. A ticket that was not reversed is still current. Ending any other
    // ticket has no effect.
    return reversed + appearances
  }

  /// Makes the outgoing controllers appear if their views are still in a container on screen.
  ///
  /// The other controllers receive only their `did` call.
  private func reverseDisappearances() -> [AppearanceTicket] {
    guard container.isAppearingOrAppeared else { return disappearances }
    let reversed = leaving.compactMap { controller in
      isInContainer(controller) && controller.parent === container
        ? begin(controller, appearing: true) : nil
    }
    // The list also contains all old tickets. Ending a ticket that was reversed has no effect.
    return reversed + disappearances
  }
}
