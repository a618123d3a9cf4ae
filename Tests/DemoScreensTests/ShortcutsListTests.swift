import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The list of the shortcuts of all rooms and of the ring, which F1 shows.
@MainActor
@Suite(.serialized)
struct ShortcutsListTests {
  private func list(_ demo: Demo) throws -> ShortcutsController {
    demo.stage.key("F1")
    demo.stage.settle()
    return try #require(demo.root.presentedViewController as? ShortcutsController)
  }

  private func lines(_ commands: [KeyCommand]) -> Set<String> {
    Set(commands.map { "\($0.listedTitle): \($0.keyDescription)" })
  }

  @Test(
    "F1 in any room lists the keys of every room, below the title of the room or of the program")
  func rooms() throws {
    let settings = Settings(motion: .off)
    let list = try list(Demo("clock", settings: settings, paints: false))
    let sections = Dictionary(
      uniqueKeysWithValues: list.sections.map { ($0.title, lines($0.commands)) })
    let everywhere = try #require(sections["Everywhere"])
    var checkedCount = 0
    for name in Rooms.all + ["playground"] {
      let demo = try Demo(
        name, size: Size(width: 1280, height: 840), settings: settings, paints: false)
      let title = try #require(ScreenCatalogue.screen(named: name)?.title)
      let own = lines(demo.window.availableKeyCommands)
      let missing = own.subtracting(everywhere).subtracting(sections[title] ?? [])
      #expect(missing.sorted() == [], "\(name)")
      checkedCount += own.count
    }
    #expect(checkedCount > 300)
    // The keys of the current room are first.
    #expect(try self.list(Demo("tabs", paints: false)).sections.map(\.title).first == "Tabs")
  }

  @Test("each room is made once for the list, until the settings change, and is released")
  func once() throws {
    let demo = try Demo("clock", settings: Settings(motion: .off), paints: false)
    let shortcuts = demo.environment.shortcuts
    #expect(shortcuts.stageCount == 0)
    var lists: [[String]] = []
    for _ in 0..<2 {
      let list = try list(demo)
      lists.append(list.sections.map { "\($0.title): \(lines($0.commands).sorted())" })
      #expect(shortcuts.stageCount == ScreenCatalogue.ring.count - 1)
      demo.stage.key("Escape")
      demo.stage.settle()
    }
    #expect(lists[0] == lists[1])
    demo.stage.window.dispatch(.settingsChanged(Settings(motion: .reduced)))
    demo.stage.settle()
    _ = try list(demo)
    #expect(shortcuts.stageCount == 2 * (ScreenCatalogue.ring.count - 1))
  }

  @Test("the list of shortcuts has each key that the open ring handles")
  func ring() throws {
    let listed = Set(RingMenuController.ringKeyCommands.map(\.keyDescription))
    let candidates =
      [
        "Up", "Down", "Left", "Right", "Tab", "Shift+Tab", "Home", "End", "Return", "Space",
        "Ctrl+Return", "Ctrl+Space", "Escape", "Shift+Escape", "Backspace", "PageUp", "PageDown",
        "Delete", "Insert", "F5",
      ] + (0...9).map(String.init)
    var handled: Set<String> = []
    for key in candidates {
      // The ring is on its second level with a highlighted item, which Return needs.
      let demo = try Demo("welcome", settings: Settings(motion: .off), paints: false)
      let ring = try #require(demo.root as? RingMenuController)
      ring.setMenuVisible(true, animated: false)
      for step in ["6", "Up"] {
        demo.stage.key(step)
        demo.stage.settle()
      }
      let before = demo.stage.viewTree()
      demo.stage.key(key)
      demo.stage.settle()
      if demo.stage.viewTree() != before { handled.insert(key) }
    }
    #expect(handled.subtracting(listed).sorted() == [])
    #expect(handled.count >= 18, "\(handled.sorted())")
    #expect(listed.isSuperset(of: ["A–Z", "Keypad 1–9", "Keypad 5", "1", "0"]))
  }

  @Test(
    "F1 opens the list and its button closes it, in German too, with complete strings at each size")
  func sizes() throws {
    for size in [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 1280, height: 800),
    ] {
      try Demo.inGerman {
        let demo = try Demo("split", size: size, paints: false)
        let list = try list(demo)
        let titles = list.sections.map(\.title)
        #expect(titles.prefix(3) == ["Geteilt", "Überall", "Im offenen Ring"])
        let texts = demo.texts
        #expect(texts.contains { $0.text.string == "Tastenkürzel" })
        #expect(
          texts.filter { $0.text.isTruncated || $0.text.breaksWords || $0.isClipped }
            .map(\.text.string) == [])
        demo.stage.click(on: "Schließen")
        demo.stage.settle()
        #expect(demo.root.presentedViewController == nil)
      }
    }
  }
}
