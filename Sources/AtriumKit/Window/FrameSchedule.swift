/// The state of a window's turns.
///
/// The state says whether a turn is running, whether another turn is needed, and which time was requested.
struct FrameSchedule {
  private(set) var isInTurn = false
  /// The step of the running turn.
  private(set) var step = LifecycleEvent.Step.outside
  private(set) var isTurnNeeded = true
  /// Whether another turn must follow the current turn.
  private var isAnotherTurnNeeded = false
  /// The time for which a turn is requested, in seconds of the host's clock; nil if there is no request.
  private(set) var requestedFrame: Double?

  mutating func beginTurn() {
    isInTurn = true
    isAnotherTurnNeeded = false
  }

  /// Begins a step of the turn.
  mutating func enter(_ step: LifecycleEvent.Step) { self.step = step }

  /// Ends a turn.
  ///
  /// The turn has fulfilled the requests that ``needTurn()`` made during it. A request by ``needAnotherTurn()``
  /// remains.
  mutating func endTurn() {
    step = .outside
    isTurnNeeded = isAnotherTurnNeeded
    isInTurn = false
  }

  /// Requests a turn as soon as the host can run one.
  ///
  /// - Returns: Whether no turn had been requested before.
  mutating func needTurn() -> Bool {
    defer { isTurnNeeded = true }
    return !isTurnNeeded
  }

  /// Requests a turn after the current turn.
  mutating func needAnotherTurn() { isAnotherTurnNeeded = true }

  /// Records the time of the next turn.
  ///
  /// - Returns: Whether the host must be notified, because the time has changed.
  mutating func request(_ deadline: Double?) -> Bool {
    defer { requestedFrame = deadline }
    return deadline != requestedFrame
  }

  /// Records that the host has no pending request.
  mutating func forgetRequest() { requestedFrame = nil }
}
