/// Gives the method that copies layout attributes the toolkit's form, which has no zone.
struct LayoutAttributesRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for member in file.declarations
    where member.name == "copy" && member.labels == ["with"]
      && member.modifiers.contains("override")
    {
      guard let type = index.classes[member.container]?.declaration,
        index.inherits(type, from: ["UICollectionViewLayoutAttributes"]),
        let body = member.body
      else { continue }
      changes.edits.append(
        file.replacing(
          from: member.nameIndex + 1, to: body.lowerBound - 1,
          with: "() -> UICollectionViewLayoutAttributes"))
      changes.notes.append(file.note(member.nameIndex, "copy(with:) became copy()"))
      let call = ["super", ".", "copy", "(", "with"]
      for place in body where call.indices.allSatisfy({ file.isToken(place + $0, call[$0]) }) {
        guard let close = file.closing(place + 3) else { continue }
        changes.edits.append(file.padding(from: place + 3, to: close, with: "()"))
      }
    }
    return changes
  }
}
