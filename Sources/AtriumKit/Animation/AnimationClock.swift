import AtriumGeometry

/// The timeline of a transition, which the animation blocks of the transition follow.
///
/// A *free* timeline follows the window's time, so its blocks run as if there were no timeline. A *held* timeline is
/// paused at one time. From there it can run forwards or backwards, at a constant rate or with a timing curve.
@MainActor
final class AnimationClock {
  private enum Course {
    case free
    case held
    case steady(rate: Double)
    case timed(way: Double, isReversed: Bool, timing: AnimationTiming, length: Double)
  }

  /// The timeline that a block follows if it starts now; nil if there is none.
  private(set) static var current: AnimationClock?

  /// The window whose time the timeline follows while it runs.
  weak var window: Window?
  private var course = Course.held
  /// The time of the timeline at the window time ``start``, in seconds since the transition began.
  private var base = 0.0
  private var start = 0.0
  /// The velocity of the timeline before it was last held or set, in seconds of the timeline per second of the window.
  private var heldVelocity = 0.0
  /// The time without movement after which a held timeline has no velocity any more, in seconds.
  private static let velocityPatience = 0.1

  private struct Entry {
    weak var group: AnimationGroup?
  }
  private var entries: [Entry] = []

  private var now: Double { window?.currentTime ?? Window.list.inTurn?.currentTime ?? start }

  var isFree: Bool {
    if case .free = course { return true }
    return false
  }

  var isHeld: Bool {
    if case .held = course { return true }
    return false
  }

  var isReversed: Bool {
    switch course {
    case .free, .held: false
    case .steady(let rate): rate < 0
    // The direction is stored because it cannot be derived: a transition that is cancelled at its start has no
    // distance to run back.
    case .timed(_, let isReversed, _, _): isReversed
    }
  }

  /// Runs a closure, whose animation blocks follow this timeline.
  func run(_ body: () -> Void) {
    let outer = AnimationClock.current
    AnimationClock.current = self
    body()
    AnimationClock.current = outer
  }

  /// Adds a block that follows this timeline.
  func add(_ group: AnimationGroup) {
    entries.removeAll { $0.group == nil }
    entries.append(Entry(group: group))
  }

  /// Ends the animations of views outside windows, at the end to which the timeline runs.
  func endOutsideWindows() {
    for group in entries.compactMap(\.group) {
      for view in group.views.compactMap(\.view) where view.window == nil {
        if isReversed {
          for animation in view.animations where animation.group === group {
            view.takeBack(animation)
          }
        }
        view.endAnimations(of: group, finished: !isReversed)
      }
    }
  }

  /// Restores the model values that the blocks have changed, if the timeline runs backwards.
  ///
  /// Until the timeline reaches its start, the displayed values move to the restored values.
  func takeBack() {
    guard isReversed else { return }
    let rest = timeToEnd
    for group in entries.compactMap(\.group) { group.takeBack(over: rest) }
  }

  /// The time until the end of a reversed or timed run, in seconds; 0 for any other course.
  private var timeToEnd: Double {
    switch course {
    case .free, .held: 0
    case .steady(let rate): rate < 0 ? max(0, elapsed(at: now)) / -rate : 0
    case .timed(_, _, _, let length): max(0, length - (now - start))
    }
  }

  /// The time of this timeline at which a new block begins, in seconds.
  ///
  /// While the timeline is held, the value is 0, which is the start of the transition.
  var beginningOfBlock: Double { isHeld ? 0 : elapsed(at: now) }

  /// Returns the time of the timeline at a window time, in seconds since the transition began.
  func elapsed(at time: Double) -> Double {
    switch course {
    case .free: return base + time - start
    case .held: return base
    case .steady(let rate): return base + rate * (time - start)
    case .timed(let way, _, let timing, let length):
      let part = length > 0 ? max(0, (time - start) / length) : 1
      // At the end of its duration, a spring has not come to rest exactly. The exact end value is returned instead.
      return part < 1 ? base + way * timing.progress(at: part, of: length).x : base + way
    }
  }

  /// Starts the timeline at 0.
  ///
  /// - Parameter isFree: Whether the blocks follow the window's time and the user's motion setting until the
  ///   timeline is held.
  func begin(isFree: Bool) {
    (base, start) = (0, now)
    course = isFree ? .free : .steady(rate: 1)
  }

  /// Sets the timeline to a time, in seconds, and holds it there.
  func set(_ elapsed: Double) {
    let (time, old) = (now, self.elapsed(at: now))
    if time > start {
      heldVelocity =
        time - start < AnimationClock.velocityPatience ? (elapsed - old) / (time - start) : 0
    }
    (base, start, course) = (elapsed, time, .held)
  }

  /// Holds the timeline at its current time.
  func hold() {
    guard !isHeld else { return }
    let (time, step) = (now, 1e-5)
    heldVelocity = (elapsed(at: time) - elapsed(at: time - step)) / step
    (base, start, course) = (elapsed(at: time), time, .held)
  }

  /// Runs the timeline from its current time at a rate, which is negative to run backwards.
  func run(rate: Double) {
    let time = now
    (base, start) = (elapsed(at: time), time)
    course = .steady(rate: rate)
  }

  /// Runs the timeline to a time with a curve or spring.
  ///
  /// A spring without an initial velocity starts with the velocity of the gesture.
  ///
  /// - Parameters:
  ///   - end: The time at which the run ends, in seconds since the transition began.
  ///   - provider: The curve or spring of the run.
  ///   - length: The duration, in seconds; a spring that is defined by its physics has its own duration.
  ///   - isReversed: Whether the timeline runs to the start of the transition.
  func run(
    to end: Double, by provider: any TimingCurveProvider, length: Double, isReversed: Bool
  ) {
    let time = now
    // A gesture that has paused before its end has no velocity.
    let velocity = time - start < AnimationClock.velocityPatience ? heldVelocity : 0
    (base, start) = (elapsed(at: time), time)
    let way = end - base
    let part = abs(way) > 1e-9 ? velocity / way : 0
    let (timing, length) = provider.timing(for: length, velocity: Vector(dx: part, dy: part))
    course = .timed(way: way, isReversed: isReversed, timing: timing, length: length)
  }
}
