import AtriumGeometry
import AtriumGraphics

extension Window {
  /// Delivers the events that were dispatched before this turn: step 1 of a turn.
  ///
  /// Successive movements of a pointer without a pressed button are merged into the last one, which is sufficient
  /// for hovering. While a button is pressed, all movements are kept, because the velocity is computed from them.
  /// Changes of several fingers at the same time are one event.
  func deliverEvents() {
    let events = eventsWithoutTaken(pendingEvents)
    pendingEvents = []
    var index = 0
    while index < events.count {
      defer { index += 1 }
      let event = events[index]
      if case .pointerMoved(let input) = event, !pointers.holdsButton(input.device),
        index + 1 < events.count, case .pointerMoved(let later) = events[index + 1],
        later.device == input.device
      {
        continue
      }
      let changes = TouchChange.sequence(in: events[index...])
      if changes.isEmpty {
        deliver(event)
      } else {
        for event in events[index..<(index + changes.count)] { eventObservers.notify(event) }
        LifecycleEvent.Cause.input.run { fingers.deliver(changes, in: self) }
        index += changes.count - 1
      }
    }
  }

  private func deliver(_ event: InputEvent) {
    eventObservers.notify(event)
    event.cause.run { handle(event) }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .pointerDown(let input): pointerDown(input)
    case .pointerMoved(let input): pointerMoved(input)
    case .pointerUp(let input): pointerUp(input)
    case .pointerLeft: pointerLeft()
    case .pointerCancelled(let time): pointers.cancel(at: time, in: self)
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled: break
    case .scroll(let input): touchless.deliver(input, in: self)
    case .touchpadSwipe(let input): touchless.deliver(input, in: self)
    case .touchpadPinch(let input): touchless.deliver(input, in: self)
    case .keyDown(let input): deliverKey(input, isDown: true)
    case .keyUp(let input): deliverKey(input, isDown: false)
    case .text(let text): (firstResponder as? any KeyInputReceiving)?.insertText(text)
    case .markedText(let text): deliverMarkedText(text)
    case .resized(let pixels, let scale, let isLive): store(pixels, scale: scale, isLive: isLive)
    case .exposed(let rects): for rect in rects { addDamage(rect.rect(scale: scale)) }
    // These events took effect when they were dispatched.
    case .refreshRate, .time: break
    case .visibility(let visible): isVisible = visible
    case .focus(let hasFocus): setKey(hasFocus)
    case .windowState(let state): windowState = state
    case .availableSize(let size): answer(availableSize: size)
    case .settingsChanged(let new): apply(new)
    case .timeOfDay(let seconds, let time): setTimeOfDay(seconds, at: time)
    case .closeRequested: requestClose()
    case .frame: break
    case .closed: close()
    }
  }

  private func store(_ pixels: PixelSize, scale: Double, isLive: Bool) {
    let (size, scale) = area(of: pixels, scale: scale)
    if scale != self.scale {
      self.scale = scale
      addDamage(bounds)
    }
    pendingResize = PendingResize(size: size, scale: scale, isLive: isLive)
  }

  func setKey(_ hasFocus: Bool) {
    guard isKeyWindow != hasFocus else { return }
    isKeyWindow = hasFocus
    if !hasFocus { endTextInput(of: firstResponder) }
    if !hasFocus { cancelAllTouches() }
    keyObservers.notify(hasFocus)
  }

  private func apply(_ new: Settings) {
    guard new != settings else { return }
    let old = settings
    settings = new
    if new.motion != .full, new.motion != old.motion {
      // Movements end at their destinations. Fades end too, because a long fade cannot be shortened to 0.2 s while
      // it runs.
      for view in runningAnimations.views { view.adapt(to: new.motion, in: self) }
      endSizeTransitionInCommit()
    }
    // A colour that the program has set stays.
    if backgroundColor == old.windowBackground { backgroundColor = new.windowBackground }
    setTraits(TraitCollection(size: bounds.size, scale: scale, settings: new))
  }

  private func setTimeOfDay(_ seconds: Double, at time: Double) {
    guard seconds.isFinite, time.isFinite else { return }
    midnightOffset = seconds - time
    timeOfDayObservers.notify(())
  }
}

extension InputEvent {
  /// Whether the event is a user action inside the window.
  var isOfUser: Bool {
    if case .closeRequested = self { return false }
    return cause == .input
  }

  /// The cause of the calls that result from the delivery of the event.
  fileprivate var cause: LifecycleEvent.Cause {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerLeft, .pointerCancelled, .touchBegan,
      .touchMoved, .touchEnded, .touchCancelled, .scroll, .touchpadSwipe, .touchpadPinch, .keyDown,
      .keyUp, .text, .markedText, .closeRequested:
      .input
    case .resized: .resize
    case .exposed, .refreshRate, .visibility, .focus, .windowState, .availableSize,
      .settingsChanged, .timeOfDay, .time, .frame,
      .closed:
      .program
    }
  }
}
