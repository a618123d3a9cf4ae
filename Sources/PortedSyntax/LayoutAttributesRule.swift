/// Adapts code that uses `UICollectionViewLayoutAttributes` to the toolkit's declarations.
///
/// An override of `copy(with:)` becomes `copy()`. The types of `layoutAttributesClass` and of the parameter of
/// `isEqual(_:)` become the toolkit's types.
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
    for member in file.declarations
    where member.name == "layoutAttributesClass" && file.isToken(member.nameIndex + 2, "AnyClass") {
      changes.edits.append(
        file.replacing(
          from: member.nameIndex + 2, to: member.nameIndex + 2,
          with: "UICollectionViewLayoutAttributes.Type"))
      changes.notes.append(
        file.note(member.nameIndex, "the type of layoutAttributesClass became the toolkit's type"))
    }
    for member in file.declarations
    where member.name == "isEqual" && member.labels == ["_"]
      && member.modifiers.contains("override")
    {
      guard let type = index.classes[member.container]?.declaration,
        index.inherits(type, from: ["UICollectionViewLayoutAttributes"]),
        let close = member.parametersEnd,
        let colon = (member.nameIndex..<close).last(where: { file.isToken($0, ":") })
      else { continue }
      changes.edits.append(
        file.replacing(
          from: colon + 1, to: close - 1, with: "UICollectionViewLayoutAttributes"))
      changes.notes.append(
        file.note(member.nameIndex, "the parameter of isEqual(_:) became layout attributes"))
    }
    return changes
  }
}
