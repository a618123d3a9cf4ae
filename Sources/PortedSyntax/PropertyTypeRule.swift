/// Changes the types of overridden properties to the toolkit's types, where these differ from UIKit's types.
///
/// The module `UIKit` declares `text: String?` for labels, for example, and hides the toolkit's `text: String`. A file
/// can override only the toolkit's property, and must import its module. The attribute `_disfavoredOverload` makes
/// expressions outside the override use the property with UIKit's type.
struct PropertyTypeRule {
  /// An overridden property of some UIKit classes.
  fileprivate struct Form {
    let name: String
    /// The classes; empty for all views.
    let classes: Set<String>
    /// The toolkit's type.
    let type: String
    /// The toolkit's module.
    var module = "AtriumControls"
  }

  private static let texts: Set<String> = ["UITextField", "UISearchTextField", "UITextView"]
  private static let forms = [
    Form(name: "text", classes: texts.union(["UILabel"]), type: "String"),
    Form(name: "font", classes: texts.union(["UILabel"]), type: "UIFont"),
    Form(name: "attributedText", classes: texts, type: "NSAttributedString"),
    Form(name: "textColor", classes: ["UILabel"], type: "UIColor?"),
    Form(name: "placeholder", classes: texts, type: "String"),
    Form(name: "tintColor", classes: [], type: "UIColor", module: "AtriumKit"),
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    var modules: Set<String> = []
    for member in file.declarations
    where member.kind == .variable && member.modifiers.contains("override") {
      guard let type = index.classes[member.container]?.declaration,
        let form = forms.first(where: { $0.name == member.name && $0.matches(type, index) }),
        let range = typeTokens(of: member, in: file)
      else { continue }
      changes.edits.append(
        file.padding(from: range.lowerBound, to: range.upperBound, with: form.type))
      let place = file.tokens[member.start].range.lowerBound
      changes.edits.append(Edit(range: place..<place, text: "@_disfavoredOverload "))
      changes.notes.append(
        file.note(member.keywordIndex, "the type of \(member.name) became \(form.type)"))
      modules.insert(form.module)
    }
    if let edit = importing(modules, in: file) { changes.edits.append(edit) }
    return changes
  }

  /// Returns the tokens of a variable's type; nil without a type.
  private static func typeTokens(
    of member: Declaration, in file: SourceFile
  ) -> ClosedRange<Int>? {
    let first = member.nameIndex + 2
    guard file.isToken(first - 1, ":"), file.tokens.indices.contains(first) else { return nil }
    var last = first
    while file.isToken(last + 1, "?") || file.isToken(last + 1, "!") || file.isToken(last + 1, ".")
      || file.isToken(last, ".")
    {
      last += 1
    }
    return first...last
  }

  /// Returns an edit that adds imports to the line of the first import.
  private static func importing(_ modules: Set<String>, in file: SourceFile) -> Edit? {
    guard !modules.isEmpty,
      let index = file.tokens.indices.first(where: {
        file.isToken($0, "import") && file.tokens[$0].beginsLine
      })
    else { return nil }
    // AtriumKit has another timer; the scoped import prefers the one for ported code.
    let timer = modules.contains("AtriumKit") ? "import" + " class FoundationNames.Timer; " : ""
    let place = file.tokens[index].range.lowerBound
    return Edit(
      range: place..<place, text: modules.sorted().map { "import \($0); " }.joined() + timer)
  }
}

extension PropertyTypeRule.Form {
  /// Returns whether a class inherits from one of the form's classes.
  fileprivate func matches(_ type: Declaration, _ index: ModuleIndex) -> Bool {
    guard classes.isEmpty else { return index.inherits(type, from: classes) }
    let root = index.ancestry(of: type).last?.inherited.first ?? ""
    return root.hasPrefix("UI") && !root.hasSuffix("Controller") && !root.hasSuffix("Item")
  }
}
