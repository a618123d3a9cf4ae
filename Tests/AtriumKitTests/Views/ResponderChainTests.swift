import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The responder chain and the actions sent along it.
@MainActor
struct ResponderChainTests {
  private let stage = Stage()
  private let root = ViewController()
  private let child = ViewController()
  private let leaf = View()

  init() {
    stage.window.rootViewController = root
    root.addChild(child)
    let wrapper = View()
    root.view.addSubview(wrapper)
    wrapper.addSubview(child.view)
    child.didMove(toParent: root)
    child.view.addSubview(leaf)
  }

  private func chain(from responder: Responder) -> [Responder] {
    var chain: [Responder] = []
    var next: Responder? = responder
    while let current = next {
      chain.append(current)
      next = current.next
    }
    return chain
  }

  @Test(
    "V-43: the chain is the view, its superviews, each controller after its root view, and the window"
  )
  func order() throws {
    let wrapper = try #require(child.view.superview)
    let expected: [Responder] = [leaf, child.view, child, wrapper, root.view, root, stage.window]
    leaf.addGestureRecognizer(HoverGestureRecognizer { _ in })
    #expect(chain(from: leaf).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("V-44: an action goes to the first responder in the chain that can perform it, or to none")
  func actions() {
    var log: [String] = []
    let paint = ResponderAction("paint")
    #expect(!stage.window.sendAction(paint, from: leaf))
    root.setHandler(for: paint) { _ in log.append("root") }
    stage.window.setHandler(for: paint) { _ in log.append("window") }
    #expect(stage.window.sendAction(paint, from: leaf))
    child.setHandler(for: paint) { sender in log.append(sender as? View === leaf ? "child" : "?") }
    #expect(stage.window.sendAction(paint, from: leaf))
    #expect(stage.window.sendAction(paint, to: root, from: leaf))
    #expect(log == ["root", "child", "root"])
    #expect(leaf.target(forAction: paint, withSender: nil) === child)
    child.setHandler(for: paint, nil)
    #expect(leaf.target(forAction: paint, withSender: nil) === root)
    #expect(!stage.window.sendAction(.copy, from: leaf))
  }

  @Test("V-44: without a sender the chain begins where key presses begin")
  func withoutSender() {
    var heard: [String] = []
    let field = FocusableView()
    child.view.addSubview(field)
    field.setHandler(for: .selectAll) { _ in heard.append("field") }
    #expect(!stage.window.sendAction(.selectAll), "nobody on the way can do it")
    child.setHandler(for: .selectAll) { _ in heard.append("child") }
    #expect(stage.window.sendAction(.selectAll))
    field.becomeFirstResponder()
    #expect(stage.window.sendAction(.selectAll))
    #expect(heard == ["child", "field"])
  }

  @Test("V-25: a first responder that leaves its window resigns, even a controller")
  func leaving() {
    let field = FocusableView()
    leaf.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    leaf.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
    #expect(field.resignations == 1)
    child.view.addSubview(leaf)
    field.becomeFirstResponder()
    root.view.addSubview(leaf)
    #expect(field.isFirstResponder, "the window stayed the same")
    let controller = FocusableController()
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.becomeFirstResponder()
    #expect(stage.window.firstResponder === controller)
    #expect(field.resignations == 2)
    controller.view.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a responder that refuses to resign keeps the focus, unless it leaves the window")
  func refusal() {
    let (stubborn, other) = (FocusableView(), FocusableView())
    stubborn.refuses = true
    for view in [stubborn, other] { child.view.addSubview(view) }
    stubborn.becomeFirstResponder()
    #expect(!other.becomeFirstResponder())
    #expect(!stubborn.resignFirstResponder())
    #expect(stubborn.isFirstResponder)
    stubborn.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
    #expect(other.becomeFirstResponder())
  }
}

private final class FocusableController: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}
