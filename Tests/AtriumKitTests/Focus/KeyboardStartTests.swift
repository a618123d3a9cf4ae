import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The start of the search for key commands without a focused view: the innermost controller that is the only visible
/// child of its container.
@MainActor
struct KeyboardStartTests {
  private let recording = Recording.atRest()
  private let log = CommandLog()
  private var stage: Stage { recording.stage }
  private var root: ViewController { recording.root }

  init() {
    log.give(root, "P")
  }

  private func child(_ name: String, in parent: ViewController? = nil) -> ViewController {
    let child = Recording.controller(name)
    log.give(child, name)
    recording.add(child, to: parent ?? root)
    stage.settle()
    return child
  }

  /// Returns the name of the responder that performs Ctrl+N, and the list of key commands.
  private func start() -> String {
    stage.key("Ctrl+n")
    let listed = stage.window.availableKeyCommands.map(\.listedTitle)
    return "\(log.take().joined(separator: " ")) | \(listed.joined(separator: " "))"
  }

  @Test(
    "key commands start at the innermost child that is the only one, and its container's commands work too"
  )
  func innermost() {
    root.addKeyCommand(log.command("help", "h"))
    #expect(start() == "P | P help")
    let outer = child("A")
    let inner = child("B", in: outer)
    #expect(start() == "B | B help")
    stage.key("Ctrl+h")
    #expect(log.take() == ["help"])
    recording.remove(inner)
    stage.settle()
    #expect(start() == "A | A help")
    recording.remove(outer)
    stage.settle()
    #expect(start() == "P | P help")
  }

  @Test(
    "with the focus beside the innermost child, its commands with Control work, and its other commands do not"
  )
  func besideFocus() {
    let button = FocusableView(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    root.view.addSubview(button)
    let inner = child("A")
    inner.addKeyCommand(
      KeyCommand(title: "delete", input: KeyCommand.inputDelete) { [log] in log.note("delete") })
    stage.settle()
    button.becomeFirstResponder()
    inner.addKeyCommand(log.command("help", "h"))
    #expect(start() == "P | P help")
    stage.key("Ctrl+h")
    stage.key(.keyboardDeleteForward)
    #expect(log.take() == ["help"])
    _ = button.resignFirstResponder()
    #expect(start() == "A | A delete help")
  }

  @Test(
    "with two visible children, key commands start at their container, even if the children overlap"
  )
  func several() {
    let outer = child("A")
    let left = child("L", in: outer)
    let right = child("R", in: outer)
    left.view.frame = Rect(x: 0, y: 0, width: 200, height: 600)
    right.view.frame = Rect(x: 200, y: 0, width: 200, height: 600)
    stage.settle()
    #expect(start() == "A | A")
    right.view.frame = outer.view.bounds
    stage.settle()
    #expect(start() == "A | A", "one above the other is two as well")
    recording.remove(left)
    stage.settle()
    #expect(start() == "R | R")
  }

  @Test("invisible children do not count: hidden, transparent or outside the bounds")
  func unseen() {
    let shown = child("S")
    let other = child("U")
    let holder = View(frame: root.view.bounds)
    root.view.addSubview(holder)
    holder.addSubview(other.view)
    let ways: [(name: String, hide: () -> Void, show: () -> Void)] = [
      ("hidden", { other.view.isHidden = true }, { other.view.isHidden = false }),
      ("transparent", { other.view.alpha = 0 }, { other.view.alpha = 1 }),
      ("in a hidden view", { holder.isHidden = true }, { holder.isHidden = false }),
      ("in a transparent view", { holder.alpha = 0.001 }, { holder.alpha = 1 }),
      (
        "beside the container", { other.view.frame.origin.x = 400 },
        { other.view.frame.origin.x = 0 }
      ),
      (
        "moved aside by a transform",
        { other.view.transform = AffineTransform(translationX: -400, y: 0) },
        { other.view.transform = .identity }
      ),
      (
        "without area", { other.view.frame.size = .zero },
        { other.view.frame.size = Size(width: 400, height: 600) }
      ),
    ]
    for way in ways {
      way.hide()
      stage.settle()
      #expect(start() == "S | S", "\(way.name)")
      shown.view.isHidden = true
      #expect(start() == "P | P", "\(way.name), and nobody else there")
      shown.view.isHidden = false
      way.show()
      stage.settle()
      #expect(start() == "P | P", "\(way.name), no longer")
    }
  }

  @Test(
    "a child counts only if its view is in its container's view, and a view only if its controller is a child"
  )
  func detached() {
    let shown = child("S")
    let detached = Recording.controller("D")
    log.give(detached, "D")
    root.addChild(detached)
    detached.loadViewIfNeeded()
    stage.settle()
    #expect(start() == "S | S", "a child without a view on screen")
    detached.removeFromParent()
    root.view.addSubview(detached.view)
    stage.settle()
    #expect(start() == "S | S", "a view on screen without a parent")
    recording.remove(shown)
    stage.settle()
    #expect(start() == "P | P", "nor does it stand in for a child")
  }

  @Test(
    "in a transition, key commands start at the incoming child from the first moment, even if it is interrupted"
  )
  func transition() {
    let first = child("F")
    let second = Recording.controller("S")
    log.give(second, "S")
    second.view.frame = root.view.bounds
    root.addChild(second)
    first.willMove(toParent: nil)
    root.transition(from: first, to: second, duration: 0.5) {
      second.view.alpha = 1
    } completion: { [root] _ in
      first.removeFromParent()
      second.didMove(toParent: root)
    }
    #expect(start() == "S | S", "before a frame of it")
    stage.advance(by: 0.25)
    #expect(start() == "S | S", "in the middle")
    stage.settle()
    #expect(start() == "S | S", "at the end")
  }

  @Test(
    "in a container that forwards manually, key commands start at the child that it made appear")
  func byHand() {
    let container = ScriptedController("H")
    container.forwards = false
    log.give(container, "H")
    recording.add(container, to: root)
    let inner = child("I", in: container)
    #expect(start() == "H | H", "nobody said that it is on screen")
    inner.beginAppearanceTransition(true, animated: true)
    #expect(start() == "I | I")
    inner.endAppearanceTransition()
    #expect(start() == "I | I")
    inner.beginAppearanceTransition(false, animated: true)
    #expect(start() == "H | H", "on its way out")
    inner.beginAppearanceTransition(true, animated: true)
    #expect(start() == "I | I", "turned back")
    inner.endAppearanceTransition()
  }

  @Test("key commands start at a modal's innermost child, until the dismissal begins")
  func modal() {
    let shown = child("S")
    let modal = PresentationScene.controller("M", style: .pageSheet)
    let page = Recording.controller("A")
    log.give(modal, "M")
    log.give(page, "A")
    modal.addChild(page)
    modal.view.addSubview(page.view)
    page.didMove(toParent: modal)
    root.present(modal, animated: true)
    #expect(start() == "A | A", "from the call on")
    stage.advance(by: 0.1)
    #expect(start() == "A | A")
    stage.settle()
    #expect(start() == "A | A")
    page.view.isHidden = true
    #expect(start() == "M | M")
    page.view.isHidden = false
    let over = PresentationScene.controller("O")
    log.give(over, "O")
    modal.present(over, animated: false)
    stage.settle()
    #expect(start() == "O | O")
    over.dismiss(animated: false)
    stage.settle()
    #expect(start() == "A | A")
    root.dismiss(animated: true)
    #expect(start() == "S | S", "it goes")
    stage.advance(by: 0.1)
    #expect(start() == "S | S")
    stage.settle()
    #expect(start() == "S | S")
    _ = shown
  }

  @Test(
    "in a context, key commands start at the covering controller, and never at the covered controller"
  )
  func context() {
    let covered = child("C")
    covered.definesPresentationContext = true
    let inner = child("I", in: covered)
    let modal = PresentationScene.controller("M", style: .currentContext)
    log.give(modal, "M")
    inner.present(modal, animated: false)
    stage.settle()
    #expect(covered.presentedViewController === modal)
    #expect(start() == "M | M")
    modal.dismiss(animated: false)
    stage.settle()
    #expect(start() == "I | I")
  }

  @Test("key commands start at the focused view, if there is one")
  func firstResponder() {
    let shown = child("S")
    let view = FocusableView("v", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(start() == "P | P")
    #expect(view.resignFirstResponder())
    #expect(start() == "S | S")
    _ = shown
  }

  @Test("presses of other keys start at the same controller as key commands")
  func presses() {
    let shown = KeyHearingController("S")
    let outer = KeyHearingController("O")
    recording.add(outer, to: root)
    recording.add(shown, to: outer)
    stage.settle()
    stage.key("x")
    #expect(shown.heard == [.keyboardA.advanced(by: 23)])
    #expect(outer.heard.isEmpty)
    shown.takesKeys = false
    stage.key("x")
    #expect(outer.heard == [.keyboardA.advanced(by: 23)])
  }
}

extension KeyboardHIDUsage {
  fileprivate func advanced(by distance: UInt16) -> KeyboardHIDUsage {
    KeyboardHIDUsage(rawValue: rawValue + distance)
  }
}

/// A controller that handles and logs the keys that it receives.
///
/// If `takesKeys` is false, it passes them on.
private final class KeyHearingController: ViewController {
  private(set) var heard: [KeyboardHIDUsage] = []
  var takesKeys = true

  init(_ name: String) {
    super.init()
    title = name
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard takesKeys else { return super.pressesBegan(presses, with: event) }
    heard += presses.map(\.key.keyCode)
  }
}

/// A log of the performed key commands, in order.
@MainActor
private final class CommandLog {
  private var names: [String] = []

  func command(_ name: String, _ input: String) -> KeyCommand {
    KeyCommand(title: name, input: input, modifierFlags: .control) { self.names.append(name) }
  }

  /// Gives a responder the key command Ctrl+N.
  func give(_ responder: Responder, _ name: String) {
    responder.addKeyCommand(command(name, "n"))
  }

  func note(_ name: String) { names.append(name) }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
