/// The work for the last step of a turn, after the frame has been presented.
@MainActor
final class CommitQueue {
  private typealias Cause = LifecycleEvent.Cause

  private var units: [(order: Int, cause: Cause, action: () -> Void)] = []
  private var disappearing: [(cause: Cause, ticket: AppearanceTicket)] = []
  private var appearing: [(cause: Cause, ticket: AppearanceTicket)] = []

  /// Whether nothing is queued.
  var isEmpty: Bool { units.isEmpty && disappearing.isEmpty && appearing.isEmpty }

  /// Adds a unit: the end of an animation, or a change without one.
  ///
  /// - Parameters:
  ///   - order: The unit's position, taken when it began; last if nil.
  ///   - action: Sends the unit's calls.
  func addUnit(order: Int? = nil, _ action: @escaping () -> Void) {
    units.append((order ?? Int.max, .current, action))
  }

  /// Adds the `did` call of a change that was caused by a window.
  func add(_ ticket: AppearanceTicket) {
    let entry = (cause: Cause.current, ticket: ticket)
    if ticket.isAppearing { appearing.append(entry) } else { disappearing.append(entry) }
  }

  /// Performs the queued work, each piece with the cause that added it; work that is added meanwhile waits
  /// for the next round.
  ///
  /// The order is that of DC-11: units in the order in which they began, then `viewDidDisappear` in
  /// the order of the `will` calls, then `viewDidAppear` in theirs.
  func run() {
    let (units, disappearing, appearing) = (self.units, self.disappearing, self.appearing)
    (self.units, self.disappearing, self.appearing) = ([], [], [])
    // The sort is stable: units of equal order stay in the order in which they were added.
    for unit in units.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }) {
      unit.element.cause.run(unit.element.action)
    }
    // The controller's phase skips an end in a direction that is no longer the last one (DC-7).
    for (cause, ticket) in disappearing { cause.run { ticket.end() } }
    for (cause, ticket) in appearing { cause.run { ticket.end() } }
  }
}
