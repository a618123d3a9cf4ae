/// Writes the closures that make objects of the module's classes, for code that has only the class.
///
/// On iOS, a table makes its cells from a registered class. If a class is known only at run time, Swift can call only
/// the `required` initialisers of the class.
struct MakerTableWriter {
  let files: [SourceFile]
  let index: ModuleIndex

  /// The labels and the arguments of the initialiser, for each class of UIKit.
  private static let forms: [String: (labels: [String], arguments: String)] = [
    "UITableViewCell": (
      ["style", "reuseIdentifier"], "style: .default, reuseIdentifier: identifier"
    ),
    "UITableViewHeaderFooterView": (["reuseIdentifier"], "reuseIdentifier: identifier"),
  ]

  /// Returns the part of the table that is appended to a file; empty if the file has no such classes.
  func table(of number: Int) -> String {
    let file = files[number]
    let makers = file.declarations.compactMap { type -> String? in
      guard type.keyword == "class", !type.isHidden, !type.isConditional,
        !index.hidden.contains(type.path), let form = form(of: type)
      else { return nil }
      return
        "      ObjectMaker(\(type.path).self) { identifier in \(type.path)(\(form.arguments)) },\n"
    }
    guard !makers.isEmpty else { return "" }
    return
      "import UIKit\nextension PortedMakers {\n  static var file\(number): [ObjectMaker] {\n    [\n"
      + makers.joined() + "    ]\n  }\n}\n"
  }

  /// Returns the source text of the class that joins the parts of the table.
  static func registry(parts: [Int]) -> String {
    let list = parts.map { "file\($0)" }.joined(separator: ", ")
    let lines = [
      "", "/// The closures that make objects of this module's classes.",
      "final class PortedMakers: MakerTable {", "  override class var makers: [ObjectMaker] {",
      "    let parts: [[ObjectMaker]] = [\(list)]", "    return parts.flatMap { $0 }", "  }", "}",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the initialiser of a class; nil if the class does not have it, or does not inherit from a listed class.
  private func form(of type: Declaration) -> (labels: [String], arguments: String)? {
    let ancestry = index.ancestry(of: type)
    guard let root = ancestry.last?.inherited.first, let form = Self.forms[root] else { return nil }
    for ancestor in ancestry {
      guard let known = index.classes[ancestor.path] else { return nil }
      let designated = files[known.file].initializers(of: ancestor).filter {
        !$0.isConvenience && $0.labels != ["coder"]
      }
      if designated.contains(where: { $0.labels == form.labels }) { return form }
      let hasCoder = files[known.file].initializers(of: ancestor).contains {
        $0.labels == ["coder"]
      }
      guard designated.isEmpty, !hasCoder else { return nil }
    }
    return form
  }
}
