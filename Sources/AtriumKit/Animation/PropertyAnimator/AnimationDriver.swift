import AtriumGeometry

/// What a property animator's blocks follow instead of the window's time: a line from 0 to 1 that can
/// be run along in both ways, stopped anywhere, and shown at any place.
///
/// Wherever its way changes, it notes how far each block is (the *anchor*) and goes on from there, so
/// that nothing jumps.
@MainActor
final class AnimationDriver {
  /// How a block's progress follows from the place on the line.
  private enum Mode {
    /// By the animator's own timing.
    case own
    /// Straight, from the anchor to either end.
    case linear
    /// By another timing, from the anchor to the end.
    case other(AnimationTiming)
  }

  private struct Entry {
    weak var item: DrivenAnimation?
    weak var group: AnimationGroup?
  }

  let duration: Double
  private let timing: AnimationTiming
  /// Kept alive while the line is being run along.
  var keeper: AnyObject?
  var pausesAtEnd = false
  /// Whether a movement that is not wanted may be a fade: not in a hand.
  var fadesInstead = false
  private(set) var isReversed = false
  private var mode = Mode.own
  private var anchor = 0.0
  /// The place while it does not run.
  private var held: Double?
  private var startTime: Double?
  private var delay = 0.0
  private var length: Double
  /// A block from the beginning on, for what the animator says of itself.
  private lazy var main = DrivenAnimation(on: self, from: 0)
  private var entries: [Entry] = []
  private(set) weak var window: Window?

  /// Makes a driver that stands at the beginning.
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

  /// The blocks that follow it.
  var groups: [AnimationGroup] { entries.compactMap(\.group) }

  var isHeld: Bool { held != nil }

  /// When it will be at its end, in the window's seconds; nil if that is not known.
  var endTime: Double? {
    guard !isHeld, let startTime else { return nil }
    return startTime + delay + length
  }

  private var time: Double { window?.currentTime ?? 0 }

  /// A view of a block is in a window.
  func begin(in window: Window) {
    if self.window == nil { self.window = window }
    if !isHeld, startTime == nil { startTime = window.currentTime }
  }

  // MARK: Where it is

  /// The place on the line.
  var fraction: Double { fraction(at: time) }

  private func fraction(at time: Double) -> Double {
    if let held { return held }
    let part = part(at: time)
    return isReversed ? anchor * (1 - part) : anchor + (1 - anchor) * part
  }

  /// The part of the present way that has been run.
  private func part(at time: Double) -> Double {
    guard let startTime, time > startTime + delay else { return 0 }
    return length > 0 ? min(1, (time - startTime - delay) / length) : 1
  }

  /// How far a block is; nil when all is over.
  ///
  /// - Parameters:
  ///   - item: The block's place.
  ///   - time: The window's time, in seconds.
  ///   - cut: The part of its time after which it shows its end.
  /// - Returns: Values that may leave 0 … 1 where the timing does.
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
      let (way, shown) = (AnimationProgress(repeating: part), item.shown)
      return place >= anchor ? shown + (.one - shown) * way : shown * way
    case .other(let timing):
      let part = part(at: time)
      guard !isReversed else {
        // What began late is back at its beginning early.
        let begun = item.start < anchor ? (anchor - item.start) / anchor : 1
        let progress = timing.progress(at: min(1, part / begun), of: length)
        return item.shown * (.one - progress)
      }
      let wait = item.start > anchor && anchor < 1 ? (item.start - anchor) / (1 - anchor) : 0
      let own = wait < 1 ? max(0, (part - wait) / (1 - wait)) : 0
      return item.shown + (.one - item.shown) * timing.progress(at: own, of: length)
    }
  }

  /// The part of a block's own time at a place.
  private func local(of item: DrivenAnimation, at place: Double) -> Double {
    let part = share(of: item, at: place)
    return place >= anchor ? item.local + (1 - item.local) * part : item.local * part
  }

  /// The part of the rest that has gone, ahead of the anchor; behind it the part that is left.
  private func share(of item: DrivenAnimation, at place: Double) -> Double {
    if place >= anchor {
      let first = max(anchor, item.start)
      return place > first ? (place - first) / (1 - first) : 0
    }
    let first = item.start < anchor ? item.start : 0
    return place > first ? (place - first) / (anchor - first) : 0
  }

  /// How fast the whole is, along x and y, in parts of the way a second.
  private func velocity(at time: Double) -> AnimationProgress {
    guard !isHeld, part(at: time) > 0 else { return .zero }
    let step = 1e-5
    return (progress(of: main, at: time) - progress(of: main, at: time - step)) / step
  }

  // MARK: Changing its way

  /// What ``hold(linearly:)`` met: a spring that goes on takes it over.
  private(set) var heldVelocity = AnimationProgress.zero

  /// Stops where it is.
  ///
  /// - Parameter linearly: Whether it can be moved straight, as against by its timing.
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
      anchor = min(max(main.shown.x, 0), 1)
    }
    held = anchor
  }

  /// Shows another place.
  func move(to place: Double) {
    heldVelocity = .zero
    held = place
    show()
  }

  /// Goes on by the own timing.
  ///
  /// - Parameters:
  ///   - reversed: To the beginning.
  ///   - length: How long the rest takes, in seconds; what is left of the duration if nil.
  ///   - delay: How long it waits first, in seconds.
  func run(reversed: Bool, length: Double? = nil, delay: Double = 0) {
    noteAnchor(at: time)
    start(reversed: reversed, length: length ?? (reversed ? anchor : 1 - anchor) * duration)
    self.delay = delay
  }

  /// Goes on by another timing.
  func run(reversed: Bool, by timing: AnimationTiming, length: Double) {
    noteAnchor(at: time)
    mode = .other(timing)
    start(reversed: reversed, length: length)
  }

  /// What is left of the duration at the present place, in seconds: of the time, not of the way.
  func timeLeft(reversed: Bool) -> Double {
    let local = min(max(timePart(of: main, at: time), 0), 1)
    return (reversed ? local : 1 - local) * duration
  }

  /// How fast it was when it was held, in parts of what is left of its way.
  func restVelocity(reversed: Bool) -> Vector {
    let shown = progress(of: main, at: time)
    let rest = reversed ? -shown : .one - shown
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

  /// Notes where every block is; from here on it goes by the own timing.
  private func noteAnchor(at time: Double) {
    for item in entries.compactMap(\.item) + [main] {
      (item.local, item.shown) = (timePart(of: item, at: time), progress(of: item, at: time))
    }
    mode = .own
    anchor = min(max(main.local, 0), 1)
  }

  /// The part of a block's own time that has gone, or that its timing would have taken to get there.
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
