/// Makes classes that receive changes of observed key paths conform to the toolkit's protocol.
///
/// On iOS, `observeValue(forKeyPath:of:change:context:)` is a method of `NSObject` that subclasses override.
struct ObserverRule {
  private static let labels = ["forKeyPath", "of", "change", "context"]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for member in observers(in: file) {
      for place in member.start..<member.keywordIndex where file.isToken(place, "override") {
        changes.edits.append(file.padding(from: place, to: place, with: ""))
      }
      changes.notes.append(
        file.note(member.keywordIndex, "\(member.container) became a KeyValueObserver"))
      guard let body = member.body else { continue }
      let call = ["super", ".", "observeValue", "("]
      for place in body where call.indices.allSatisfy({ file.isToken(place + $0, call[$0]) }) {
        guard let close = file.closing(place + 3) else { continue }
        changes.edits.append(file.padding(from: place, to: close, with: "()"))
      }
    }
    return changes
  }

  /// Returns the conformances of a file's classes, to be appended to the file.
  static func conformances(in file: SourceFile, _ index: ModuleIndex) -> String {
    observers(in: file).filter { member in
      guard !index.hidden.contains(member.container) else { return false }
      guard let type = index.classes[member.container]?.declaration else { return true }
      return !index.ancestry(of: type).dropFirst().contains {
        index.members[$0.path]?.contains("observeValue") ?? false
      }
    }.map { "extension \($0.container): KeyValueObserver {}\n" }.joined()
  }

  private static func observers(in file: SourceFile) -> [Declaration] {
    file.declarations.filter {
      $0.kind == .function && $0.name == "observeValue" && $0.labels == labels
        && $0.modifiers.contains("override")
    }
  }
}
