import AtriumGeometry

/// The timeline of a property animator, which the animator's blocks follow instead of the window's time.
///
/// Positions on the timeline are from 0 to 1. The timeline can run in both directions, pause at any position and be
/// set to any position.
///
/// Whenever the direction, the timing or the state of the timeline changes, the driver records the progress of each
/// block. Each block continues from this *anchor*, so that no view jumps.
@MainActor
final class AnimationDriver {
  /// The mapping from a position on the timeline to a block's progress.
  private enum Mode {
    /// The timing of the animator.
    case own
    /// Linear, from the anchor to both ends.
    case linear
    /// Another timing, from the anchor to the end to which the timeline runs.
    case other(AnimationTiming)
  }

  private struct Entry {
    weak var item: DrivenAnimation?
    weak var group: AnimationGroup?
  }

  let duration: Double
  private let timing: AnimationTiming
  /// The animator, which is retained while the timeline runs.
  var keeper: AnyObject?
  var pausesAtEnd = false
  /// Whether fades may replace movements under reduced motion; false during an interaction.
  var fadesInstead = false
  private(set) var isReversed = false
  private var mode = Mode.own
  private var anchor = 0.0
  /// The position of a paused timeline; nil while it runs.
  private var held: Double?
  private var startTime: Double?
  private var delay = 0.0
  private var length: Double
  /// A block that starts at position 0 and animates nothing, from which the animator's own progress is computed.
  private lazy var main = DrivenAnimation(on: self, from: 0)
  private var entries: [Entry] = []
  private(set) weak var window: Window?

  /// Makes a driver that is paused at the start.
  init(duration: Double, timing: AnimationTiming, isReversed: Bool) {
    self.duration = duration
    self.timing = timing
    self.isReversed = isReversed
    length = duration
    held = 0
  }

  func add(_ item: DrivenAnimation, of group: AnimationGroup) {
    entries.removeAll { $0.group == nil }
    entries.append(Entry(item: item, group: group))
  }

  /// The blocks that follow this driver.
  var groups: [AnimationGroup] { entries.compactMap(\.group) }

  var isHeld: Bool { held != nil }

  /// The time at which the timeline reaches its end, in seconds of the window's clock; nil if it is unknown.
  var endTime: Double? {
    guard !isHeld, let startTime else { return nil }
    return startTime + delay + length
  }

  private var time: Double { window?.currentTime ?? 0 }

  /// Starts the timeline when a view of a block is in a window, unless it is paused or already running.
  func begin(in window: Window) {
    if self.window == nil { self.window = window }
    if !isHeld, startTime == nil { startTime = window.currentTime }
  }

  // MARK: Position

  /// The current position on the timeline.
  var fraction: Double { fraction(at: time) }

  private func fraction(at time: Double) -> Double {
    if let held { return held }
    let part = part(at: time)
    return isReversed ? anchor * (1 - part) : anchor + (1 - anchor) * part
  }

  /// Returns the elapsed fraction of the current run.
  private func part(at time: Double) -> Double {
    guard let startTime, time > startTime + delay else { return 0 }
    return length > 0 ? min(1, (time - startTime - delay) / length) : 1
  }

  /// Returns the progress of a block; nil after the end of the run, unless the timeline pauses there.
  ///
  /// - Parameters:
  ///   - item: The block's start on the timeline.
  ///   - time: The window's time, in seconds.
  ///   - cut: The fraction of the block's duration at which the block is over and stays at its end.
  /// - Returns: The progress, which is outside 0 … 1 while the curve or spring overshoots.
  func progress(of item: DrivenAnimation, at time: Double, cut: Double) -> AnimationProgress? {
    if let endTime, time >= endTime - 1e-9 {
      guard pausesAtEnd else { return nil }
      stop(linearly: false, at: endTime)
      keeper = nil
    }
    guard cut > 0 else { return .one }
    if cut < 1 {
      if case .own = mode {
        let local = local(of: item, at: fraction(at: time))
        return timing.progress(at: min(1, local / cut), of: duration)
      }
      return (progress(of: item, at: time) / cut).clamped(lowerBound: .zero, upperBound: .one)
    }
    return progress(of: item, at: time)
  }

  private func progress(of item: DrivenAnimation, at time: Double) -> AnimationProgress {
    let place = fraction(at: time)
    switch mode {
    case .own: return timing.progress(at: local(of: item, at: place), of: duration)
    case .linear:
      let part = share(of: item, at: place)
      let (way, start) = (AnimationProgress(repeating: part), item.anchorProgress)
      return place >= anchor ? start + (.one - start) * way : start * way
    case .other(let timing):
      let part = part(at: time)
      guard !isReversed else {
        // A block that started late is back at its start before the run ends.
        let begun = item.start < anchor ? (anchor - item.start) / anchor : 1
        let progress = timing.progress(at: min(1, part / begun), of: length)
        return item.anchorProgress * (.one - progress)
      }
      let wait = item.start > anchor && anchor < 1 ? (item.start - anchor) / (1 - anchor) : 0
      let own = wait < 1 ? max(0, (part - wait) / (1 - wait)) : 0
      return item.anchorProgress + (.one - item.anchorProgress)
        * timing.progress(at: own, of: length)
    }
  }

  /// Returns the elapsed fraction of a block's own duration at a position on the timeline.
  private func local(of item: DrivenAnimation, at place: Double) -> Double {
    let part = share(of: item, at: place)
    return place >= anchor ? item.local + (1 - item.local) * part : item.local * part
  }

  /// Returns which fraction of a block's section of the timeline has elapsed or remains.
  ///
  /// After the anchor, the value is the elapsed fraction of the section from the anchor on. Before the anchor, it is
  /// the remaining fraction of the section up to the anchor.
  private func share(of item: DrivenAnimation, at place: Double) -> Double {
    if place >= anchor {
      let first = max(anchor, item.start)
      return place > first ? (place - first) / (1 - first) : 0
    }
    let first = item.start < anchor ? item.start : 0
    return place > first ? (place - first) / (anchor - first) : 0
  }

  /// Returns the velocity of the whole animation along x and y, as progress per second.
  private func velocity(at time: Double) -> AnimationProgress {
    guard !isHeld, part(at: time) > 0 else { return .zero }
    let step = 1e-5
    return (progress(of: main, at: time) - progress(of: main, at: time - step)) / step
  }

  // MARK: Pausing and continuing

  /// The velocity when the timeline was paused, or 0 after a later move; a spring continues with it.
  private(set) var heldVelocity = AnimationProgress.zero

  /// Pauses the timeline at the current position.
  ///
  /// - Parameter linearly: Whether later positions map to progress linearly, and not by the timing.
  func hold(linearly: Bool) {
    stop(linearly: linearly, at: time)
    if fadesInstead {
      fadesInstead = false
      for group in groups {
        for view in group.views.compactMap(\.view) { view.removeSubstitute(of: group) }
      }
    }
    show()
  }

  private func stop(linearly: Bool, at time: Double) {
    heldVelocity = velocity(at: time)
    noteAnchor(at: time)
    if linearly {
      mode = .linear
      anchor = min(max(main.anchorProgress.x, 0), 1)
    }
    held = anchor
  }

  /// Moves the timeline to a position, and pauses it there.
  func move(to place: Double) {
    heldVelocity = .zero
    held = place
    show()
  }

  /// Continues with the animator's timing.
  ///
  /// - Parameters:
  ///   - reversed: Whether the timeline runs to the start.
  ///   - length: The duration of the remaining section, in seconds; nil stands for the part of the animator's duration
  ///     that remains.
  ///   - delay: The delay before the timeline continues, in seconds.
  func run(reversed: Bool, length: Double? = nil, delay: Double = 0) {
    noteAnchor(at: time)
    start(reversed: reversed, length: length ?? (reversed ? anchor : 1 - anchor) * duration)
    self.delay = delay
  }

  /// Continues with another timing.
  func run(reversed: Bool, by timing: AnimationTiming, length: Double) {
    noteAnchor(at: time)
    mode = .other(timing)
    start(reversed: reversed, length: length)
  }

  /// Returns the remaining duration at the current position, in seconds, measured by time and not by progress.
  func timeLeft(reversed: Bool) -> Double {
    let local = min(max(timePart(of: main, at: time), 0), 1)
    return (reversed ? local : 1 - local) * duration
  }

  /// Returns the velocity when the timeline was paused, as fractions of the remaining progress per second.
  func restVelocity(reversed: Bool) -> Vector {
    let done = progress(of: main, at: time)
    let rest = reversed ? -done : .one - done
    func part(_ index: Int) -> Double {
      abs(rest[index]) > 1e-6 ? heldVelocity[index] / rest[index] : 0
    }
    return Vector(dx: part(0), dy: part(1))
  }

  private func start(reversed: Bool, length: Double) {
    isReversed = reversed
    self.length = length
    delay = 0
    held = nil
    startTime = window?.currentTime
    show()
  }

  /// Records the progress of each block as its anchor, and returns to the animator's timing.
  private func noteAnchor(at time: Double) {
    for item in entries.compactMap(\.item) + [main] {
      (item.local, item.anchorProgress) = (
        timePart(of: item, at: time), progress(of: item, at: time)
      )
    }
    mode = .own
    anchor = min(max(main.local, 0), 1)
  }

  /// Returns the elapsed fraction of a block's duration.
  ///
  /// Under another timing, the value is the fraction at which the animator's own timing has the block's current
  /// progress.
  private func timePart(of item: DrivenAnimation, at time: Double) -> Double {
    if case .own = mode { return local(of: item, at: fraction(at: time)) }
    return timing.fraction(at: progress(of: item, at: time).x, of: duration)
  }

  private func show() {
    guard let window else { return }
    var views: Set<View> = []
    for group in groups {
      for view in group.views.compactMap(\.view) where views.insert(view).inserted {
        if view.window === window { view.advanceAnimations(to: window.currentTime) }
      }
    }
    window.setNeedsTurn()
  }
}
