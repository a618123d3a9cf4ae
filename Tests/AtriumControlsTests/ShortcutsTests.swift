import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The sheet that lists what one can press.
@MainActor
struct ShortcutsTests {
  @Test("F1 shows what works now, and puts it away again, as Escape does")
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
    let texts = list.view.subviews.compactMap { ($0 as? Label)?.text }
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

  @Test("F1 of a container lists what the shown child can do, before its own")
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
