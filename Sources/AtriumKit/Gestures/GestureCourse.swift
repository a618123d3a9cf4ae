import AtriumGeometry

/// A recogniser's record of its current gesture.
struct GestureCourse {
  /// How many lifted touches an undecided gesture remembers; multiple taps need them.
  static let rememberedTouches = 10

  /// The recogniser's state.
  var state = GestureRecognizer.State.possible
  /// The state to enter once the required failures have happened (G-18).
  var awaited: GestureRecognizer.State?
  /// Whether its actions have been called for this gesture.
  var isAnnounced = false
  /// The touches that it has received since its last reset, including the most recently lifted
  /// ones.
  var history: [Touch] = []
  /// The input without touches that it is following.
  var touchless: TouchlessSequence?
  /// The timers that its subclass has scheduled.
  var timers: [Timer] = []
  /// The event that it is handling.
  var event: Event?
  /// The last location of its input, in the window.
  var location = Point.zero
  /// The answers about failure requirements, asked once per gesture.
  var answers: [ObjectIdentifier: Bool] = [:]
  /// The arena that it competes in.
  weak var arena: GestureArena?
}
