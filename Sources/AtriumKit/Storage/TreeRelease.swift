/// Releases trees of views and controllers one object at a time, so that the call stack does not
/// grow with their depth.
@MainActor
enum TreeRelease {
  /// The objects still to be released, last first.
  private static var waiting: [AnyObject] = []
  private static var isRunning = false

  /// Takes over the objects of a list and releases them in order.
  ///
  /// Each object is released with all that it contains before the next one, and after its superview
  /// or parent if that is being released.
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
