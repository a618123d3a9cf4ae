/// A clock that somebody's hand turns: animations of blocks started under it follow its time
/// instead of the window's.
@MainActor
final class AnimationClock {
  /// The clock under which blocks are being started now.
  private(set) static var current: AnimationClock?

  private var base = 0.0
  private var start = 0.0
  /// Seconds of this clock for one of the window's: 0 in the hand, below 0 on the way back.
  private var rate = 0.0

  var isHeld: Bool { rate == 0 }
  var isReversed: Bool { rate < 0 }

  /// Runs a closure whose animation blocks follow this clock.
  func run(_ body: () -> Void) {
    let outer = AnimationClock.current
    AnimationClock.current = self
    body()
    AnimationClock.current = outer
  }

  /// The time that this clock shows, in seconds since its blocks began.
  func elapsed(at time: Double) -> Double { base + rate * (time - start) }

  /// Turns it to a time.
  func set(_ elapsed: Double) {
    base = elapsed
    rate = 0
  }

  /// Lets it run from where it is; backwards for a rate below zero.
  func run(rate: Double, at time: Double) {
    base = elapsed(at: time)
    start = time
    self.rate = rate
  }
}
