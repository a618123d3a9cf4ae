/// Lets subclasses inherit the convenience initialisers of buttons, stacks, controls and bar items.
///
/// A class inherits these initialisers if it overrides all designated initialisers of its superclass. The toolkit's
/// classes have a designated initialiser for nibs, which UIKit's classes do not have.
struct ConvenienceRule {
  /// The designated initialiser that a subclass of each class overrides, as tokens.
  private static let designated: [String: [String]] = {
    let (frame, empty) = (["init", "(", "frame", ":", "CGRect"], ["init", "(", ")"])
    return [
      "UIButton": frame, "UIStackView": frame, "UIControl": frame, "UIBarButtonItem": empty,
      "UITabBarItem": empty,
    ]
  }()

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for type in file.declarations where type.keyword == "class" {
      guard let superclass = type.inherited.first, let call = designated[superclass],
        let body = type.body, overrides(call, in: body, of: file)
      else { continue }
      let brace = file.tokens[body.upperBound]
      // The initialiser of a stack does not fail, as in UIKit.
      let mark = superclass == "UIStackView" ? "" : "?"
      let target = call.contains("frame") ? "frame: .zero" : ""
      let access = type.modifiers.contains { $0 == "public" || $0 == "open" } ? "public " : ""
      let text =
        "\n#sourceLocation()\n\(access)convenience override init\(mark)(coder: any NibDecoding) "
        + "{ self.init(\(target)) }\n" + ExtensionRule.location(file.path, brace.line)
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

  /// Returns whether the members of a class include an override of an initialiser.
  private static func overrides(
    _ call: [String], in body: ClosedRange<Int>, of file: SourceFile
  ) -> Bool {
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
