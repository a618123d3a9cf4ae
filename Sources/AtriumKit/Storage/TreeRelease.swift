/// Gives up trees of views and controllers one after another, not inside one another: the call stack
/// does not grow with their depth.
@MainActor
enum TreeRelease {
  /// What is still to be given up, last first.
  private static var waiting: [AnyObject] = []
  private static var isRunning = false

  /// Takes objects over and gives them up in their order, each with all that is inside it before the
  /// next one; after its superview or parent, if that is just being given up.
  static func release(_ list: inout [some AnyObject]) {
    guard !list.isEmpty else { return }
    for object in list.reversed() { waiting.append(object) }
    list = []
    guard !isRunning else { return }
    isRunning = true
    while !waiting.isEmpty { _ = waiting.popLast() }
    isRunning = false
  }
}
