import AtriumGeometry

/// A recogniser's record of its current gesture.
struct GestureCourse {
  /// The number of lifted touches that remain when the history of an undecided gesture is trimmed.
  static let rememberedTouches = 10

  /// The recogniser's state.
  var state = GestureRecognizer.State.possible
  /// The state to enter when the required recognisers have failed (G-18); nil if the recogniser is not waiting.
  var awaited: GestureRecognizer.State?
  /// Whether the recogniser's actions have been called for this gesture.
  var isAnnounced = false
  /// The touches that the recogniser has received since its last reset, including those lifted most recently.
  var history: [Touch] = []
  /// The sequence of input without touches that the recogniser is following; nil if there is none.
  var touchless: TouchlessSequence?
  /// The timers that the recogniser's subclass has scheduled.
  var timers: [Timer] = []
  /// The event that the recogniser is handling; nil if there is none.
  var event: Event?
  /// The last location of the recogniser's input, in points, in the window's coordinates.
  var location = Point.zero
  /// The answers of delegates and subclasses about failure requirements; each is requested once per gesture.
  var answers: [ObjectIdentifier: Bool] = [:]
  /// The arena in which the recogniser competes.
  weak var arena: GestureArena?
}
