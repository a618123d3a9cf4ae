import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The list of shortcuts compared with the keys that each room handles.
@MainActor
struct ShortcutsOfRoomsTests {
  private nonisolated static let rooms = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions",
    "rotation", "playground",
  ]

  /// Keys that some container handles.
  private static let candidates =
    ["", "Alt+", "Shift+"].flatMap { prefix in
      ["Left", "Right", "Up", "Down"].map { prefix + $0 }
    } + [
      "Home", "End", "PageUp", "PageDown", "Escape", "Backspace", "Back", "Forward", "F9", "Ctrl+m",
      "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+PageDown", "Ctrl+PageUp", "Ctrl+Shift+PageUp",
      "Ctrl+Shift+PageDown", "Alt+1", "Alt+2", "Menu", "Shift+F10", "F11",
    ]

  /// Returns everything that a key may change.
  private func state(_ demo: Demo) -> String {
    demo.stage.viewTree() + "\(demo.window.windowState)"
  }

  @Test(
    "each key that a room handles without a focus is in the room's list of shortcuts",
    arguments: rooms)
  func answered(room: String) throws {
    let settings = Settings(motion: .off)
    var answeredCount = 0
    for key in ShortcutsOfRoomsTests.candidates {
      let demo = try Demo(room, settings: settings, paints: false)
      let listed = Set(demo.window.availableKeyCommands.map { $0.keyDescription.lowercased() })
      let before = state(demo)
      demo.stage.key(key)
      demo.stage.settle()
      // Moving the focus does not count as a command, and neither does scrolling the focused view.
      guard state(demo) != before,
        demo.window.firstResponder == nil || listed.contains(key.lowercased())
      else { continue }
      answeredCount += 1
      #expect(listed.contains(key.lowercased()), "\(room) answers \(key)")
    }
    #expect(answeredCount >= 3)
  }

  @Test(
    "the room's list of shortcuts has the keys of the room's container",
    arguments: [
      ("tabs", "Next Tab", ["Ctrl+Tab", "Ctrl+PageDown"]),
      ("pages", "Next page", ["Right", "PageDown"]),
      ("pager", "Next page", ["Right", "PageDown"]),
      ("split", "Sidebar", ["F9"]),
      ("sliding", "Menu", ["F9", "Ctrl+M"]),
      ("dropdown", "Open the menu", ["Alt+Down"]),
      ("welcome", "Open the ring", ["Shift+F10", "Menu"]),
    ])
  func listed(room: String, title: String, keys: [String]) throws {
    let demo = try Demo(room, paints: false)
    let commands = demo.window.availableKeyCommands
    #expect(commands.filter { $0.listedTitle == title }.map(\.keyDescription) == keys)
    demo.stage.key("F1")
    demo.stage.settle()
    // One line has all keys of a command.
    #expect(demo.texts.map(\.text.string).contains(keys.joined(separator: ", ")))
    demo.stage.click(on: "Close")
    demo.stage.settle()
    #expect(demo.root.presentedViewController == nil)
  }
}
