import AtriumKit

/// The controllers that the user left in a navigation controller and may go forward to, the last one
/// last.
@MainActor
struct LeftControllers {
  /// Whether they are kept.
  var areKept = false {
    didSet { if !areKept { list = [] } }
  }
  private var list: [ViewController] = []

  /// The controller that was left last.
  var last: ViewController? { list.last }

  /// Notes a push, which forgets them unless it goes forward.
  mutating func notePush(of controller: ViewController) {
    if list.last === controller { list.removeLast() } else { list = [] }
  }

  /// Adds controllers that the user leaves, the lowest first.
  mutating func add(_ controllers: some BidirectionalCollection<ViewController>) {
    if areKept { list += controllers.reversed() }
  }

  /// Takes controllers out that came back.
  mutating func remove(_ controllers: [ViewController]) {
    list.removeAll { controllers.contains($0) }
  }

  /// Forgets all.
  mutating func forget() { list = [] }
}
