/// Replaces optional members of protocols with members whose default implementations throw an error.
///
/// A call `delegate?.didEnd?(self)` becomes `(try? delegate?.didEnd(self))`, which is nil in the same cases.
struct OptionalMemberRule {
  let file: SourceFile
  let index: ModuleIndex
  private var changes = Changes()

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    var rule = OptionalMemberRule(file: file, index: index)
    for declaration in file.declarations where declaration.modifiers.contains("optional") {
      rule.relax(declaration)
    }
    for place in file.tokens.indices where file.isToken(place, ".") { rule.visit(dot: place) }
    return rule.changes
  }

  private init(file: SourceFile, index: ModuleIndex) { (self.file, self.index) = (file, index) }

  // MARK: Declarations

  private mutating func relax(_ declaration: Declaration) {
    for place in declaration.start..<declaration.keywordIndex where file.isToken(place, "optional")
    {
      changes.edits.append(file.padding(from: place, to: place, with: ""))
    }
    if let end = declaration.parametersEnd, !declaration.hasEffects {
      changes.edits.append(insertion(after: end, " throws"))
    } else if let body = declaration.body, declaration.kind == .variable {
      changes.edits.append(
        file.replacing(from: body.lowerBound, to: body.upperBound, with: "{ get throws }"))
    }
    changes.notes.append(
      file.note(
        declaration.keywordIndex, "the optional member \(declaration.name) throws by default"))
  }

  private func insertion(after token: Int, _ text: String) -> Edit {
    let place = file.tokens[token].range.upperBound
    return Edit(range: place..<place, text: text)
  }

  /// Returns the default implementations of the optional members that a file declares, to be appended to the file.
  static func defaults(in file: SourceFile) -> String {
    var result = ""
    for kind in file.declarations where kind.kind == .protocol {
      let members = file.declarations.filter {
        $0.modifiers.contains("optional") && $0.container == kind.path
      }
      guard !members.isEmpty else { continue }
      let access = kind.modifiers.first {
        ["public", "fileprivate", "private", "package"].contains($0)
      }
      result += (access.map { $0 + " " } ?? "") + "extension \(kind.path) {\n"
      for member in members { result += "  " + implementation(of: member, in: file) + "\n" }
      result += "}\n"
    }
    return result
  }

  private static func implementation(of member: Declaration, in file: SourceFile) -> String {
    let error = "throw MissingOptionalMember(\"\(member.name)\")"
    if member.kind == .variable, let body = member.body {
      let type = file.source(from: member.keywordIndex, to: body.lowerBound - 1)
      return "\(type) { get throws { \(error) } }"
    }
    guard let close = member.parametersEnd else { return "" }
    let head = file.source(from: member.keywordIndex, to: close)
    let effect = member.hasEffects ? "" : " throws"
    let tail = member.end > close ? " " + file.source(from: close + 1, to: member.end) : ""
    return "\(head)\(effect)\(tail) { \(error) }"
  }

  // MARK: Calls

  private mutating func visit(dot: Int) {
    let name = dot + 1
    guard file.tokens.indices.contains(name), file.tokens[name].kind == .word else { return }
    let word = file.tokens[name].text
    let isCall =
      file.isToken(name + 1, "?") && file.isToken(name + 2, "(")
      && file.tokens[name + 1].touches(file.tokens[name])
      && file.tokens[name + 2].touches(file.tokens[name + 1])
    if isCall, index.optionalFunctions.contains(word) {
      guard let close = file.closing(name + 2) else { return }
      changes.edits.append(Edit(range: file.tokens[name + 1].range, text: ""))
      attempt(from: dot, to: close)
    } else if isCall, Self.isMemberOfToolkit(word) {
      changes.edits.append(Edit(range: file.tokens[name + 1].range, text: ""))
      changes.notes.append(file.note(name, "\(word)?(…) became \(word)(…)"))
    } else if index.optionalVariables.contains(word),
      isDelegate(before: dot) || isProtocolValue(before: dot)
    {
      attempt(from: dot, to: name)
    } else if index.optionalFunctions.contains(word), comparesWithNil(after: name) {
      changes.notes.append(
        file.note(name, "\(word) is never nil: use responds(to:) instead", isWarning: true))
    }
  }

  /// Puts `try?` and parentheses around the expression that ends at a token.
  private mutating func attempt(from dot: Int, to end: Int) {
    guard let start = start(ofExpressionBefore: dot) else { return }
    let place = file.tokens[start].range.lowerBound
    changes.edits.append(Edit(range: place..<place, text: "(try? "))
    let continues =
      (file.isToken(end + 1, ".") || file.isToken(end + 1, "["))
      && file.tokens[end + 1].touches(file.tokens[end])
    changes.edits.append(insertion(after: end, continues ? ")?" : ")"))
    changes.notes.append(
      file.note(dot, "\(file.source(from: start, to: end)) became an expression with try?"))
  }

  /// Returns the first token of the expression that a dot continues.
  private func start(ofExpressionBefore dot: Int) -> Int? {
    var place = dot - 1
    var start: Int?
    while place >= 0 {
      let token = file.tokens[place]
      if token.text == ")" || token.text == "]" {
        guard let open = file.opening(place) else { return start }
        start = open
        place = open - 1
        guard place >= 0, file.tokens[open].touches(file.tokens[place]),
          file.tokens[place].kind == .word || ")]?!".contains(file.tokens[place].text)
        else { return start }
      } else if token.text == "?" || token.text == "!" {
        place -= 1
      } else if token.kind == .word {
        start = place
        guard file.isToken(place - 1, ".") else { return start }
        place -= 2
      } else {
        return start
      }
    }
    return start
  }

  private func isDelegate(before dot: Int) -> Bool {
    var place = dot - 1
    while place > 0, file.isToken(place, "?") || file.isToken(place, "!") { place -= 1 }
    let word = place >= 0 ? file.tokens[place].text.lowercased() : ""
    return word.hasSuffix("delegate") || word.hasSuffix("datasource")
  }

  /// Returns whether the file declares the name before a dot with a protocol of the module as its type.
  ///
  /// Examples of such declarations are `a: P` and `let a = b as? P`.
  private func isProtocolValue(before dot: Int) -> Bool {
    guard dot > 0, file.tokens[dot - 1].kind == .word, !file.isToken(dot - 2, ".") else {
      return false
    }
    let name = file.tokens[dot - 1].text
    return file.tokens.indices.contains { place in
      guard place + 2 < file.tokens.count, file.isToken(place, name) else { return false }
      if file.isToken(place + 1, ":") {
        let type = file.isToken(place + 2, "any") ? place + 3 : place + 2
        return index.protocols.contains(file.tokens[type].text)
      }
      guard file.isToken(place + 1, "=") else { return false }
      var end = place + 2
      while end + 2 < file.tokens.count, !file.tokens[end].beginsLine,
        !file.isToken(end, ","), !file.isToken(end, "{")
      {
        if file.isToken(end, "as"), !file.isToken(end + 1, "any") {
          return index.protocols.contains(file.tokens[end + 2].text)
        }
        end += 1
      }
      return false
    }
  }

  private func comparesWithNil(after name: Int) -> Bool {
    (file.isToken(name + 1, "!") || file.isToken(name + 1, "=")) && file.isToken(name + 2, "=")
      && file.isToken(name + 3, "nil")
  }

  /// Returns whether a member is optional in UIKit and has a default implementation in the toolkit.
  private static func isMemberOfToolkit(_ name: String) -> Bool {
    let prefixes = [
      "scrollView", "tableView", "collectionView", "gestureRecognizer", "textField", "textView",
      "navigationController", "tabBarController", "pageViewController", "presentationController",
      "adaptivePresentation", "popoverPresentation", "splitViewController", "searchBar",
    ]
    let names = [
      "animationEnded", "interruptibleAnimator", "animationDidStart", "animationDidStop",
    ]
    return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }
}
