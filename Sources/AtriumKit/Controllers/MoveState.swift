/// Records whether a controller appears or disappears because it moves between containers (DC-18).
struct MoveState {
  private var isEntering = false
  private var isLeaving = false
  /// The container's ``AppearanceState/completedCount`` at `didMove`; nil unless the container was off screen then.
  ///
  /// The next appearance of the container ends the move, even if the child does not appear with it.
  private var containerCount: Int?
  /// The value of `isMovingToParent` during the current appearance.
  private(set) var appearsByEntering = false
  /// The value of `isMovingFromParent` during the current disappearance.
  private(set) var disappearsByLeaving = false

  /// Begins a move, in `addChild`.
  mutating func open() {
    isEntering = true
    isLeaving = false
    containerCount = nil
  }

  mutating func willMove(toParent parent: ViewController?) {
    isLeaving = parent == nil
  }

  @MainActor
  mutating func didMove(toParent parent: ViewController?, of controller: ViewController) {
    guard let parent else {
      isEntering = false
      return
    }
    isLeaving = false
    // If the child is visible or appears, its appearance ends the move. Otherwise the move ends without an
    // appearance: now, or with the container's next appearance.
    guard controller.appearance.phase == .disappeared else { return }
    switch parent.appearance.phase {
    case .appearing, .appeared: isEntering = false
    case .disappeared, .disappearing: containerCount = parent.appearance.completedCount
    }
  }

  /// Begins an appearance or disappearance, and determines whether it belongs to a move.
  ///
  /// The result stays the same until the end of the appearance or disappearance.
  @MainActor
  mutating func begin(appearing: Bool, in parent: ViewController?) {
    if let count = containerCount, let parent, parent.appearance.completedCount > count {
      isEntering = false
    }
    appearsByEntering = appearing && isEntering
    disappearsByLeaving = !appearing && isLeaving
  }

  /// Ends the move just before the `did` call.
  ///
  /// A move that begins inside that call is a separate move.
  mutating func close(appearing: Bool) {
    if appearing { isEntering = false } else { isLeaving = false }
  }

  /// Resets the values of `isMovingToParent` and `isMovingFromParent` after the `did` call.
  mutating func end() {
    appearsByEntering = false
    disappearsByLeaving = false
  }
}

extension ViewController {
  /// Whether the controller appears because it enters its container.
  public var isMovingToParent: Bool { move.appearsByEntering }

  /// Whether the controller disappears because it leaves its container.
  public var isMovingFromParent: Bool { move.disappearsByLeaving }
}
