import AtriumKit

/// The windows of a program without a window system, and the clock that they share.
@MainActor
final class HeadlessProgram {
  /// The times of one window's display frames while the clock advances.
  private struct Frames {
    let start: Double
    let rate: Double
    var count = 1.0
    var next: Double { start + count / rate }

    @MainActor
    init(of stage: Stage, from start: Double) {
      self.start = start
      rate = stage.framesPerSecond
    }
  }

  private struct Entry {
    weak var stage: Stage?
  }

  /// The current time, in seconds since the clock started.
  private(set) var time = 0.0

  private var entries: [Entry] = []
  private var isRunningTurns = false

  /// The stages of the open windows, in the order in which they were opened.
  var stages: [Stage] { entries.compactMap(\.stage) }

  /// Adds a window by its stage, which the caller owns.
  func add(_ stage: Stage) {
    entries.removeAll { $0.stage == nil }
    entries.append(Entry(stage: stage))
  }

  /// Sets the clock without a turn; a time before the current time is ignored.
  func skip(to newTime: Double) {
    time = max(time, newTime)
    // All windows receive the time, because the turn of one window may start animations in another window.
    for stage in stages { stage.window.dispatch(.time(time)) }
  }

  /// Runs a turn of each window.
  func turn() {
    run(stages)
  }

  /// Advances the clock: each window runs a turn at each of its display frames and at the end.
  func advance(to end: Double) {
    var frames: [ObjectIdentifier: Frames] = [:]
    while true {
      let next = stages.map { stage in
        let id = ObjectIdentifier(stage)
        // The display frames of a window that was opened in the meantime begin at the current time.
        let own = frames[id] ?? Frames(of: stage, from: time)
        frames[id] = own
        return (stage: stage, time: own.next)
      }
      guard let moment = next.map(\.time).min(), moment < end - 1e-9 else { break }
      skip(to: moment)
      let due = next.filter { $0.time <= moment + 1e-9 }.map(\.stage)
      for stage in due { frames[ObjectIdentifier(stage)]?.count += 1 }
      run(due)
    }
    skip(to: end)
    turn()
  }

  /// Closes the windows that have asked to be closed; during a turn, they close at the end of the
  /// turn.
  func closeWindows() {
    guard !isRunningTurns else { return }
    for stage in stages where stage.host.isClosed {
      entries.removeAll { $0.stage === stage }
      stage.window.dispatch(.closed)
      stage.turnAlone()
    }
  }

  private func run(_ stages: [Stage]) {
    let isOutermost = !isRunningTurns
    isRunningTurns = true
    for stage in stages { stage.turnAlone() }
    guard isOutermost else { return }
    isRunningTurns = false
    closeWindows()
  }
}
