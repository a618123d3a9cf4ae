/// Resizes of subviews that bring about those of their own subviews, and so on: inside one another for
/// some levels, what is deeper one after another, so that a deep tree needs no deep call stack.
@MainActor
final class AutoresizingQueue {
  /// How many resizes stand inside one another.
  private static let deepest = 64

  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Does a step; later, before the outermost returns, if it stands inside too many others.
  func perform(_ step: @escaping () -> Void) {
    guard depth < AutoresizingQueue.deepest else {
      // It belongs to the animation block, if any, in which it was asked for.
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
