import AtriumGeometry
import AtriumKit

/// Moves the front by changing its offset over time; a movement can be stopped at any time.
@MainActor
final class SlidingMenuMotion {
  /// The duration and the timing curve of a movement.
  struct Pace {
    var duration: Double
    var timing: SlidingMenuController.Style.Timing
    /// The initial velocity, in points a second.
    var velocity = 0.0
  }

  private struct Run {
    var start: Double
    var target: () -> Double
    var pace: Pace
    var completion: (Bool) -> Void
    var beginning: Double?
    var progress = 0.0
  }

  /// Called with each new offset; set before the first movement.
  var onStep: (Double) -> Void = { _ in }
  private weak var view: View?
  private var run: Run?
  private lazy var link: DisplayLink? = view.map { view in
    DisplayLink(view: view) { [weak self] in self?.step(to: $0) }
  }
  /// The offset from the closed position, in points; positive towards the trailing edge.
  private(set) var place = 0.0
  /// The velocity of the current movement, in points a second.
  private(set) var velocity = 0.0

  /// Whether a movement is running.
  var isRunning: Bool { run != nil }

  init(in view: View) {
    self.view = view
  }

  /// Sets the offset at once.
  func jump(to place: Double) {
    self.place = place
    onStep(place)
  }

  /// Moves the front from the current offset to another offset.
  ///
  /// - Parameters:
  ///   - target: Returns the final offset, which a resize may change.
  ///   - pace: The duration and the timing curve.
  ///   - completion: Called at the end, with true if the final offset was reached.
  func move(
    to target: @escaping () -> Double, pace: Pace, completion: @escaping (Bool) -> Void
  ) {
    stop()
    guard pace.duration > 0, view?.window != nil, target() != place || pace.velocity != 0 else {
      jump(to: target())
      return completion(true)
    }
    run = Run(start: place, target: target, pace: pace, completion: completion)
    velocity = pace.velocity
    link?.isPaused = true
    link?.isPaused = false
    if link?.isPaused ?? true { finish() }
  }

  /// Ends the movement at its current offset.
  func stop() { end(reached: false) }

  /// Ends the movement at its final offset.
  func finish() {
    guard let run else { return }
    jump(to: run.target())
    end(reached: true)
  }

  /// Recomputes the offset for the current progress of the movement after a resize.
  func update() {
    if let run { jump(to: place(of: run)) }
  }

  private func end(reached: Bool) {
    guard let ended = run else { return }
    run = nil
    link?.isPaused = true
    if reached { velocity = 0 }
    ended.completion(reached)
  }

  private func step(to time: Double) {
    guard var run, let window = view?.window else { return }
    let beginning = run.beginning ?? window.currentTime
    run.beginning = beginning
    let old = (place: place, progress: run.progress)
    run.progress = min(1, max(0, time - beginning) / run.pace.duration)
    self.run = run
    guard run.progress < 1 else { return finish() }
    place = place(of: run)
    let time = (run.progress - old.progress) * run.pace.duration
    if time > 0 { velocity = (place - old.place) / time }
    onStep(place)
  }

  private func place(of run: Run) -> Double {
    let (start, end) = (run.start, run.target())
    let (time, way) = (run.progress, end - start)
    guard run.pace.velocity == 0 else { return hermite(run, way: way) }
    switch run.pace.timing {
    case .curve(let curve): return start + way * curve.value(at: time)
    case .spring:
      // The spring never reaches its end position exactly. The division distributes the missing thousandth over the
      // whole movement.
      let spring = Spring(duration: run.pace.duration * 0.66)
      let whole = spring.position(at: run.pace.duration)
      return start + way * spring.position(at: time * run.pace.duration) / max(whole, 0.5)
    }
  }

  /// Returns the offset on the cubic curve that begins with the given velocity and ends at rest.
  private func hermite(_ run: Run, way: Double) -> Double {
    let t = run.progress
    let push = run.pace.velocity * run.pace.duration
    return run.start + way * t * t * (3 - 2 * t) + push * t * (1 - t) * (1 - t)
  }
}
