/// The model of the timeline: the recorded calls in lanes, one lane for each controller (TL-2, TL-4).
///
/// A timeline is a value, so equal recordings give equal timelines.
public struct Timeline: Hashable, Sendable {
  /// A section of a lane in which the controller has one phase.
  public struct PhaseSpan: Hashable, Sendable {
    /// The phase of the controller in this section.
    public let phase: InspectedPhase
    /// The index of the call that begins the phase; nil if the phase began before the recording.
    public let start: Int?
    /// The index of the call that ends the phase; nil if the phase has not ended.
    public let end: Int?
  }

  /// A section of a lane in which the controller belongs to a container.
  public struct MemberSpan: Hashable, Sendable {
    /// The index of the call that begins the membership; nil if the membership began before the recording.
    public let start: Int?
    /// The index of the call that ends the membership; nil if the membership has not ended.
    public let end: Int?
  }

  /// The lane of one controller.
  public struct Lane: Hashable, Sendable, Identifiable {
    /// The number that identifies the controller.
    public let id: Int
    /// The name of the controller.
    public let name: String
    /// The level in the tree, from 0.
    public let level: Int
    /// Whether the controller has left the tree.
    public let isGone: Bool
    /// Whether the lane is folded, and therefore includes the calls of the controllers below.
    public let isFolded: Bool
    /// The indices of the calls, in order.
    public let calls: [Int]
    /// The indices of the calls in the hidden lanes below a folded lane, in order; empty if the lane is not folded.
    public let hiddenCalls: [Int]
    /// The phases, in order.
    public let phases: [PhaseSpan]
    /// The memberships, in order.
    public let members: [MemberSpan]
  }

  /// The calls of one cause.
  public struct CauseSpan: Hashable, Sendable, Identifiable {
    /// The number that identifies the cause.
    public let id: Int
    /// The title of the cause.
    public let title: String
    /// The index of the first call.
    public let first: Int
    /// The index of the last call.
    public let last: Int
  }

  /// The calls, oldest first.
  ///
  /// Lanes refer to calls by their indices in this array.
  public let calls: [InspectedCall]
  /// The number of dropped earlier calls.
  public let droppedCount: Int
  /// The lanes, with pinned lanes first.
  ///
  /// The other lanes are in the order of the tree, followed by the lanes of controllers that have left the tree.
  public let lanes: [Lane]
  /// The causes, in the order of their first calls.
  public let causes: [CauseSpan]

  /// Makes the timeline of a recording.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first.
  ///   - causes: The causes of the calls.
  ///   - tree: The current tree; nil if there is none.
  ///   - droppedCount: The number of dropped earlier calls.
  ///   - folded: The numbers that identify the controllers whose lanes are folded.
  ///   - pinned: The numbers that identify the controllers whose lanes come first.
  public init(
    calls: [InspectedCall], causes: [InspectedCause] = [], tree: InspectedNode? = nil,
    droppedCount: Int = 0, folded: Set<Int> = [], pinned: Set<Int> = []
  ) {
    self.calls = calls
    self.droppedCount = droppedCount
    var indices: [Int: [Int]] = [:]
    var names: [Int: String] = [:]
    var order: [Int] = []
    for (index, call) in calls.enumerated() {
      if indices[call.controller] == nil { order.append(call.controller) }
      indices[call.controller, default: []].append(index)
      names[call.controller] = call.name
    }
    var lanes: [Lane] = []
    var placed: Set<Int> = []
    func add(_ node: InspectedNode, _ level: Int) {
      let isFolded = folded.contains(node.id) && !node.children.isEmpty
      let below = isFolded ? node.children.flatMap(\.rows).map(\.node.id) : []
      placed.formUnion([node.id] + below)
      lanes.append(
        Lane(
          id: node.id, name: node.name, level: level, isGone: false, isFolded: isFolded,
          calls: indices[node.id] ?? [],
          hiddenCalls: below.flatMap { indices[$0] ?? [] }.sorted(), calls: calls,
          phase: node.phase))
      if !isFolded { for child in node.children { add(child, level + 1) } }
    }
    if let tree { add(tree, 0) }
    for id in order where !placed.contains(id) {
      lanes.append(
        Lane(
          id: id, name: names[id] ?? "", level: 0, isGone: true, isFolded: false,
          calls: indices[id] ?? [], hiddenCalls: [], calls: calls, phase: .gone))
    }
    self.lanes = lanes.filter { pinned.contains($0.id) } + lanes.filter { !pinned.contains($0.id) }
    self.causes = Timeline.spans(of: causes, calls)
  }

  private static func spans(of causes: [InspectedCause], _ calls: [InspectedCall]) -> [CauseSpan] {
    let titles = Dictionary(uniqueKeysWithValues: causes.map { ($0.id, $0.title) })
    var ends: [Int: (first: Int, last: Int)] = [:]
    var order: [Int] = []
    for (index, call) in calls.enumerated() {
      if let known = ends[call.cause] {
        ends[call.cause] = (known.first, index)
      } else {
        ends[call.cause] = (index, index)
        order.append(call.cause)
      }
    }
    return order.compactMap { id in
      ends[id].map {
        CauseSpan(id: id, title: titles[id] ?? "", first: $0.first, last: $0.last)
      }
    }
  }

  /// Returns the index of the call with a number; nil if the timeline has no such call.
  public func index(ofCall number: Int) -> Int? {
    guard let first = calls.first?.number, calls.indices.contains(number - first) else {
      return nil
    }
    return number - first
  }

  /// Returns the indices of the calls that were made directly inside a call, without calls inside those calls.
  public func calls(inside index: Int) -> [Int] {
    let number = calls[index].number
    // The calls inside a call directly follow it in the list, with a greater depth.
    return calls[(index + 1)...].prefix { $0.depth > calls[index].depth }
      .filter { $0.enclosing == number }.compactMap { self.index(ofCall: $0.number) }
  }

  /// Returns the next call of a controller after an index, or the previous call before it; nil if there is none.
  ///
  /// Without an index, the result is the first or the last call of the controller.
  public func call(of controller: Int, from index: Int?, forward: Bool) -> Int? {
    guard let lane = lanes.first(where: { $0.id == controller }) else { return nil }
    guard let index else { return forward ? lane.calls.first : lane.calls.last }
    return forward ? lane.calls.first { $0 > index } : lane.calls.last { $0 < index }
  }
}

extension Timeline.Lane {
  /// Makes a lane, and derives its sections from its calls.
  ///
  /// A controller without calls has the given phase.
  fileprivate init(
    id: Int, name: String, level: Int, isGone: Bool, isFolded: Bool, calls own: [Int],
    hiddenCalls: [Int], calls: [InspectedCall], phase: InspectedPhase
  ) {
    (self.id, self.name, self.level, self.isGone) = (id, name, level, isGone)
    (self.isFolded, self.calls, self.hiddenCalls) = (isFolded, own, hiddenCalls)
    var phases: [Timeline.PhaseSpan] = []
    var members: [Timeline.MemberSpan] = []
    var (start, current): (Int?, InspectedPhase?) = (nil, nil)
    // If the first recorded move call is not a `willMove` into a container, the controller was in a container
    // before the recording.
    let firstMove = own.first { calls[$0].group == .moving }.map { calls[$0] }
    var isMember = firstMove.map { $0.parent == nil || $0.event == "didMove" } ?? false
    var memberStart: Int?
    func go(_ next: InspectedPhase, at index: Int, from before: InspectedPhase) {
      if next == current { return }
      phases.append(Timeline.PhaseSpan(phase: current ?? before, start: start, end: index))
      (start, current) = (index, next)
    }
    for index in own {
      let call = calls[index]
      switch call.event {
      case "viewDidLoad": go(.gone, at: index, from: .notLoaded)
      case "viewWillAppear": go(.appearing, at: index, from: .gone)
      case "viewDidAppear": go(.there, at: index, from: .appearing)
      case "viewWillDisappear": go(.leaving, at: index, from: .there)
      case "viewDidDisappear": go(.gone, at: index, from: .leaving)
      case "willMove" where call.parent != nil && !isMember:
        (isMember, memberStart) = (true, index)
      case "didMove" where call.parent == nil && isMember:
        members.append(Timeline.MemberSpan(start: memberStart, end: index))
        (isMember, memberStart) = (false, nil)
      default: break
      }
    }
    phases.append(Timeline.PhaseSpan(phase: current ?? phase, start: start, end: nil))
    if isMember { members.append(Timeline.MemberSpan(start: memberStart, end: nil)) }
    (self.phases, self.members) = (phases, members)
  }
}
