/// Lets a table that deletes rows by `tableView(_:commit:forRowAt:)` also do so by a swipe, as on iOS.
///
/// On iOS rows are editable if their data source implements this method. The toolkit cannot detect whether a data
/// source implements it, and therefore calls `tableView(_:canEditRowAt:)`, which the rule adds.
struct EditableRowRule {
  private static let commit = "tableView(_:commit:forRowAt:)"
  private static let question = "tableView(_:canEditRowAt:)"

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for method in file.declarations where isCommit(method) && !answers(method, index) {
      let start = file.tokens[method.start].range.lowerBound
      let modifiers = method.modifiers.filter { ["override", "public", "open"].contains($0) }
      let text =
        (modifiers + ["func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)"])
        .joined(separator: " ") + " -> Bool { true }; "
      changes.edits.append(Edit(range: start..<start, text: text))
      changes.notes.append(
        file.note(method.keywordIndex, "\(method.name) got canEditRowAt, so that a swipe deletes"))
    }
    return changes
  }

  private static func isCommit(_ method: Declaration) -> Bool {
    method.kind == .function && method.fullName == commit && !method.isConditional
      && (method.containerKind == .type || method.containerKind == .extension)
  }

  /// Returns whether the type that declares a method, or one of its superclasses, already specifies which rows are
  /// editable.
  ///
  /// As on iOS, the rows of a diffable data source are not editable by default.
  private static func answers(_ method: Declaration, _ index: ModuleIndex) -> Bool {
    let types = index.classes[method.container].map { index.ancestry(of: $0.declaration) } ?? []
    let names = Set(types.map(\.path) + [method.container])
    return types.contains { $0.inherited.first == "UITableViewDiffableDataSource" }
      || index.functions["tableView", default: []].contains {
        $0.fullName == question && names.contains($0.container)
      }
  }
}
