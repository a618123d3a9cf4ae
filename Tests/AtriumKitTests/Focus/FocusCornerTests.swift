import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Circular focus preferences, views that are removed from the window during a focus change, and key
/// releases.
@MainActor
struct FocusCornerTests {
  private let stage = Stage()
  private let root = AskingController()
  private let first = FocusableView("a", frame: Rect(x: 10, y: 10, width: 40, height: 20))
  private let second = FocusableView("b", frame: Rect(x: 60, y: 10, width: 40, height: 20))

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(first)
    root.view.addSubview(second)
    stage.settle()
  }

  @Test("a view that prefers its controller, which prefers the view, is asked once")
  func circle() {
    #expect(root.view.preferredFocusEnvironments.first === root)
    #expect(stage.window.requestFocusUpdate(to: root))
    #expect(first.isFocused)
    _ = first.resignFirstResponder()
    stage.key("Tab")
    #expect(first.isFocused)
    // The circle of preferences now also offers another view.
    (root.view as? AskingView)?.wishes = [root, second]
    #expect(stage.window.requestFocusUpdate(to: root))
    #expect(second.isFocused)
  }

  @Test("a view that the resigning responder removes from the window does not get the focus")
  func vanished() {
    let taker = TakingResponder(frame: Rect(x: 10, y: 60, width: 40, height: 20))
    root.view.addSubview(taker)
    taker.becomeFirstResponder()
    taker.victim = second
    var presses = 0
    stage.window.addKeyCommand(KeyCommand(input: "n", modifierFlags: .control) { presses += 1 })
    #expect(!second.becomeFirstResponder())
    #expect(stage.window.firstResponder == nil && !second.isFirstResponder)
    #expect(taker.lost == 1)
    stage.key("Ctrl+n")
    #expect(presses == 1)
    stage.key("Tab")
    #expect(first.isFocused)
  }

  @Test("a key that a command handled sends no release, and other releases go to the focused view")
  func keyUp() {
    let view = KeyLog(frame: Rect(x: 10, y: 60, width: 40, height: 20))
    root.view.addSubview(view)
    view.becomeFirstResponder()
    let command = KeyCommand(input: "n", modifierFlags: .control) {}
    root.addKeyCommand(command)
    stage.key("Ctrl+n")
    #expect(view.log.isEmpty)
    stage.key("Ctrl+m")
    #expect(view.log == ["down m", "up m"])
    // The command is removed, so the next press of the same key is not handled.
    root.removeKeyCommand(command)
    view.log = []
    stage.key("Ctrl+n")
    #expect(view.log == ["down n", "up n"])
  }
}

private final class AskingController: ViewController {
  override func loadView() {
    let view = AskingView()
    view.wishes = [self]
    self.view = view
  }
}

private final class AskingView: View {
  var wishes: [Responder] = []

  override var preferredFocusEnvironments: [Responder] { wishes }
}

/// A view that resigns first responder and at that moment removes another view from the window.
private final class TakingResponder: View {
  weak var victim: View?
  private(set) var lost = 0

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    victim?.removeFromSuperview()
    return super.resignFirstResponder()
  }

  override func didUpdateFocus(in context: FocusUpdateContext) {
    if context.previouslyFocusedView === self { lost += 1 }
  }
}

private final class KeyLog: View {
  var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    log += presses.map { "down \($0.key.charactersIgnoringModifiers)" }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: Event?) {
    log += presses.map { "up \($0.key.charactersIgnoringModifiers)" }
  }
}
