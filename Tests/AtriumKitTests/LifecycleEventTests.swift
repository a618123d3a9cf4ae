import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The contents of each life-cycle event: turn, step, depth and cause.
///
/// Each appearance call is recorded as an event.
@MainActor
struct LifecycleEventTests {
  private let root = ScriptedController("P")
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let log = EventLog()

  init() {
    root.addLifecycleObserver(log)
    stage.window.rootViewController = root
    stage.settle()
    _ = log.take()
  }

  private var window: Window { stage.window }

  private func add(_ child: ViewController) {
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test("calls between turns have the program as their cause, and calls in a turn name its step")
  func program() {
    let turn = log.turn
    add(ScriptedController("A"))
    #expect(
      log.take() == [
        "A.willMove outside 0 program", "A.viewDidLoad outside 0 program",
        "A.viewWillAppear outside 0 program", "A.didMove outside 0 program",
      ])
    #expect(log.turn == turn)
    stage.turn()
    #expect(
      log.take() == ["A.viewIsAppearing layout 0 program", "A.viewDidAppear commit 0 program"])
    #expect(log.turn == turn + 1)
  }

  @Test("all calls of an unanimated change that a key causes have the input as their cause")
  func input() {
    let view = PressedView { self.add(ScriptedController("A")) }
    root.view.addSubview(view)
    view.becomeFirstResponder()
    stage.settle()
    stage.type("a")
    stage.turn()
    #expect(
      log.take() == [
        "A.willMove events 0 input", "A.viewDidLoad events 0 input",
        "A.viewWillAppear events 0 input", "A.didMove events 0 input",
        "A.viewIsAppearing layout 0 input", "A.viewDidAppear commit 0 input",
      ])
  }

  @Test("the end of an animated presentation has the transition as its cause")
  func transition() {
    let modal = ScriptedController("M")
    modal.modalPresentationStyle = .overFullScreen
    window.scheduleTimer(withTimeInterval: 0.1) { [root] _ in root.present(modal, animated: true) }
    stage.advance(by: 0.2)
    #expect(
      log.take() == [
        "M.viewDidLoad animation 0 timer", "M.viewWillAppear animation 0 timer",
        "M.viewIsAppearing layout 0 timer",
      ])
    stage.settle()
    #expect(log.take() == ["M.viewDidAppear commit 0 transition"])
  }

  @Test("a replacement that begins in the next layout keeps the cause of its request")
  func requestedSwap() {
    let (old, new) = (ScriptedController("A"), ScriptedController("B"))
    add(old)
    root.addChild(new)
    stage.settle()
    _ = log.take()
    var transition = ContainerTransition(from: old, to: new, in: root.view)
    transition.beginning = .nextLayout
    window.scheduleTimer(withTimeInterval: 0.1) { [root, transition] _ in root.perform(transition) }
    stage.settle()
    stage.advance(by: 0.2)
    #expect(
      log.take() == [
        "B.viewDidLoad layout 0 timer", "A.viewWillDisappear layout 0 timer",
        "B.viewWillAppear layout 0 timer", "B.viewIsAppearing layout 0 timer",
        "B.viewDidAppear commit 0 timer", "A.viewDidDisappear commit 0 timer",
      ])
  }

  @Test("a resize is the cause of sizes, traits, rotations and their completions")
  func resize() {
    stage.resize(to: Size(width: 700, height: 500))
    stage.settle()
    #expect(
      log.take() == [
        "P.willTransition layout 0 resize", "P.viewWillTransition layout 0 resize",
        "P.willRotate layout 0 resize", "P.willAnimateRotation layout 0 resize",
        "P.didRotate commit 0 resize",
      ])
  }

  @Test("the completion of an animation is a separate cause")
  func animation() {
    View.animate(withDuration: 0.2) {
      root.view.alpha = 0.5
    } completion: { [root] _ in
      root.addChild(ScriptedController("A"))
    }
    stage.settle()
    #expect(log.take() == ["A.willMove commit 0 animation"])
  }

  @Test("a call inside an override has a depth greater by one")
  func depth() {
    let child = ScriptedController("A")
    child.onLoad = { [unowned child] in
      let inner = ScriptedController("B")
      child.addChild(inner)
      inner.didMove(toParent: child)
    }
    add(child)
    #expect(
      log.take().prefix(4) == [
        "A.willMove outside 0 program", "A.viewDidLoad outside 0 program",
        "B.willMove outside 1 program", "B.didMove outside 1 program",
      ])
  }

  @Test("an override that does not call super is observed too, and once")
  func withoutSuper() {
    let silent = SilentController()
    silent.title = "S"
    add(silent)
    stage.settle()
    stage.resize(to: Size(width: 700, height: 500))
    stage.settle()
    silent.removeFromParent()
    let calls = log.take().filter { $0.hasPrefix("S.") }.map { $0.split(separator: " ")[0] }
    #expect(
      calls == [
        "S.willMove", "S.viewDidLoad", "S.viewWillAppear", "S.viewIsAppearing", "S.viewDidAppear",
        "S.willTransition", "S.viewWillTransition", "S.willRotate", "S.willAnimateRotation",
        "S.didRotate", "S.didMove",
      ])
  }

  @Test(
    "a call that a container makes itself is observed once, even inside the same call to another controller"
  )
  func direct() {
    let (a, b) = (ScriptedController("A"), ScriptedController("B"))
    root.addChild(a)
    root.addChild(b)
    _ = log.take()
    a.onDidMove = { _ in b.didMove(toParent: self.root) }
    a.didMove(toParent: root)
    a.willMove(toParent: nil)
    a.removeFromParent()
    #expect(
      log.take() == [
        "A.didMove outside 0 program", "B.didMove outside 0 program",
        "A.willMove outside 0 program", "A.didMove outside 0 program",
        "B.didMove outside 1 program",
      ])
  }

  @Test("a call is observed once, even if its override causes another call before super")
  func superAfterAnotherCall() {
    let late = LateController()
    late.title = "L"
    root.addChild(late)
    #expect(log.take() == ["L.willMove outside 0 program", "L.viewDidLoad outside 1 program"])
  }

  @Test("an event of a controller outside windows has no turn")
  func outsideWindows() {
    let lonely = ScriptedController("L")
    lonely.addLifecycleObserver(log)
    lonely.loadViewIfNeeded()
    #expect(log.take() == ["L.viewDidLoad outside 0 program"])
    #expect(log.turn == 0)
  }
}

/// A controller that loads its view before it calls `super`.
private final class LateController: ViewController {
  override func willMove(toParent parent: ViewController?) {
    loadViewIfNeeded()
    super.willMove(toParent: parent)
  }
}

@MainActor
private final class EventLog: LifecycleObserver {
  private var lines: [String] = []
  /// The turn of the last event.
  private(set) var turn = 0

  func observe(_ event: LifecycleEvent) {
    turn = event.turn
    lines.append(
      "\(event.controller.title ?? "").\(event.kind.name) \(event.step) \(event.depth) \(event.cause)"
    )
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class PressedView: View {
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) { action() }
}

/// A controller that never calls `super`.
private final class SilentController: ViewController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func willMove(toParent parent: ViewController?) {}
  override func didMove(toParent parent: ViewController?) {}
  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {}
  override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}
}
