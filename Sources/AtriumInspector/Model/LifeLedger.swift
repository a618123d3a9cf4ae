import AtriumControls

/// Tracks the phase and the moves of each controller from its calls.
///
/// A ledger does not access the controllers, so a recording can be replayed up to any call (SM-8).
public struct LifeLedger: Sendable {
  /// The state of a controller as derived from its calls.
  public struct Life: Hashable, Sendable {
    /// The phase; nil before the first call that determines it.
    public internal(set) var phase: InspectedPhase?
    /// The moves that have been announced by `willMove` and not completed by `didMove`.
    ///
    /// Each value is the number that identifies the new parent; nil stands for a removal.
    public internal(set) var pendingMoves: [Int?] = []
    /// Whether the controller was removed without `willMove(toParent: nil)`.
    public internal(set) var leftUntold = false
    /// The name of the last call that did not fit the phase, or a description of it; nil if there is no such call.
    public internal(set) var unbalanced: String?
    /// The numbers of calls, by the names of the calls.
    public internal(set) var counts: [String: Int] = [:]
    /// The name of the controller.
    public internal(set) var name = ""

    mutating func completeMove(to parent: Int?) {
      guard let parent else {
        leftUntold = !pendingMoves.contains(nil)
        pendingMoves = []
        return
      }
      // When a removal is cancelled, `didMove(toParent:)` is called with the unchanged parent (DC-21). That call
      // completes the pending removal.
      let answered = pendingMoves.firstIndex(of: parent) ?? pendingMoves.firstIndex(of: nil)
      if let answered { pendingMoves.remove(at: answered) }
    }
  }

  /// The states of the controllers, by the numbers that identify them.
  public private(set) var lives: [Int: Life] = [:]

  /// Makes an empty ledger.
  public init() {}

  /// Makes a ledger from the first calls of a recording (SM-8).
  public init(_ calls: some Sequence<InspectedCall>) {
    for call in calls { follow(call) }
  }

  /// Updates the ledger for one call.
  public mutating func follow(_ call: InspectedCall) {
    var life = lives[call.controller] ?? Life()
    life.name = call.name
    life.counts[call.event, default: 0] += 1
    func go(from phases: [InspectedPhase], to next: InspectedPhase) {
      if let phase = life.phase, !phases.contains(phase) { life.unbalanced = call.event }
      life.phase = next
    }
    switch call.event {
    case "viewDidLoad": if life.phase == nil || life.phase == .notLoaded { life.phase = .gone }
    case "viewWillAppear": go(from: [.notLoaded, .gone, .leaving], to: .appearing)
    case "viewIsAppearing":
      if let phase = life.phase, phase != .appearing { life.unbalanced = call.event }
    case "viewDidAppear": go(from: [.appearing], to: .there)
    case "viewWillDisappear": go(from: [.appearing, .there], to: .leaving)
    case "viewDidDisappear": go(from: [.leaving], to: .gone)
    case "willMove":
      life.pendingMoves.append(call.parent)
      if call.parent != nil { life.leftUntold = false }
    case "didMove": life.completeMove(to: call.parent)
    default: break
    }
    lives[call.controller] = life
  }

  /// Records that the beginning or the end of an appearance transition was ignored.
  mutating func noteIgnored(of id: Int, name: String) {
    lives[id, default: Life()].name = name
    lives[id]?.unbalanced = String(localized: "a begin or an end of its appearance")
  }

  /// Sets the phase of a controller whose earlier calls may not have been observed.
  mutating func adopt(_ node: InspectedNode) {
    lives[node.id, default: Life()].phase = node.phase
    lives[node.id]?.name = node.name
  }

  /// Removes the entries of released controllers.
  mutating func keep(only ids: (Int) -> Bool) {
    lives = lives.filter { ids($0.key) }
  }
}
