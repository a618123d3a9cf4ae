/// Renames an override of `accessibilityElements`, and adds an override with the toolkit's type.
struct AccessibilityElementsRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    let type = [":", "[", "Any", "]", "?"]
    for member in file.declarations
    where member.name == "accessibilityElements" && member.modifiers.contains("override")
      && type.indices.allSatisfy({ file.isToken(member.nameIndex + 1 + $0, type[$0]) })
    {
      guard let body = member.body, !file.hasObservers(body.lowerBound),
        index.classes[member.container] != nil
      else { continue }
      for place in member.start..<member.keywordIndex where file.isToken(place, "override") {
        changes.edits.append(file.padding(from: place, to: place, with: ""))
      }
      changes.edits.append(
        file.replacing(
          from: member.nameIndex, to: member.nameIndex, with: "untypedAccessibilityElements"))
      let isSettable = body.contains {
        file.isToken($0, "set") && (file.isToken($0 + 1, "{") || file.isToken($0 + 1, "("))
      }
      let access =
        member.modifiers.first { $0 == "public" || $0 == "open" }.map { $0 + " " } ?? ""
      let position = file.tokens[member.end].range.upperBound
      let text =
        "; \(access)override var accessibilityElements: [AccessibleObject]? { get { "
        + "untypedAccessibilityElements?.compactMap { $0 as? AccessibleObject } } set { "
        + (isSettable ? "untypedAccessibilityElements = newValue" : "") + " } }"
      changes.edits.append(Edit(range: position..<position, text: text))
      changes.notes.append(
        file.note(member.keywordIndex, "accessibilityElements got the toolkit's type"))
    }
    guard !changes.edits.isEmpty,
      let place = file.tokens.first(where: { $0.text == "import" && $0.beginsLine })
    else { return Changes() }
    let start = place.range.lowerBound
    changes.edits.append(
      Edit(range: start..<start, text: "import" + " class AtriumKit.AccessibleObject; "))
    return changes
  }
}
