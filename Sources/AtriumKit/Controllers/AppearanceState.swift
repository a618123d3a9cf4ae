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
  /// The `animated` of the last `will`, which its `did` repeats (C-37).
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to be sent (DC-10).
  var isAppearingDue = false
  /// Whether a container's `did` is to pass on to this child, since its `will` did (DC-6).
  var awaitsParent = false
  /// The children that wait for this controller's `did`.
  var waitingChildren: [ViewController] = []
}
