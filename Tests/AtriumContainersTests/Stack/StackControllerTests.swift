import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The stack controller alone, and inside other containers.
@MainActor
struct StackControllerTests {
  private static func controller(_ name: String) -> ViewController { Recording.controller(name) }

  /// A stack controller in an idle window.
  private static func scene(
    _ names: String..., capacity: Int = ContainerStack.defaultCapacity,
    size: Size = Size(width: 400, height: 600)
  ) -> (stack: StackController, recording: Recording) {
    let stack = StackController(rootViewController: controller(names[0]), capacity: capacity)
    stack.title = "S"
    for name in names.dropFirst() { stack.push(controller(name), transition: .coverFromBottom) }
    return (stack, Recording.atRest(root: stack, size: size))
  }

  @Test("CK-K1: the root is set from the beginning and stays, and the default capacity is 2")
  func root() {
    let root = Self.controller("a")
    let stack = StackController(rootViewController: root)
    #expect(stack.rootViewController === root && root.parent === stack && stack.capacity == 2)
    #expect(!root.isViewLoaded && stack.containerStack.behavior == .fixedRoot)
    stack.pop()
    stack.remove(root)
    stack.insert(Self.controller("b"), at: 0)
    #expect(stack.viewControllers == [root])
    #expect(StackController(rootViewController: Self.controller("c"), capacity: 5).capacity == 5)
  }

  @Test("CK-R6: the controllers of a stack receive sizes and rotation calls topmost first")
  func transitionOrder() {
    let (stack, _) = Self.scene("a", "b", "c")
    let rotating: any AutorotatingContainer = stack
    #expect(rotating.childrenInTransitionOrder.map(\.title) == ["c", "b", "a"])
  }

  @Test("CK-K3: the delegate gets all eight calls")
  func delegate() {
    let (stack, recording) = Self.scene("a")
    let delegate = Delegate(recording.recorder)
    stack.delegate = delegate
    stack.push(Self.controller("b"), animated: false)
    #expect(
      recording.tokens()
        == "willPush(b,a) b.wm(S) b.ld willHide(a) a.wd willShow(b) b.wa a.dd didHide(a) b.ia b.da "
        + "didShow(b) b.dm(S) didPush(b,a)")
    stack.pop(animated: false)
    #expect(
      recording.tokens()
        == "willPop(b,a) b.wm(nil) willHide(b) b.wd willShow(a) a.wa b.dd didHide(b) a.ia a.da "
        + "didShow(a) b.dm(nil) didPop(b,a)")
    #expect(stack.isLockingInput)
  }

  @Test("CK-K4: controllers can be pushed, popped, inserted and removed with each method")
  func changes() {
    let (stack, recording) = Self.scene("a", "b", "c")
    func titles() -> String { stack.viewControllers.map { $0.title ?? "" }.joined() }
    stack.push(Self.controller("d"), transition: .crossDissolve, duration: 0.1, animated: true)
    recording.stage.advance(by: 0.15)
    #expect(titles() == "abcd" && !stack.containerStack.isPerformingTransition)
    stack.insert(Self.controller("x"), at: 1)
    stack.insert(Self.controller("y"), below: stack.viewControllers[1])
    stack.insert(Self.controller("z"), above: stack.viewControllers[2])
    #expect(titles() == "ayxzbcd" && stack.count == 7)
    stack.remove(at: 1)
    stack.remove(stack.viewControllers[1])
    #expect(titles() == "azbcd")
    stack.pop(to: stack.viewControllers[3], animated: false)
    stack.pop(toIndex: 2, animated: false)
    #expect(titles() == "azb")
    stack.pop(animated: false)
    stack.popToRoot(animated: false)
    #expect(titles() == "a" && stack.topViewController === stack.rootViewController)
  }

  @Test("CK-K5, CK-X4: popping all controllers is refused, since the root stays")
  func popNil() {
    let (stack, recording) = Self.scene("a", "b")
    stack.pop(to: nil)
    stack.pop(toIndex: .max)
    recording.stage.settle()
    #expect(stack.count == 2 && recording.tokens() == "")
  }

  @Test("CK-K6, CK-C7: the look-up finds only the direct container")
  func lookUp() {
    let inner = Self.controller("i")
    let box = Self.controller("box")
    box.addChild(inner)
    let stack = StackController(rootViewController: box)
    #expect(box.stackController === stack && inner.stackController == nil)
    #expect(stack.stackController == nil)
    let outer = StackController(rootViewController: stack)
    #expect(stack.stackController === outer && box.stackController === stack)
  }

  @Test(
    "CK-K7, CK-X3: a stack in a navigation controller has the bar of that controller, and no key pops the stack"
  )
  func navigation() {
    let stack = StackController(rootViewController: Self.controller("a"))
    let navigation = NavigationController(rootViewController: Self.controller("first"))
    let recording = Recording.atRest(root: navigation)
    navigation.pushViewController(stack, animated: false)
    recording.stage.settle()
    stack.push(Self.controller("b"), transition: .coverFromBottom, animated: false)
    #expect(navigation.navigationBar.topItem === stack.navigationItem)
    #expect(stack.viewControllers[0].navigationController === navigation)
    recording.stage.key("Escape")
    recording.stage.settle()
    #expect(stack.count == 2)
  }

  @Test(
    "CK-L1, CK-L2, CK-L3: in nested stacks each controller gets its calls once, and they are balanced"
  )
  func nested() {
    let inner = StackController(rootViewController: Self.controller("i"))
    inner.title = "I"
    let (stack, recording) = Self.scene("a")
    stack.push(inner, animated: false)
    #expect(
      recording.tokens()
        == "I.wm(S) I.ld a.wd I.wa i.ld i.wa a.dd I.ia I.da i.ia i.da I.dm(S)")
    stack.push(Self.controller("b"), animated: false)
    #expect(recording.tokens() == "b.wm(S) b.ld I.wd i.wd b.wa I.dd i.dd b.ia b.da b.dm(S)")
    // Under b the views of the inner stack are drawn, but the inner stack and its controllers have
    // disappeared.
    inner.push(Self.controller("j"), animated: false)
    #expect(recording.tokens() == "j.wm(I) j.ld j.dm(I)")
    stack.pop(animated: false)
    #expect(recording.tokens() == "b.wm(nil) b.wd I.wa j.wa b.dd I.ia I.da j.ia j.da b.dm(nil)")
  }

  @Test("CK-L4: an appearance call that the program forwards out of order changes nothing")
  func unbalanced() {
    let (stack, recording) = Self.scene("a", "b")
    stack.viewControllers[1].beginAppearanceTransition(true, animated: false)
    stack.viewControllers[1].endAppearanceTransition()
    #expect(recording.tokens() == "")
    stack.pop(animated: false)
    #expect(recording.tokens() == "b.wm(nil) b.wd a.wa b.dd a.ia a.da b.dm(nil)")
  }

  @Test(
    "CK-L5, CK-L6: the appearance phases show which controllers are visible, and the printed tree includes them"
  )
  func phases() {
    let (stack, _) = Self.scene("a", "b", "c")
    #expect(
      stack.viewControllers.map(\.appearancePhase) == [.disappeared, .disappeared, .appeared])
    #expect(stack.viewControllers[0].viewIfLoaded == nil)
    let tree = stack.hierarchyDescription
    #expect(tree.split(separator: "\n").count == 4)
  }

  @Test(
    "CK-O2, CK-X8, CK-X9: isMovingToParent and isMovingFromParent are true in the calls of a push and a pop"
  )
  func movingFlags() {
    let log = Flags()
    let stack = StackController(rootViewController: Moving("a", log))
    stack.push(Moving("b", log))
    let recording = Recording.atRest(root: stack)
    #expect(log.take() == "b to")
    stack.push(Moving("c", log), animated: false)
    #expect(log.take() == "b c to")
    stack.pop(animated: false)
    #expect(log.take() == "c from b")
    stack.pop(animated: false)
    // The controller was preloaded below the top, and its move ended with its first appearance.
    #expect(log.take() == "b from a")
    recording.stage.window.isHidden = true
    recording.stage.settle()
    #expect(log.take() == "a")
    let single = StackHost(.removing, capacity: 1)
    single.stack.push(Moving("x", log))
    recording.stage.window.isHidden = false
    recording.stage.window.rootViewController = single
    recording.stage.settle()
    _ = log.take()
    single.stack.push(Moving("y", log), animated: false)
    #expect(log.take() == "x from y to")
  }

  @Test(
    "CK-X18, C.G4: a stack controller is a presentation context, and a full-screen presentation covers its top"
  )
  func presentation() {
    let (stack, recording) = Self.scene("a", "b")
    #expect(stack.definesPresentationContext)
    let delegate = Delegate(recording.recorder)
    stack.delegate = delegate
    let modal = Self.controller("M")
    modal.modalPresentationStyle = .fullScreen
    stack.viewControllers[1].present(modal, animated: false)
    recording.stage.settle()
    #expect(
      recording.tokens() == "M.ld S.wd willHide(b) b.wd M.wa M.ia M.da S.dd b.dd didHide(b)")
    // CK-X15
    stack.remove(at: 1)
    stack.insert(Self.controller("n"), at: 1)
    #expect(recording.tokens() == "b.wm(nil) b.dm(nil) n.wm(S) n.dm(S)")
    modal.dismiss(animated: false)
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "M.wd S.wa n.ld willShow(n) n.wa S.ia n.ia S.da n.da didShow(n) M.dd")
  }

  // Rules: CK-X15
  @Test(
    "CK-O15: a covered stack accepts insertions and removals, which take effect when it is uncovered"
  )
  func coveredChanges() {
    let (stack, recording) = Self.scene("a", "b")
    recording.stage.window.isHidden = true
    recording.stage.settle()
    _ = recording.tokens()
    stack.push(Self.controller("c"))
    stack.remove(at: 1)
    #expect(recording.tokens() == "c.wm(S) c.dm(S) b.wm(nil) b.dm(nil)")
    recording.stage.window.isHidden = false
    recording.stage.settle()
    #expect(recording.tokens() == "S.wa c.ld c.wa S.ia c.ia S.da c.da")
  }

  @Test("CK-X2: a pop with a flip shows the revealed controller in its second half")
  func flip() {
    let (stack, recording) = Self.scene("a")
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    stack.viewControllers[0].view.backgroundColor = red
    let b = Self.controller("b")
    b.view.backgroundColor = blue
    stack.push(b, transition: .flipVertically)
    recording.stage.settle()
    #expect(recording.stage.snapshot().color(atX: 200, y: 300) == blue)
    stack.pop()
    recording.stage.advance(by: 0.2)
    #expect(recording.stage.snapshot().color(atX: 200, y: 300) == blue)
    recording.stage.advance(by: 0.25)
    #expect(recording.stage.snapshot().color(atX: 200, y: 300) == red)
  }

  @Test(
    "when an interactive pop is cancelled, the popped controller stays, and each willMove is followed by a didMove"
  )
  func cancelledPop() {
    let (stack, recording) = Self.scene("a", "b")
    let delegate = Delegate(recording.recorder)
    stack.delegate = delegate
    let hand = PercentDrivenInteractiveTransition()
    stack.pop(interactor: hand)
    recording.stage.turn()
    hand.update(0.4)
    recording.stage.turn()
    hand.cancel()
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "willPop(b,a)(true) b.wm(nil) willHide(b)(true) b.wd(true) willShow(a)(true) a.wa(true) "
        + "a.ia(true) willHide(a)(true) a.wd(true) a.dd(true) didHide(a)(true) willShow(b)(true) "
        + "b.wa(true) b.da(true) didShow(b)(true) b.dm(S)")
    #expect(stack.count == 2)
    let view = stack.viewControllers[1].view
    #expect(view.convert(view.bounds, to: nil) == Rect(x: 0, y: 0, width: 400, height: 600))
    stack.pop(interactor: hand)
    recording.stage.turn()
    hand.update(0.6)
    hand.finish()
    recording.stage.settle()
    #expect(stack.count == 1)
  }

  @Test(
    "a first responder is focused again when its controller is revealed, and covered views cannot be focused"
  )
  func focus() {
    let (stack, recording) = Self.scene("a")
    let field = Field()
    field.frame = Rect(x: 10, y: 10, width: 100, height: 30)
    stack.viewControllers[0].view.addSubview(field)
    field.becomeFirstResponder()
    stack.push(Self.controller("b"), transition: .coverFromBottom)
    recording.stage.settle()
    #expect(!field.isFirstResponder)
    recording.stage.key("Tab")
    #expect(!field.isFirstResponder)
    stack.pop()
    recording.stage.settle()
    #expect(field.isFirstResponder)
  }

  @Test("the path of a stack is saved and restored with its transitions")
  func restoration() throws {
    let (stack, _) = Self.scene("a", "b")
    stack.push(
      Self.controller("c"), transition: .flipVertically, duration: 0.2, animated: false)
    let state = stack.savedState { $0.title }
    #expect(state.path.map(\.name) == ["a", "b", "c"])
    #expect(state.path.map(\.transition) == ["None", "CoverFromBottom", "FlipVertically"])
    let other = StackController(rootViewController: Self.controller("a"))
    other.restore(state) { $0 == "c" ? nil : Self.controller($0) }
    #expect(other.viewControllers.map { $0.title } == ["a", "b"])
    other.restore(state) { Self.controller($0) }
    #expect(other.savedState { $0.title } == state)
  }

  @Test(
    "DC-41, CK-X17, CK-X14: a child that supports only portrait stays in portrait, and gets no call in a rotation"
  )
  func keptOrientation() {
    let stack = StackController(rootViewController: PortraitOnly())
    stack.title = "S"
    stack.autorotationMode = .containerAndNoChildren
    let recording = Recording.atRest(root: stack)
    let child = stack.viewControllers[0]
    recording.stage.resize(to: Size(width: 600, height: 400))
    recording.stage.settle()
    #expect(recording.tokens() == "S.tc(R,C) S.sz(600x400) S.wr(l) S.war(l) S.dr(p)")
    #expect(
      stack.interfaceOrientation == .landscapeRight && child.interfaceOrientation == .portrait)
    #expect(child.view.bounds.size == Size(width: 400, height: 600))
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    let corner = child.view.convert(Point(x: 0, y: 0), to: nil)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 400) < 1e-9)
    recording.stage.resize(to: Size(width: 700, height: 400))
    recording.stage.settle()
    #expect(recording.tokens() == "S.sz(700x400) C.sz(400x700)")
    recording.stage.resize(to: Size(width: 400, height: 700))
    recording.stage.settle()
    #expect(recording.tokens() == "S.tc(C,R) S.sz(400x700) S.wr(p) S.war(p) S.dr(l)")
    #expect(child.view.convert(Point(x: 0, y: 0), to: nil) == Point(x: 0, y: 0))
    // A controller that is pushed while the stack is rotated.
    recording.stage.resize(to: Size(width: 600, height: 400))
    recording.stage.settle()
    let pushed = PortraitOnly()
    stack.push(pushed, transition: .coverFromBottom)
    recording.stage.settle()
    #expect(pushed.view.bounds.size == Size(width: 400, height: 600))
    #expect(pushed.traitCollection.verticalSizeClass == .regular)
  }

  @Test("CK-X13: nothing rotates during a transition, and the orientation changes at its end")
  func noRotationInTransition() {
    let (stack, recording) = Self.scene("a")
    stack.push(Self.controller("b"), transition: .coverFromBottom)
    recording.stage.advance(by: 0.1)
    recording.stage.resize(to: Size(width: 600, height: 400), isLive: true)
    recording.stage.turn()
    #expect(stack.interfaceOrientation == .portrait)
    recording.stage.settle()
    // The request is made in a commit, and is handled in the next turn.
    recording.stage.turn()
    #expect(stack.interfaceOrientation == .landscapeRight)
  }

  @Test("DC-41: in the container mode, the controllers within the capacity are asked")
  func askedOrientation() {
    let stack = StackController(rootViewController: PortraitOnly())
    let recording = Recording.atRest(root: stack)
    recording.stage.resize(to: Size(width: 600, height: 400))
    recording.stage.settle()
    #expect(stack.interfaceOrientation == .portrait)
    #expect(stack.viewControllers[0].view.bounds.size == Size(width: 600, height: 400))
  }

  @Test("everything is released")
  func leaks() {
    weak var stack: StackController?
    weak var child: ViewController?
    do {
      let scene = Self.scene("a", "b")
      (stack, child) = (scene.stack, scene.stack.viewControllers[0])
      scene.stack.pop()
      scene.recording.stage.advance(by: 0.1)
      scene.recording.stage.window.rootViewController = nil
      scene.recording.stage.settle()
    }
    #expect(stack == nil && child == nil)
  }
}

/// A view that takes the keyboard focus.
private final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}

/// A controller that supports only portrait.
private final class PortraitOnly: ViewController {
  init() {
    super.init()
    title = "C"
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

/// A log of the moves that controllers report.
@MainActor
private final class Flags {
  private var words: [String] = []

  func add(_ name: String, _ flag: String?) { words += [name] + (flag.map { [$0] } ?? []) }

  func take() -> String {
    defer { words = [] }
    return words.joined(separator: " ")
  }
}

private final class Moving: ViewController {
  private let log: Flags

  init(_ name: String, _ log: Flags) {
    self.log = log
    super.init()
    title = name
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add(title ?? "", isMovingToParent ? "to" : nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingFromParent { log.add(title ?? "", "wrong") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add(title ?? "", isMovingFromParent ? "from" : nil)
  }
}

/// A delegate that logs the calls of a stack controller.
@MainActor
private final class Delegate: StackControllerDelegate {
  private let recorder: LifecycleRecorder

  init(_ recorder: LifecycleRecorder) {
    self.recorder = recorder
  }

  private func note(_ call: String, _ names: ViewController?..., animated: Bool) {
    let list = names.map { $0?.title ?? "nil" }.joined(separator: ",")
    recorder.note("\(call)(\(list))(\(animated))")
  }

  func stackController(
    _ stackController: StackController, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) { note("willPush", pushed, covered, animated: animated) }

  func stackController(
    _ stackController: StackController, willShow viewController: ViewController, animated: Bool
  ) { note("willShow", viewController, animated: animated) }

  func stackController(
    _ stackController: StackController, didShow viewController: ViewController, animated: Bool
  ) { note("didShow", viewController, animated: animated) }

  func stackController(
    _ stackController: StackController, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) { note("didPush", pushed, covered, animated: animated) }

  func stackController(
    _ stackController: StackController, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) { note("willPop", popped, revealed, animated: animated) }

  func stackController(
    _ stackController: StackController, willHide viewController: ViewController, animated: Bool
  ) { note("willHide", viewController, animated: animated) }

  func stackController(
    _ stackController: StackController, didHide viewController: ViewController, animated: Bool
  ) { note("didHide", viewController, animated: animated) }

  func stackController(
    _ stackController: StackController, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) { note("didPop", popped, revealed, animated: animated) }
}
