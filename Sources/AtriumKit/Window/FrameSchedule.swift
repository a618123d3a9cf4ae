/// The turns of a window: the one that runs, the need for another one, and the time that the host
/// has been asked for.
struct FrameSchedule {
  private(set) var isInTurn = false
  /// The step of the turn that is running.
  private(set) var step = LifecycleEvent.Step.outside
  private(set) var isTurnNeeded = true
  /// Whether a turn was requested that must follow the current one.
  private var isAnotherTurnNeeded = false
  /// The time for which the host was asked, in seconds of the window's clock; nil for no turn.
  private(set) var requestedFrame: Double?

  mutating func beginTurn() {
    isInTurn = true
    isAnotherTurnNeeded = false
  }

  /// Begins a step of the turn.
  mutating func enter(_ step: LifecycleEvent.Step) { self.step = step }

  /// Ends a turn, which has served the requests made in it.
  mutating func endTurn() {
    step = .outside
    isTurnNeeded = isAnotherTurnNeeded
    isInTurn = false
  }

  /// Requests a turn as soon as the host can run one.
  ///
  /// - Returns: Whether none had been requested.
  mutating func needTurn() -> Bool {
    defer { isTurnNeeded = true }
    return !isTurnNeeded
  }

  /// Requests a turn after the current one.
  mutating func needAnotherTurn() { isAnotherTurnNeeded = true }

  /// Notes the time of the next turn.
  ///
  /// - Returns: Whether it differs from the one that the host knows.
  mutating func request(_ deadline: Double?) -> Bool {
    defer { requestedFrame = deadline }
    return deadline != requestedFrame
  }

  /// Notes that the host knows of no request.
  mutating func forgetRequest() { requestedFrame = nil }
}
