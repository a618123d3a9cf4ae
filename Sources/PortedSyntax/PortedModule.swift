/// The files of a module that was written for iOS, rewritten for Swift without Objective-C.
///
/// The number of lines of a file does not change, and compiler diagnostics name the original file.
package struct PortedModule {
  /// The texts of the rewritten files, in the order of the original files.
  package let texts: [String]
  /// The text of the file that lists the methods for selectors.
  package let registry: String
  /// The notes about changes and the warnings, in the order of the files and lines.
  package let notes: [Note]

  /// Rewrites the files of a module.
  ///
  /// - Parameters:
  ///   - files: The path and the text of each file.
  ///   - hasResources: Whether the module has resources, so that `Bundle.module` exists.
  package init(files: [(path: String, text: String)], hasResources: Bool = false) {
    let files = files.map { SourceFile(path: $0.path, text: $0.text) }
    let index = ModuleIndex(files)
    var edits: [[Edit]] = []
    var notes: [Note] = []
    let importsUIKit = files.contains { file in
      file.tokens.indices.contains {
        file.isToken($0, "import") && file.isToken($0 + 1, "UIKit")
      }
    }
    let duplicates = SameTypeRule.changes(in: files)
    let paths = PathParameterRule.changes(in: files)
    let dispatch = DispatchRule(files, index)
    let aliases = Set(files.flatMap(StructMemberRule.aliases))
    for (number, file) in files.enumerated() {
      let parts = [
        SpellingRule.changes(in: file, ofUIKitModule: importsUIKit),
        SelectorRule.changes(in: file, index),
        OptionalMemberRule.changes(in: file, index), OverrideRule.changes(in: file, index),
        ToolkitRule.changes(in: file, index), DelegateRule.changes(in: file, index),
        EditableRowRule.changes(in: file, index), PropertyTypeRule.changes(in: file, index),
        RowActionRule.changes(in: file, index),
        LayoutAttributesRule.changes(in: file, index), ValueTypeRule.changes(in: file),
        MainActorRule.changes(in: file), FoundationRule.changes(in: file),
        BundleArgumentRule.changes(in: file),
        StructMemberRule.changes(in: file, aliases: aliases),
        AttributeDictionaryRule.changes(in: file),
        DeinitRule.changes(in: file), CodingRule.changes(in: file),
        BoxedValueRule.changes(in: file), ObjectRule.changes(in: file),
        InitialSelfRule.changes(in: file, index), ConvenienceRule.changes(in: file),
        StyleDefaultRule.changes(in: file), ConstraintItemRule.changes(in: file),
        ObservablePropertyRule.changes(in: file, index), ObserverRule.changes(in: file),
        LayerLayoutRule.changes(in: file), AccessibilityElementsRule.changes(in: file, index),
        dispatch.changes(in: number), paths[number],
        duplicates[number],
      ]
      let removed = duplicates[number].edits.map(\.range)
      edits.append(
        parts.dropLast().flatMap(\.edits).filter { edit in
          !removed.contains { $0.contains(edit.range.lowerBound) }
        } + duplicates[number].edits)
      notes += parts.flatMap(\.notes)
    }
    let moves = ExtensionRule.moves(in: files, index).filter {
      !dispatch.contains($0.member, in: $0.file)
    }
    for (number, edit) in ExtensionRule.accessEdits(for: moves, in: files) {
      edits[number].append(edit)
    }
    for move in moves {
      notes.append(Self.apply(move, in: files, &edits))
    }
    let writer = SelectorTableWriter(index: index)
    let tables = files.enumerated().map { writer.table(of: $0.element, number: $0.offset) }
    let interfaces = InterfaceTableWriter(index: index)
    let classes = files.enumerated().map { number, file in
      interfaces.table(
        of: file, number: number, selectors: writer.members(of: file, number: number))
    }
    let makers = MakerTableWriter(files: files, index: index)
    let made = files.indices.map { makers.table(of: $0) }
    texts = files.enumerated().map { number, file in
      let body = file.text(of: 0..<file.bytes.count, with: edits[number])
      let tail =
        OptionalMemberRule.defaults(in: file) + ObjectRule.conformances(in: file)
        + ObserverRule.conformances(in: file, index)
        + DelegateRule.methods(in: file, index) + dispatch.members(in: number)
        + tables[number] + classes[number] + made[number] + ProgramStart.text(of: file, index)
      return ExtensionRule.location(file.path, 1) + body
        + (tail.isEmpty ? "" : "\n#sourceLocation()\n" + tail)
    }
    registry =
      SelectorTableWriter.registry(
        parts: tables.indices.filter { !tables[$0].isEmpty }, hasResources: hasResources)
      + InterfaceTableWriter.registry(parts: classes.indices.filter { !classes[$0].isEmpty })
      + MakerTableWriter.registry(parts: made.indices.filter { !made[$0].isEmpty })
      + (hasResources ? Self.bundle : "")
    let order = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.notes = notes.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (order[left.path] ?? 0, left.line, $0.offset) < (
        order[right.path] ?? 0, right.line, $1.offset
      )
    }.map(\.element)
  }

  private static func apply(
    _ move: ExtensionRule.Move, in files: [SourceFile], _ edits: inout [[Edit]]
  ) -> Note {
    let file = files[move.file]
    let text = ExtensionRule.text(of: move, in: files, edits: edits[move.file])
    let range = file.range(from: move.member.start, to: move.member.end)
    let lines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits[move.file].removeAll {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    edits[move.file].append(Edit(range: range, text: String(repeating: "\n", count: lines)))
    let brace = files[move.target.file].tokens[move.target.declaration.end].range.lowerBound
    edits[move.target.file].append(Edit(range: brace..<brace, text: text))
    return file.note(
      move.member.keywordIndex,
      "\(move.member.name) moved from an extension into \(move.source.name)")
  }

  /// The declaration of `Bundle.module` with the toolkit's type.
  ///
  /// The package manager generates a bundle with Foundation's type.
  private static let bundle = [
    "import " + "Foundation", "", "extension Bundle {",
    "  /// The bundle with the resources of this module.",
    "  static let module: Bundle = Bundle(path: Foundation.Bundle.module.bundlePath) ?? .main", "}",
  ].map { $0 + "\n" }.joined()
}
