/// Lets a table show the row actions of `tableView(_:editActionsForRowAt:)`, which UIKit replaced by swipe actions.
///
/// The toolkit asks only for the swipe actions at the trailing edge. The rule adds the method with these actions, unless
/// the class has this method itself. As on iOS, the swipe actions then replace the row actions.
struct RowActionRule {
  private static let oldName = "tableView(_:editActionsForRowAt:)"
  private static let newName = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for method in file.declarations {
      guard method.kind == .function, method.fullName == oldName, !method.isConditional,
        method.containerKind == .type || method.containerKind == .extension
      else { continue }
      let ancestry =
        index.classes[method.container].map { index.ancestry(of: $0.declaration) } ?? []
      let superclasses = Set(ancestry.dropFirst().map(\.path))
      guard !declares(oldName, in: superclasses, index),
        !declares(newName, in: superclasses.union([method.container]), index)
      else { continue }
      let modifiers = method.modifiers.filter { ["override", "public", "open"].contains($0) }
      let start = file.tokens[method.start].range.lowerBound
      changes.edits.append(Edit(range: start..<start, text: text(modifiers)))
      changes.notes.append(
        file.note(method.keywordIndex, "the row actions of \(method.name) became swipe actions"))
      // The toolkit's controllers do not have the old method.
      for place in method.start..<method.keywordIndex where file.isToken(place, "override") {
        changes.edits.append(file.padding(from: place, to: place, with: ""))
      }
    }
    return changes
  }

  private static func text(_ modifiers: [String]) -> String {
    let head =
      "func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt "
      + "indexPath: IndexPath) -> UISwipeActionsConfiguration? "
    return (modifiers + [head]).joined(separator: " ")
      + "{ UISwipeActionsConfiguration(rowActions: "
      + "self.tableView(tableView, editActionsForRowAt: indexPath), at: indexPath) }; "
  }

  private static func declares(
    _ name: String, in types: Set<String>, _ index: ModuleIndex
  ) -> Bool {
    index.functions["tableView", default: []].contains {
      $0.fullName == name && types.contains($0.container)
    }
  }
}
