import AtriumInspector
import Foundation
import Testing

/// Compares the explanations of calls with the documents and the sources that they name.
struct ExplanationTests {
  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test("IN-15: each explanation names an existing rule and an existing file")
  func references() throws {
    let folder = root.appending(path: "Documentation/Rules")
    let pages = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let rows = try pages.flatMap { page in
      try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("| ") }.compactMap { $0.dropFirst(2).split(separator: " ").first }
    }
    let rules = Set(rows.map(String.init))
    try #require(rules.count > 500)
    for explanation in CallExplanation.all {
      #expect(rules.contains(explanation.rule), "\(explanation.event): \(explanation.rule)")
      let file = root.appending(path: "Sources/" + explanation.file).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(explanation.event): \(file)")
    }
    #expect(CallExplanation.all.count == 13)
    #expect(CallExplanation.all.allSatisfy { $0.use.hasPrefix("Put here: ") })
    #expect(Set(CallExplanation.all.map(\.use)).count == 13)
  }
}
