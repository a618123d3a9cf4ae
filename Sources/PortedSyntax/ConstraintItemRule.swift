/// Replaces casts of a constraint's items to `NSObject`, from which the toolkit's views do not inherit.
struct ConstraintItemRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices
    where file.isToken(place, "NSObject") && !file.isToken(place + 1, ".") {
      let mark = file.isToken(place - 1, "?") || file.isToken(place - 1, "!") ? 1 : 0
      guard file.isToken(place - 1 - mark, "as"),
        let item = (max(0, place - 4 - mark)..<max(0, place - 1 - mark)).last(where: {
          file.tokens[$0].kind == .word
        }), file.isToken(item, "firstItem") || file.isToken(item, "secondItem")
      else { continue }
      changes.edits.append(file.replacing(from: place, to: place, with: "(any NSObjectProtocol)"))
      changes.notes.append(file.note(place, "NSObject became NSObjectProtocol"))
    }
    return changes
  }
}
