import AtriumKit

/// The controllers that the user has left by going back in a navigation controller, the most recent one last.
///
/// The user may go forward to them again.
@MainActor
struct LeftControllers {
  /// Whether controllers that the user leaves are kept.
  var areKept = false {
    didSet { if !areKept { list = [] } }
  }
  /// The controllers, the most recent one last.
  private(set) var list: [ViewController] = []

  /// The controller that was left last.
  var last: ViewController? { list.last }

  /// Updates the list after a push.
  ///
  /// The pushed controller is removed if it is the last in the list; otherwise all controllers are removed.
  mutating func notePush(of controller: ViewController) {
    if list.last === controller { list.removeLast() } else { list = [] }
  }

  /// Adds controllers that the user leaves.
  ///
  /// The argument has their order on the stack.
  mutating func add(_ controllers: some BidirectionalCollection<ViewController>) {
    if areKept { list += controllers.reversed() }
  }

  /// Removes controllers that are on the stack again.
  mutating func remove(_ controllers: [ViewController]) {
    list.removeAll { controllers.contains($0) }
  }

  /// Empties the list.
  mutating func forget() { list = [] }
}
