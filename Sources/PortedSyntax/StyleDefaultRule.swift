/// Gives overridden initialisers of tables, cells and table controllers default styles, so that the classes can be made
/// without arguments, as on iOS.
struct StyleDefaultRule {
  /// The labels of an initialiser, and the default values.
  private static let forms: [(labels: [String], values: [String])] = [
    (["style"], [".plain"]),
    (["frame", "style"], [".zero", ".plain"]),
    (["style", "reuseIdentifier"], [".default", "nil"]),
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices
    where file.isToken(place, "init") && file.isToken(place + 1, "(")
      && !file.isToken(place - 1, ".")
    {
      guard let close = file.closing(place + 1), isOverride(place, in: file),
        let type = file.type(around: place), type.keyword == "class",
        !declaresEmptyInitializer(type, in: file)
      else { continue }
      let ends = parameterEnds(from: place + 2, to: close, in: file)
      guard let form = forms.first(where: { $0.labels == ends.map(\.label) }),
        !(place..<close).contains(where: { file.isToken($0, "=") }),
        form.values.count > 1 || (place..<close).contains(where: isTableStyle)
      else { continue }
      for (end, value) in zip(ends, form.values) {
        let position = file.tokens[end.last].range.upperBound
        changes.edits.append(Edit(range: position..<position, text: " = " + value))
      }
      let labels = form.labels.map { $0 + ":" }.joined()
      changes.notes.append(file.note(place, "init(\(labels)) got defaults"))
    }
    return changes

    func isTableStyle(_ place: Int) -> Bool {
      file.isToken(place, "UITableView") || file.isToken(place, "UITableViewStyle")
    }
  }

  /// Returns the label and the last token of each parameter.
  private static func parameterEnds(
    from first: Int, to close: Int, in file: SourceFile
  ) -> [(label: String, last: Int)] {
    var result: [(label: String, last: Int)] = []
    var start = first
    for place in first...close where file.isToken(place, ",") || place == close {
      if place > start { result.append((file.tokens[start].text, place - 1)) }
      start = place + 1
    }
    return result
  }

  private static func isOverride(_ place: Int, in file: SourceFile) -> Bool {
    let modifiers: Set<String> = ["public", "open", "override", "required", "internal"]
    var first = place
    while first > 0, modifiers.contains(file.tokens[first - 1].text) {
      first -= 1
      if file.isToken(first, "override") { return true }
    }
    return false
  }

  private static func declaresEmptyInitializer(_ type: Declaration, in file: SourceFile) -> Bool {
    type.body.map { body in
      body.contains {
        file.isToken($0, "init") && file.isToken($0 + 1, "(") && file.isToken($0 + 2, ")")
          && !file.isToken($0 - 1, ".")
      }
    } ?? false
  }
}
