import AtriumGeometry

/// The timeline of a transition: animation blocks that start under a timeline follow it.
///
/// A *free* timeline follows the window's time: its blocks run as if there were no timeline. A *held* timeline
/// stays at one moment. From there it can run forwards or backwards, at a rate or along a timing.
@MainActor
final class AnimationClock {
  private enum Course {
    case free
    case held
    case steady(rate: Double)
    case timed(way: Double, isReversed: Bool, timing: AnimationTiming, length: Double)
  }

  /// The timeline that blocks follow if they start now.
  private(set) static var current: AnimationClock?

  /// The window whose time the timeline follows while it runs.
  weak var window: Window?
  private var course = Course.held
  /// The moment of the timeline at the window time ``start``, in seconds since the transition began.
  private var base = 0.0
  private var start = 0.0
  /// The velocity of the timeline when it was last held or set: seconds of the timeline per second
  /// of the window.
  private var heldVelocity = 0.0
  /// The time after which a timeline that was held or set counts as resting, in seconds.
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
    // The direction is stored, since it cannot be derived: a transition that was cancelled at its start has no
    // distance to run back.
    case .timed(_, let isReversed, _, _): isReversed
    }
  }

  /// Runs a closure; its animation blocks follow this timeline.
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

  /// Ends the animations of views outside windows, at the end towards which the timeline runs.
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
  /// Until the timeline reaches its start, the drawn views move to the restored values.
  func takeBack() {
    guard isReversed else { return }
    let rest = timeToEnd
    for group in entries.compactMap(\.group) { group.takeBack(over: rest) }
  }

  /// The seconds until the timeline reaches its end, or its start if it runs backwards.
  private var timeToEnd: Double {
    switch course {
    case .free, .held: 0
    case .steady(let rate): rate < 0 ? max(0, elapsed(at: now)) / -rate : 0
    case .timed(_, _, _, let length): max(0, length - (now - start))
    }
  }

  /// The start time, on this timeline, of a block that starts now, in seconds.
  ///
  /// While the timeline is held, the value is 0, the start of the transition.
  var beginningOfBlock: Double { isHeld ? 0 : elapsed(at: now) }

  /// Returns the moment of the timeline at a window time, in seconds since the transition began.
  func elapsed(at time: Double) -> Double {
    switch course {
    case .free: return base + time - start
    case .held: return base
    case .steady(let rate): return base + rate * (time - start)
    case .timed(let way, _, let timing, let length):
      let part = length > 0 ? max(0, (time - start) / length) : 1
      // A spring has not quite settled at the end of its duration, so the end value is returned
      // exactly.
      return part < 1 ? base + way * timing.progress(at: part, of: length).x : base + way
    }
  }

  /// Starts the timeline at 0.
  ///
  /// - Parameter isFree: Whether the blocks follow the window's time and the user's motion setting
  ///   until the timeline is held.
  func begin(isFree: Bool) {
    (base, start) = (0, now)
    course = isFree ? .free : .steady(rate: 1)
  }

  /// Sets the timeline to a moment, in seconds, and holds it there.
  func set(_ elapsed: Double) {
    let (time, old) = (now, self.elapsed(at: now))
    if time > start {
      heldVelocity =
        time - start < AnimationClock.velocityPatience ? (elapsed - old) / (time - start) : 0
    }
    (base, start, course) = (elapsed, time, .held)
  }

  /// Holds the current moment.
  func hold() {
    guard !isHeld else { return }
    let (time, step) = (now, 1e-5)
    heldVelocity = (elapsed(at: time) - elapsed(at: time - step)) / step
    (base, start, course) = (elapsed(at: time), time, .held)
  }

  /// Runs the timeline from the current moment; a rate below zero runs it backwards.
  func run(rate: Double) {
    let time = now
    (base, start) = (elapsed(at: time), time)
    course = .steady(rate: rate)
  }

  /// Runs the timeline to a moment along a curve or spring.
  ///
  /// A spring without an initial velocity continues with the gesture's velocity.
  ///
  /// - Parameters:
  ///   - end: The moment, in seconds since the transition began.
  ///   - provider: The curve or spring of the run.
  ///   - length: The duration, in seconds; a spring defined by its physics has its own duration.
  ///   - isReversed: Whether the timeline runs to the transition's start.
  func run(
    to end: Double, by provider: any TimingCurveProvider, length: Double, isReversed: Bool
  ) {
    let time = now
    // A gesture that has paused has no velocity.
    let velocity = time - start < AnimationClock.velocityPatience ? heldVelocity : 0
    (base, start) = (elapsed(at: time), time)
    let way = end - base
    let part = abs(way) > 1e-9 ? velocity / way : 0
    let (timing, length) = provider.timing(for: length, velocity: Vector(dx: part, dy: part))
    course = .timed(way: way, isReversed: isReversed, timing: timing, length: length)
  }
}
