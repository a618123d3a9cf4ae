import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Key commands, and the choice between several matching commands.
@MainActor
struct KeyCommandTests {
  private let stage = Stage()
  private let root = ViewController()
  private let child = ViewController()
  private let view = FocusableView("v", frame: Rect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()

  init() {
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.view.addSubview(view)
    stage.turn()
  }

  private func add(
    _ name: String, _ input: String, _ flags: KeyModifierFlags = [], to responder: Responder,
    change: (inout KeyCommand) -> Void = { _ in }
  ) {
    var command = KeyCommand(title: name, input: input, modifierFlags: flags) { [log] in
      log.names.append(name)
    }
    change(&command)
    responder.addKeyCommand(command)
  }

  @Test(
    "the nearest command along the focused view's responder chain wins, and the view gets no press")
  func nearest() {
    add("window", "n", .control, to: stage.window)
    add("root", "n", .control, to: root)
    add("child", "n", .control, to: child)
    add("view", "n", .control, to: view)
    stage.key("Ctrl+n")
    #expect(log.take() == ["child"], "the view has not the keyboard")
    view.becomeFirstResponder()
    stage.key("Ctrl+n")
    #expect(log.take() == ["view"])
    view.removeKeyCommand(KeyCommand(input: "n", modifierFlags: .control) {})
    stage.key("Ctrl+n")
    #expect(log.take() == ["child"])
    #expect(view.keys.isEmpty)
    stage.key("Ctrl+m")
    #expect(view.keys.count == 1)
  }

  @Test("modifiers match exactly, but a character that needs Shift may omit it")
  func modifiers() {
    add("plain", "n", .control, to: root)
    add("shifted", "n", [.control, .shift], to: root)
    add("help", "?", .control, to: root)
    add("function", KeyCommand.inputFunction(5), to: root)
    add("plus", "+", .control, to: root)
    for key in ["Ctrl+n", "Ctrl+Shift+n", "Alt+n", "n", "F5", "Shift+F5", "Ctrl++"] {
      stage.key(key)
    }
    #expect(log.take() == ["plain", "shifted", "function", "plus"])
    press(
      Key(
        keyCode: .unknown, characters: "?", charactersIgnoringModifiers: "?",
        modifierFlags: [.control, .shift]))
    #expect(log.take() == ["help"])
    press(
      Key(
        keyCode: .keyboardA, characters: "\u{e}", charactersIgnoringModifiers: "N",
        modifierFlags: [.control, .shift, .alphaShift]))
    #expect(log.take() == ["shifted"])
  }

  @Test("a view's own handling of a key comes first, unless the command wants priority")
  func priority() {
    let other = FocusableView("w", frame: Rect(x: 50, y: 0, width: 10, height: 10))
    child.view.addSubview(other)
    add("tab", KeyCommand.inputTab, to: child)
    add("space", KeyCommand.inputSpace, to: child)
    view.usedKeys = [.keyboardSpacebar]
    stage.key("Tab")
    #expect(view.isFocused)
    stage.key("Space")
    #expect(log.take().isEmpty, "the view uses it")
    view.usedKeys = []
    stage.key("Space")
    #expect(log.take() == ["space"], "nobody else did")
    add("urgent tab", KeyCommand.inputTab, to: root) { $0.wantsPriorityOverSystemBehavior = true }
    stage.key("Tab")
    #expect(log.take() == ["urgent tab"])
    #expect(view.isFocused)
  }

  @Test("in text, letters are typed; elsewhere they perform key commands")
  func typing() {
    add("letter", "n", to: root)
    let field = TextReceiver()
    child.view.addSubview(field)
    stage.type("n")
    #expect(log.take() == ["letter"])
    field.becomeFirstResponder()
    stage.type("n")
    #expect(log.take().isEmpty)
    #expect(field.text == "n")
  }

  @Test("a key that a command handled sends no release, and repeats only if allowed")
  func heldKeys() {
    add("once", "n", .control, to: root)
    add("again", "m", .control, to: root) { $0.repeats = true }
    let key = Key(
      keyCode: .keyboardA, characters: "n", charactersIgnoringModifiers: "n",
      modifierFlags: .control)
    for isRepeat in [false, true, true] { press(key, isRepeat: isRepeat, up: false) }
    #expect(log.take() == ["once"])
    var other = key
    other.charactersIgnoringModifiers = "m"
    for isRepeat in [false, true, true] { press(other, isRepeat: isRepeat, up: false) }
    #expect(log.take() == ["again", "again", "again"])
  }

  @Test("disabled and removed commands are skipped")
  func disabled() {
    add("child", "n", .control, to: child) { $0.isEnabled = false }
    add("root", "n", .control, to: root)
    view.becomeFirstResponder()
    stage.key("Ctrl+n")
    #expect(log.take() == ["root"])
    root.removeKeyCommand(KeyCommand(input: "N", modifierFlags: .control) {})
    stage.key("Ctrl+n")
    #expect(log.take().isEmpty)
    #expect(root.keyCommands.isEmpty)
  }

  @Test("the list of shortcuts has enabled commands with titles, nearest first, each key once")
  func discoverability() {
    add("New", "n", .control, to: root)
    add("New here", "n", .control, to: child)
    add("", "x", .control, to: root)
    add("Off", "o", .control, to: root) { $0.isEnabled = false }
    add("Reload", KeyCommand.inputFunction(5), [.control, .shift], to: stage.window) {
      $0.discoverabilityTitle = "Load everything again"
    }
    add("Pause", KeyCommand.inputSpace, to: stage.window)
    view.becomeFirstResponder()
    let commands = stage.window.availableKeyCommands
    #expect(commands.map(\.listedTitle) == ["New here", "Load everything again", "Pause"])
    #expect(commands.map(\.keyDescription) == ["Ctrl+N", "Ctrl+Shift+F5", "Space"])
  }

  private func press(_ key: Key, isRepeat: Bool = false, up: Bool = true) {
    stage.window.dispatch(.keyDown(KeyInput(key: key, time: stage.time, isRepeat: isRepeat)))
    if up { stage.window.dispatch(.keyUp(KeyInput(key: key, time: stage.time))) }
    stage.turn()
  }
}

@MainActor
private final class Log {
  var names: [String] = []

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

private final class TextReceiver: View, KeyInputReceiving {
  private(set) var text = ""

  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) { self.text += text }
}
