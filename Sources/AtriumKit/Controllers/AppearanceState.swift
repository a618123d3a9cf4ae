/// Where a controller is between being off screen and on it (C-34).
enum AppearancePhase {
  case gone
  case appearing
  case there
  case leaving
}

/// The state of one controller's appearance: phase, and what is still to be told.
struct AppearanceState {
  var phase = AppearancePhase.gone
  /// Counts beginnings: an end that was promised to an earlier one has nothing to end any more.
  var generation = 0
  /// How often the controller has appeared to the end.
  var completedCount = 0
  /// The `animated` of the last `will`, which its `did` repeats (C-37).
  var isAnimated = false
  /// What brought the last `will` about; its `viewIsAppearing` has the same cause.
  var cause = LifecycleEvent.Cause.program
  /// Whether `viewIsAppearing` is still to be sent (DC-10).
  var isAppearingDue = false
  /// Whether `viewIsAppearing` was sent and the view has not left its window since.
  var isKnownToBeInPlace = false
  /// Whether the last `will` was for who turned back without having been away, and so needs no
  /// `viewIsAppearing` (T3).
  var isTurnedBack = false
  /// The beginnings of children that end with this controller's `did`, since its `will` was passed on
  /// to them (DC-6).
  var waitingChildren: [AppearanceTicket] = []

  /// Resets the phase for another view, or for none; the counts continue.
  mutating func reset() {
    var fresh = AppearanceState()
    fresh.generation = generation + 1
    fresh.completedCount = completedCount
    self = fresh
  }
}
