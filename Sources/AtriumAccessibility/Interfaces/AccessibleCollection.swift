/// Answers searches among the objects inside an object, in the order of the tree.
@MainActor
struct AccessibleCollection {
  /// The part of the tree that a search from an object covers; the raw values are those of AT-SPI.
  private enum Scope: Int {
    case children = 0
    case siblings = 1
    case window = 2
  }

  let context: AccessibleContext

  func reply(to message: BusMessage) -> BusReply {
    let arguments = message.arguments
    switch (message.member, arguments.count) {
    case ("GetMatches", 4):
      return matches(arguments[0], arguments[1], count: arguments[2]) { rule in
        find(rule, below: context.node.id, descends: arguments[3].flag ?? true)
      }
    case ("GetMatchesFrom", 6):
      guard let current = current(arguments[0]) else { return .invalidArguments }
      return matches(arguments[1], arguments[2], count: arguments[4]) { rule in
        find(rule, after: current, Scope(rawValue: arguments[3].integer ?? 2) ?? .window)
      }
    case ("GetMatchesTo", 7):
      guard let current = current(arguments[0]) else { return .invalidArguments }
      let root = arguments[4].flag == true ? context.node.id : context.tree.root
      return matches(arguments[1], arguments[2], count: arguments[5]) { rule in
        let positions = positions
        return find(rule, below: root).filter {
          positions[$0, default: 0] < positions[current, default: 0]
        }
      }
    case ("GetActiveDescendant", 0):
      let focus = context.tree.focus.flatMap {
        context.tree.contains($0, in: context.node.id) ? $0 : nil
      }
      return .value(context.reference(focus))
    default: return .unknownMethod(message)
    }
  }

  /// Returns the identifier of the object at a path; nil if the tree does not contain the object.
  private func current(_ path: BusValue) -> Int? {
    path.text.flatMap(AtspiNames.id).flatMap { context.tree.nodes[$0]?.id }
  }

  private func matches(
    _ rule: BusValue, _ order: BusValue, count: BusValue, _ find: (AccessibleMatchRule) -> [Int]
  ) -> BusReply {
    guard let rule = AccessibleMatchRule(rule), let order = order.integer,
      let count = count.integer
    else { return .invalidArguments }
    // The orders 1 to 3 are the same order here. The orders from 4 are its reverse.
    var found = find(rule)
    if order >= 4 { found.reverse() }
    if count > 0 { found = Array(found.prefix(count)) }
    return .value(.array(of: "(so)", found.map { context.reference($0) }))
  }

  private func find(_ rule: AccessibleMatchRule, below id: Int, descends: Bool = true) -> [Int] {
    var found: [Int] = []
    func visit(_ id: Int) {
      for child in context.tree.nodes[id]?.children ?? [] {
        if let inner = context.context(of: child), rule.matches(inner) { found.append(child) }
        if descends { visit(child) }
      }
    }
    visit(id)
    return found
  }

  private func find(_ rule: AccessibleMatchRule, after current: Int, _ scope: Scope) -> [Int] {
    let root: Int?
    switch scope {
    case .children: return find(rule, below: current)
    case .siblings: root = context.tree.nodes[current]?.parent
    case .window: root = context.tree.root
    }
    let positions = positions
    return root.map { find(rule, below: $0) }?
      .filter { positions[$0, default: 0] > positions[current, default: 0] } ?? []
  }

  /// The positions of all objects of the window in the order of the tree.
  private var positions: [Int: Int] {
    var positions: [Int: Int] = [:]
    context.tree.visit { node, _ in positions[node.id] = positions.count }
    return positions
  }
}
