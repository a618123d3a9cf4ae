/// Why a controller appears or disappears, as far as moves between containers go (DC-18).
struct MoveState {
  private var isEntering = false
  private var isLeaving = false
  /// What `isMovingToParent` reads during the present appearance.
  private(set) var appearsByEntering = false
  /// What `isMovingFromParent` reads during the present disappearance.
  private(set) var disappearsByLeaving = false

  /// `addChild` opens a move.
  mutating func open() {
    isEntering = true
    isLeaving = false
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
    // Nobody will see this child come: the move is over without an appearance.
    let phase = parent.appearance.phase
    if controller.appearance.phase == .gone, phase == .appearing || phase == .there {
      isEntering = false
    }
  }

  /// An appearance (or disappearance) begins: it keeps its reason until its end.
  mutating func begin(appearing: Bool) {
    appearsByEntering = appearing && isEntering
    disappearsByLeaving = !appearing && isLeaving
  }

  /// An appearance reached its end.
  mutating func end(appearing: Bool) {
    if appearing { isEntering = false }
    appearsByEntering = false
    disappearsByLeaving = false
  }
}

extension ViewController {
  /// Whether the controller appears because it enters its container (L-28, DC-18).
  public var isMovingToParent: Bool { move.appearsByEntering }

  /// Whether the controller disappears because it leaves its container (L-28, DC-18).
  public var isMovingFromParent: Bool { move.disappearsByLeaving }
}
