/// The work for the last step of a turn, after the painted pixels have been presented.
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

  /// Adds the `did` call of an appearance or disappearance that began when a view entered or left a
  /// window.
  func add(_ ticket: AppearanceTicket) {
    let entry = (cause: Cause.current, ticket: ticket)
    if ticket.isAppearing { appearing.append(entry) } else { disappearing.append(entry) }
  }

  /// Removes and returns the queued work, each action with the cause under which it was added.
  ///
  /// Work that these actions add waits for the next round.
  ///
  /// The order is given by DC-11: first the units in the order in which they began, then the
  /// `viewDidDisappear` calls and then the `viewDidAppear` calls, both in the order of their `will`
  /// calls.
  func take() -> [(cause: LifecycleEvent.Cause, action: () -> Void)] {
    // The sort is stable: units with equal positions keep the order in which they were added.
    let ordered = units.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    // If a newer appearance or disappearance has begun, ending the older one has no effect (DC-7).
    let calls = (disappearing + appearing).map { entry in
      (cause: entry.cause, action: { entry.ticket.end() })
    }
    (units, disappearing, appearing) = ([], [], [])
    return ordered.map { (cause: $0.element.cause, action: $0.element.action) } + calls
  }
}
