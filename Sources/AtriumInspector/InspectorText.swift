extension InspectorSession {
  /// The state of the session as text, for programs without a display: the tree, then the problems.
  ///
  /// ```
  /// House (HouseController) · on screen
  /// ├─ Court (CourtController) · on screen · selected
  /// ├─ Clock (ClockController) · not loaded
  /// └╌ presents Sheet (SheetController) · appearing
  /// no problems
  /// ```
  public var text: String {
    var lines = tree.map { InspectorText.lines(of: $0) } ?? ["no root controller"]
    if problems.isEmpty {
      lines.append("no problems")
    } else {
      lines.append(problems.count == 1 ? "1 problem" : "\(problems.count) problems")
      lines += problems.map { "! \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the recorded calls of one controller, or of all controllers, as the lines of the life-cycle log.
  ///
  /// - Parameters:
  ///   - controller: The number that identifies the controller; nil for all controllers.
  ///   - json: Whether each line is a JSON object.
  /// - Returns: The lines.
  public func log(of controller: Int? = nil, json: Bool = false) -> String {
    calls.filter { controller == nil || $0.controller == controller }
      .map { json ? $0.json : $0.line }.joined(separator: "\n")
  }

  /// The recorded calls with their senders, grouped by cause.
  public var story: String {
    var lines: [String] = []
    if droppedCallCount > 0 { lines.append("earlier calls dropped: \(droppedCallCount)") }
    var last: Int?
    let causes = Dictionary(uniqueKeysWithValues: causes.map { ($0.id, $0) })
    for call in calls {
      if call.cause != last, let cause = causes[call.cause] { lines.append("# \(cause.summary)") }
      last = call.cause
      lines.append(
        String(repeating: "  ", count: call.depth + 1) + "\(call.line) ← \(call.sender.text)")
    }
    return lines.joined(separator: "\n")
  }
}

/// Formats nodes as lines of text.
enum InspectorText {
  /// Returns the text of a node, without the lines that connect the nodes of a tree.
  static func words(of node: InspectedNode) -> String {
    var words = [node.name == node.type ? node.name : "\(node.name) (\(node.type))"]
    words.append(node.phase.rawValue)
    if node.isSelected == true { words.append("selected") }
    if node.isInTransition { words.append("in transition") }
    if node.edge == .member { words.append("member, no child") }
    if node.edge == .foreign { words.append("not a child") }
    if let host = node.host { words.append("view in \(host)") }
    return words.joined(separator: " · ")
  }

  static func lines(of node: InspectedNode) -> [String] {
    var lines = [words(of: node)]
    append(node.children, prefix: "", to: &lines)
    return lines
  }

  private static func append(_ nodes: [InspectedNode], prefix: String, to lines: inout [String]) {
    for (index, node) in nodes.enumerated() {
      let isLast = index == nodes.count - 1
      let isPresented = node.edge == .presented
      let line = isPresented ? "╌ presents " : "─ "
      lines.append(prefix + (isLast ? "└" : "├") + line + words(of: node))
      append(node.children, prefix: prefix + (isLast ? "   " : "│  "), to: &lines)
    }
  }
}
