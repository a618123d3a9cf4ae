/// Makes an override of `layoutSublayers(of:)` a part of `layoutSubviews()`, which the toolkit calls.
struct LayerLayoutRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for member in file.declarations
    where member.name == "layoutSublayers" && member.labels == ["of"]
      && member.modifiers.contains("override")
    {
      guard let body = member.body, let end = member.parametersEnd else { continue }
      let name = file.tokens[member.nameIndex + 2].text == "of" ? member.nameIndex + 3 : end
      let parameter = file.isToken(name, ":") ? "of" : file.tokens[name].text
      let other = file.declarations.first {
        $0.name == "layoutSubviews" && $0.labels.isEmpty && $0.container == member.container
      }
      let call = ["super", ".", "layoutSublayers", "("]
      let calls = body.filter { place in
        call.indices.allSatisfy { file.isToken(place + $0, call[$0]) }
      }
      if let other, let close = other.body?.upperBound {
        for place in member.start..<member.keywordIndex where file.isToken(place, "override") {
          changes.edits.append(file.padding(from: place, to: place, with: ""))
        }
        let position = file.tokens[close].range.lowerBound
        changes.edits.append(
          Edit(range: position..<position, text: "; layoutSublayers(of: layer) "))
      } else {
        changes.edits.append(
          file.replacing(from: member.nameIndex, to: end, with: "layoutSubviews()"))
        let position = file.tokens[body.lowerBound].range.upperBound
        changes.edits.append(
          Edit(
            range: position..<position, text: " let \(parameter) = self.layer; _ = \(parameter); "))
      }
      for place in calls {
        guard let close = file.closing(place + 3) else { continue }
        let text = other == nil ? "super.layoutSubviews()" : "()"
        changes.edits.append(file.replacing(from: place, to: close, with: text))
      }
      changes.notes.append(
        file.note(member.keywordIndex, "layoutSublayers(of:) became a part of layoutSubviews()"))
    }
    return changes
  }
}
