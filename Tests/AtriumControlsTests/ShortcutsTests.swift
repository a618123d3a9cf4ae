import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The sheet that lists the keyboard shortcuts.
@MainActor
struct ShortcutsTests {
  private func labels(in view: View) -> [Label] {
    ((view as? Label).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  @Test("in a small window names are complete, margins equal, and keys scroll to the last row")
  func small() throws {
    let stage = Stage(size: Size(width: 320, height: 240))
    let root = ViewController()
    stage.window.rootViewController = root
    for room in 1...8 {
      root.addKeyCommand(
        KeyCommand(title: "Go to the room \(room)", input: "\(room)", modifierFlags: .control) {})
    }
    root.addKeyCommand(.showShortcuts(over: root))
    stage.settle()
    stage.key("F1")
    stage.settle()
    let list = try #require(root.presentedViewController as? ShortcutsController)
    let labels = labels(in: list.view)
    #expect(labels.allSatisfy { !$0.displayedTexts.contains(where: \.isTruncated) })
    let frames = labels.map { $0.convert($0.bounds, to: list.view) }
    let left = try #require(frames.map(\.minX).min())
    let right = try #require(frames.map(\.maxX).max())
    #expect(left == list.view.bounds.maxX - right)
    func lowest() -> Double { labels.map { $0.convert($0.bounds, to: list.view).maxY }.max() ?? 0 }
    #expect(lowest() > list.view.bounds.maxY)
    stage.key("End")
    stage.settle()
    #expect(lowest() < list.view.bounds.maxY)
  }

  @Test("F1 shows the current shortcuts, and F1 or Escape hides them")
  func sheet() throws {
    let stage = Stage(size: Size(width: 700, height: 600))
    let root = ViewController()
    stage.window.rootViewController = root
    root.addKeyCommand(KeyCommand(title: "New page", input: "n", modifierFlags: .control) {})
    root.addKeyCommand(.showShortcuts(over: root))
    stage.settle()
    stage.key("F1")
    stage.settle()
    let list = try #require(root.presentedViewController as? ShortcutsController)
    #expect(list.commands.map(\.keyDescription) == ["Ctrl+N", "F1"])
    #expect(list.view.bounds.size == list.preferredContentSize)
    let texts = labels(in: list.view).compactMap(\.text)
    #expect(texts == ["Shortcuts", "New page", "Ctrl+N", "Show shortcuts", "F1"])
    stage.key("F1")
    stage.settle()
    #expect(root.presentedViewController == nil)
    stage.key("F1")
    stage.settle()
    #expect(root.presentedViewController is ShortcutsController)
    stage.key("Escape")
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  private func sections(_ counts: [Int]) -> [ShortcutsController.Section] {
    counts.enumerated().map { section, count in
      ShortcutsController.Section(
        title: "Section \(section)",
        commands: (0..<count).map {
          KeyCommand(title: "Command \(section).\($0)", input: "\($0)", modifierFlags: .control) {}
        })
    }
  }

  private func present(_ list: ShortcutsController, in size: Size) -> Stage {
    let stage = Stage(size: size)
    let root = ViewController()
    stage.window.rootViewController = root
    stage.settle()
    root.present(list, animated: false)
    stage.settle()
    return stage
  }

  @Test("a long list has two columns, and each heading is above a command of its section")
  func columns() throws {
    let list = ShortcutsController(sections: sections([3, 0, 9, 8, 5]))
    #expect(list.sections.map(\.commands.count) == [3, 9, 8, 5])
    let stage = present(list, in: Size(width: 1000, height: 900))
    let labels = labels(in: list.view)
    let headings = labels.filter { $0.text.hasPrefix("Section") }
    let names = labels.filter { $0.text.hasPrefix("Command") }
    #expect(headings.map(\.text) == ["Section 0", "Section 2", "Section 3", "Section 4"])
    #expect(names.count == 25)
    func frame(_ label: Label) -> Rect { label.convert(label.bounds, to: list.view) }
    #expect(Set(names.map { frame($0).minX }).count == 2)
    for heading in headings {
      let below = names.filter {
        frame($0).minX == frame(heading).minX && frame($0).minY >= frame(heading).maxY
      }.min { frame($0).minY < frame($1).minY }
      #expect(below?.text == "Command \(heading.text.suffix(1)).0", "\(heading.text)")
    }
    #expect(labels.allSatisfy { list.view.bounds.contains(frame($0)) })
    _ = stage
  }

  @Test("a section that fits into a column is not divided")
  func undivided() throws {
    let list = ShortcutsController(sections: sections([10, 9, 8]))
    let stage = present(list, in: Size(width: 1000, height: 900))
    let labels = labels(in: list.view)
    func column(_ label: Label) -> Double { label.convert(label.bounds, to: list.view).minX }
    for section in 0...2 {
      let own = labels.filter { $0.text.hasPrefix("Command \(section).") }
      #expect(own.count == [10, 9, 8][section])
      let heading = try #require(labels.first { $0.text == "Section \(section)" })
      #expect(Set(own.map(column)) == [column(heading)], "section \(section)")
    }
    #expect(Set(labels.filter { $0.text.hasPrefix("Section") }.map(column)).count == 2)
    _ = stage
  }

  @Test("with large text, or in a narrow window, keys are below their titles, and nothing is cut")
  func largeText() throws {
    ContentSizeCategory.preferred = .accessibilityLarge
    defer { ContentSizeCategory.preferred = .large }
    let title = "A command with a long title that needs two lines"
    let command = KeyCommand(title: title, input: "PageUp", modifierFlags: [.control, .shift]) {}
    let list = ShortcutsController(sections: [.init(title: "Section", commands: [command])])
    let stage = present(list, in: Size(width: 420, height: 800))
    let labels = labels(in: list.view)
    let name = try #require(labels.first { $0.text == title })
    let key = try #require(labels.first { $0.text == "Ctrl+Shift+PageUp" })
    #expect(labels.flatMap(\.displayedTexts).allSatisfy { !$0.isTruncated && !$0.breaksWords })
    #expect(
      key.convert(key.bounds, to: nil).minY >= name.convert(name.bounds, to: nil).maxY)
    _ = stage
  }

  @Test("F1 in a container lists the shortcuts of the shown child before the container's own")
  func shownChild() throws {
    let stage = Stage(size: Size(width: 700, height: 600))
    let root = ViewController()
    let hidden = ViewController()
    let shown = ViewController()
    stage.window.rootViewController = root
    root.addKeyCommand(.showShortcuts(over: root))
    root.addKeyCommand(KeyCommand(title: "Covered", input: "r", modifierFlags: .control) {})
    hidden.addKeyCommand(KeyCommand(title: "Hidden", input: "h", modifierFlags: .control) {})
    shown.addKeyCommand(KeyCommand(title: "Reload", input: "r", modifierFlags: .control) {})
    for child in [hidden, shown] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    hidden.view.isHidden = true
    stage.settle()
    stage.key("F1")
    stage.settle()
    let list = try #require(root.presentedViewController as? ShortcutsController)
    #expect(list.commands.map(\.listedTitle) == ["Reload", "Show shortcuts"])
  }
}
