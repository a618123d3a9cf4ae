import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The source files that the explanations of rooms name.
@MainActor
struct SourceTests {
  private nonisolated static let rooms = [
    "navigation", "tabs", "pages", "split", "sliding", "dropdown", "pager", "ring", "modals",
    "stack", "placeholder", "wizard", "transitions", "rotation", "journal", "playground",
  ]

  private static var root: String {
    String(Demo.assetsFolder.dropLast("/assets".count))
  }

  /// Returns the path of the source file that the room shows.
  private func path(_ demo: Demo) throws -> String {
    try #require(demo.texts.map(\.text.string).first { $0.hasPrefix("Sources/DemoScreens/") })
  }

  @Test("TO-2: the explanation of a room is in the folder of the source file", arguments: rooms)
  func explanation(room: String) throws {
    let demo = try Demo(room)
    let path = try path(demo)
    let frame = try #require(demo.texts.first { $0.text.string == path }?.frame)
    // The explanation is directly above the path.
    let hint = try #require(
      demo.texts.filter { $0.frame.maxY <= frame.minY + 4 && abs($0.frame.minX - frame.minX) < 2 }
        .max { $0.frame.maxY < $1.frame.maxY }?.text.string)
    let top = path.split(separator: "/").prefix(3).joined(separator: "/")
    let files = try #require(
      FileManager.default.enumerator(atPath: "\(Self.root)/\(top)")?.allObjects as? [String])
    let sources = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(Self.root)/\(top)/\($0)", encoding: .utf8)
        .replacing(try Regex(#""\s*\+ ""#), with: "")
    }
    #expect(sources.contains { $0.contains(hint) }, "\(hint)")
  }

  @Test("TO-5, TO-6: a click on the path, or Ctrl+U, shows the installed file with line numbers")
  func shown() throws {
    for isKey in [true, false] {
      let demo = try Demo("split")
      let path = try path(demo)
      if isKey {
        demo.stage.key("Ctrl+u")
      } else {
        let frame = try #require(demo.texts.first { $0.text.string == path }?.frame)
        demo.stage.click(at: frame.center)
      }
      demo.stage.settle()
      let lines = try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let source = try #require(demo.stage.view(named: "Source"))
      let shown = source.subviews.compactMap { $0 as? any TextDisplaying }
        .flatMap(\.displayedTexts).map(\.string)
      #expect(shown.count == lines.count && lines.count > 50)
      #expect(shown.first == "   1  import AtriumContainers")
      #expect(
        shown.map { String(GuideTests.unwrapped($0).dropFirst(6)) } == lines.map(String.init))
    }
  }

  @Test("TO-6: for a file that is not installed, one line is shown")
  func missing() throws {
    let demo = try Demo("split", assetsFolder: nil)
    let path = try path(demo)
    demo.stage.key("Ctrl+u")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string == "\(path) is not installed." })
  }
}
