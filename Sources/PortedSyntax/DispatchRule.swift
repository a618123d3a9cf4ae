/// Lets classes override members that the program declares in extensions of UIKit's classes.
///
/// On iOS, such a member is marked with `@objc`, and is found by its name at run time. Here each implementation gets a name
/// of its own, and a new member with the old name calls the implementation of the object's class.
struct DispatchRule {
  let groups: [DispatchGroup]
  private let files: [SourceFile]
  private let index: ModuleIndex

  init(_ files: [SourceFile], _ index: ModuleIndex) {
    (self.files, self.index) = (files, index)
    groups = DispatchGroup.groups(in: files, index)
  }

  /// Returns whether a declaration is an implementation of a dispatched member.
  func contains(_ member: Declaration, in file: Int) -> Bool {
    groups.contains { group in
      group.versions.contains { $0.file == file && $0.member.start == member.start }
    }
  }

  /// Returns the changes of a file.
  func changes(in number: Int) -> Changes {
    var changes = Changes()
    let file = files[number]
    for group in groups {
      for version in group.versions where version.file == number {
        let member = version.member
        changes.edits.append(
          file.replacing(from: member.nameIndex, to: member.nameIndex, with: version.name))
        for place in member.start..<member.keywordIndex {
          if ["override", "private", "fileprivate"].contains(file.tokens[place].text) {
            changes.edits.append(file.padding(from: place, to: place, with: ""))
          }
        }
        changes.notes.append(
          file.note(member.keywordIndex, "\(member.name) became \(version.name)"))
      }
      changes.edits += superEdits(group, in: file)
    }
    return changes
  }

  /// Returns edits that replace calls of `super` with direct calls of the superclass's implementation.
  private func superEdits(_ group: DispatchGroup, in file: SourceFile) -> [Edit] {
    let call = ["super", ".", group.base.member.name]
    return file.tokens.indices.filter { place in
      call.indices.allSatisfy { file.isToken(place + $0, call[$0]) }
    }.compactMap { place in
      guard let type = file.type(around: place),
        let version = group.version(above: type.path, index)
      else { return nil }
      return file.replacing(from: place, to: place + 2, with: "self.\(version.name)")
    }
  }

  /// Returns the members that choose an implementation, to be appended to a file.
  func members(in number: Int) -> String {
    groups.filter { $0.base.file == number }.map { member(of: $0) }.joined()
  }

  private func member(of group: DispatchGroup) -> String {
    let file = files[group.base.file]
    let member = group.base.member
    let levels = ["public", "open", "package", "fileprivate", "private"]
    let source = file.type(around: member.keywordIndex)
    let access =
      (member.modifiers.first(where: levels.contains)
      ?? source?.modifiers.first(where: levels.contains)).map {
        ($0 == "open" ? "public" : $0 == "private" ? "fileprivate" : $0) + " "
      } ?? ""
    guard let body = member.body else { return "" }
    let head = file.source(from: member.keywordIndex, to: body.lowerBound - 1)
    let attempt = member.hasEffects ? "try " : ""
    let implementation: String
    if let close = member.parametersEnd {
      let arguments = Self.arguments(of: member, close: close, in: file)
      implementation = calls(group) { "return \(attempt)\($0)(\(arguments))" }
    } else if isSettable(body, in: file) {
      implementation =
        "get { " + calls(group) { "return \($0)" } + " }\n    set { "
        + calls(group) { "\($0) = newValue; return" } + " }"
    } else {
      implementation = calls(group) { "return \($0)" }
    }
    return "extension \(group.base.owner) {\n  \(access)\(head) {\n    \(implementation)\n  }\n}\n"
  }

  /// Returns the statements that use the implementation of the object's class.
  private func calls(_ group: DispatchGroup, _ use: (String) -> String) -> String {
    group.overrides.map {
      "if let object = self as? \($0.owner) { \(use("object." + $0.name)) }\n    "
    }.joined() + use("self." + group.base.name)
  }

  /// Returns the arguments that pass on a function's parameters.
  private static func arguments(
    of member: Declaration, close: Int, in file: SourceFile
  ) -> String {
    var parts: [ClosedRange<Int>] = []
    var first = member.nameIndex + 2
    var place = first
    var depth = 0
    while place < close {
      switch file.tokens[place].text {
      case "(", "[", "{": place = file.closing(place) ?? place
      case "<": depth += 1
      case ">" where !file.isToken(place - 1, "-"): depth -= 1
      case "," where depth == 0:
        parts.append(first...(place - 1))
        first = place + 1
      default: break
      }
      place += 1
    }
    if first < close { parts.append(first...(close - 1)) }
    return parts.map { part in
      let words = part.prefix { !file.isToken($0, ":") }.map { file.tokens[$0].text }
      let (label, name) = (words.first ?? "_", words.last ?? "_")
      let isInOut = part.contains { file.isToken($0, "inout") }
      return (label == "_" ? "" : label + ": ") + (isInOut ? "&" : "") + name
    }.joined(separator: ", ")
  }

  /// Returns whether the accessors of a property include a setter.
  private func isSettable(_ body: ClosedRange<Int>, in file: SourceFile) -> Bool {
    var depth = 0
    for place in body {
      if file.isToken(place, "{") { depth += 1 }
      if file.isToken(place, "}") { depth -= 1 }
      if depth == 1, file.isToken(place, "set"),
        file.isToken(place + 1, "{") || file.isToken(place + 1, "(")
      {
        return true
      }
    }
    return false
  }
}
