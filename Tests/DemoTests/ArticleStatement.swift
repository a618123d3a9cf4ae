import AtriumGeometry
import Testing

/// A statement of one of the five articles, and the check of it in a room with real input.
struct ArticleStatement: Sendable, CustomTestStringConvertible {
  let article: String
  let statement: String
  /// The title of the room, and its mode if there are several.
  let room: String
  /// The action of the user in the room.
  let action: String
  /// The name of the room on the command line.
  let screen: String
  let check: @MainActor @Sendable (RoomTwin) throws -> Void

  init(
    _ article: String, _ statement: String, _ room: String, _ screen: String, _ action: String,
    check: @escaping @MainActor @Sendable (RoomTwin) throws -> Void
  ) {
    (self.article, self.statement, self.room, self.screen) = (article, statement, room, screen)
    (self.action, self.check) = (action, check)
  }

  var testDescription: String { "\(article): \(statement)" }

  /// The row in `Documentation/Texts.md`.
  var row: String { "| \(article) | \(statement) | *\(room)* | \(action) |" }

  /// All statements, in the order of the document.
  static let all = slidingMenu + dropDownMenu + ringMenu + pager + coconut
}
