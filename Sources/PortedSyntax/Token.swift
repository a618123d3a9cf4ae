/// A token of Swift source text: everything but spaces and comments.
struct Token: Equatable {
  enum Kind {
    /// An identifier, with its backticks, or a keyword.
    case word
    case number
    /// A string or a regular expression, or its part up to an interpolation.
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

  /// Whether the token follows another one without a space.
  func touches(_ previous: Token) -> Bool { previous.range.upperBound == range.lowerBound }
}
