import AtriumKit

/// Controllers that were pushed off screen, which get `didMove(toParent:)` after the first appearance
/// (DC-20).
@MainActor
struct AwaitedMoves {
  private var controllers: [ViewController] = []

  mutating func add(_ new: [ViewController]) { controllers += new }

  /// Forgets those that have left a container.
  mutating func keepChildren(of container: ViewController) {
    controllers.removeAll { $0.parent !== container }
  }

  /// Forgets all.
  ///
  /// - Returns: Those that are to be told.
  mutating func take() -> [ViewController] {
    defer { controllers = [] }
    return controllers
  }
}
