import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the statement with which a program offers the inspector.
@MainActor
struct InspectorTests {
  /// The window that the test's program opens, and its host.
  @MainActor
  private final class Opened {
    var host = HeadlessHost()
    var window: Window?
  }

  /// Runs a test in a window system that can open windows.
  private func withOpener(_ body: (Opened) -> Void) {
    let opened = Opened()
    let before = Window.opener
    Window.opener = { window in
      window.host = opened.host
      opened.window = window
    }
    body(opened)
    Window.opener = before
  }

  @Test("IN-1: Ctrl+Shift+I opens the inspector in a separate window, and closes it")
  func toggling() {
    withOpener { opened in
      let scene = Scene()
      scene.session.end()
      let recorder = LifecycleRecorder(observing: scene.root)
      let inspector = Inspector.offer(in: scene.stage.window)
      #expect(Inspector.offer(in: scene.stage.window) === inspector)
      #expect(!inspector.isOpen && inspector.session == nil)
      let tree = scene.stage.viewTree()
      for _ in 0..<10 {
        scene.stage.key("Ctrl+Shift+I")
        #expect(inspector.isOpen)
        #expect(opened.window?.rootViewController is InspectorController)
        #expect(inspector.session?.tree?.name == "P")
        #expect(inspector.session?.selection == inspector.session?.id(of: scene.child))
        scene.stage.key("Ctrl+Shift+I")
        #expect(!inspector.isOpen && opened.host.isClosed)
      }
      #expect(recorder.lines == [])
      #expect(scene.stage.viewTree() == tree)
      #expect(scene.stage.window.tools.count == 1)
    }
  }

  @Test("TP-1: the inspector's own window has no inspector, and the tree has no controller of it")
  func ownWindow() {
    withOpener { opened in
      let scene = Scene()
      let inspector = Inspector.offer(in: scene.stage.window)
      scene.stage.key("Ctrl+Shift+I")
      scene.stage.settle()
      #expect(inspector.isOpen && opened.window?.tools.count == 0)
      #expect(
        inspector.session?.text
          == "P (ViewController) · on screen\n└─ A (ViewController) · on screen\nno problems"
      )
    }
  }

  @Test("TP-14: a session records the calls of its window, and none of another window")
  func twoWindows() {
    let (one, two) = (Scene(), Scene())
    let (first, second) = (one.session.calls, two.session.calls)
    #expect(first.count == 8)
    Scene.remove(one.child)
    one.stage.settle()
    #expect(one.session.calls.count > first.count)
    #expect(two.session.calls == second)
    #expect(
      two.session.text
        == "P (ViewController) · on screen\n└─ A (ViewController) · on screen\nno problems")
  }

  @Test("IN-26: a window with its own command for the keys keeps the command")
  func ownCommand() {
    withOpener { _ in
      let scene = Scene()
      let inspector = Inspector.offer(in: scene.stage.window)
      var count = 0
      scene.root.addKeyCommand(
        KeyCommand(title: "Mine", input: "I", modifierFlags: [.control, .shift]) { count += 1 })
      scene.stage.key("Ctrl+Shift+I")
      #expect(count == 1 && !inspector.isOpen)
    }
  }

  @Test("IN-1: the inspector's command is in the list of shortcuts, and opens it after the turn")
  func listed() {
    withOpener { _ in
      let scene = Scene()
      let inspector = Inspector.offer(in: scene.stage.window)
      scene.root.addKeyCommand(inspector.keyCommand)
      #expect(
        scene.stage.window.availableKeyCommands.map { "\($0.keyDescription) \($0.listedTitle)" }
          == ["Ctrl+Shift+I Inspect the controllers"])
      scene.stage.key("Ctrl+Shift+I")
      #expect(inspector.isOpen)
      scene.stage.key("Ctrl+Shift+I")
      #expect(!inspector.isOpen)
    }
  }

  @Test("IN-1: without a window system the inspector does not open, and the session has its text")
  func withoutWindows() {
    let before = Window.opener
    Window.opener = nil
    let scene = Scene()
    let inspector = Inspector.offer(in: scene.stage.window)
    #expect(!inspector.open())
    #expect(
      InspectorSession(of: scene.stage.window).text.hasPrefix("P (ViewController) · on screen\n"))
    Window.opener = before
  }

  @Test("IN-2: closing the window closes the open inspector")
  func closesWithWindow() {
    withOpener { opened in
      let stage = Stage()
      stage.window.rootViewController = Recording.controller("P")
      Inspector.offer(in: stage.window).open()
      stage.settle()
      #expect(!opened.host.isClosed)
      stage.close()
      #expect(opened.host.isClosed)
      #expect(stage.window.tools.isEmpty)
    }
  }

  @Test(
    "IN-2: an inspector that was opened and closed leaves nothing behind, and ends with its window")
  func ends() {
    withOpener { opened in
      weak var weakController: ViewController?
      weak var weakInspector: Inspector?
      let stage = Stage()
      stage.window.rootViewController = Recording.controller("P")
      stage.settle()
      do {
        let inspector = Inspector.offer(in: stage.window)
        weakInspector = inspector
        inspector.open()
        weakController = opened.window?.rootViewController
        opened.window?.dispatch(.frame(at: 0))
        inspector.session?.timeRate = 0
        #expect(stage.window.timeRate == 0)
        inspector.close()
        #expect(stage.window.timeRate == 1)
        opened.window?.dispatch(.closed)
        opened.window?.dispatch(.frame(at: 0))
        opened.window = nil
      }
      #expect(weakController == nil)
      stage.close()
      #expect(weakInspector == nil)
    }
  }
}
