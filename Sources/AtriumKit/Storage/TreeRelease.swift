/// Releases trees of views and controllers one object at a time.
///
/// The depth of the call stack therefore does not depend on the depth of the tree.
@MainActor
enum TreeRelease {
  /// The objects that must still be released, in reverse order.
  private static var waiting: [AnyObject] = []
  private static var isRunning = false

  /// Takes over the objects of a list and releases them in order.
  ///
  /// Each object is released together with its whole subtree before the next object. If the superview or parent of
  /// an object is also being released, the object is released after it.
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
