import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import StageSupport
import Testing

/// The rate at which a window's time advances.
@MainActor
struct TimeRateTests {
  private func moving(_ stage: Stage, for seconds: Double) -> (View, () -> Bool) {
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .black
    stage.window.addSubview(view)
    stage.turn()
    var hasEnded = false
    View.animate(withDuration: seconds) {
      view.frame.origin.x = 100
    } completion: { _ in
      hasEnded = true
    }
    return (view, { hasEnded })
  }

  @Test(
    "SM-1: at a lower rate, 0.3 seconds of the window last longer, and have more frames",
    arguments: [(1, 0.3, 18), (0.5, 0.6, 36), (0.25, 1.2, 72), (0.1, 3.0, 180)])
  func rates(rate: Double, length: Double, frames: Int) {
    let stage = Stage()
    stage.turn()
    stage.window.timeRate = rate
    let (_, hasEnded) = moving(stage, for: 0.3)
    stage.turn()
    let turns = stage.window.statistics.turnCount
    stage.advance(by: length - 0.01)
    #expect(!hasEnded())
    stage.advance(by: 0.01)
    #expect(hasEnded())
    #expect(stage.window.statistics.turnCount - turns == frames + 1)
    #expect(abs(stage.window.currentTime - 0.3) < 1e-9)
  }

  @Test("SM-2: the window's time never decreases and never jumps when the rate changes")
  func continuity() {
    let stage = Stage()
    stage.turn()
    var (last, state) = (0.0, 7)
    for _ in 0..<200 {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      let rate = [1, 0.5, 0.25, 0.1, 0][state / 65_536 % 5]
      stage.window.timeRate = rate
      stage.advance(by: 1.0 / 60)
      let now = stage.window.currentTime
      #expect(now >= last && now - last <= rate / 60 + 1e-9)
      last = now
    }
    #expect(last > 0.5)
  }

  @Test("SM-2, SM-6: equal window times give equal logs, at rate 1, at 1/10 and in single turns")
  func equalLogs() throws {
    func log(_ change: (Stage) -> Void) -> [String] {
      let root = Recording.controller("root")
      let stage = Stage()
      var lines: [String] = []
      let log = LifecycleLog(format: .json) { lines.append($0) }
      root.addLifecycleObserver(log)
      stage.window.rootViewController = root
      stage.turn()
      let sheet = Recording.controller("sheet")
      for isPresented in [true, false] {
        if isPresented { root.present(sheet, animated: true) } else { root.dismiss(animated: true) }
        stage.turn()
        change(stage)
      }
      return lines
    }
    let usual = log { $0.advance(by: 1) }
    #expect(usual.count == 10)
    let slow = log { stage in
      stage.window.timeRate = 0.1
      stage.advance(by: 10)
    }
    #expect(slow == usual)
    let stepped = log { stage in
      stage.window.timeRate = 0
      stage.turn()
      for _ in 0..<60 {
        stage.window.advanceHeldTime(by: 1.0 / 60)
        stage.turn()
      }
    }
    #expect(stepped == usual)
  }

  @Test("SM-3: a slow window requests the turn for a timer later, depending on the rate")
  func timers() {
    let stage = Stage()
    stage.turn()
    stage.window.timeRate = 0.1
    var count = 0
    stage.window.scheduleTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    #expect(abs((stage.host.frameDeadline ?? 0) - 10) < 1e-9)
    stage.advance(by: 9.9)
    #expect(count == 0)
    stage.advance(by: 0.1)
    #expect(count == 1)
  }

  @Test("SM-3: a window that is ahead of the host's clock requests the turn of the next timer")
  func timersAfterSteps() {
    let stage = Stage()
    stage.turn()
    stage.window.timeRate = 0
    stage.window.advanceHeldTime(by: 5)
    stage.turn()
    stage.window.timeRate = 1
    stage.turn()
    stage.window.scheduleTimer(withTimeInterval: 5) { _ in }
    #expect(abs((stage.host.frameDeadline ?? 0) - 5) < 1e-9)
    stage.window.scheduleTimer(withTimeInterval: 1) { _ in }
    #expect(abs((stage.host.frameDeadline ?? 0) - 1) < 1e-9)
  }

  // TP-13
  @Test(
    "SM-4: while a button is pressed a slow window runs at rate 1, until the turn of the release ends"
  )
  func hands() {
    let stage = Stage()
    stage.turn()
    stage.window.timeRate = 0.1
    stage.press(at: Point(x: 10, y: 10))
    let start = stage.window.currentTime
    stage.advance(by: 0.5)
    #expect(abs(stage.window.currentTime - start - 0.5) < 1e-9)
    stage.release(at: Point(x: 10, y: 10))
    stage.advance(by: 0.5)
    #expect(abs(stage.window.currentTime - start - 0.55) < 1e-9)
    #expect(stage.window.timeRate == 0.1)
  }

  @Test("SM-4: a finger on a paused window does not advance its time")
  func heldHands() {
    let stage = Stage()
    stage.turn()
    stage.window.timeRate = 0
    stage.touch(began: Point(x: 10, y: 10))
    stage.advance(by: 0.5)
    #expect(stage.window.currentTime == 0)
  }

  @Test("SM-5: a paused window requests no frame, and handles input without advancing its time")
  func held() {
    let stage = Stage()
    stage.turn()
    let (view, hasEnded) = moving(stage, for: 0.3)
    stage.turn()
    stage.window.timeRate = 0
    stage.turn()
    #expect(stage.host.frameDeadline == nil)
    let child = Recording.controller("child")
    let recorder = LifecycleRecorder(observing: child)
    stage.window.rootViewController = child
    stage.turn()
    #expect(recorder.lines.last == "child.viewDidAppear(false)")
    stage.advance(by: 5)
    #expect(view.presentation.frame.minX == 0)
    #expect(!hasEnded())
    stage.window.timeRate = 1
    stage.advance(by: 0.3)
    #expect(hasEnded())
  }

  @Test("a rate that is not a number changes nothing, and other rates are limited to 0 … 1")
  func badRates() {
    let window = Stage().window
    window.timeRate = 0.5
    window.timeRate = .nan
    #expect(window.timeRate == 0.5)
    window.timeRate = -3
    #expect(window.timeRate == 0)
    window.advanceHeldTime(by: .nan)
    window.advanceHeldTime(by: -1)
    window.timeRate = 7
    #expect(window.timeRate == 1)
  }

  @Test(
    "SM-2: a script gives the same log at rate 1 and at 1/10, except for fractions of a frame in its times"
  )
  func scripts() throws {
    func log(rate: Double) throws -> [String] {
      let root = Recording.controller("root")
      let stage = Stage()
      var lines: [String] = []
      let log = LifecycleLog(format: .json) { lines.append($0) }
      root.addLifecycleObserver(log)
      stage.window.rootViewController = root
      stage.turn()
      stage.window.timeRate = rate
      let tap = TapGestureRecognizer { [weak root] _ in
        let sheet = Recording.controller("sheet")
        root?.present(sheet, animated: true)
      }
      root.view.addGestureRecognizer(tap)
      try stage.play(
        EventScript(parsing: "click 20,20\nwait idle\nkey Escape\nwait 0.5", file: "s"))
      return lines
    }
    // The first field of a line is the time. It is ignored, since the slow window also has frames at times
    // at which the other window has none.
    func withoutTimes(_ lines: [String]) -> [Substring] { lines.map { $0.drop { $0 != "," } } }
    let usual = try log(rate: 1)
    #expect(usual.count > 9)
    #expect(try withoutTimes(log(rate: 0.1)) == withoutTimes(usual))
    #expect(try withoutTimes(log(rate: 0.5)) == withoutTimes(usual))
  }
}
