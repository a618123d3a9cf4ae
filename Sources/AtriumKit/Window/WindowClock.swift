/// Maps the time of a host to that of its window, which may run slower or stand still.
///
/// A change of the rate moves both bases to the present, so that the window's time never jumps.
struct WindowClock {
  /// How fast the window's time runs, as a part of the host's.
  private(set) var rate = 1.0
  private var hostBase = 0.0
  private var base = 0.0
  /// The latest time of the host, in seconds.
  private var latest = 0.0
  /// The rate that applies while no button, finger or scroll is held; nil for the same one.
  private var wanted = 1.0
  private var hands: Set<Hand> = []

  /// What a user holds.
  private enum Hand: Hashable {
    case button(Int, PointerButton?)
    case touch(Int)
    case touchpad
  }

  /// Whether both times are equal, so that nothing has to be mapped.
  private var isPlain: Bool { rate == 1 && base == hostBase && wanted == 1 }

  /// The rate that was asked for.
  var wantedRate: Double { wanted }

  /// The latest time of the host, in seconds; nil while it is the window's too.
  var hostTimeOfTurn: Double? { isPlain ? nil : latest }

  /// The window's time at a time of the host, in seconds.
  private func windowTime(_ host: Double) -> Double { base + (host - hostBase) * rate }

  /// The host's time at which the window's time comes, in seconds; nil for never.
  func hostTime(_ time: Double) -> Double? {
    if isPlain { return time }
    // What is due stays due, also while the time stands.
    if time <= windowTime(latest) { return latest }
    return rate > 0 ? hostBase + (time - base) / rate : nil
  }

  /// Lets the window's time run at another rate from now on.
  mutating func setRate(_ new: Double) {
    wanted = new
    apply(hands.isEmpty || new == 0 ? new : 1)
  }

  /// Moves the window's time forward; it stands still again after that.
  mutating func advance(by seconds: Double) { base += seconds }

  private mutating func apply(_ new: Double) {
    guard new != rate else { return }
    base = windowTime(latest)
    hostBase = latest
    rate = new
  }

  /// Lets a slow window run at its wanted rate again, when the turn has ended in which the last button
  /// was released.
  mutating func endTurn() {
    if hands.isEmpty { apply(wanted) }
  }

  /// The event with its time on the window's clock.
  mutating func map(_ event: InputEvent) -> InputEvent {
    note(event)
    guard !isPlain else { return event }
    switch event {
    case .pointerDown(var input):
      input.time = windowTime(input.time)
      return .pointerDown(input)
    case .pointerMoved(var input):
      input.time = windowTime(input.time)
      return .pointerMoved(input)
    case .pointerUp(var input):
      input.time = windowTime(input.time)
      return .pointerUp(input)
    case .pointerLeft(let time): return .pointerLeft(time: windowTime(time))
    case .pointerCancelled(let time): return .pointerCancelled(time: windowTime(time))
    case .touchBegan(let input): return .touchBegan(map(input))
    case .touchMoved(let input): return .touchMoved(map(input))
    case .touchEnded(let input): return .touchEnded(map(input))
    case .touchCancelled(let input): return .touchCancelled(map(input))
    case .scroll(var input):
      input.time = windowTime(input.time)
      return .scroll(input)
    case .touchpadSwipe(var input):
      input.time = windowTime(input.time)
      return .touchpadSwipe(input)
    case .touchpadPinch(var input):
      input.time = windowTime(input.time)
      return .touchpadPinch(input)
    case .keyDown(var input):
      input.time = windowTime(input.time)
      return .keyDown(input)
    case .keyUp(var input):
      input.time = windowTime(input.time)
      return .keyUp(input)
    case .timeOfDay(let seconds, let time):
      return .timeOfDay(secondsSinceMidnight: seconds, time: windowTime(time))
    case .time(let time): return .time(windowTime(time))
    case .frame(let time): return .frame(at: windowTime(time))
    case .text, .markedText, .resized, .exposed, .refreshRate, .visibility, .focus, .windowState,
      .availableSize, .settingsChanged, .closeRequested, .closed:
      return event
    }
  }

  private func map(_ input: TouchInput) -> TouchInput {
    TouchInput(id: input.id, location: input.location, time: windowTime(input.time))
  }

  /// Notes the host's time, and whether a hand is down: while one is, a slow window runs at rate 1, so
  /// that long presses, drags and velocities are true.
  private mutating func note(_ event: InputEvent) {
    switch event {
    case .time(let time), .frame(let time): note(time)
    case .pointerDown(let input):
      note(input.time)
      hold(.button(input.device, input.button))
    case .pointerUp(let input):
      note(input.time)
      hands.remove(.button(input.device, input.button))
    case .pointerCancelled: hands = hands.filter { if case .button = $0 { false } else { true } }
    case .touchBegan(let input):
      note(input.time)
      hold(.touch(input.id))
    case .touchEnded(let input), .touchCancelled(let input): hands.remove(.touch(input.id))
    case .scroll(let input):
      switch input.phase {
      case .began:
        note(input.time)
        hold(.touchpad)
      case .ended, .cancelled: hands.remove(.touchpad)
      case .step, .changed: break
      }
    case .touchpadSwipe(let input): note(input.phase, at: input.time)
    case .touchpadPinch(let input): note(input.phase, at: input.time)
    default: break
    }
  }

  private mutating func note(_ phase: TouchpadPhase, at time: Double) {
    switch phase {
    case .began:
      note(time)
      hold(.touchpad)
    case .ended, .cancelled: hands.remove(.touchpad)
    case .changed: break
    }
  }

  private mutating func note(_ time: Double) {
    if time.isFinite { latest = max(latest, time) }
  }

  private mutating func hold(_ hand: Hand) {
    hands.insert(hand)
    if wanted > 0 { apply(1) }
  }
}
