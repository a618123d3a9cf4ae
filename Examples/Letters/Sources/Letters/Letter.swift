/// A letter.
struct Letter: Codable, Hashable {
  var correspondent: String
  var subject: String
  var text: String
  var isRead = false

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
