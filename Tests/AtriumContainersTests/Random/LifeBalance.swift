import AtriumKit

/// Checks that each controller's calls are balanced, regardless of the actions of its containers.
@MainActor
final class LifeBalance: LifecycleObserver {
  private enum Phase { case gone, appearing, there, leaving }

  private struct Life {
    var phase = Phase.gone
    /// Whether a `willMove` has not been followed by a `didMove`.
    var isMoving = false
    /// The number of `willMove` calls without a matching `didMove`.
    var announcedMoves = 0
    var name = ""
    weak var controller: ViewController?
  }

  private var lives: [ObjectIdentifier: Life] = [:]
  /// The first call that was out of order.
  private(set) var problem: String?
  /// Receives each call for a trace.
  var onEvent: ((String) -> Void)?

  func observe(_ event: LifecycleEvent) {
    let id = ObjectIdentifier(event.controller)
    var life = lives[id] ?? Life()
    if life.controller !== event.controller {
      // Another controller had this address before.
      if life.phase != .gone { problem = problem ?? "\(life.name) died while \(life.phase)" }
      life = Life()
      // The last calls may come after the controller, or its container, has left the tree. The first
      // calls of a controller that a container has made itself are not known.
      event.controller.addLifecycleObserver(self)
      life.announcedMoves = 1
    }
    life.controller = event.controller
    life.name = event.controller.title ?? "\(type(of: event.controller))"
    onEvent?("\(life.name).\(event.kind)")
    func go(_ from: [Phase], _ to: Phase) {
      if !from.contains(life.phase) {
        problem = problem ?? "\(life.name).\(event.kind) while \(life.phase)"
      }
      life.phase = to
    }
    switch event.kind {
    case .viewWillAppear: go([.gone, .leaving], .appearing)
    case .viewIsAppearing: go([.appearing], .appearing)
    case .viewDidAppear: go([.appearing], .there)
    case .viewWillDisappear: go([.there, .appearing], .leaving)
    case .viewDidDisappear: go([.leaving], .gone)
    case .willMove:
      life.isMoving = true
      life.announcedMoves += 1
    case .didMove:
      // A pop that is requested in the last calls of a push sends its `willMove` before that push ends.
      if life.announcedMoves == 0, event.controller.parent != nil {
        problem = problem ?? "\(life.name) receives didMove without willMove"
      }
      life.isMoving = false
      life.announcedMoves = max(0, life.announcedMoves - 1)
    default: break
    }
    lives[id] = life
  }

  /// Returns whether a controller has appeared.
  func isThere(_ controller: ViewController) -> Bool { life(of: controller)?.phase == .there }

  /// Returns whether a `willMove` has not been followed by a `didMove`.
  func isMoving(_ controller: ViewController) -> Bool { life(of: controller)?.isMoving ?? false }

  private func life(of controller: ViewController) -> Life? {
    guard let life = lives[ObjectIdentifier(controller)], life.controller === controller else {
      return nil
    }
    return life
  }

  /// The controllers whose calls are incomplete, to be read when no change should be running.
  var unfinished: [String] {
    lives.values.filter { $0.phase == .appearing || $0.phase == .leaving }.map {
      "\($0.name) is \($0.phase)"
    }.sorted()
  }

  /// The first call that was out of order, and the incomplete controllers, to be read when no change is
  /// running.
  var problems: [String] { unfinished + [problem].compactMap(\.self) }
}
