import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import TestSupport
import Testing

/// Random operations on containers while an inspector is open.
@MainActor
struct RandomInspectorTests {
  @Test(
    "IN-4, IN-5, IN-20, IN-21: the tree matches the containers, no problem is reported, and nothing is kept alive"
  )
  func inspected() throws {
    let done = try InspectedWorld.play(
      "inspected containers", operations: 6_000, seconds: 120, stepsEach: 150)
    #expect(done >= 600)
  }
}

/// A random world with an inspector in a separate window.
@MainActor
private final class InspectedWorld: RandomRun {
  private let world: ContainerWorld
  private let session: InspectorSession
  private let pane: Stage

  init(seed: UInt64, keepsTrace: Bool) {
    world = ContainerWorld(seed: seed, keepsTrace: keepsTrace)
    session = InspectorSession(of: world.stage.window)
    pane = world.stage.openWindow(size: Size(width: 900, height: 600))
    pane.host.paints = seed % 8 == 0
    pane.window.rootViewController = InspectorController(session)
    world.check = { [unowned self] in problem }
  }

  var operationCount: Int { world.operationCount }

  func run(steps: Int) throws(RandomRunFailure) {
    try world.run(steps: steps)
  }

  /// A difference between the inspector's display and the containers; nil if there is none.
  private var problem: String? {
    // The tree is read at the end of the turn.
    world.stage.turn()
    session.selection = session.tree?.rows.randomElement(using: &world.random)?.node.id
    guard let root = world.stage.window.rootViewController, let tree = session.tree else {
      return session.tree == nil ? nil : "a tree without a root"
    }
    if let problem = difference(tree, root) { return problem }
    for row in tree.rows {
      // The view of a member that is not a child is loaded without an observed call.
      guard let life = session.ledger.lives[row.node.id], let phase = life.phase,
        phase != row.node.phase, phase.isOnScreen || row.node.phase.isOnScreen
      else { continue }
      return "\(row.node.name) is \(row.node.phase.rawValue), by its calls \(phase.rawValue)"
    }
    return session.problems.first { $0.kind != .stillAlive }.map(\.text)
  }

  private func difference(_ node: InspectedNode, _ controller: ViewController) -> String? {
    let name = controller.title ?? "\(type(of: controller))"
    guard session.controller(node.id) === controller else { return "another node for \(name)" }
    guard node.phase == InspectedPhase(of: controller) else { return "another phase of \(name)" }
    let children = node.children.filter { $0.edge == .child }.compactMap {
      session.controller($0.id)
    }
    guard Set(children) == Set(controller.children), children.count == controller.children.count
    else {
      return "other children of \(name)"
    }
    for below in node.children {
      guard let other = session.controller(below.id) else { return "a dead node below \(name)" }
      if let problem = difference(below, other) { return problem }
    }
    return nil
  }
}
