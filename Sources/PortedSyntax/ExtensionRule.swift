/// Moves members of extensions into their classes where Swift without Objective-C requires it.
///
/// Without Objective-C, an extension cannot override a member, and subclasses cannot override the members of an
/// extension. A moved member keeps the line numbers of its file.
struct ExtensionRule {
  /// A member that moves into its class.
  struct Move {
    let file: Int
    let member: Declaration
    /// The extension around the member.
    let source: Declaration
    let target: (file: Int, declaration: Declaration)
  }

  /// Returns the moves of a module.
  static func moves(in files: [SourceFile], _ index: ModuleIndex) -> [Move] {
    var moves: [Move] = []
    for (number, file) in files.enumerated() {
      for member in file.declarations
      where member.containerKind == .extension && !member.isConditional
        && (member.kind == .function || member.kind == .variable) && member.body != nil
      {
        let isOverride = member.modifiers.contains("override")
        let isOverridden =
          member.attributes.contains("objc") && index.overridden.contains(member.name)
        guard isOverride || isOverridden, let target = index.classes[member.container],
          let source = file.type(around: member.keywordIndex)
        else { continue }
        moves.append(Move(file: number, member: member, source: source, target: target))
      }
    }
    return moves
  }

  /// Returns edits that remove `private` from declarations that moved members may use.
  ///
  /// These are the members of the extensions, and the functions and variables at file level.
  static func accessEdits(for moves: [Move], in files: [SourceFile]) -> [(file: Int, edit: Edit)] {
    var seen: Set<[Int]> = []
    var opened: Set<[Int]> = []
    return moves.flatMap { move -> [(file: Int, edit: Edit)] in
      let file = files[move.file]
      let used = Set(file.tokens[move.member.start...move.member.end].map(\.text))
      let others = file.declarations.filter {
        $0.containerKind == nil && ($0.kind == .function || $0.kind == .variable)
          && used.contains($0.name) && opened.insert([move.file, $0.start]).inserted
      }
      return memberEdits(for: move, in: file, &seen)
        + others.flatMap { opening($0, move.file, file) }
    }
  }

  /// Returns edits that make the private members of a move's extension accessible, unless earlier edits did so.
  private static func memberEdits(
    for move: Move, in file: SourceFile, _ seen: inout Set<[Int]>
  ) -> [(file: Int, edit: Edit)] {
    guard seen.insert([move.file, move.source.start]).inserted, let body = move.source.body else {
      return []
    }
    return file.declarations.filter {
      $0.containerKind == .extension && body.contains($0.keywordIndex)
    }.flatMap { opening($0, move.file, file) }
  }

  /// Returns edits that remove `private` and `fileprivate` from a declaration.
  private static func opening(
    _ member: Declaration, _ number: Int, _ file: SourceFile
  ) -> [(file: Int, edit: Edit)] {
    (member.start..<member.keywordIndex).filter {
      (file.isToken($0, "private") || file.isToken($0, "fileprivate")) && !file.isToken($0 + 1, "(")
    }.map { (number, file.padding(from: $0, to: $0, with: "")) }
  }

  /// Returns the text of a moved member, which is added at the end of its class.
  static func text(of move: Move, in files: [SourceFile], edits: [Edit]) -> String {
    let file = files[move.file]
    let range = file.range(from: move.member.start, to: move.member.end)
    var access = ""
    let levels = ["public", "open", "package", "fileprivate", "private"]
    if let level = move.source.modifiers.first(where: levels.contains),
      !move.member.modifiers.contains(where: levels.contains)
    {
      access = (level == "private" ? "fileprivate" : level) + " "
    }
    let target = files[move.target.file]
    let brace = target.tokens[move.target.declaration.end]
    return "\n" + location(file.path, file.tokens[move.member.start].line) + access
      + file.text(of: range, with: edits) + "\n" + location(target.path, brace.line)
  }

  /// Returns the directive that makes the compiler report the next line as the given line of a file.
  static func location(_ path: String, _ line: Int) -> String {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
  }
}
