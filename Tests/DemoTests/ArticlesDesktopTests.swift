import Foundation
import Testing
import XServerSupport

/// The statements of the five articles, each in a real window with real input, and the document that lists them.
@Suite("the five articles on a desktop", .serialized)
@MainActor
struct ArticlesDesktopTests {
  @Test("the room shows the statement", arguments: ArticleStatement.all.indices)
  func statement(index: Int) throws {
    let statement = ArticleStatement.all[index]
    let twin = try RoomTwin(statement.screen)
    try statement.check(twin)
    // In *Rotation* the chosen children may allow no orientation in common.
    let errors = twin.desktop.demo.standardError.split(separator: "\n")
    #expect(errors.filter { !$0.contains("support no orientation in common") } == [])
  }
}

/// `Documentation/Texts.md`, which has a row for each statement.
struct ArticlesDocumentTests {
  @Test("the document has exactly the statements that are checked, in their order")
  func rows() throws {
    let root = #filePath.components(separatedBy: "/").dropLast(3).joined(separator: "/")
    let document = try String(contentsOfFile: root + "/Documentation/Texts.md", encoding: .utf8)
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init)
    #expect(rows.first == "| article | statement | room | how to see it |")
    #expect(Array(rows.dropFirst()) == ArticleStatement.all.map(\.row))
    #expect(rows.count == 32)
  }
}
