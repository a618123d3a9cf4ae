import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The search of `show(_:sender:)` for the container that shows the other controller (C-21).
@MainActor
struct RoutingTests {
  private let stage = Stage()
  private let root = ShowingContainer()
  private let middle = ViewController()
  private let inner = ViewController()

  init() {
    stage.window.rootViewController = root
    root.addChild(middle)
    middle.addChild(inner)
    root.view.addSubview(middle.view)
    middle.view.addSubview(inner.view)
    stage.settle()
  }

  @Test(
    "C-21: the target is the controller itself or the nearest container that implements the action")
  func target() {
    root.actions = [.show]
    #expect(inner.targetViewController(forAction: .show, sender: nil) === root)
    #expect(root.targetViewController(forAction: .show, sender: nil) === root)
    #expect(inner.targetViewController(forAction: .showDetail, sender: nil) == nil)
    #expect(
      inner.targetViewController(forAction: ControllerAction("show"), sender: nil) === root)
    let nearer = ShowingContainer()
    nearer.actions = [.show]
    middle.addChild(nearer)
    let leaf = ViewController()
    nearer.addChild(leaf)
    #expect(leaf.targetViewController(forAction: .show, sender: nil) === nearer)
  }

  @Test("C-21: show and showDetail go to the container that implements them, with the sender")
  func routed() {
    root.actions = [.show, .showDetail]
    let shown = ViewController()
    inner.show(shown, sender: "button")
    inner.showDetailViewController(shown, sender: nil)
    #expect(root.shown == [shown, shown])
    #expect(root.senders == ["button", "none"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "C-21: if no container implements the action, the controller is presented",
    arguments: [false, true])
  func presented(_ isDetail: Bool) {
    let shown = ViewController()
    if isDetail {
      inner.showDetailViewController(shown, sender: nil)
    } else {
      inner.show(shown, sender: nil)
    }
    stage.settle()
    #expect(inner.presentedViewController === shown)
    #expect(root.shown.isEmpty)
  }

  @Test(
    "C-21: if a container claims the action without implementing it, the controller is presented")
  func yesWithoutOverride() {
    let eager = EagerContainer()
    stage.window.rootViewController = eager
    stage.settle()
    let shown = ViewController()
    eager.show(shown, sender: nil)
    stage.settle()
    #expect(eager.presentedViewController === shown)
  }
}

private final class ShowingContainer: ViewController {
  var actions: Set<ControllerAction> = []
  var shown: [ViewController] = []
  var senders: [String] = []

  override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    actions.contains(action) || super.canPerformAction(action, withSender: sender)
  }

  override func show(_ viewController: ViewController, sender: Any?) {
    note(viewController, sender: sender)
  }

  override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    note(viewController, sender: sender)
  }

  private func note(_ viewController: ViewController, sender: Any?) {
    shown.append(viewController)
    senders.append((sender as? String) ?? "none")
  }
}

private final class EagerContainer: ViewController {
  override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    true
  }
}
