/// Removes declarations that are duplicates because `CGFloat` is `Double`.
///
/// A file may declare the same function for `CGFloat` and for `Double`, or the same property or conformance in
/// extensions of both types. The declaration with more default values is kept; if the numbers are equal, the first
/// declaration is kept.
struct SameTypeRule {
  /// A function or a property.
  private struct Member: Hashable {
    let scope: String
    let text: String
  }

  /// The declaration that is kept.
  private struct Known {
    let file: Int
    let member: Declaration
    /// The text with the original names of types.
    let text: String
    let defaults: Int
  }

  /// Returns the changes of each file of a module.
  static func changes(in files: [SourceFile]) -> [Changes] {
    var known: [Member: Known] = [:]
    var changes = [Changes](repeating: Changes(), count: files.count)
    for (number, file) in files.enumerated() {
      for member in file.declarations
      where member.kind == .function || member.kind == .variable && member.body != nil {
        guard let scope = scope(of: member, in: file), !member.isConditional,
          let head = signature(of: member, in: file)
        else { continue }
        let key = Member(
          scope: normalised(scope), text: head.tokens.map(normalised).joined(separator: " "))
        let new = Known(
          file: number, member: member, text: scope + " " + head.tokens.joined(separator: " "),
          defaults: head.defaults)
        guard let first = known[key] else {
          known[key] = new
          continue
        }
        // Equal texts are a mistake in the source, which the compiler reports.
        guard first.text != new.text else { continue }
        let removed = new.defaults > first.defaults ? first : new
        if new.defaults > first.defaults { known[key] = new }
        let owner = files[removed.file]
        changes[removed.file].edits.append(
          owner.padding(from: removed.member.start, to: removed.member.end, with: ""))
        changes[removed.file].notes.append(
          owner.note(
            removed.member.keywordIndex,
            "\(removed.member.name) was removed: it is declared for Double and for CGFloat"))
      }
    }
    removeConformances(in: files, &changes)
    return changes
  }

  /// Removes the conformances of `CGFloat` that extensions of `Double` declare too, and the reverse.
  private static func removeConformances(in files: [SourceFile], _ changes: inout [Changes]) {
    var known: [String: String] = [:]
    for (number, file) in files.enumerated() {
      for type in file.declarations
      where type.kind == .extension && normalised(type.name) == "Double" && !type.isConditional {
        let new = type.inherited.filter { known[$0] == nil || known[$0] == type.name }
        for name in new { known[name] = type.name }
        guard new.count < type.inherited.count, let body = type.body else { continue }
        let colon = type.nameIndex + 1
        changes[number].edits.append(
          file.padding(
            from: colon, to: body.lowerBound - 1,
            with: new.isEmpty ? "" : ": " + new.joined(separator: ", ")))
        changes[number].notes.append(
          file.note(
            type.keywordIndex,
            "a conformance was removed: it is declared for Double and for CGFloat"))
      }
    }
  }

  /// Returns the type whose extension contains a member; empty at file level.
  ///
  /// The result is nil inside types, functions and extensions with a `where` clause.
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

  /// Returns the tokens of a member's declaration without its modifiers, parameter names, default values and body, and
  /// the number of default values.
  private static func signature(
    of member: Declaration, in file: SourceFile
  ) -> (tokens: [String], defaults: Int)? {
    guard member.kind == .function else {
      let kinds = member.modifiers.filter { $0 == "static" || $0 == "class" }
      return (kinds + ["var", member.name], 0)
    }
    guard let close = member.parametersEnd, let end = member.body?.lowerBound ?? Optional(close + 1)
    else { return nil }
    // A name before the colon of a parameter, after its label, does not belong to the signature. The parameters of an
    // operator have no labels.
    let isOperator = file.tokens[member.nameIndex].kind == .mark
    let values = defaultValues(of: member, in: file, close: close)
    let tokens = (member.keywordIndex..<end).filter { place in
      !values.contains { $0.contains(place) }
        && !(file.isToken(place + 1, ":") && place > member.nameIndex
          && file.tokens[place].kind == .word
          && (isOperator || file.tokens[place - 1].kind == .word))
    }.map { file.tokens[$0].text }
    return (tokens, values.count)
  }

  /// Returns the ranges of tokens with the default values of a function's parameters, from `=` to the last token.
  private static func defaultValues(
    of member: Declaration, in file: SourceFile, close: Int
  ) -> [Range<Int>] {
    var (ranges, place): ([Range<Int>], Int) = ([], member.nameIndex + 1)
    while place < close, !file.isToken(place, "(") { place += 1 }
    place += 1
    var start: Int?
    while place < close {
      if file.isToken(place, "=") { start = start ?? place }
      if file.isToken(place, ","), let from = start {
        ranges.append(from..<place)
        start = nil
      }
      // Brackets in a type or a value are skipped.
      let isOpen = ["(", "[", "{"].contains(file.tokens[place].text)
      place = (isOpen ? file.closing(place) ?? place : place) + 1
    }
    if let start { ranges.append(start..<close) }
    return ranges
  }

  private static func normalised(_ text: String) -> String { text == "CGFloat" ? "Double" : text }
}
