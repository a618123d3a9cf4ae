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
