/// A word of a script's line.
enum ScriptToken: Equatable {
  /// Characters without spaces.
  case word(String)
  /// A quoted string; the value has no quotes.
  case quoted(String)

  /// The token in messages.
  var display: String {
    switch self {
    case .word(let text): ScriptToken.shortened(text)
    case .quoted(let text): ScriptToken.shortened(text)
    }
  }

  /// Returns a string in quotes, shortened if it is long, with control characters escaped.
  static func shortened(_ text: String) -> String {
    JSONText.quoted(text.count > 40 ? text.prefix(40) + "…" : text)
  }

  /// Splits a line into tokens; `#` begins a comment.
  ///
  /// - Throws: ``ScriptMistake`` for an error in a quoted string.
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

  /// Removes a quoted string from the beginning of the rest of a line.
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

/// An error in a line, without its line number.
struct ScriptMistake: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
