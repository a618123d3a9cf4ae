/// A file of iOS code, with its tokens and declarations.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let declarations: [Declaration]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: text)
    var scanner = DeclarationScanner(tokens: tokens)
    declarations = scanner.declarations()
  }

  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns whether the token at an index has the given text.
  func isToken(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// Returns the index of the bracket that closes the bracket at an index; nil if no bracket closes it.
  func closing(_ index: Int) -> Int? { tokens.closing(index) }

  /// Returns the index of the opening bracket for the closing bracket at an index; nil if there is no such bracket.
  func opening(_ index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index, through: 0, by: -1) where tokens[place].kind == .mark {
      if ")]}".contains(tokens[place].text) { depth += 1 }
      if "([{".contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Returns the innermost type or extension around a token; nil at file level.
  func type(around index: Int) -> Declaration? {
    declarations.filter {
      [.type, .extension, .protocol].contains($0.kind)
        && $0.body.map { $0.contains(index) } ?? false
    }.max { $0.start < $1.start }
  }
}

extension [Token] {
  /// Returns the index of the bracket that closes the bracket at an index; nil if no bracket closes it.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in index..<count where self[place].kind == .mark {
      if "([{".contains(self[place].text) { depth += 1 }
      if ")]}".contains(self[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
