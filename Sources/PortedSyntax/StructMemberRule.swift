/// Adapts extensions of types that are classes on iOS and structures in the toolkit, such as `UIColor` and `UIFont`.
///
/// In an extension of a structure, `class var` is `static var`, and an initialiser has no modifier `convenience`.
struct StructMemberRule {
  private static let types: Set<String> = [
    "UIColor", "UIFont", "UIFontMetrics", "UISpringTimingParameters", "UICubicTimingParameters",
    "UITraitCollection", "UIKeyCommand", "UIEvent", "UIPress", "CGPath", "CGMutablePath", "CGColor",
    "NSIndexPath", "NSCollectionLayoutSize", "NSCollectionLayoutDimension",
    "NSCollectionLayoutSpacing", "UITextPosition", "UITextRange",
  ]

  /// Returns the names that a file's aliases give to the types.
  static func aliases(in file: SourceFile) -> [String] {
    file.tokens.indices.filter { place in
      file.isToken(place, "typealias") && file.isToken(place + 2, "=")
        && file.tokens.indices.contains(place + 3) && types.contains(file.tokens[place + 3].text)
        && !file.isToken(place + 4, ".")
    }.map { file.tokens[$0 + 1].text }
  }

  /// Returns the changes of a file.
  ///
  /// - Parameters:
  ///   - file: The file to rewrite.
  ///   - aliases: The program's names for the types.
  /// - Returns: The changes.
  static func changes(in file: SourceFile, aliases: Set<String>) -> Changes {
    var changes = Changes()
    for type in file.declarations
    where type.kind == .extension && (types.contains(type.name) || aliases.contains(type.name)) {
      guard let body = type.body else { continue }
      var depth = 0
      for place in body {
        switch file.tokens[place].text {
        case "{": depth += 1
        case "}": depth -= 1
        case "class" where depth == 1 && modifiesMember(place, in: file):
          changes.edits.append(file.replacing(from: place, to: place, with: "static"))
          changes.notes.append(
            file.note(place, "class became static in an extension of \(type.name)"))
        case "convenience" where depth == 1:
          changes.edits.append(file.padding(from: place, to: place, with: ""))
          changes.notes.append(
            file.note(place, "convenience was removed in an extension of \(type.name)"))
        default: break
        }
      }
    }
    return changes
  }

  /// Returns whether the keyword at an index is the modifier of a member, and not the beginning of a nested class.
  private static func modifiesMember(_ place: Int, in file: SourceFile) -> Bool {
    ["var", "let", "func", "subscript", "public", "open", "internal", "private", "fileprivate"]
      .contains { file.isToken(place + 1, $0) }
  }
}
