/// The parts of one `import` line.
struct Import: Equatable {
  /// The module, without the submodule or the declaration in it.
  let module: String
  /// Whether clients of the importing module see the imported one.
  let isPublic: Bool
  /// Whether the import includes non-public interfaces.
  let isPrivileged: Bool

  /// Parses a line; nil if the line is not an `import` line.
  init?(line: String) {
    var words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let keyword = words.firstIndex(of: "import") else { return nil }
    let before = words[..<keyword]
    guard before.allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) }) else {
      return nil
    }
    words.removeFirst(keyword + 1)
    if let kind = words.first, Self.kinds.contains(kind) { words.removeFirst() }
    guard let path = words.first else { return nil }
    module = String(path.prefix { $0 != "." && $0 != ";" })
    isPublic = before.contains("public") || before.contains("@_exported")
    isPrivileged = before.contains { $0 == "@testable" || $0.hasPrefix("@_spi") }
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
