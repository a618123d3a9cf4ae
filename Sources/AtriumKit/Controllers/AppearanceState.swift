/// The state of one controller's appearance: the phase, and the calls still to be sent.
struct AppearanceState {
  var phase = AppearancePhase.disappeared
  /// The number of the last beginning; the end of an earlier one does nothing.
  var generation = 0
  /// The number of completed appearances.
  var completedCount = 0
  /// The `animated` of the last `will`, which its `did` repeats (C-37).
  var isAnimated = false
  /// The cause of the last `will` call; its `viewIsAppearing` has the same cause.
  var cause = LifecycleEvent.Cause.program
  /// Whether `viewIsAppearing` is still to be sent (DC-10).
  var isAppearingDue = false
  /// Whether `viewIsAppearing` was sent and the view has not left its window since.
  var isKnownToBeInPlace = false
  /// Whether the last `will` reversed a disappearance while the view was still in place, so that no
  /// `viewIsAppearing` is due (T3).
  var isReversal = false
  /// The beginnings of children, forwarded by this controller's `will`, that end with its `did`
  /// (DC-6).
  var waitingChildren: [AppearanceTicket] = []

  /// Resets the phase when the view is replaced or removed; the counts continue.
  mutating func reset() {
    var fresh = AppearanceState()
    fresh.generation = generation + 1
    fresh.completedCount = completedCount
    self = fresh
  }
}
