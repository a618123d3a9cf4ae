/// The start of an animation block on the timeline of a property animator.
@MainActor
final class DrivenAnimation {
  /// The start that is given to blocks that are created now; nil outside the closures of an animator.
  private(set) static var current: DrivenAnimation?

  let driver: AnimationDriver
  /// The position on the timeline at which the block starts.
  let start: Double
  /// The progress of the block that the driver recorded last (`noteAnchor`).
  var anchorProgress = AnimationProgress.zero
  /// The elapsed fraction of the block's duration that the driver recorded last (`noteAnchor`).
  var local = 0.0

  init(on driver: AnimationDriver, from start: Double) {
    self.driver = driver
    self.start = start
  }

  /// Runs a closure, in which blocks start at a position on a driver's timeline.
  static func run(on driver: AnimationDriver, from start: Double, _ body: () -> Void) {
    let outer = current
    current = DrivenAnimation(on: driver, from: start)
    body()
    current = outer
  }

  /// Makes an object with the same driver and position, for another block.
  func forAnotherBlock() -> DrivenAnimation { DrivenAnimation(on: driver, from: start) }
}
