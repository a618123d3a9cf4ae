import AtriumControls

/// The rows of the tree, computed from the folded controllers, the search string and the differences.
struct TreeRows {
  let tree: InspectedNode?
  /// The numbers that identify the folded controllers, below which the rows are hidden.
  let folded: Set<Int>
  /// The search string; empty if there is none.
  let search: String
  /// The differences since the held moment.
  let differences: [InspectorMoment.Difference]

  /// Returns whether a search string matches a node (IN-19).
  ///
  /// The string is compared with the name, the type, or the phase, for example `phase:leaving`.
  static func matches(_ node: InspectedNode, _ search: String) -> Bool {
    let wanted = search.lowercased()
    if wanted.hasPrefix("phase:") {
      let phase = wanted.dropFirst("phase:".count)
      return !phase.isEmpty
        && [node.phase.rawValue, node.phase.title].contains { $0.hasPrefix(phase) }
    }
    return node.name.lowercased().contains(wanted) || node.type.lowercased().contains(wanted)
      || node.phase.rawValue == wanted || node.phase.title == wanted
  }

  /// Returns the identifier of a controller's row.
  static func id(_ controller: Int) -> String { "node \(controller)" }

  /// The numbers that identify the controllers found by the search, in the order of the rows.
  var matches: [Int] {
    guard !search.isEmpty else { return [] }
    return tree?.rows.map(\.node).filter { TreeRows.matches($0, search) }.map(\.id) ?? []
  }

  /// The rows.
  var rows: [InspectorRow] {
    var rows: [InspectorRow] = []
    if let tree { append(tree, level: 0, goesOn: [], isLast: true, to: &rows) }
    let removed = differences.filter { $0.kind == .removed }
    if !removed.isEmpty {
      rows.append(
        InspectorRow(
          id: "removed", style: .heading, title: String(localized: "Removed since then"),
          isSelectable: false))
      rows += removed.map { difference in
        InspectorRow(
          id: "removed \(difference.controller)", style: .text, title: difference.text,
          isSelectable: false)
      }
    }
    return rows
  }

  private func append(
    _ node: InspectedNode, level: Int, goesOn: [Bool], isLast: Bool, to rows: inout [InspectorRow]
  ) {
    let difference = differences.first { $0.controller == node.id }
    let isFound = search.isEmpty || TreeRows.matches(node, search)
    var details: [String] = []
    if node.edge == .presented { details.append(String(localized: "presented")) }
    if node.type != node.name { details.append(node.type) }
    if node.isSelected == true { details.append(String(localized: "selected")) }
    if node.isInTransition { details.append(String(localized: "in transition")) }
    if node.edge == .member { details.append(String(localized: "not a child now")) }
    if node.edge == .foreign { details.append(String(localized: "not a child")) }
    if let host = node.host { details.append(String(localized: "view in %@", host)) }
    if let difference, !difference.words.isEmpty { details = [difference.words] }
    rows.append(
      InspectorRow(
        id: TreeRows.id(node.id), style: .node, title: node.name,
        detail: details.joined(separator: " · "), trailing: node.phase.title, level: level,
        branch: InspectorRow.Branch(
          goesOn: goesOn, isLast: isLast, edge: node.edge,
          isOpen: node.children.isEmpty ? nil : !folded.contains(node.id),
          isContainer: node.isContainer),
        phase: node.phase, sign: difference?.kind.rawValue,
        isDimmed: !node.phase.isOnScreen || !isFound, isProblem: node.edge == .foreign))
    guard !folded.contains(node.id) else { return }
    let below = level == 0 ? [] : goesOn + [!isLast]
    for (index, child) in node.children.enumerated() {
      append(
        child, level: level + 1, goesOn: below, isLast: index == node.children.count - 1, to: &rows)
    }
  }
}
