import AtriumControls

/// A scene of the playground: operations that build a tree of controllers below the root controller `court`.
///
/// The text of a scene has one operation a line. A line that begins with `#` is a comment. The first comment is the
/// title, and the second comment is the sentence. A comment below an operation is a note about that operation. The
/// line `animated off` makes the changes unanimated.
///
/// ```
/// # Two children
/// # A container has two children.
/// make red leaf
/// add red to court
/// # red is a child now, and on screen.
/// ```
package struct PlayScene: Hashable, Sendable {
  /// The name of the root controller, which every scene has.
  package static let root = "court"
  /// The maximum number of operations.
  static let longest = 500

  /// The title.
  package var title: String
  /// The sentence that says what to watch.
  package var sentence: String
  /// Whether changes are animated.
  package var isAnimated = true
  /// The operations, in order.
  package var operations: [PlayOperation]
  /// The notes, which explain single operations.
  private var notes: [NotePlace: String] = [:]

  /// The operation of a note, and its number among equal operations.
  ///
  /// An index would not identify the operation, since a wait may be recorded before the operation.
  private struct NotePlace: Hashable, Sendable {
    let operation: PlayOperation
    let number: Int
  }

  /// Returns a sentence in the current language; a sentence that the user wrote is returned unchanged.
  package static func words(_ text: String) -> String {
    text.contains("|") ? text : String(localized: text)
  }

  /// Whether the scene has notes on single operations, and is therefore shown one operation at a time.
  package var isStepped: Bool { !notes.isEmpty }

  /// Makes a scene.
  package init(
    _ title: String, _ sentence: String = "", isAnimated: Bool = true,
    operations: [PlayOperation] = []
  ) {
    (self.title, self.sentence, self.isAnimated) = (title, sentence, isAnimated)
    self.operations = operations
  }

  /// Parses the text of a scene.
  ///
  /// - Throws: An error with the line number of the first invalid line, and the reason.
  package init(parsing text: String) throws(PlayError) {
    self.init("Scene")
    var comments: [String] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.isEmpty { continue }
      if words.first == "#" {
        let comment = String(words.dropFirst().drop { $0 == " " })
        if operations.isEmpty {
          comments.append(comment)
        } else {
          notes[notePlace(at: operations.count - 1)] = comment
        }
      } else if words == "animated off" {
        isAnimated = false
      } else {
        do throws(PlayError) {
          operations.append(try PlayOperation(parsing: words))
        } catch {
          throw PlayError("line \(index + 1): \(error.description)")
        }
      }
      guard operations.count <= PlayScene.longest else {
        throw PlayError("line \(index + 1): a scene has at most \(PlayScene.longest) operations")
      }
    }
    if let first = comments.first { title = first }
    if comments.count > 1 { sentence = comments[1] }
  }

  /// Returns the note on the operation at an index; nil if there is no such operation, or if it has no note.
  package func note(at index: Int) -> String? {
    operations.indices.contains(index) ? notes[notePlace(at: index)] : nil
  }

  private func notePlace(at index: Int) -> NotePlace {
    let operation = operations[index]
    return NotePlace(
      operation: operation, number: operations[..<index].count { $0 == operation })
  }

  /// The text of the scene.
  package var text: String {
    var lines = ["# \(title)"]
    if !sentence.isEmpty { lines.append("# \(sentence)") }
    if !isAnimated { lines.append("animated off") }
    for (index, operation) in operations.enumerated() {
      lines.append(operation.text)
      if let note = note(at: index) { lines.append("# \(note)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The kinds of the controllers that the operations make, by their names.
  package var kinds: [String: PlayKind] {
    var kinds = [PlayScene.root: PlayKind.tiles]
    for case .make(let name, let kind) in operations { kinds[name] = kind }
    return kinds
  }
}
