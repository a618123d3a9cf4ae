/// The work for the commit: the last step of a turn, after the painted pixels have been presented.
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
  ///   - order: The position of the unit in the order in which units began; nil puts the unit last.
  ///   - action: A closure that sends the unit's calls.
  func addUnit(order: Int? = nil, _ action: @escaping () -> Void) {
    units.append((order ?? Int.max, .current, action))
  }

  /// Adds the `did` call of an appearance or disappearance, for example of a view that has entered a window.
  func add(_ ticket: AppearanceTicket) {
    let entry = (cause: Cause.current, ticket: ticket)
    if ticket.isAppearing { appearing.append(entry) } else { disappearing.append(entry) }
  }

  /// Removes and returns the queued work, as actions with the causes under which they were added.
  ///
  /// Work that these actions add is for the next round.
  ///
  /// DC-11 determines the order: first the units in the order in which they began, then the `viewDidDisappear`
  /// calls, and then the `viewDidAppear` calls. The calls are in the order of their `will` calls.
  func take() -> [(cause: LifecycleEvent.Cause, action: () -> Void)] {
    // The sort is stable: units with the same position keep their order.
    let ordered = units.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    // If a later appearance or disappearance has begun, ending the earlier one has no effect (DC-7).
    // A view may have left its window and returned in a container without appearance calls: the container's parent
    // forwards calls manually and has sent none. The disappearance of such a view is reversed.
    let calls =
      disappearing.map { entry in (cause: entry.cause, action: { entry.ticket.endAlone() }) }
      + appearing.map { entry in (cause: entry.cause, action: { entry.ticket.end() }) }
    (units, disappearing, appearing) = ([], [], [])
    return ordered.map { (cause: $0.element.cause, action: $0.element.action) } + calls
  }
}
