import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport

/// A window with a container P and its child A, and a session that looks at it.
@MainActor
struct Scene {
  let stage = Stage(size: Size(width: 400, height: 600))
  let root = Recording.controller("P")
  let child = Recording.controller("A")
  let session: InspectorSession

  init() {
    stage.window.rootViewController = root
    session = InspectorSession(of: stage.window)
    Scene.add(child, to: root)
    stage.settle()
  }

  /// Adds a child in the canonical way (BC-5).
  static func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Removes a child in the canonical way (BC-5).
  static func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// The problems, each with its kind and its controller.
  var problems: [String] {
    session.problems.map { problem in
      "\(problem.kind.rawValue) \(session.ledger.lives[problem.controller]?.name ?? "?")"
    }
  }

  /// The rows of the tree with their words.
  var text: String { session.text }
}
