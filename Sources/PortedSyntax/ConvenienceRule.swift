/// Lets subclasses inherit the convenience initialisers of buttons, stacks and controls.
///
/// A class inherits these initialisers if it overrides all designated initialisers of its superclass. The toolkit's
/// classes have a designated initialiser for nibs, and buttons have one with a title, which UIKit's classes do not have.
struct ConvenienceRule {
  private static let classes: Set<String> = ["UIButton", "UIStackView", "UIControl"]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for type in file.declarations
    where type.keyword == "class" && type.inherited.first.map(classes.contains) ?? false {
      guard let body = type.body, overridesFrame(in: body, of: file) else { continue }
      let brace = file.tokens[body.upperBound]
      // The initialiser of a stack does not fail, as in UIKit.
      let mark = type.inherited.first == "UIStackView" ? "" : "?"
      var members = [
        "convenience override init\(mark)(coder: any NibDecoding) { self.init(frame: .zero) }"
      ]
      if type.inherited.first == "UIButton" { members.append(button) }
      let access = type.modifiers.contains { $0 == "public" || $0 == "open" } ? "public " : ""
      let text =
        "\n#sourceLocation()\n" + members.map { access + $0 + "\n" }.joined()
        + ExtensionRule.location(file.path, brace.line)
      changes.edits.append(Edit(range: brace.range.lowerBound..<brace.range.lowerBound, text: text))
      changes.notes.append(
        file.note(type.keywordIndex, "\(type.name) inherits the convenience initialisers"))
    }
    guard !changes.edits.isEmpty,
      let place = file.tokens.first(where: { $0.text == "import" && $0.beginsLine })
    else { return Changes() }
    let start = place.range.lowerBound
    changes.edits.append(
      Edit(range: start..<start, text: "import" + " protocol AtriumKit.NibDecoding; "))
    return changes
  }

  /// The initialiser of a button with a title.
  private static let button = [
    "convenience override init(title: String, image: UIImage?, "
      + "configuration: UIButton.Configuration, action: (@MainActor () -> Void)?) {",
    "  self.init(frame: .zero)", "  self.configuration = configuration",
    "  if !title.isEmpty { setTitle(title, for: .normal) }",
    "  if let image { setImage(image, for: .normal) }",
    "  if let action { addAction(UIAction { _ in action() }, for: .primaryActionTriggered) }", "}",
  ].joined(separator: "\n")

  /// Returns whether the members of a class include `override init(frame:)`.
  private static func overridesFrame(in body: ClosedRange<Int>, of file: SourceFile) -> Bool {
    let call = ["init", "(", "frame", ":", "CGRect"]
    var depth = 0
    for place in body {
      if file.isToken(place, "{") { depth += 1 }
      if file.isToken(place, "}") { depth -= 1 }
      guard depth == 1, call.indices.allSatisfy({ file.isToken(place + $0, call[$0]) }) else {
        continue
      }
      if (max(0, place - 3)..<place).contains(where: { file.isToken($0, "override") }) {
        return true
      }
    }
    return false
  }
}
