/// Removes declarations that are duplicates because `CGFloat` is `Double`.
///
/// A file may declare the same function for `CGFloat` and for `Double`, or the same property in extensions of both types.
/// The first declaration is kept.
struct SameTypeRule {
  /// A function or a property, with the positions of its tokens.
  private struct Member: Hashable {
    let scope: String
    let text: String
  }

  /// Returns the changes of each file of a module.
  static func changes(in files: [SourceFile]) -> [Changes] {
    var known: [Member: String] = [:]
    return files.map { file in
      var changes = Changes()
      for member in file.declarations
      where member.kind == .function || member.kind == .variable && member.body != nil {
        guard let scope = scope(of: member, in: file), !member.isConditional,
          let head = signature(of: member, in: file)
        else { continue }
        let key = Member(
          scope: normalised(scope), text: head.map(normalised).joined(separator: " "))
        let original = scope + " " + head.joined(separator: " ")
        guard let first = known[key] else {
          known[key] = original
          continue
        }
        // Equal texts are a mistake in the source, which the compiler reports.
        guard first != original else { continue }
        changes.edits.append(file.padding(from: member.start, to: member.end, with: ""))
        changes.notes.append(
          file.note(
            member.keywordIndex,
            "\(member.name) was removed: it is declared for Double and for CGFloat"))
      }
      return changes
    }
  }

  /// Returns the type whose extension contains a member; empty at file level, and nil inside types and functions.
  private static func scope(of member: Declaration, in file: SourceFile) -> String? {
    switch member.containerKind {
    case nil: return ""
    case .extension:
      // Members of extensions with different conditions differ.
      guard let type = file.type(around: member.keywordIndex), let body = type.body,
        !(type.nameIndex..<body.lowerBound).contains(where: { file.isToken($0, "where") })
      else { return nil }
      return member.container
    default: return nil
    }
  }

  /// Returns the tokens of a member's declaration without its modifiers, parameter names and body.
  private static func signature(of member: Declaration, in file: SourceFile) -> [String]? {
    guard member.kind == .function else {
      let kinds = member.modifiers.filter { $0 == "static" || $0 == "class" }
      return kinds + ["var", member.name]
    }
    guard let close = member.parametersEnd, let end = member.body?.lowerBound ?? Optional(close + 1)
    else { return nil }
    // A name before the colon of a parameter, after its label, does not belong to the signature. The parameters of an
    // operator have no labels.
    let isOperator = file.tokens[member.nameIndex].kind == .mark
    return (member.keywordIndex..<end).filter { place in
      !(file.isToken(place + 1, ":") && place > member.nameIndex
        && file.tokens[place].kind == .word
        && (isOperator || file.tokens[place - 1].kind == .word))
    }.map { file.tokens[$0].text }
  }

  private static func normalised(_ text: String) -> String { text == "CGFloat" ? "Double" : text }
}
