/// Lets properties that the program's classes mark with `dynamic` be observed.
///
/// On iOS, the setter of such a property notifies the observers by itself. Here a property observer (`didSet`)
/// notifies them.
struct ObservablePropertyRule {
  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var changes = Changes()
    for variable in file.declarations
    where variable.modifiers.contains("dynamic") && variable.kind == .variable
      && variable.containerKind == .type && index.classes[variable.container] != nil
      && file.isToken(variable.keywordIndex, "var")
    {
      guard let edit = observer(of: variable, in: file) else { continue }
      changes.edits.append(edit)
      changes.notes.append(file.note(variable.keywordIndex, "\(variable.name) can be observed"))
    }
    return changes
  }

  private static let call = "notifyKeyValueObservers(of: self)"

  private static func observer(of variable: Declaration, in file: SourceFile) -> Edit? {
    if let body = variable.body {
      return file.hasObservers(body.lowerBound) ? addition(to: body.lowerBound, in: file) : nil
    }
    let last: Int
    if let value = file.initialValue(of: variable) {
      last = value.upperBound
    } else {
      guard file.isToken(variable.nameIndex + 1, ":") else { return nil }
      last = endOfType(from: variable.nameIndex + 2, in: file)
    }
    if file.isToken(last + 1, "{"), file.hasObservers(last + 1) {
      return addition(to: last + 1, in: file)
    }
    let end = file.tokens[last].range.upperBound
    return Edit(range: end..<end, text: " { didSet { \(call) } }")
  }

  /// Returns an edit that adds the call to the observers of a variable.
  private static func addition(to brace: Int, in file: SourceFile) -> Edit {
    guard let close = file.closing(brace),
      let place = (brace...close).first(where: { file.isToken($0, "didSet") }),
      let open = (place...close).first(where: { file.isToken($0, "{") })
    else {
      let start = file.tokens[brace].range.upperBound
      return Edit(range: start..<start, text: " didSet { \(call) }; ")
    }
    let start = file.tokens[open].range.upperBound
    return Edit(range: start..<start, text: " \(call); ")
  }

  private static func endOfType(from first: Int, in file: SourceFile) -> Int {
    var last = first
    var place = first
    while place < file.tokens.count {
      let token = file.tokens[place]
      if place > first, token.beginsLine || ["{", "}", ";", ","].contains(token.text) { break }
      last = ["(", "["].contains(token.text) ? file.closing(place) ?? place : place
      place = last + 1
    }
    return last
  }
}
