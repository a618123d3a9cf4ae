/// A member of an extension of a UIKit class, with the members of other classes that override it.
struct DispatchGroup {
  /// One implementation of the member.
  struct Version {
    let file: Int
    let member: Declaration
    /// The class of the implementation.
    let owner: String

    /// The name that the implementation gets.
    var name: String {
      member.name + "_" + owner.split(separator: ".").joined(separator: "_")
    }
  }

  let base: Version
  /// The overriding implementations, those of subclasses before those of their superclasses.
  let overrides: [Version]

  var versions: [Version] { [base] + overrides }

  /// Returns the version that a call of `super` in a class refers to; nil if the class does not inherit the member.
  func version(above owner: String, _ index: ModuleIndex) -> Version? {
    ToolkitClasses.chain(of: owner, index).dropFirst().lazy.compactMap { name in
      versions.first { $0.owner == name }
    }.first
  }

  /// Returns the groups of a module.
  static func groups(in files: [SourceFile], _ index: ModuleIndex) -> [DispatchGroup] {
    var bases: [Version] = []
    var overrides: [Version] = []
    for (number, file) in files.enumerated() {
      for member in file.declarations where isMovable(member, in: file) {
        let version = Version(file: number, member: member, owner: member.container)
        if member.modifiers.contains("override") {
          overrides.append(version)
        } else if member.containerKind == .extension, index.classes[member.container] == nil {
          bases.append(version)
        }
      }
    }
    return bases.compactMap { base in
      let found = overrides.filter {
        isSame($0.member, base.member) && $0.owner != base.owner
          && ToolkitClasses.chain(of: $0.owner, index).contains(base.owner)
      }
      guard !found.isEmpty else { return nil }
      return DispatchGroup(
        base: base,
        overrides: found.sorted {
          (ToolkitClasses.chain(of: $1.owner, index).count, $0.owner)
            < (ToolkitClasses.chain(of: $0.owner, index).count, $1.owner)
        })
    }
  }

  private static func isSame(_ one: Declaration, _ two: Declaration) -> Bool {
    one.kind == two.kind && one.name == two.name && one.labels == two.labels
  }

  /// Returns whether a member can be dispatched: a function or a computed property of an object, without a generic
  /// parameter.
  private static func isMovable(_ member: Declaration, in file: SourceFile) -> Bool {
    guard member.kind == .function || member.kind == .variable, member.body != nil,
      !member.isConditional, !member.modifiers.contains("static"),
      !member.modifiers.contains("class"), !file.isToken(member.nameIndex + 1, "<")
    else { return false }
    if let body = member.body,
      (member.nameIndex..<body.lowerBound).contains(where: { file.isToken($0, "async") })
    {
      return false
    }
    return member.containerKind == .extension || member.containerKind == .type
  }
}
