/// The work for the last step of a turn, after the frame has been presented.
@MainActor
final class CommitQueue {
  private typealias Cause = LifecycleEvent.Cause

  private var units: [(order: Int, cause: Cause, action: () -> Void)] = []
  private var disappearing: [(cause: Cause, ticket: AppearanceTicket)] = []
  private var appearing: [(cause: Cause, ticket: AppearanceTicket)] = []

  /// Whether the queue is empty.
  var isEmpty: Bool { units.isEmpty && disappearing.isEmpty && appearing.isEmpty }

  /// Adds a unit: the end of an animation, or a change without animation.
  ///
  /// - Parameters:
  ///   - order: The unit's position in the order in which units began; nil puts the unit last.
  ///   - action: Sends the unit's calls.
  func addUnit(order: Int? = nil, _ action: @escaping () -> Void) {
    units.append((order ?? Int.max, .current, action))
  }

  /// Adds the `did` call of an appearance or disappearance that a window has caused.
  func add(_ ticket: AppearanceTicket) {
    let entry = (cause: Cause.current, ticket: ticket)
    if ticket.isAppearing { appearing.append(entry) } else { disappearing.append(entry) }
  }

  /// Performs the queued work, each item with the cause under which it was added; work added during
  /// the call waits for the next round.
  ///
  /// The order is given by DC-11: first the units in the order in which they began, then the
  /// `viewDidDisappear` calls and then the `viewDidAppear` calls, both in the order of their `will`
  /// calls.
  func run() {
    let (units, disappearing, appearing) = (self.units, self.disappearing, self.appearing)
    (self.units, self.disappearing, self.appearing) = ([], [], [])
    // The sort is stable: units with equal positions keep the order in which they were added.
    for unit in units.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }) {
      unit.element.cause.run(unit.element.action)
    }
    // If a newer appearance or disappearance has begun, ending the older one has no effect (DC-7).
    for (cause, ticket) in disappearing { cause.run { ticket.end() } }
    for (cause, ticket) in appearing { cause.run { ticket.end() } }
  }
}
