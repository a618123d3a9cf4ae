/// Why a controller appears or disappears, as far as moves between containers go (DC-18).
struct MoveState {
  private var isEntering = false
  private var isLeaving = false
  /// How often the container had appeared when `didMove` came while it was off screen: the move
  /// closes with its next appearance, also for a child that does not take part in it.
  private var containerCount: Int?
  /// What `isMovingToParent` reads during the present appearance.
  private(set) var appearsByEntering = false
  /// What `isMovingFromParent` reads during the present disappearance.
  private(set) var disappearsByLeaving = false

  /// `addChild` opens a move.
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
    // Nobody will see this child come: the move is over without an appearance.
    guard controller.appearance.phase == .gone else { return }
    switch parent.appearance.phase {
    case .appearing, .there: isEntering = false
    case .gone, .leaving: containerCount = parent.appearance.completedCount
    }
  }

  /// An appearance (or disappearance) begins: it keeps its reason until its end.
  @MainActor
  mutating func begin(appearing: Bool, in parent: ViewController?) {
    if let count = containerCount, let parent, parent.appearance.completedCount > count {
      isEntering = false
    }
    appearsByEntering = appearing && isEntering
    disappearsByLeaving = !appearing && isLeaving
  }

  /// An appearance is about to tell its end: what its `did` moves next is another move.
  mutating func close(appearing: Bool) {
    if appearing { isEntering = false } else { isLeaving = false }
  }

  /// An appearance has told its end, and nothing has begun meanwhile.
  mutating func end() {
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
