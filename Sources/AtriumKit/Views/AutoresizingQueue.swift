/// Performs the resizes of nested subviews without deep recursion.
///
/// Up to a certain depth, the resize of a view directly resizes its subviews. Deeper resizes are queued, so a deep
/// tree needs no deep call stack.
@MainActor
final class AutoresizingQueue {
  /// The maximum number of resizes that are nested on the call stack.
  private static let deepest = 64

  /// The view whose subviews are being resized; nil if there is none.
  private(set) weak var current: View?

  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Resizes a view's subviews, or queues the resize if it is nested too deeply.
  ///
  /// The outermost call performs the queued resizes.
  func perform(for view: View?, _ resize: @escaping () -> Void) {
    perform { [self] in
      let outer = current
      current = view
      resize()
      current = outer
    }
  }

  private func perform(_ step: @escaping () -> Void) {
    guard depth < AutoresizingQueue.deepest else {
      // The resize belongs to the animation block in which it was requested, if there is one.
      let blocks = AnimationGroup.stack
      waiting.append {
        let others = AnimationGroup.stack
        AnimationGroup.stack = blocks
        step()
        AnimationGroup.stack = others
      }
      return
    }
    depth += 1
    step()
    if depth == 1 {
      var next = 0
      while next < waiting.count {
        waiting[next]()
        next += 1
      }
      waiting = []
    }
    depth -= 1
  }
}
