/// Adapts functions that change a `CGMutablePath` of their caller.
///
/// On iOS a `CGMutablePath` is an object, so a function may change the path of its caller. The toolkit's path is a value:
/// the parameter becomes `inout`, and calls pass their variable with `&`.
struct PathParameterRule {
  /// A function with a parameter for a path.
  private struct Parameter: Hashable {
    let function: String
    let label: String
  }

  /// Returns the changes of each file of a module.
  static func changes(in files: [SourceFile]) -> [Changes] {
    var parameters: Set<Parameter> = []
    var all = files.map { file in
      var changes = Changes()
      for function in file.declarations where function.kind == .function {
        guard let close = function.parametersEnd else { continue }
        for place in function.nameIndex..<close
        where file.isToken(place, "CGMutablePath") && file.isToken(place - 1, ":") {
          // A parameter has a label, or a label and a name.
          let hasName = !file.isToken(place - 3, "(") && !file.isToken(place - 3, ",")
          let label = file.tokens[hasName ? place - 3 : place - 2].text
          parameters.insert(Parameter(function: function.name, label: label))
          let start = file.tokens[place].range.lowerBound
          changes.edits.append(Edit(range: start..<start, text: "inout "))
          changes.notes.append(file.note(place, "the path \(label) became inout"))
        }
      }
      return changes
    }
    guard !parameters.isEmpty else { return all }
    let names = Set(parameters.map(\.function))
    for (number, file) in files.enumerated() {
      for place in file.tokens.indices
      where names.contains(file.tokens[place].text) && file.isToken(place + 1, "(")
        && !file.isToken(place - 1, "func")
      {
        all[number].edits += arguments(ofCallAt: place, in: file, parameters)
      }
    }
    return all
  }

  /// Returns edits that put `&` before the paths among the arguments of a call.
  private static func arguments(
    ofCallAt place: Int, in file: SourceFile, _ parameters: Set<Parameter>
  ) -> [Edit] {
    guard let close = file.closing(place + 1) else { return [] }
    return (place + 2..<close).compactMap { index in
      let isLabelled = file.isToken(index - 1, ":")
      guard file.tokens[index].kind == .word,
        file.isToken(index + 1, ",") || file.isToken(index + 1, ")"),
        isLabelled || file.isToken(index - 1, ",") || file.isToken(index - 1, "("),
        parameters.contains(
          Parameter(
            function: file.tokens[place].text,
            label: isLabelled ? file.tokens[index - 2].text : "_"))
      else { return nil }
      let start = file.tokens[index].range.lowerBound
      return Edit(range: start..<start, text: "&")
    }
  }
}
