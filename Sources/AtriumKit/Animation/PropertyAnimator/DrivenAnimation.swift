/// One block's place on the line that a property animator runs along.
@MainActor
final class DrivenAnimation {
  /// The place of blocks that are being started now; nil outside an animator's closures.
  private(set) static var current: DrivenAnimation?

  let driver: AnimationDriver
  /// The part of the line at which it begins.
  let start: Double
  /// How far it was when the driver last changed its way.
  var shown = AnimationProgress.zero
  /// The part of its own time that had gone then.
  var local = 0.0

  init(on driver: AnimationDriver, from start: Double) {
    self.driver = driver
    self.start = start
  }

  /// Runs a closure whose blocks begin at a part of a driver's line.
  static func run(on driver: AnimationDriver, from start: Double, _ body: () -> Void) {
    let outer = current
    current = DrivenAnimation(on: driver, from: start)
    body()
    current = outer
  }

  /// The same place for a block of its own.
  func forAnotherBlock() -> DrivenAnimation { DrivenAnimation(on: driver, from: start) }
}
