import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Compares the whole log of random simple sequences with a model of the rules.
@MainActor
struct AppearanceModelTests {
  @Test(
    "DC-5, DC-6, DC-8, DC-13, T10, T11: the log of random simple sequences follows the rules",
    arguments: 1...60)
  func sequences(seed: Int) {
    var play = ModelPlay(seed: UInt64(seed))
    for step in 1...60 {
      let (operation, expected, log) = play.next()
      guard expected != log else { continue }
      Issue.record("step \(step), \(operation):\nexpected \(expected)\nlogged   \(log)")
      return
    }
  }
}

/// A model and a real tree, on which the same operations run.
@MainActor
private struct ModelPlay {
  private typealias Node = AppearanceModel.Node

  private var generator: SeededGenerator
  private let model: AppearanceModel
  private let recording: Recording
  private var nodes: [(node: Node, controller: ViewController)] = []
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    recording = Recording.atRest()
    model = AppearanceModel(root: Node("P"))
    nodes = [(model.root, recording.root)]
  }

  private mutating func make() -> (node: Node, controller: ViewController) {
    count += 1
    return (Node("c\(count)"), Recording.controller("c\(count)"))
  }

  private func controller(_ node: Node) -> ViewController? {
    nodes.first { $0.node === node }?.controller
  }

  /// Performs one random operation on the model and on the real tree.
  ///
  /// - Returns: The operation, the predicted log, and the real log.
  mutating func next() -> (operation: String, expected: String, log: String) {
    var expected: [String]?
    var name = ""
    while expected == nil {
      switch generator.below(7) {
      case 0, 1: (name, expected) = add()
      case 2: (name, expected) = remove()
      case 3: (name, expected) = move()
      case 4: (name, expected) = swap()
      case 5: (name, expected) = present()
      default: (name, expected) = dismiss()
      }
    }
    recording.stage.settle()
    return (name, (expected ?? []).joined(separator: " "), recording.tokens())
  }

  private mutating func add() -> (String, [String]?) {
    guard nodes.count < 12, let parent = generator.element(of: nodes) else { return ("", nil) }
    let child = make()
    nodes.append(child)
    recording.add(child.controller, to: parent.controller)
    return ("add", model.add(child.node, to: parent.node))
  }

  private mutating func remove() -> (String, [String]?) {
    guard let child = generator.element(of: nodes), let parent = child.node.parent else {
      return ("", nil)
    }
    recording.remove(child.controller)
    let expected = model.remove(child.node, from: parent)
    forget(child.node)
    return ("remove", expected)
  }

  private mutating func move() -> (String, [String]?) {
    guard let child = generator.element(of: nodes), let parent = child.node.parent,
      let host = controller(parent)?.view
    else { return ("", nil) }
    if parent.holds(child.node) {
      child.controller.view.removeFromSuperview()
      let (call, commit) = model.takeOut(child.node, of: parent)
      return ("take out", call + commit)
    }
    host.addSubview(child.controller.view)
    return ("put in", model.putIn(child.node, in: parent))
  }

  private mutating func swap() -> (String, [String]?) {
    guard let old = generator.element(of: nodes), let parent = old.node.parent,
      let container = controller(parent), parent.holds(old.node)
    else { return ("", nil) }
    let new = make()
    nodes.append(new)
    container.addChild(new.controller)
    old.controller.willMove(toParent: nil)
    let order =
      generator.element(of: [AppearanceOrder.navigation, .swap, .tab, .pageScroll, .pageCurl])
      ?? .swap
    let completion = { (_: Bool) in
      new.controller.didMove(toParent: container)
      old.controller.removeFromParent()
    }
    let inPlace = order == .swap && generator.oneIn(2)
    if inPlace {
      container.transition(
        from: old.controller, to: new.controller, duration: 0, completion: completion)
    } else {
      var transition = ContainerTransition(
        from: old.controller, to: new.controller, in: container.view)
      transition.order = order
      transition.completion = completion
      container.perform(transition)
    }
    let expected = model.swap(old.node, for: new.node, in: parent, order: order, inPlace: inPlace)
    forget(old.node)
    return ("swap \(order)", expected)
  }

  private mutating func present() -> (String, [String]?) {
    guard model.presented.count < 2 else { return ("", nil) }
    let (modal, covers) = (make(), generator.oneIn(2))
    modal.controller.modalPresentationStyle = covers ? .fullScreen : .overFullScreen
    let top = model.presented.last?.node ?? model.root
    controller(top)?.present(modal.controller, animated: false)
    nodes.append(modal)
    return ("present", model.present(modal.node, covers: covers))
  }

  private mutating func dismiss() -> (String, [String]?) {
    guard let top = model.presented.last?.node else { return ("", nil) }
    controller(top)?.dismiss(animated: false)
    let expected = model.dismiss()
    forget(top)
    return ("dismiss", expected)
  }

  /// Removes a node and all nodes inside it from the candidates for later operations.
  private mutating func forget(_ node: Node) {
    nodes.removeAll { $0.node === node }
    for child in node.children { forget(child) }
  }
}
