import AtriumContainers
import AtriumKit

/// The operations that are possible now, for the list of operations and for the random mode.
@MainActor
package struct PlayOffers {
  /// An operation and its group in the list.
  package struct Offer: Hashable, Sendable {
    /// The title of the group.
    package let group: String
    /// The operation.
    package let operation: PlayOperation
  }

  private let run: PlayRun
  private let check: PlayCheck

  /// Makes the offers for the current state of a run.
  package init(_ run: PlayRun) {
    self.run = run
    check = PlayCheck(run: run)
  }

  private var names: [String] { run.controllers.keys.sorted() }

  /// Returns the operations that are possible for a controller, in the order of the list.
  ///
  /// - Parameters:
  ///   - name: The name of the controller.
  ///   - includesRefused: Whether the result includes mistakes, which are operations that would make the toolkit
  ///     trap.
  /// - Returns: The offers.
  package func offers(for name: String, includesRefused: Bool = false) -> [Offer] {
    let groups: [(String, [PlayOperation])] = [
      ("Into \(name)", into(name)), ("\(name) itself", itself(name)),
      ("Single lines", single(name)),
    ]
    return groups.flatMap { title, operations in
      operations.filter { operation in
        guard let refusal = check.refusal(of: operation) else { return true }
        return includesRefused && refusal.kind == .trap
      }.map { Offer(group: title, operation: $0) }
    }
  }

  /// All operations that are possible now.
  package var all: [PlayOperation] {
    var seen: Set<PlayOperation> = []
    return names.flatMap { offers(for: $0) }.map(\.operation).filter { seen.insert($0).inserted }
  }

  /// Returns the next free name for a controller of a kind, such as `leaf2`.
  package func freeName(of kind: PlayKind) -> String {
    let base = kind == .leaf ? "" : kind.rawValue
    if kind == .leaf {
      let free = PlayOffers.leafNames.first { run.controllers[$0] == nil }
      if let free { return free }
    } else if run.controllers[base] == nil {
      return base
    }
    let stem = kind == .leaf ? "leaf" : base
    return (2...).lazy.map { "\(stem)\($0)" }.first { run.controllers[$0] == nil } ?? stem
  }

  private static let leafNames = ["red", "blue", "green", "amber", "violet", "grey"]

  /// Returns the operation that adds a controller without a parent to a container; nil for a leaf.
  package func entering(_ page: String, _ container: String) -> PlayOperation? {
    switch run.kinds[container] ?? .leaf {
    case .leaf: nil
    case .tiles, .hand: .add(page, to: container)
    case .navigation: .push(page, on: container)
    case .tabs, .split, .pager, .ring: .put(page, in: container)
    }
  }

  private func into(_ name: String) -> [PlayOperation] {
    var found: [PlayOperation] = []
    for other in names where other != name {
      if let operation = entering(other, name) { found.append(operation) }
      if run.kinds[name] == .navigation { found.append(.put(other, in: name)) }
      if run.kinds[name]?.selects == true { found.append(.select(other, in: name)) }
    }
    if run.kinds[name] == .navigation { found += [.pop(name), .drag(name, 0.4), .drag(name, 0.8)] }
    for other in names where other != name {
      found += PlayStyle.allCases.map { .present(other, over: name, $0) }
    }
    return found + [.dismiss(name)]
  }

  private func itself(_ name: String) -> [PlayOperation] {
    var found: [PlayOperation] = [.remove(name)]
    if let parent = run.controllers[name]?.parent.flatMap(run.name(of:)) {
      for other in names where other != name { found.append(.swap(name, for: other, in: parent)) }
    }
    if run.controllers[name]?.isViewLoaded == false { found.append(.load(name)) }
    if let view = run.controllers[name]?.viewIfLoaded, name != PlayScene.root {
      found.append(.hide(name, !view.isHidden))
    }
    return found
  }

  private func single(_ name: String) -> [PlayOperation] {
    var found: [PlayOperation] = []
    for other in names where other != name && run.kinds[name]?.addsByHand == true {
      found += [.addChild(other, to: name), .addView(other, to: name), .didMove(other, to: name)]
    }
    if let parent = run.controllers[name]?.parent.flatMap(run.name(of:)) {
      found += [.didMove(name, to: parent), .willMove(name)]
    }
    return found + [
      .removeView(name), .removeChild(name), .begin(name, appearing: true),
      .begin(name, appearing: false),
    ] + (run.controllers[name]?.parent is TilesController ? [.end(name)] : [])
  }
}
