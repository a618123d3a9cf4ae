/// Writes the type of a bundle in calls of `NSLocalizedString`, such as `bundle: .module`.
///
/// The function exists for the toolkit's bundles and for Foundation's, so `.module` alone is ambiguous.
struct BundleArgumentRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices.dropLast(2)
    where file.isToken(place, "bundle") && file.isToken(place + 1, ":")
      && file.isToken(place + 2, ".") && isArgument(place, in: file)
    {
      let dot = file.tokens[place + 2].range.lowerBound
      changes.edits.append(Edit(range: dot..<dot, text: "Bundle"))
      changes.notes.append(file.note(place, "the bundle's type was written"))
    }
    return changes
  }

  /// Returns whether a token is in the parentheses of a call of `NSLocalizedString`, without other parentheses between.
  private static func isArgument(_ place: Int, in file: SourceFile) -> Bool {
    var depth = 0
    for index in stride(from: place - 1, to: 0, by: -1) where file.tokens[index].kind == .mark {
      if ")]}".contains(file.tokens[index].text) { depth += 1 }
      guard "([{".contains(file.tokens[index].text) else { continue }
      if depth == 0 { return file.isToken(index - 1, "NSLocalizedString") }
      depth -= 1
    }
    return false
  }
}
