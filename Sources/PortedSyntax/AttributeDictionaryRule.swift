/// Gives a dictionary of text attributes its type.
///
/// On iOS all values are objects, so the compiler finds the type of `[NSAttributedString.Key.font: font, …]` itself. In
/// the toolkit the values have different types.
struct AttributeDictionaryRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices where file.isToken(place, "[") {
      guard isDictionary(place, in: file), let close = file.closing(place),
        !file.isToken(close + 1, "as"), !file.isToken(close + 1, "."),
        file.isToken(place - 1, "=") || file.isToken(place - 1, ":") || file.isToken(place - 1, "(")
          || file.isToken(place - 1, "return")
      else { continue }
      let end = file.tokens[close].range.upperBound
      changes.edits.append(
        Edit(range: end..<end, text: " as [NSAttributedString.Key: Any]"))
      changes.notes.append(file.note(place, "a dictionary of attributes got its type"))
    }
    let type = ["Key", ":", "AnyObject", "]"]
    for place in file.tokens.indices
    where file.isToken(place, ".") && file.isToken(place - 1, "NSAttributedString")
      && type.indices.allSatisfy({ file.isToken(place + 1 + $0, type[$0]) })
    {
      changes.edits.append(file.padding(from: place + 3, to: place + 3, with: "Any"))
      changes.notes.append(file.note(place, "the values of a dictionary of attributes became Any"))
    }
    return changes
  }

  /// Returns whether the bracket at an index begins a dictionary whose first key is a key of text attributes.
  private static func isDictionary(_ place: Int, in file: SourceFile) -> Bool {
    let long = ["NSAttributedString", ".", "Key", "."]
    if long.indices.allSatisfy({ file.isToken(place + 1 + $0, long[$0]) }) {
      return file.isToken(place + 6, ":")
    }
    return file.isToken(place + 1, "NSAttributedStringKey") && file.isToken(place + 2, ".")
      && file.isToken(place + 4, ":")
  }
}
