/// The start of one block on a property animator's timeline.
@MainActor
final class DrivenAnimation {
  /// The start for blocks that are being created; nil outside an animator's closures.
  private(set) static var current: DrivenAnimation?

  let driver: AnimationDriver
  /// The position on the timeline at which the block starts.
  let start: Double
  /// Its progress when the driver last changed course.
  var anchorProgress = AnimationProgress.zero
  /// The elapsed fraction of its duration at that time.
  var local = 0.0

  init(on driver: AnimationDriver, from start: Double) {
    self.driver = driver
    self.start = start
  }

  /// Runs a closure and makes its blocks start at a position on a driver's timeline.
  static func run(on driver: AnimationDriver, from start: Double, _ body: () -> Void) {
    let outer = current
    current = DrivenAnimation(on: driver, from: start)
    body()
    current = outer
  }

  /// Makes a copy for another block with the same start.
  func forAnotherBlock() -> DrivenAnimation { DrivenAnimation(on: driver, from: start) }
}
