/// Extends the toolkit's classes where a program extends `NSObject`.
///
/// On iOS, all classes of UIKit inherit from `NSObject`. The toolkit's classes do not. They conform to the protocol
/// `NSObjectProtocol` of the module `UIKit`, and so does Foundation's `NSObject`. An extension of `NSObject` becomes an
/// extension of the protocol, and each class conforms to the protocols that the extension adds. An extension with other
/// members than functions and computed properties is not changed, since a protocol cannot have such members.
struct ObjectRule {
  /// The classes that conform to the protocols of the program.
  private static let roots = [
    "NSObject", "UIResponder", "UIGestureRecognizer", "UIBarItem", "NSLayoutConstraint", "CALayer",
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for type in file.declarations where isMovable(type, in: file) {
      guard let body = type.body else { continue }
      changes.edits.append(
        file.replacing(
          from: type.nameIndex, to: body.lowerBound - 1, with: "NSObjectProtocol"))
      for member in members(of: type, in: file) {
        for place in member.start..<member.keywordIndex where file.isToken(place, "class") {
          changes.edits.append(file.replacing(from: place, to: place, with: "static"))
        }
      }
      changes.notes.append(
        file.note(type.keywordIndex, "an extension of NSObject became one of NSObjectProtocol"))
    }
    return changes
  }

  /// Returns the conformances that a file's extensions add, to be appended to the file.
  static func conformances(in file: SourceFile) -> String {
    file.declarations.filter { isMovable($0, in: file) && !$0.inherited.isEmpty }.map { type in
      roots.map { "extension \($0): \(type.inherited.joined(separator: ", ")) {}\n" }.joined()
    }.joined()
  }

  private static func isMovable(_ type: Declaration, in file: SourceFile) -> Bool {
    guard type.kind == .extension, type.name == "NSObject", !type.isConditional,
      let body = type.body,
      !(type.nameIndex..<body.lowerBound).contains(where: { file.isToken($0, "where") })
    else { return false }
    let members = members(of: type, in: file)
    // A declaration of another kind begins at one of these words outside the members.
    let others: Set<String> = ["init", "struct", "class", "enum", "typealias", "subscript", "let"]
    var place = body.lowerBound + 1
    while place < body.upperBound {
      if let member = members.first(where: { $0.start == place }) {
        guard member.body != nil || member.kind == .function else { return false }
        place = member.end + 1
        continue
      }
      if others.contains(file.tokens[place].text) { return false }
      place += 1
    }
    return true
  }

  private static func members(of type: Declaration, in file: SourceFile) -> [Declaration] {
    guard let body = type.body else { return [] }
    return file.declarations.filter {
      ($0.kind == .function || $0.kind == .variable) && $0.containerKind == .extension
        && body.contains($0.start)
    }
  }
}
