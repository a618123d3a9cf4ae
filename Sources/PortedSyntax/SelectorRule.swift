/// Replaces `#selector(…)` with a selector that calls the method.
struct SelectorRule {
  let file: SourceFile
  let index: ModuleIndex

  /// Returns the changes of a file.
  static func changes(in file: SourceFile, _ index: ModuleIndex) -> Changes {
    let rule = SelectorRule(file: file, index: index)
    var changes = Changes()
    for place in file.tokens.indices
    where file.isToken(place, "#") && file.isToken(place + 1, "selector")
      && file.isToken(place + 2, "(")
    {
      guard let close = file.closing(place + 2) else { continue }
      let source = file.source(from: place, to: close)
      guard let text = rule.replacement(at: place, open: place + 2, close: close) else {
        changes.notes.append(file.note(place, "\(source) cannot be rewritten", isWarning: true))
        continue
      }
      changes.edits.append(file.replacing(from: place, to: close, with: text))
      changes.notes.append(file.note(place, "\(source) became \(text)"))
    }
    return changes
  }

  /// The method that the expression refers to.
  private struct Method {
    var owner: [String]
    var name: String
    var labels: [String]?
    /// The type after `as`.
    var type: String?
  }

  private func replacement(at place: Int, open: Int, close: Int) -> String? {
    if file.isToken(open + 2, ":"),
      file.isToken(open + 1, "getter") || file.isToken(open + 1, "setter")
    {
      guard let name = file.tokens[(open + 1)..<close].last(where: { $0.kind == .word })?.text
      else {
        return nil
      }
      if file.isToken(open + 1, "getter") { return getter(of: name, from: open + 3, to: close) }
      return "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")"
    }
    guard var method = parse(open + 1, close) else { return nil }
    let around = file.type(around: place)
    if method.owner.first == "self" { method.owner.removeFirst() }
    if method.owner.isEmpty || method.owner == ["Self"] {
      method.owner = around.map { [$0.name] } ?? []
    }
    let owner = method.owner.joined(separator: ".")
    let takesArguments = method.type.map { !$0.hasPrefix("()") }
    let labels =
      method.labels
      ?? index.labels(of: method.name, in: owner, takesArguments: takesArguments)
    let name =
      index.objcName(of: method.name, labels: labels ?? [], in: owner)
      ?? SelectorName.name(base: method.name, labels: labels ?? [])
    // The type of an object is unknown here, and in a protocol the method may be optional.
    let isObject = owner.first?.isLowercase ?? true
    if isObject || index.protocols.contains(owner) { return "Selector(\"\(name)\")" }
    guard let labels else {
      let cast = method.type.map { " as (\(owner)) -> \($0)" } ?? ""
      return "Selector(\(owner).\(method.name)\(cast), \"\(name)\")"
    }
    if labels.isEmpty { return Self.call(owner: owner, method: method.name, named: name) }
    return "Selector(\(owner).\(method.name)(\(labels.map { $0 + ":" }.joined())), \"\(name)\")"
  }

  /// Returns a selector that reads a property; a selector that is only a name if the property's class is unknown here.
  private func getter(of name: String, from first: Int, to close: Int) -> String {
    let words = file.tokens[first..<close].filter { $0.kind == .word }.map(\.text)
    let isOwn = words.count == 1 || words.dropLast() == ["self"] || words.dropLast() == ["Self"]
    let owner = isOwn ? file.type(around: first)?.name : words.dropLast().joined(separator: ".")
    guard let owner, owner.first?.isUppercase == true, !index.protocols.contains(owner) else {
      return "Selector(\"\(name)\")"
    }
    return "Selector(\(owner).self, \"\(name)\") { $0.\(name) }"
  }

  /// Returns a selector for a method without parameters, even if another method has the same base name.
  static func call(owner: String, method: String, named name: String) -> String {
    "Selector(\(owner).self, \"\(name)\") { $0.\(method)() }"
  }

  private func parse(_ first: Int, _ close: Int) -> Method? {
    var words: [String] = []
    var place = first
    var labels: [String]?
    while place < close {
      let token = file.tokens[place]
      if token.text == "as" { break }
      if token.text == "(" {
        guard let end = file.closing(place), !words.isEmpty else { return nil }
        labels = file.tokens[(place + 1)..<end].filter { $0.kind == .word }.map(\.text)
        place = end
      } else if token.kind == .word {
        words.append(token.text)
      } else if ![".", "?", "!"].contains(token.text) {
        return nil
      }
      place += 1
    }
    guard let name = words.popLast() else { return nil }
    let type = place < close ? file.source(from: place + 1, to: close - 1) : nil
    return Method(owner: words, name: name, labels: labels, type: type)
  }
}
