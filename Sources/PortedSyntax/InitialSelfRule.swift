/// Replaces `self` in the initial values of stored properties with nil.
///
/// On iOS, `self` in such a value is a method of `NSObject`, and not the object that is being made. A control holds this
/// value weakly, so its target is nil at once, and its action goes along the responder chain.
struct InitialSelfRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    let excluded: Set<String> = ["lazy", "static", "class"]
    for variable in file.declarations
    where variable.containerKind == .type && excluded.isDisjoint(with: variable.modifiers)
      && index.classes[variable.container] != nil
    {
      guard let value = file.initialValue(of: variable) else { continue }
      for place in value where file.isToken(place, "self") && isArgument(place, in: file) {
        changes.edits.append(file.padding(from: place, to: place, with: "nil"))
        changes.notes.append(
          file.note(place, "self in the initial value of \(variable.name) became nil"))
      }
    }
    return changes
  }

  /// Returns whether a token is a whole argument of a call.
  private static func isArgument(_ place: Int, in file: SourceFile) -> Bool {
    (file.isToken(place + 1, ",") || file.isToken(place + 1, ")"))
      && (file.isToken(place - 1, "(") || file.isToken(place - 1, ",")
        || file.isToken(place - 1, ":"))
  }
}
