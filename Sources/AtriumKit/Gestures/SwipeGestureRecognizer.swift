import AtriumGeometry

/// A recogniser for a quick, straight movement of fingers over a view (G-33 … G-38).
///
/// When `t` seconds have passed since the first finger went down, every finger must have moved at least 50 · (1 −
/// 0.94 · t) points along the direction, and at most 50 · (1 − 0.98 · t) points across it. The swipe is recognised
/// during the movement, at most 0.5 s after its start. The recogniser fails when a finger moves back behind its
/// start. A swipe of three or more fingers on a touchpad is recognised if that number of fingers is required.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Towards the right edge.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards the left edge.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards the top edge.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards the bottom edge.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The recognised directions; if left or right is among them, up and down are ignored.
  open var direction: Direction = .right
  /// The exact number of fingers.
  open var numberOfTouchesRequired = 1

  private var origins: [Touch: Point] = [:]
  private var startTime = 0.0
  /// The movement of the fingers on a touchpad.
  private var touchpadWay = Point.zero

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (SwipeGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard holdsButtons(touches, event) else { return state = .failed }
    if origins.isEmpty { start(at: event.timestamp) }
    for touch in touches { origins[touch] = touch.locationInWindow }
    if origins.count > numberOfTouchesRequired { state = .failed }
  }

  /// Evaluates the movement so far.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let ways = origins.map { $0.key.locationInWindow - $0.value }
    guard holdsButtons(touches, event), !touches.isEmpty else { return state = .failed }
    judge(ways, at: event.timestamp)
  }

  /// Fails, because a finger was lifted before the swipe was recognised.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Fails, because touches were cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Accepts touches, and touchpad swipes if at least three fingers are required.
  open override func shouldReceive(_ event: Event) -> Bool {
    event.kind == .swipe ? numberOfTouchesRequired >= 3 : super.shouldReceive(event)
  }

  /// Evaluates the movement of fingers on a touchpad.
  open override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    guard swipe.fingerCount == numberOfTouchesRequired, swipe.phase != .cancelled else {
      return state = .failed
    }
    if swipe.phase == .began {
      touchpadWay = .zero
      start(at: swipe.time)
    }
    touchpadWay += swipe.delta
    guard swipe.phase != .ended else { return state = .failed }
    let way = touchpadWay
    judge(Array(repeating: way, count: swipe.fingerCount), at: swipe.time)
  }

  /// Clears the movement.
  open override func reset() {
    super.reset()
    origins = [:]
    touchpadWay = .zero
  }

  private func start(at time: Double) {
    startTime = time
    // One millisecond is added, so that an event exactly at the limit still counts (G-35).
    scheduleTimer(withTimeInterval: GestureConstants.swipeDuration + 0.001) { [weak self] in
      self?.state = .failed
    }
  }

  /// Evaluates movements in the window's coordinates.
  ///
  /// If a container rotates the view, the directions are those of the view's own axes.
  private func judge(_ travels: [Point], at time: Double) {
    let turn = view?.quarterTurnInWindow ?? .none
    let ways = turn == .none ? travels : travels.map(turn.vectorInside)
    let elapsed = max(0, time - startTime)
    guard elapsed <= GestureConstants.swipeDuration + 1e-9, !ways.contains(where: isBehind) else {
      return state = .failed
    }
    guard ways.count == numberOfTouchesRequired else { return }
    let least =
      GestureConstants.swipeTravel * (1 - GestureConstants.swipeTravelDecay * elapsed)
    let most = GestureConstants.swipeTravel * (1 - GestureConstants.swipeDriftDecay * elapsed)
    let isMade = axes.contains { axis in
      ways.allSatisfy { way in
        way.x * axis.x + way.y * axis.y >= least
          && abs(way.x * axis.y) + abs(way.y * axis.x) <= most
      }
    }
    if isMade { state = .ended }
  }

  /// A unit vector for each direction that is recognised.
  private var axes: [Point] {
    let horizontal = [(Direction.right, Point(x: 1)), (.left, Point(x: -1))]
    let vertical = [(Direction.up, Point(y: -1)), (.down, Point(y: 1))]
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    return (isHorizontal ? horizontal : vertical).filter { direction.contains($0.0) }.map(\.1)
  }

  /// Returns whether a movement is opposite to every recognised direction (G-36).
  private func isBehind(_ way: Point) -> Bool {
    axes.allSatisfy { way.x * $0.x + way.y * $0.y < 0 }
  }
}
