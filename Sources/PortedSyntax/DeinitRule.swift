/// Lets deinitialisers of classes use views, as on iOS in Swift 5 mode.
///
/// The last reference to an object of a user interface is released on the main thread, but Swift does not isolate a
/// deinitialiser to the main actor.
struct DeinitRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for place in file.tokens.indices where file.isToken(place, "deinit") {
      guard file.isToken(place + 1, "{"), !file.isToken(place + 2, "}"),
        !file.isToken(place - 1, "."), !file.isToken(place - 1, "isolated"),
        !file.isToken(place - 1, "nonisolated"), let close = file.closing(place + 1),
        file.type(around: place)?.keyword == "class"
      else { continue }
      let start = file.tokens[place + 1].range.upperBound
      let end = file.tokens[close].range.lowerBound
      changes.edits += [
        Edit(range: start..<start, text: " withMainActor {"), Edit(range: end..<end, text: "}"),
      ]
      changes.notes.append(file.note(place, "the deinitialiser may use the main actor"))
    }
    return changes
  }
}
