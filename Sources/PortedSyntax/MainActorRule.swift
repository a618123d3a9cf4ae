/// Replaces methods of Foundation's notification centre and main queue with methods whose closures run on the main
/// actor.
///
/// On iOS these closures may use views in Swift 5 mode, since they run on the main thread. Foundation's methods require
/// sendable closures on this system, for which the same code does not compile. The replacements have names of the same
/// length, so that columns are kept.
struct MainActorRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices {
      guard let (index, name) = replacement(at: place, in: file) else { continue }
      changes.edits.append(file.padding(from: index, to: index, with: name))
      changes.notes.append(
        file.note(
          index, "\(file.tokens[index].text) became \(name), for a closure on the main actor"))
    }
    return changes
  }

  private static func replacement(at place: Int, in file: SourceFile) -> (Int, String)? {
    func follows(_ words: String...) -> Bool {
      words.enumerated().allSatisfy { file.isToken(place + 1 + $0.offset, $0.element) }
    }
    func precedes(_ words: String...) -> Bool {
      words.enumerated().allSatisfy {
        file.isToken(place - words.count + $0.offset, $0.element)
      }
    }
    switch file.tokens[place].text {
    case "addObserver" where precedes(".") && follows("(", "forName", ":"):
      return (place, "onMainActor")
    case "addOperation" where precedes("OperationQueue", ".", "main", "."):
      return (place, "addMainBlock")
    default: return nil
    }
  }
}
