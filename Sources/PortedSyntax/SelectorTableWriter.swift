/// Writes the table of the methods that selectors call by name.
struct SelectorTableWriter {
  let index: ModuleIndex

  /// Returns the part of the table that is appended to a file; empty if the file has no such methods.
  ///
  /// The methods may be private, so the part must be in their file.
  func table(of file: SourceFile, number: Int) -> String {
    let entries = entries(of: file)
    guard !entries.isEmpty else { return "" }
    var result = "import UIKit\n"
    var names: [String] = []
    for (place, entry) in entries.enumerated() {
      let name = Self.member(place, of: number)
      names.append("\(entry.type).\(name)")
      result += "extension \(entry.type) {\n  fileprivate static var \(name): [Selector] {\n    [\n"
      result += entry.lines.map { "      \($0),\n" }.joined() + "    ]\n  }\n}\n"
    }
    return result + "extension PortedSelectors {\n  static var file\(number): [Selector] { "
      + names.joined(separator: " + ") + " }\n}\n"
  }

  /// Returns, for each type in a file, the name of the member that lists its selectors.
  func members(of file: SourceFile, number: Int) -> [String: String] {
    let names = entries(of: file).enumerated().map { place, entry in
      (entry.type, Self.member(place, of: number))
    }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  private static func member(_ place: Int, of file: Int) -> String {
    "portedSelectors\(file)x\(place)"
  }

  /// Returns the methods in a file, grouped by type, in the order of the file.
  private func entries(of file: SourceFile) -> [(type: String, lines: [String])] {
    var entries: [(type: String, lines: [String])] = []
    for declaration in file.declarations where isListed(declaration, in: file) {
      let type = declaration.container
      let slot = entries.firstIndex { $0.type == type } ?? entries.endIndex
      if slot == entries.endIndex { entries.append((type, [])) }
      let line = Self.entry(for: declaration)
      if !entries[slot].lines.contains(line) { entries[slot].lines.append(line) }
    }
    return entries
  }

  /// Returns the text of the file that joins the parts of the table.
  static func registry(parts: [Int], hasResources: Bool) -> String {
    let list = parts.map { "file\($0)" }.joined(separator: ", ")
    let lines = [
      "import UIKit", "", "/// The methods of this module that selectors call by name.",
      "final class PortedSelectors: SelectorTable {",
      "  override class var selectors: [Selector] {",
      "    let parts: [[Selector]] = [\(list)]", "    return parts.flatMap { $0 }", "  }",
      hasResources ? "  override class var resources: Bundle? { .module }\n}" : "}", "",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private func isListed(_ declaration: Declaration, in file: SourceFile) -> Bool {
    guard declaration.kind == .function, !declaration.isHidden, !declaration.isConditional,
      !declaration.hasEffects, declaration.labels.count <= 2,
      declaration.containerKind == .type || declaration.containerKind == .extension,
      !declaration.modifiers.contains("static"), !declaration.modifiers.contains("class"),
      !index.hidden.contains(declaration.container)
    else { return false }
    if declaration.isNamedForSelectors || index.optionalFullNames.contains(declaration.fullName) {
      return true
    }
    let type = file.declarations.first { $0.path == declaration.container && $0.kind == .type }
    let isOpen = !declaration.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    return isOpen && (type?.attributes.contains("objcMembers") ?? false)
  }

  private static func entry(for declaration: Declaration) -> String {
    let owner = declaration.container
    if declaration.labels.isEmpty {
      return SelectorRule.call(
        owner: owner, method: declaration.name, named: declaration.selectorName)
    }
    return "Selector(\(owner).\(declaration.fullName), \"\(declaration.selectorName)\")"
  }
}
