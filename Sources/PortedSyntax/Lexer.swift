/// Splits Swift source text into tokens.
///
/// The contents of a string are one token, but the code in an interpolation is split into tokens, between
/// parentheses.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineOfLast = 0
  private var tokens: [Token] = []

  /// Returns the tokens of some source text.
  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(bytes: Array(text.utf8))
    // A byte order mark at the beginning is not part of the first word.
    if lexer.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.place = 3 }
    lexer.run(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count && place + offset >= 0 ? bytes[place + offset] : nil
  }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    for index in 0..<text.utf8CodeUnitCount
    where byte(offset + index) != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, line startLine: Int) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
        range: start..<place, line: startLine, beginsLine: startLine != lineOfLast))
    lineOfLast = line
  }

  /// Reads tokens up to the end of the text, or up to the parenthesis that closes an interpolation.
  private mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while let next = byte() {
      if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || next == UInt8(ascii: "\n")
        || next == UInt8(ascii: "\r")
      {
        skip()
      } else if has("//") {
        while let next = byte(), next != UInt8(ascii: "\n") { skip() }
      } else if has("/*") {
        skipComment()
      } else if next == UInt8(ascii: "\"") || beginsRaw(next) {
        readString()
      } else if next == UInt8(ascii: "/"), beginsExpression, let end = endOfRegex() {
        read(.literal, count: end - place)
      } else if Lexer.isWord(next) || next == UInt8(ascii: "`") {
        readWord()
      } else if Lexer.isDigit(next) {
        readNumber()
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        read(.mark, count: 1)
        if untilParenthesis, depth == 0 { return }
      }
    }
  }

  private mutating func read(_ kind: Token.Kind, count: Int) {
    let (start, startLine) = (place, line)
    skip(count)
    add(kind, from: start, line: startLine)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        skip(2)
      } else if has("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && place < bytes.count
  }

  // MARK: Words and numbers

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
  }

  private mutating func readWord() {
    let (start, startLine) = (place, line)
    if byte() == UInt8(ascii: "`") {
      repeat { skip() } while byte().map { $0 != UInt8(ascii: "`") } ?? false
      skip()
    } else {
      while let next = byte(), Lexer.isWord(next) || Lexer.isDigit(next) { skip() }
    }
    add(.word, from: start, line: startLine)
  }

  private mutating func readNumber() {
    let (start, startLine) = (place, line)
    while let next = byte() {
      let isFraction = next == UInt8(ascii: ".") && byte(1).map(Lexer.isDigit) ?? false
      guard Lexer.isWord(next) || Lexer.isDigit(next) || isFraction else { break }
      skip()
    }
    add(.number, from: start, line: startLine)
  }

  // MARK: Literals

  /// Returns whether number signs begin a raw string or a regular expression rather than a directive.
  private func beginsRaw(_ next: UInt8) -> Bool {
    guard next == UInt8(ascii: "#") else { return false }
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"") || byte(offset) == UInt8(ascii: "/")
  }

  private func hasSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString() {
    var (start, startLine) = (place, line)
    var signs = 0
    while byte() == UInt8(ascii: "#") {
      signs += 1
      skip()
    }
    let isRegex = byte() == UInt8(ascii: "/")
    let isLong = !isRegex && has("\"\"\"")
    skip(isLong ? 3 : 1)
    while let next = byte() {
      if isRegex ? next == UInt8(ascii: "/") : isLong ? has("\"\"\"") : next == UInt8(ascii: "\"") {
        let length = isLong ? 3 : 1
        if hasSigns(signs, at: length) {
          skip(length + signs)
          break
        }
        skip()
      } else if next == UInt8(ascii: "\\"), hasSigns(signs, at: 1) {
        skip(1 + signs)
        guard byte() == UInt8(ascii: "("), !isRegex else {
          skip()
          continue
        }
        add(.literal, from: start, line: startLine)
        run(untilParenthesis: true)
        (start, startLine) = (place, line)
      } else if next == UInt8(ascii: "\n"), !isLong, signs == 0 {
        // The string is not terminated. The compiler reports this error.
        break
      } else {
        skip()
      }
    }
    if place > start { add(.literal, from: start, line: startLine) }
  }

  /// Whether an expression can begin here, so that a slash begins a regular expression.
  private var beginsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .mark: return !")]}?!".contains(last.text)
    case .word: return ["return", "in", "case", "try", "await", "is", "else"].contains(last.text)
    case .number, .literal: return false
    }
  }

  /// Returns the end of a regular expression that begins here; nil if the slash is an operator.
  private func endOfRegex() -> Int? {
    guard let second = byte(1), second != UInt8(ascii: " "), second != UInt8(ascii: "=") else {
      return nil
    }
    var index = place + 1
    var isInClass = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
