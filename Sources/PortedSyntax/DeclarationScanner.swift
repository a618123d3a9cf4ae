/// Finds the declarations in a list of tokens.
///
/// The scanner does not parse expressions. It recognises a declaration by its keyword, and finds its end by matching
/// braces.
struct DeclarationScanner {
  private let tokens: [Token]
  private var found: [Declaration] = []
  /// For each `#if` around the current token, whether the condition may exclude the token from the program.
  private var conditions: [Bool] = []

  init(tokens: [Token]) { self.tokens = tokens }

  /// Returns the declarations in the order of their keywords.
  mutating func declarations() -> [Declaration] {
    var index = 0
    while index < tokens.count { index = scan(from: index, in: Context()) + 1 }
    return found
  }

  /// The declaration around the scanned tokens.
  private struct Context {
    var path = ""
    var kind: Declaration.Kind?
    var isHidden = false
    var isLocal = false
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "open", "fileprivate", "package", "final", "override",
    "static",
    "weak", "unowned", "lazy", "mutating", "nonmutating", "optional", "dynamic", "required",
    "convenience", "indirect", "isolated", "nonisolated", "prefix", "postfix", "infix",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "actor"]

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Scans up to the brace that closes the context.
  ///
  /// - Returns: The index of that brace, or the number of tokens if there is no such brace.
  private mutating func scan(from first: Int, in context: Context) -> Int {
    var index = first
    var head = Head()
    while index < tokens.count {
      let word = tokens[index].text
      switch word {
      case "}": return index
      case "#" where ["if", "elseif", "else", "endif"].contains(text(index + 1)):
        index = skipCondition(at: index)
        head = Head()
      case "@" where tokens.indices.contains(index + 1) && tokens[index + 1].kind == .word:
        head.note(index)
        head.attributes.append(text(index + 1))
        index += 2
        if text(index) == "(", tokens[index].touches(tokens[index - 1]) {
          let close = tokens.closing(index) ?? index
          if text(index - 1) == "objc", close > index {
            head.objcName = tokens[(index + 1)..<close].map(\.text).joined()
          }
          index = close + 1
        }
      case _ where isModifier(at: index):
        head.note(index)
        head.modifiers.append(word)
        index += 1
        if text(index) == "(", tokens[index].touches(tokens[index - 1]) {
          index = (tokens.closing(index) ?? index) + 1
        }
      case _ where isTypeKeyword(at: index):
        index = scanType(at: index, head, in: context)
        head = Head()
      case "func" where text(index - 1) != ".":
        index = scanFunction(at: index, head, in: context)
        head = Head()
      case "var" where text(index - 1) != ".", "let" where text(index - 1) != ".":
        index = scanVariable(at: index, head, in: context)
        head = Head()
      case "{":
        var inner = context
        (inner.isLocal, inner.isHidden) = (true, true)
        index = scan(from: index + 1, in: inner) + 1
        head = Head()
      default:
        index += 1
        head = Head()
      }
    }
    return index
  }

  /// The attributes and modifiers before a keyword.
  private struct Head {
    var start: Int?
    var attributes: [String] = []
    var modifiers: [String] = []
    var objcName: String?

    mutating func note(_ index: Int) { start = start ?? index }
  }

  /// Skips the line of a compiler condition, and notes whether the lines after it are always compiled.
  ///
  /// - Returns: The index of the first token of the next line.
  private mutating func skipCondition(at index: Int) -> Int {
    var next = index + 1
    while next < tokens.count, !tokens[next].beginsLine { next += 1 }
    let words = tokens[min(index + 2, next)..<next].map(\.text)
    switch text(index + 1) {
    case "if": conditions.append(BuildCondition.value(of: words) != true)
    case "endif": _ = conditions.popLast()
    // The scanner does not record whether an earlier branch is compiled, so this branch may be excluded.
    default: if !conditions.isEmpty { conditions[conditions.count - 1] = true }
    }
    return next
  }

  private func isModifier(at index: Int) -> Bool {
    guard text(index - 1) != "." else { return false }
    let follows = text(index + 1)
    if tokens[index].text == "class" {
      return ["func", "var", "let", "subscript", "override", "final", "private", "fileprivate"]
        .contains(follows)
    }
    guard Self.modifiers.contains(tokens[index].text) else { return false }
    let isNext = tokens.indices.contains(index + 1) && tokens[index + 1].kind == .word
    return isNext || follows == "(" || follows == "@"
  }

  private func isTypeKeyword(at index: Int) -> Bool {
    let word = tokens[index].text
    guard Self.types.contains(word) || word == "extension" || word == "protocol" else {
      return false
    }
    guard text(index - 1) != ".", text(index - 1) != "import", tokens.indices.contains(index + 1)
    else { return false }
    return tokens[index + 1].kind == .word
  }

  private mutating func scanType(at index: Int, _ head: Head, in context: Context) -> Int {
    let keyword = tokens[index].text
    var last = index + 1
    while text(last + 1) == ".", tokens.indices.contains(last + 2) { last += 2 }
    let name = tokens[(index + 1)...last].map(\.text).joined()
    var open = last + 1
    while open < tokens.count, tokens[open].text != "{" {
      open = text(open) == "(" || text(open) == "[" ? (tokens.closing(open) ?? open) + 1 : open + 1
    }
    guard open < tokens.count else { return index + 1 }
    let kind: Declaration.Kind =
      keyword == "extension" ? .extension : keyword == "protocol" ? .protocol : .type
    let path = context.path.isEmpty || kind == .extension ? name : context.path + "." + name
    let isPrivate = head.modifiers.contains("private") && context.kind != nil
    // The members of an extension with a `where` clause exist only for some specialisations of its type.
    let isConstrained =
      kind == .extension && (last..<open).contains { tokens[$0].text == "where" }
    let isHidden = context.isHidden || isPrivate || isConstrained || text(last + 1) == "<"
    let slot = found.count
    found.append(
      Declaration(
        kind: kind, keyword: keyword, name: name, container: context.path,
        containerKind: context.kind, attributes: head.attributes, modifiers: head.modifiers,
        inherited: inherited(from: last + 1, to: open), start: head.start ?? index,
        keywordIndex: index, nameIndex: last, end: open,
        isConditional: conditions.contains(true), isHidden: isHidden))
    let close = scan(
      from: open + 1, in: Context(path: path, kind: kind, isHidden: isHidden))
    found[slot].body = open...min(close, tokens.count - 1)
    found[slot].end = min(close, tokens.count - 1)
    return close + 1
  }

  /// Returns the names after the colon of a type's declaration.
  private func inherited(from first: Int, to end: Int) -> [String] {
    guard
      let colon = (first..<end).first(where: {
        genericDepth(from: first, to: $0) == 0 && text($0) == ":"
      })
    else { return [] }
    var names: [String] = []
    var isNew = true
    for index in (colon + 1)..<end where genericDepth(from: colon + 1, to: index) == 0 {
      if text(index) == "where" { break }
      if text(index) == "," { isNew = true }
      guard tokens[index].kind == .word else { continue }
      if isNew {
        names.append(text(index))
      } else if text(index - 1) == "." {
        names[names.count - 1] += "." + text(index)
      }
      isNew = false
    }
    return names
  }

  private mutating func scanFunction(at index: Int, _ head: Head, in context: Context) -> Int {
    var open = index + 1
    while open < tokens.count, tokens[open].text != "(" { open += 1 }
    guard open < tokens.count, let close = tokens.closing(open) else { return index + 1 }
    var declaration = Declaration(
      kind: .function, keyword: "func", name: text(index + 1), container: context.path,
      containerKind: context.isLocal ? .function : context.kind, attributes: head.attributes,
      modifiers: head.modifiers, objcName: head.objcName, labels: labels(from: open, to: close),
      start: head.start ?? index,
      keywordIndex: index, nameIndex: index + 1, parametersEnd: close, end: close,
      isConditional: conditions.contains(true),
      isHidden: context.isHidden || context.kind == nil || text(index + 2) == "<")
    var next = close + 1
    // The result type and the `where` clause of a requirement without a body end with their line.
    while next < tokens.count, tokens[next].text != "{" {
      if tokens[next].text == "}" || tokens[next].text == ";" { break }
      if tokens[next].beginsLine, !continues(at: next) { break }
      if ["throws", "async", "rethrows"].contains(tokens[next].text) {
        declaration.hasEffects = true
      }
      let isBracket = ["(", "["].contains(tokens[next].text)
      declaration.end = isBracket ? tokens.closing(next) ?? next : next
      next = declaration.end + 1
    }
    let slot = found.count
    found.append(declaration)
    guard next < tokens.count, tokens[next].text == "{" else { return next }
    return scanBody(at: next, of: slot, in: context)
  }

  private mutating func scanBody(at open: Int, of slot: Int, in context: Context) -> Int {
    let inner = Context(path: context.path, kind: context.kind, isHidden: true, isLocal: true)
    let close = scan(from: open + 1, in: inner)
    found[slot].body = open...min(close, tokens.count - 1)
    found[slot].end = min(close, tokens.count - 1)
    return close + 1
  }

  /// Returns whether a token at the beginning of a line continues the declaration of a function.
  private func continues(at index: Int) -> Bool {
    ["-", "where", "throws", "async", "rethrows"].contains(text(index))
      || ["-", ">", "->", "&", ".", ","].contains(text(index - 1)) || text(index) == ">"
  }

  private mutating func scanVariable(at index: Int, _ head: Head, in context: Context) -> Int {
    guard !context.isLocal, tokens.indices.contains(index + 1) else { return index + 1 }
    let slot = found.count
    found.append(
      Declaration(
        kind: .variable, keyword: tokens[index].text, name: text(index + 1),
        container: context.path, containerKind: context.kind, attributes: head.attributes,
        modifiers: head.modifiers, start: head.start ?? index, keywordIndex: index,
        nameIndex: index + 1, end: index + 1, isConditional: conditions.contains(true),
        isHidden: context.isHidden))
    var next = index + 2
    while next < tokens.count, !["{", "=", ";", "}"].contains(tokens[next].text) {
      if tokens[next].beginsLine { return next }
      let isBracket = ["(", "["].contains(tokens[next].text)
      next = (isBracket ? tokens.closing(next) ?? next : next) + 1
    }
    guard text(next) == "{" else { return next }
    return scanBody(at: next, of: slot, in: context)
  }

  /// Returns the labels of a function's parameters, with `_` for a parameter without a label.
  private func labels(from open: Int, to close: Int) -> [String] {
    var labels: [String] = []
    var expectsLabel = true
    var index = open + 1
    while index < close {
      let word = tokens[index].text
      if expectsLabel, word == "@" {
        index += 2
        continue
      }
      if expectsLabel, tokens[index].kind == .word {
        labels.append(word)
        expectsLabel = false
      } else if ["(", "[", "{"].contains(word) {
        index = tokens.closing(index) ?? index
      } else if word == ",", genericDepth(from: open + 1, to: index) == 0 {
        expectsLabel = true
      }
      index += 1
    }
    return labels
  }

  /// Returns the number of open angle brackets, not counting those in arrows and comparisons.
  private func genericDepth(from start: Int, to end: Int) -> Int {
    var depth = 0
    for index in start..<end {
      if text(index) == "<", tokens[index].touches(tokens[index - 1]) { depth += 1 }
      if text(index) == ">", text(index - 1) != "-" { depth = max(0, depth - 1) }
    }
    return depth
  }
}
