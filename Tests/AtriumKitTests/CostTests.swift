import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The cost of containment does not grow with the number of unrelated children.
@MainActor
struct CostTests {
  /// Makes a visible container with many children, of which a few are on screen.
  private static func container(
    children count: Int, attached: Int
  ) -> (Recording, [CountingController]) {
    let recording = Recording.atRest()
    var children: [CountingController] = []
    for index in 0..<count {
      let child = CountingController()
      recording.root.addChild(child)
      if index < attached {
        child.view.frame = recording.root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        recording.root.view.addSubview(child.view)
      }
      child.didMove(toParent: recording.root)
      children.append(child)
    }
    recording.stage.settle()
    _ = recording.tokens()
    for child in children { child.visits = 0 }
    return (recording, children)
  }

  /// Returns the number of children that the engine iterated over during an operation.
  private static func visits(during body: () -> Void) -> Int {
    let before = WorkStatistics.ofLists.childVisitCount
    body()
    return WorkStatistics.ofLists.childVisitCount - before
  }

  @Test(
    "adding, removing and exchanging a child visits no sibling, on screen or not",
    arguments: [10, 10_000])
  func single(_ count: Int) {
    let (recording, siblings) = Self.container(children: count, attached: min(count, 100))
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    let first = siblings[0]
    let visits = Self.visits {
      recording.add(a, to: recording.root)
      recording.stage.turn()
      recording.root.addChild(b)
      recording.root.transition(from: a, to: b, duration: 0)
      recording.remove(a)
      recording.stage.turn()
      recording.remove(b)
      recording.root.addChild(first)
      recording.stage.turn()
    }
    #expect(visits == 0)
    #expect(siblings.allSatisfy { $0.visits == 0 })
  }

  @Test("forwarding and resizing visit only the children on screen", arguments: [10, 10_000])
  func attachedOnly(_ count: Int) {
    let (recording, children) = Self.container(children: count, attached: 3)
    let leaving = Self.visits { recording.stage.window.rootViewController = nil }
    #expect(leaving == 3)
    recording.stage.turn()
    let coming = Self.visits {
      recording.stage.window.rootViewController = recording.root
      recording.stage.turn()
    }
    #expect(coming == 3)
    // When a resize crosses the square format, the changes of traits, size and orientation each iterate
    // over the list once.
    let resizing = Self.visits {
      recording.stage.resize(to: Size(width: 700, height: 400), isLive: true)
    }
    #expect(resizing == 9)
    #expect(children[3...].allSatisfy { $0.visits == 0 })
    #expect(children[..<3].allSatisfy { $0.visits > 0 })
  }

  @Test("removing all children one after another visits no other child", arguments: [10_000])
  func emptying(_ count: Int) {
    let (recording, children) = Self.container(children: count, attached: 0)
    let visits = Self.visits {
      for child in children {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
    #expect(visits == 0)
    #expect(recording.root.children.isEmpty)
  }
}

/// A controller that counts the calls and the property reads of the engine.
private final class CountingController: ViewController {
  var visits = 0

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    visits += 1
    return true
  }

  override var shouldAutomaticallyForwardRotationMethods: Bool {
    visits += 1
    return true
  }

  override func viewWillAppear(_ animated: Bool) { visits += 1 }
  override func viewWillDisappear(_ animated: Bool) { visits += 1 }
  override func didReceiveMemoryWarning() { visits += 1 }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    visits += 1
  }
}
