/// Maps the host's time to the window's time, which may be slower or stopped.
///
/// A change of the rate sets `base` and `hostBase` to the current times, so the window's time does not jump.
struct WindowClock {
  /// The current speed of the window's time, as a fraction of the speed of the host's time.
  private(set) var rate = 1.0
  private var hostBase = 0.0
  private var base = 0.0
  /// The latest time that the host has sent, in seconds.
  private var latest = 0.0
  /// The rate that applies while the user holds no button, finger or scroll.
  private var wanted = 1.0
  private var hands: Set<Hand> = []

  /// An input that the user holds.
  private enum Hand: Hashable {
    case button(Int, PointerButton?)
    case touch(Int)
    case touchpad
  }

  /// Whether the window's time and the host's time are equal, so that no mapping is needed.
  private var isPlain: Bool { rate == 1 && base == hostBase && wanted == 1 }

  /// The rate that the program has set.
  var wantedRate: Double { wanted }

  /// The latest time of the host, in seconds; nil while the window's time equals the host's time.
  var hostTimeOfTurn: Double? { isPlain ? nil : latest }

  /// Returns the window's time for a time of the host, in seconds.
  private func windowTime(_ host: Double) -> Double { base + (host - hostBase) * rate }

  /// Returns the host's time for a time of the window, in seconds.
  ///
  /// The result is nil if the window's time never reaches that time.
  func hostTime(_ time: Double) -> Double? {
    if isPlain { return time }
    // A time in the past is due now, even while the window's time is stopped.
    if time <= windowTime(latest) { return latest }
    return rate > 0 ? hostBase + (time - base) / rate : nil
  }

  /// Sets the rate of the window's time from now on.
  mutating func setRate(_ new: Double) {
    wanted = new
    apply(hands.isEmpty || new == 0 ? new : 1)
  }

  /// Moves the window's time forward by a number of seconds.
  mutating func advance(by seconds: Double) { base += seconds }

  private mutating func apply(_ new: Double) {
    guard new != rate else { return }
    base = windowTime(latest)
    hostBase = latest
    rate = new
  }

  /// Restores the rate of a slow window at the end of a turn, if no button, finger or scroll is held.
  mutating func endTurn() {
    if hands.isEmpty { apply(wanted) }
  }

  /// Converts the time of an event to the window's clock.
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

  /// Records the host's time of an event, and the buttons, fingers and scrolls that the user holds.
  ///
  /// While the user holds one of these, a slow window runs at rate 1. Long presses, drags and velocities are
  /// therefore measured in real time.
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
