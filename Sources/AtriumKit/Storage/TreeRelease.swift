/// Releases trees of views and controllers one object at a time, so that the call stack does not
/// grow with their depth.
@MainActor
enum TreeRelease {
  /// The objects still to be released, in reverse order.
  private static var waiting: [AnyObject] = []
  private static var isRunning = false

  /// Takes over the objects of a list and releases them in order.
  ///
  /// Each object is released together with its whole subtree before the next object. If its
  /// superview or parent is being released, the object is released after its superview or parent.
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
