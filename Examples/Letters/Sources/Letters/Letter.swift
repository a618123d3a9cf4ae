/// A letter that the user has received or sent.
struct Letter: Codable, Hashable {
  var correspondent: String
  var subject: String
  var text: String
  var isRead = false
  var isSent = false

  /// The correspondent's name after the word "To" or "From".
  var heading: String { "\(isSent ? "To" : "From") \(correspondent)" }

  /// The first line of the text.
  var firstLine: String { text.split(separator: "\n").first.map { String($0) } ?? "" }

  /// The text with `>` before each line, for a reply.
  var quotation: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
      .joined(separator: "\n")
  }

  /// The letters of a new user.
  static let samples = [
    Letter(
      correspondent: "Ada", subject: "The engine",
      text: "The engine weaves algebraic patterns, just as the loom weaves flowers and leaves."),
    Letter(
      correspondent: "Grace", subject: "A moth",
      text: "First actual case of a bug being found. It is taped to the page."),
    Letter(
      correspondent: "Alan", subject: "Can machines think?",
      text: "I propose to replace the question by another, which is closely related to it."),
  ]
}
