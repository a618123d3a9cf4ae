import AtriumKit

/// The controllers that were pushed while the navigation controller was off screen.
///
/// They receive `didMove(toParent:)` in the next `viewDidAppear` of the navigation controller (DC-20).
@MainActor
struct AwaitedMoves {
  private var controllers: [ViewController] = []

  mutating func add(_ new: [ViewController]) { controllers += new }

  /// Drops controllers that are no longer children of the container.
  mutating func keepChildren(of container: ViewController) {
    controllers.removeAll { $0.parent !== container }
  }

  /// Empties the list.
  ///
  /// - Returns: The controllers that were in the list, which the caller must notify.
  mutating func take() -> [ViewController] {
    defer { controllers = [] }
    return controllers
  }
}
