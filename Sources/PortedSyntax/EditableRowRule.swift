/// Lets the user delete the rows of a table by a swipe and move them by a handle, as on iOS.
///
/// On iOS, rows are editable or movable if the data source implements `tableView(_:commit:forRowAt:)` or
/// `tableView(_:moveRowAt:to:)`. The toolkit cannot detect these methods. It calls `tableView(_:canEditRowAt:)` and
/// `tableView(_:canMoveRowAt:)` instead, which the rule adds.
struct EditableRowRule {
  /// For each method that makes rows editable or movable on iOS, the label of the method to add.
  private static let questions = [
    "tableView(_:commit:forRowAt:)": "canEditRowAt", "tableView(_:moveRowAt:to:)": "canMoveRowAt",
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for method in file.declarations {
      guard let question = question(for: method), !answers(question, for: method, index) else {
        continue
      }
      let start = file.tokens[method.start].range.lowerBound
      let modifiers = method.modifiers.filter { ["override", "public", "open"].contains($0) }
      let text =
        (modifiers + ["func tableView(_ tableView: UITableView, \(question) indexPath: IndexPath)"])
        .joined(separator: " ") + " -> Bool { true }; "
      changes.edits.append(Edit(range: start..<start, text: text))
      changes.notes.append(
        file.note(
          method.keywordIndex,
          "\(method.name) got \(question), so that "
            + (question == "canEditRowAt" ? "a swipe deletes" : "rows have handles")))
    }
    return changes
  }

  private static func question(for method: Declaration) -> String? {
    guard method.kind == .function, !method.isConditional,
      method.containerKind == .type || method.containerKind == .extension
    else { return nil }
    return questions[method.fullName]
  }

  /// Returns whether the type that declares a method, or a superclass, already has the method that the rule adds.
  ///
  /// As on iOS, the rows of a diffable data source are not editable by default.
  private static func answers(
    _ question: String, for method: Declaration, _ index: ModuleIndex
  ) -> Bool {
    let types = index.classes[method.container].map { index.ancestry(of: $0.declaration) } ?? []
    let names = Set(types.map(\.path) + [method.container])
    return types.contains { $0.inherited.first == "UITableViewDiffableDataSource" }
      || index.functions["tableView", default: []].contains {
        $0.fullName == "tableView(_:\(question):)" && names.contains($0.container)
      }
  }
}
