import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Frames follow the display's rate, which the host reports, and are not requested while nothing moves.
@MainActor
struct FramePaceTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.settle()
  }

  /// Runs the turns that the window requests, each with a delay.
  ///
  /// - Returns: The times of the turns.
  private func followDeadlines(
    until end: Double = .infinity, lateness: Double = 0, atMost limit: Int = 1000
  ) -> [Double] {
    var times: [Double] = []
    while let deadline = stage.host.frameDeadline, deadline < end, times.count < limit {
      times.append(turn(at: deadline + lateness))
    }
    return times
  }

  /// Runs one turn, without the frames that a stage would insert.
  ///
  /// - Returns: The time of the turn.
  @discardableResult
  private func turn(at time: Double) -> Double {
    stage.window.dispatch(.frame(at: time))
    return now
  }

  private var now: Double { stage.window.currentTime }

  private func animate(
    _ duration: Double = 0.25, options: View.AnimationOptions = []
  ) {
    View.animate(withDuration: duration, options: options) { view.center.x += 40 }
    turn(at: now)
  }

  @Test(
    "a quarter of a second has as many frames as the display shows, and later there are no frames",
    arguments: [(60.0, 15), (120.0, 30), (144.0, 36), (24.0, 6), (59.94, 15)])
  func count(rate: Double, frames: Int) {
    stage.framesPerSecond = rate
    #expect(stage.host.frameDeadline == nil, "a pace alone needs no turn")
    let turns = stage.window.statistics.turnCount
    let start = now
    animate()
    let times = followDeadlines()
    #expect(times.count == frames)
    #expect(stage.window.statistics.turnCount - turns == frames + 1, "the turn of the call")
    for (index, time) in times.enumerated() {
      #expect(isNear(time - start, Double(index + 1) / rate, 1e-9))
    }
    #expect(stage.window.isIdle && stage.host.frameDeadline == nil)
  }

  @Test(
    "an impossible rate counts as the nearest possible rate, and without a rate nothing changes",
    arguments: [
      (1000.0, 360.0), (Double.infinity, 360.0), (5.0, 24.0), (0.0, 24.0), (-60.0, 24.0),
      (Double.nan, 75.0),
    ])
  func limits(told: Double, holds: Double) {
    stage.window.dispatch(.refreshRate(75))
    stage.window.dispatch(.refreshRate(told))
    #expect(stage.window.maximumFramesPerSecond == holds)
    #expect(stage.host.frameDeadline == nil)
  }

  @Test("the default rate is 60, and the stage's clock follows the rate that a host reports")
  func stagePace() {
    #expect(stage.window.maximumFramesPerSecond == 60)
    let turns = stage.window.statistics.turnCount
    stage.advance(by: 0.5)
    #expect(stage.window.statistics.turnCount - turns == 30)
    stage.framesPerSecond = 144
    stage.advance(by: 0.5)
    #expect(stage.window.statistics.turnCount - turns == 30 + 72)
  }

  @Test("after a move to another monitor the next frames follow its rate")
  func otherMonitor() {
    animate(1)
    let first = followDeadlines(until: 0.2501)
    #expect(first.count == 15)
    stage.window.dispatch(.refreshRate(120))
    let second = followDeadlines(until: 0.5001)
    // The frame that was already requested is drawn at its time.
    #expect(second.count == 29)
    stage.window.dispatch(.refreshRate(24))
    #expect(followDeadlines().count == 1 + 12)
    #expect(view.presentation.center == view.center)
  }

  @Test("slightly late frames keep the schedule, and after a pause a new schedule begins")
  func lateness() {
    stage.framesPerSecond = 144
    animate(1)
    let late = followDeadlines(until: 0.5, lateness: 0.001)
    #expect(late.count == 71 || late.count == 72)
    for (index, time) in late.enumerated() {
      #expect(isNear(time, Double(index + 1) / 144 + 0.001, 1e-9))
    }
    turn(at: 0.75)
    #expect(isNear(stage.host.frameDeadline ?? 0, 0.75 + 1.0 / 144, 1e-9))
  }

  @Test("an animation with a lower preferred rate gets the nearest divisor of the display's rate")
  func preferred() {
    let rates: [(display: Double, options: View.AnimationOptions, frames: Int)] = [
      (60, .preferredFramesPerSecond30, 30), (60, .preferredFramesPerSecond60, 60),
      (120, .preferredFramesPerSecond30, 30), (120, .preferredFramesPerSecond60, 60),
      (144, .preferredFramesPerSecond60, 72), (144, .preferredFramesPerSecond30, 29),
      (75, .preferredFramesPerSecond60, 75), (50, .preferredFramesPerSecond30, 25),
      (144, .preferredFramesPerSecondDefault, 144),
    ]
    for rate in rates {
      stage.framesPerSecond = rate.display
      animate(1, options: rate.options)
      // The first frame is drawn at the display's rate, since it responds to an input.
      let count = followDeadlines().count
      #expect(abs(count - rate.frames) <= 1, "\(rate.display): \(count)")
    }
  }

  @Test("a display link is called at each frame, or at the rate nearest to its preferred rate")
  func displayLinks() {
    let cases: [(display: Double, preferred: Int, calls: Int)] = [
      (60, 0, 60), (120, 0, 120), (144, 0, 144), (60, 30, 30), (144, 30, 29), (120, 60, 60),
      (60, 120, 60), (60, 1, 1), (60, -5, 60),
    ]
    for entry in cases {
      stage.framesPerSecond = entry.display
      var calls = 0
      let link = DisplayLink(view: view) { _ in calls += 1 }
      link.preferredFramesPerSecond = entry.preferred
      link.isPaused = false
      let turns = followDeadlines(until: now + 1.0001).count
      #expect(abs(calls - entry.calls) <= 1, "\(entry): \(calls)")
      #expect(turns == calls, "no turn more than that")
      link.isPaused = true
      #expect(stage.host.frameDeadline == nil)
    }
  }

  @Test(
    "a display link with a lower rate is not called in other turns, and slows no other display link"
  )
  func mixed() {
    var (slow, fast) = (0, 0)
    let slowLink = DisplayLink(view: view) { _ in slow += 1 }
    let fastLink = DisplayLink(view: view) { _ in fast += 1 }
    slowLink.preferredFramesPerSecond = 20
    slowLink.isPaused = false
    fastLink.isPaused = false
    _ = followDeadlines(until: 1.0001)
    // The measured second may begin with a frame or just before one.
    #expect(abs(fast - 60) <= 1)
    #expect(abs(slow - 20) <= 1)
    fastLink.isPaused = true
    animate(1)
    _ = followDeadlines(until: 2.0001)
    #expect(slow == 40 || slow == 41)
    for _ in 0..<5 { turn(at: now) }
    #expect(slow == 40 || slow == 41)
    // The new rate takes effect at once, and not only at the time that was scheduled for the old rate.
    slowLink.preferredFramesPerSecond = 60
    #expect((stage.host.frameDeadline ?? .infinity) <= now + 1.0 / 60 + 1e-9)
    slowLink.isPaused = true
  }

  @Test("a script's clock follows the display's rate too")
  func scripts() throws {
    stage.framesPerSecond = 120
    var count = 0
    let link = DisplayLink(view: view) { _ in count += 1 }
    link.isPaused = false
    let script = try EventScript(parsing: "wait 0.5", file: "wait")
    try stage.play(script)
    // The script itself adds some turns.
    #expect((59...66).contains(count))
    link.isPaused = true
  }
}
