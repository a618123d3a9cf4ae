/// A token of Swift source text, which is anything except white space and comments.
struct Token: Equatable {
  enum Kind {
    /// An identifier, with its backticks, or a keyword.
    case word
    case number
    /// A string, a regular expression, or a part of a string between interpolations.
    case literal
    /// One character of an operator, or a bracket or separator.
    case mark
  }

  let kind: Kind
  let text: String
  /// The position in the bytes of the file.
  let range: Range<Int>
  /// The line, from 1.
  let line: Int
  /// Whether the token is the first of its line.
  let beginsLine: Bool

  /// Returns whether the token immediately follows another token.
  func touches(_ previous: Token) -> Bool { previous.range.upperBound == range.lowerBound }
}
