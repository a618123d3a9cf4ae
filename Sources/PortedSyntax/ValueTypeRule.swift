/// Adapts code to types that are classes on iOS and values in the toolkit.
///
/// A constant with a `CGMutablePath` becomes a variable, since the toolkit's path is a value. `NSValue(caTransform3D:)`
/// becomes the transform, which animations of layers accept.
struct ValueTypeRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for index in file.tokens.indices where file.isToken(index, "CGMutablePath") {
      guard file.isToken(index + 1, "("), file.isToken(index + 2, ")"),
        let place = constant(before: index, in: file)
      else { continue }
      changes.edits.append(file.padding(from: place, to: place, with: "var"))
      changes.notes.append(file.note(place, "let became var for a CGMutablePath"))
    }
    for index in file.tokens.indices
    where file.isToken(index, "NSValue") && file.isToken(index + 1, "(")
      && file.isToken(index + 2, "caTransform3D") && file.isToken(index + 3, ":")
    {
      changes.edits.append(file.padding(from: index, to: index + 3, with: "("))
      changes.notes.append(file.note(index, "NSValue(caTransform3D:) became the transform"))
    }
    return changes
  }

  /// Returns the index of the `let` whose value begins at an index; nil for other expressions.
  private static func constant(before index: Int, in file: SourceFile) -> Int? {
    guard file.isToken(index - 1, "=") else { return nil }
    let place = file.isToken(index - 3, ":") ? index - 5 : index - 3
    return file.isToken(place, "let") ? place : nil
  }
}
