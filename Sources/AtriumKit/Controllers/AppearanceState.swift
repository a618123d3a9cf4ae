/// The state of a controller's appearance: the phase, and the calls that are still due.
struct AppearanceState {
  var phase = AppearancePhase.disappeared
  /// The number that identifies the last ticket; ending an earlier ticket has no effect.
  var generation = 0
  /// The number of completed appearances.
  var completedCount = 0
  /// The `animated` argument of the last `will` call, which the matching `did` call repeats (C-37).
  var isAnimated = false
  /// The cause of the last `will` call; the `viewIsAppearing` call that follows has the same cause.
  var cause = LifecycleEvent.Cause.program
  /// Whether `viewIsAppearing` is still due (DC-10).
  var isAppearingDue = false
  /// Whether `viewIsAppearing` was sent, and the view has not left its window since.
  var isKnownToBeInPlace = false
  /// Whether the last `will` call reversed a disappearance while the view was still in its window.
  ///
  /// In that case, no `viewIsAppearing` is due (T3).
  var isReversal = false
  /// The children's appearances that began with this controller's `will` call and end with its `did` call (DC-6).
  var waitingChildren: [AppearanceTicket] = []

  /// Resets the state when the view is replaced or removed.
  ///
  /// The numbers of tickets and of appearances are not reset.
  mutating func reset() {
    var fresh = AppearanceState()
    fresh.generation = generation + 1
    fresh.completedCount = completedCount
    self = fresh
  }
}
