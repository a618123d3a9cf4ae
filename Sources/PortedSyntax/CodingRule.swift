/// Replaces `NSCoder` with Foundation's `NSCoder` in classes that conform to `NSCoding`.
///
/// `NSCoder` in the module `UIKit` is the toolkit's coder, which reads views from files of Interface Builder.
struct CodingRule {
  private static let protocols: Set<String> = ["NSCoding", "NSSecureCoding"]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    let archived = Set(
      file.declarations.filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.path))
    for place in file.tokens.indices
    where file.isToken(place, "NSCoder") && !file.isToken(place - 1, ".") {
      guard let type = file.type(around: place), archived.contains(type.path) else { continue }
      changes.edits.append(file.replacing(from: place, to: place, with: "Foundation.NSCoder"))
      changes.notes.append(file.note(place, "NSCoder became Foundation.NSCoder"))
    }
    return changes
  }
}
