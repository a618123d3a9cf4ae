import Foundation

/// The strings in the sources of the toolkit and the demo that are looked up in the table of a language.
struct SourceStrings {
  /// The keys that the sources contain as a whole.
  private(set) var keys: Set<String> = []
  /// All string literals of the sources; literals that `+` joins are one.
  private var literals: Set<String> = []

  /// Reads the sources.
  init() throws {
    let root = #filePath.components(separatedBy: "/").dropLast(3).joined(separator: "/")
    for module in [
      "AtriumControls", "AtriumContainers", "AtriumKit", "AtriumHarness", "AtriumInspector",
      "DemoScreens",
    ] {
      let folder = "\(root)/Sources/\(module)"
      let files = FileManager.default.enumerator(atPath: folder)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        read(source)
        if file.hasSuffix("PlayScene+Presets.swift") { readScenes(source) }
      }
    }
  }

  /// Returns whether a key is in the sources: as a whole, or as a string that a computed key is made of.
  func mentions(_ key: String) -> Bool {
    if literals.contains(key) || keys.contains(key) { return true }
    // The names of transitions are made from the names in the catalogue.
    let words = key.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if literals.contains(words.joined()) { return true }
    // The headings of the journal are made from the actions of the user.
    if literals.contains(key.prefix(1).lowercased() + key.dropFirst()) { return true }
    // A key that is joined from two literals, such as "Show the " and "calls".
    let isJoined = key.indices.dropFirst().contains { index in
      literals.contains(String(key[..<index])) && literals.contains(String(key[index...]))
    }
    if isJoined { return true }
    // A name in lower case, even after an argument.
    let name = key.hasPrefix("%@ ") ? String(key.dropFirst(3)) : key
    if literals.contains(name.prefix(1).uppercased() + name.dropFirst()) { return true }
    // The phases of controllers are made from the names of the cases.
    if ["appearing", "appeared", "disappearing", "disappeared"].contains(key) { return true }
    // A modifier in the description of a key, and a sentence with a name in lower case.
    return literals.contains(key + "+")
      || ["The light is ", "Dear guest"].contains(where: key.hasPrefix)
  }

  /// Finds the titles and the sentences of the playground's scenes, which are comments in the texts of the scenes.
  private mutating func readScenes(_ source: String) {
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("# ") { keys.insert(String(text.dropFirst(2))) }
    }
  }

  /// Finds the literals of a file, and those that are arguments of a look-up.
  private mutating func read(_ source: String) {
    var pending: (text: String, isKey: Bool)?
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//"), !code.contains("\"\"\"") else { continue }
      let parts = SourceStrings.literals(in: code)
      for (index, part) in parts.enumerated() {
        let isContinued = index == 0 && code.hasPrefix("+ \"")
        if isContinued, let last = pending {
          pending = (last.text + part.text, last.isKey)
        } else {
          note(pending)
          // The line before may end with `localized:`.
          pending = (part.text, part.isKey || index == 0 && code.hasPrefix("\"") && isOpen)
        }
      }
      if parts.isEmpty || !code.hasPrefix("+ \"") && !code.hasPrefix("\"") { isOpen = false }
      if code.hasSuffix("localized:") { isOpen = true }
    }
    note(pending)
  }

  /// Whether the next literal is the argument of a look-up that began on the line before.
  private var isOpen = false

  private mutating func note(_ literal: (text: String, isKey: Bool)?) {
    guard let literal else { return }
    literals.insert(literal.text)
    if literal.isKey, !literal.text.isEmpty, !literal.text.contains("\\(") {
      keys.insert(literal.text)
    }
  }

  /// Returns the string literals of a line, and whether each is the argument of a look-up.
  private static func literals(in line: Substring) -> [(text: String, isKey: Bool)] {
    var found: [(text: String, isKey: Bool)] = []
    let characters = Array(line)
    var index = 0
    while index < characters.count {
      guard characters[index] == "\"" else {
        index += 1
        continue
      }
      let before = String(characters[..<index])
      var (text, depth) = ("", 0)
      index += 1
      while index < characters.count, depth > 0 || characters[index] != "\"" {
        if characters[index] == "\\", index + 1 < characters.count {
          if characters[index + 1] == "(" { depth += 1 }
          if characters[index + 1] != "\"" { text.append("\\") }
          text.append(characters[index + 1])
          index += 2
          continue
        }
        if depth > 0, characters[index] == ")" { depth -= 1 }
        if depth > 0, characters[index] == "(" { depth += 1 }
        text.append(characters[index])
        index += 1
      }
      index += 1
      let rest = String(characters[min(index, characters.count)...]).drop { $0 == " " }
      // The name of the argument is before the literal, with a condition between them at most.
      let call = before.range(of: "localized: ", options: .backwards)
      let between = call.map { before[$0.upperBound...] }
      let isArgument = between?.isEmpty == true
      let isBranch = between.map { $0.contains(" ? ") && !$0.contains(",") } ?? false
      let isWhole = !rest.hasPrefix("+ ") || rest.dropFirst(2).hasPrefix("\"")
      found.append((text, (isArgument || isBranch) && isWhole))
    }
    return found
  }
}
