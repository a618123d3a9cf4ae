import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The rooms without their Interface Builder files: each shows the reason, and one line is logged.
@MainActor
struct InterfaceFailureTests {
  /// The file of each room, and a replacement in its text that removes an object.
  private nonisolated static let rooms:
    [(screen: String, file: String, old: String, new: String, reason: String)] = [
      (
        "sliding", "TabStoryboard.storyboard", "storyboardIdentifier=\"Tab Controller\"", "",
        "Tab Controller of the class TabBarController"
      ),
      (
        "dropdown", "DropDownMenu.xib", "property=\"tableView\"", "property=\"view\"",
        "view with four outlets"
      ),
      (
        "placeholder", "PlaceholderStoryboard.storyboard", "hls_preload_at_index_1", "none",
        "two places with insets"
      ),
      (
        "stack", "StackStoryboard.storyboard", "storyboardIdentifier=\"Layer\"", "",
        "Layer of the class StackLayerController"
      ),
    ]

  /// Returns the reasons that a room shows, and the log lines, after a visit to all its parts.
  private func outcome(
    of screen: String, in folder: String?
  ) throws -> (shown: [String], reports: [String]) {
    var reports: [String] = []
    let demo = try Demo(screen, assetsFolder: folder) { reports.append($0) }
    if screen == "sliding" {
      demo.stage.click(on: "As written")
      demo.stage.settle()
    }
    let labels = demo.views(Label.self).map(\.text)
    let shown = labels.firstIndex(of: "This part of the screen is missing").map {
      [labels[$0 + 1]]
    }
    // The remaining parts can still be used.
    for name in ["Push", "Turn and swap", "Reveal", "Long"]
    where demo.stage.view(named: name) != nil {
      demo.stage.click(on: name)
      demo.stage.settle()
    }
    demo.stage.resize(to: Size(width: 320, height: 240))
    demo.stage.settle()
    return (shown ?? [], reports)
  }

  @Test(
    "a file that is missing is named in the room and in the log", arguments: rooms.map(\.screen))
  func missing(screen: String) throws {
    let room = try #require(InterfaceFailureTests.rooms.first { $0.screen == screen })
    let folder = try InterfaceFolder { name, text in name == room.file ? nil : text }
    let outcome = try outcome(of: screen, in: folder.path)
    let reason = "\(folder.path)/storyboards/\(room.file): cannot be read: No such file"
    #expect(outcome.shown == [reason] && outcome.reports == [reason])
  }

  @Test("a truncated file is named with the position of the error", arguments: rooms.map(\.screen))
  func truncated(screen: String) throws {
    let room = try #require(InterfaceFailureTests.rooms.first { $0.screen == screen })
    let folder = try InterfaceFolder { name, text in
      guard name == room.file else { return text }
      return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(12)
        .joined(separator: "\n") + "\n<half"
    }
    let outcome = try outcome(of: screen, in: folder.path)
    let reason =
      "\(folder.path)/storyboards/\(room.file):13:1: is no complete XML: unclosed token"
    #expect(outcome.shown == [reason] && outcome.reports == [reason])
  }

  @Test(
    "a file without an object that the room needs is named with the object",
    arguments: rooms.map(\.screen))
  func incomplete(screen: String) throws {
    let room = try #require(InterfaceFailureTests.rooms.first { $0.screen == screen })
    let folder = try InterfaceFolder { name, text in
      name == room.file ? text.replacing(room.old, with: room.new) : text
    }
    let outcome = try outcome(of: screen, in: folder.path)
    let reason = "\(room.file): has no \(room.reason)"
    #expect(outcome.shown == [reason] && outcome.reports == [reason])
  }

  @Test("without an assets folder each room shows the reason", arguments: rooms.map(\.screen))
  func noFolder(screen: String) throws {
    let room = try #require(InterfaceFailureTests.rooms.first { $0.screen == screen })
    let shown = try outcome(of: screen, in: nil).shown
    #expect(shown == ["assets/storyboards/\(room.file): cannot be read: No folder of assets"])
  }

  @Test("a missing file of Nav is named in place of the table")
  func navigation() throws {
    let folder = try InterfaceFolder { name, text in name.hasPrefix("Nav") ? nil : text }
    let demo = try Demo("sliding", assetsFolder: folder.path)
    demo.stage.click(on: "As written")
    demo.stage.settle()
    try demo.choose("Nav")
    demo.stage.settle()
    let texts = demo.views(Label.self).map(\.text)
    let reason = "\(folder.path)/storyboards/NavStoryboard.storyboard: cannot be read: No such file"
    #expect(texts.filter { $0.contains("NavStoryboard") } == [reason])
  }

  @Test("the first screen reads no file, and nothing is reported before a room is shown")
  func lazy() throws {
    let folder = try InterfaceFolder { _, _ in nil }
    var reports: [String] = []
    let demo = try Demo("welcome", assetsFolder: folder.path) { reports.append($0) }
    #expect(reports == [])
    let ring = try #require(demo.root as? RingMenuController)
    let index = try #require(ring.viewControllers.firstIndex { $0.title == "Stack" })
    ring.selectedIndex = index
    demo.stage.settle()
    // Reading the file again is not reported again.
    #expect(throws: InterfaceFailure.self) {
      try demo.environment.interfaces.storyboard(named: "StackStoryboard")
    }
    #expect(
      reports == [
        "\(folder.path)/storyboards/StackStoryboard.storyboard: cannot be read: No such file"
      ])
  }
}
