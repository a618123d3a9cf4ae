import AtriumGeometry

/// What a recogniser has to remember about the gesture that it is looking at.
struct GestureCourse {
  /// How many lifted touches a gesture that is not made yet remembers; several taps need them.
  static let rememberedTouches = 10

  /// Where in its course it is.
  var state = GestureRecognizer.State.possible
  /// Where it would be if others did not have to fail first (G-18).
  var awaited: GestureRecognizer.State?
  /// Whether its actions have heard of this gesture.
  var isAnnounced = false
  /// The touches that it has seen since it was reset, the last lifted ones included.
  var history: [Touch] = []
  /// Input without touches that it is looking at.
  var touchless: TouchlessSequence?
  /// What its subclass waits for.
  var timers: [Timer] = []
  /// The event that it is hearing of.
  var event: Event?
  /// Where its input was last, in the window.
  var location = Point.zero
  /// The answers about recognisers that must fail first, asked once for each gesture (G-22).
  var answers: [ObjectIdentifier: Bool] = [:]
  /// The contest that it takes part in.
  weak var arena: GestureArena?
}
