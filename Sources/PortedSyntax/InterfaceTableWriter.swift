/// Writes the declarations of the classes that Interface Builder files may name.
struct InterfaceTableWriter {
  let index: ModuleIndex

  /// The classes of UIKit whose subclasses a file can name.
  private static let roots: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIView", "UIControl", "UIButton", "UILabel",
    "UIImageView", "UIScrollView", "UITableView", "UITableViewCell", "UICollectionReusableView",
    "UICollectionViewCell", "UITextField", "UITextView", "UIStackView", "UISwitch", "UISlider",
    "UISegmentedControl", "UIStepper", "UIProgressView", "UIPageControl",
  ]

  /// Returns the part of the table that is appended to a file; empty if the file has no such classes.
  ///
  /// Outlets may be private, so the part must be in their file.
  ///
  /// - Parameters:
  ///   - file: The file that declares the classes.
  ///   - number: The index of the file in the module.
  ///   - selectors: The names of the members that list the selectors of a type, by the type's name.
  /// - Returns: The text.
  func table(of file: SourceFile, number: Int, selectors: [String: String]) -> String {
    var result = ""
    var names: [String] = []
    for declaration in file.declarations where declaration.keyword == "class" {
      let entry: [String]
      switch root(of: declaration) {
      case "UIStoryboardSegue": entry = segue(declaration)
      case let root? where Self.roots.contains(root) && canDecode(declaration, in: file):
        entry = self.entry(for: declaration, in: file, selectors: selectors[declaration.path])
      default: continue
      }
      let name = "portedInterface\(number)x\(names.count)"
      names.append("\(declaration.path).\(name)")
      result +=
        "extension \(declaration.path) {\n  fileprivate static var \(name): InterfaceEntry {\n"
      result += entry.map { "    \($0)\n" }.joined() + "  }\n}\n"
    }
    guard !names.isEmpty else { return "" }
    return "import UIKit\n" + result
      + "extension PortedInterfaces {\n  static var file\(number): [InterfaceEntry] { ["
      + names.joined(separator: ", ") + "] }\n}\n"
  }

  /// Returns the source text of the class that joins the parts of the table.
  static func registry(parts: [Int]) -> String {
    let list = parts.map { "file\($0)" }.joined(separator: ", ")
    let lines = [
      "", "/// The classes of this module that Interface Builder files may name.",
      "final class PortedInterfaces: InterfaceTable {",
      "  override class var entries: [InterfaceEntry] {",
      "    let parts: [[InterfaceEntry]] = [\(list)]", "    return parts.flatMap { $0 }", "  }",
      "}",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the name of the UIKit class from which a class inherits; nil if a class on the way cannot be named.
  private func root(of declaration: Declaration) -> String? {
    guard !declaration.isHidden, !declaration.isConditional,
      !index.hidden.contains(declaration.path), var name = declaration.inherited.first
    else { return nil }
    for _ in 0..<16 {
      guard let next = index.classes[name]?.declaration.inherited.first else { return name }
      if index.hidden.contains(name) { return nil }
      name = next
    }
    return nil
  }

  /// Returns whether a class has an `init(coder:)` that can be called.
  private func canDecode(_ declaration: Declaration, in file: SourceFile) -> Bool {
    guard let body = declaration.body else { return true }
    for place in body where file.isToken(place, "init") {
      let open = file.isToken(place + 1, "(") ? place + 1 : place + 2
      guard file.isToken(open, "("), file.isToken(open + 1, "coder"),
        file.isToken(place - 1, ".") == false
      else { continue }
      // The loop visits the attributes and modifiers before the initialiser.
      var before = place - 1
      while before > body.lowerBound, !file.isToken(before, "}"), !file.isToken(before, "{") {
        if file.isToken(before, "unavailable") { return false }
        before -= 1
      }
      return true
    }
    return true
  }

  private func segue(_ declaration: Declaration) -> [String] {
    [
      "InterfaceEntry(segue: \"\(declaration.name)\") {",
      "  \(declaration.path)(identifier: $0, source: $1, destination: $2)", "}",
    ]
  }

  private func entry(
    for declaration: Declaration, in file: SourceFile, selectors: String?
  ) -> [String] {
    let type = declaration.path
    var lines = [
      "InterfaceEntry(",
      "  InterfaceClass(\(type).self, named: \"\(declaration.name)\") { \(type)(coder: $0) }",
    ]
    for member in file.declarations
    where member.container == type && !member.isConditional
      && !member.attributes.contains("available")
    {
      let line =
        switch member.kind {
        case .variable where member.attributes.contains("IBOutlet"): outlet(member, type, file)
        case .variable where member.attributes.contains("IBInspectable"):
          ".attribute(\"\(member.name)\", \\\(type).\(member.name))"
        case .function where member.attributes.contains("IBSegueAction"): segueAction(member, type)
        default: String?.none
        }
      if let line { lines.append("    " + line) }
    }
    if let selectors { lines.append("    .actions(\(selectors))") }
    lines[lines.count - 1] += ")"
    return lines
  }

  private func outlet(_ member: Declaration, _ type: String, _ file: SourceFile) -> String? {
    guard var value = valueType(of: member, in: file) else { return nil }
    let isList = value.hasPrefix("[")
    if isList { value = String(value.dropFirst().dropLast()) }
    let parameter = isList ? "values: [\(value)]" : "value: \(value)"
    let name = isList ? "outletCollection" : "outlet"
    return ".\(name)(\"\(member.name)\") { (object: \(type), \(parameter)) in "
      + "object.\(member.name) = \(isList ? "values" : "value") }"
  }

  /// Returns the declared type of a variable, without the `?` or `!` of an optional; nil if the declaration has no
  /// type annotation.
  private func valueType(of member: Declaration, in file: SourceFile) -> String? {
    guard file.isToken(member.nameIndex + 1, ":") else { return nil }
    let first = member.nameIndex + 2
    var last = first
    var next = first
    while next < file.tokens.count, !["=", "{", ";", "}"].contains(file.tokens[next].text) {
      if next > first, file.tokens[next].beginsLine { break }
      let isBracket = file.isToken(next, "[") || file.isToken(next, "(")
      last = isBracket ? file.closing(next) ?? next : next
      next = last + 1
    }
    guard file.tokens.indices.contains(last) else { return nil }
    if last > first, file.isToken(last, "!") || file.isToken(last, "?") { last -= 1 }
    return file.source(from: first, to: last)
  }

  private func segueAction(_ member: Declaration, _ type: String) -> String {
    let values = ["coder", "sender", "identifier"]
    let arguments = zip(member.labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return
      ".segueAction(\"\(member.selectorName)\") { (object: \(type), coder, sender, identifier) in "
      + "object.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }
}
