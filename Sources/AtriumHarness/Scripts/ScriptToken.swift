/// A word of a script's line.
enum ScriptToken: Equatable {
  /// Letters, digits and signs without spaces.
  case word(String)
  /// A text that stood in quotes, without them.
  case quoted(String)

  /// How messages show it.
  var display: String {
    switch self {
    case .word(let text): ScriptToken.shortened(text)
    case .quoted(let text): ScriptToken.shortened(text)
    }
  }

  /// A text in quotes, cut if it is long, with nothing in it that would upset a terminal.
  static func shortened(_ text: String) -> String {
    JSONText.quoted(text.count > 40 ? text.prefix(40) + "…" : text)
  }

  /// Takes a line apart; what follows a `#` is a comment.
  ///
  /// - Throws: What was expected.
  static func tokens(of line: Substring) throws(ScriptMistake) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        tokens.append(.quoted(try quoted(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return tokens
  }

  /// Takes a text in quotes off the front.
  private static func quoted(_ rest: inout Substring) throws(ScriptMistake) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
          throw ScriptMistake("expected \\\" or \\\\ after a backslash in quotes")
        }
        text.append(escaped)
      default: text.append(character)
      }
    }
    throw ScriptMistake("expected \" at the end of \(shortened(text))")
  }
}

/// What is wrong with a line, before anybody has said which line it is.
struct ScriptMistake: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
