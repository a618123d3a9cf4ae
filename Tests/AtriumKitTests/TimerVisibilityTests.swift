import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Timers for visible windows, and the time of day.
@MainActor
struct TimerVisibilityTests {
  private let stage = Stage(size: Size(width: 100, height: 100))

  @Test(
    "a timer for visible windows does not wake a covered window, and fires when it is uncovered")
  func waits() {
    stage.settle()
    var times: [Double] = []
    let timer = stage.window.scheduleTimer(
      withTimeInterval: 1, repeats: true, onlyWhileVisible: true
    ) { [window = stage.window] _ in times.append(window.currentTime) }
    #expect(stage.host.frameDeadline == 1)
    stage.window.dispatch(.visibility(false))
    stage.turn()
    #expect(stage.host.frameDeadline == nil)
    stage.advance(by: 5.5)
    #expect(times == [])
    #expect(stage.host.frameDeadline == nil)
    stage.window.dispatch(.visibility(true))
    stage.turn()
    #expect(times == [5.5])
    #expect(stage.host.frameDeadline == 6)
    timer.invalidate()
  }

  @Test("a hidden window counts as invisible, and other timers still fire")
  func hidden() {
    stage.settle()
    var calls: [String] = []
    stage.window.scheduleTimer(withTimeInterval: 1, onlyWhileVisible: true) { _ in
      calls.append("seen")
    }
    stage.window.scheduleTimer(withTimeInterval: 2) { _ in calls.append("any") }
    stage.window.isHidden = true
    stage.turn()
    #expect(stage.host.frameDeadline == 2)
    stage.advance(by: 3)
    #expect(calls == ["any"])
    stage.window.isHidden = false
    stage.turn()
    #expect(calls == ["any", "seen"])
  }

  @Test(
    "a change of the clock is reported before painting, as long as the observer's owner lives")
  func timeOfDay() {
    final class Owner {}
    stage.settle()
    var times: [Double?] = []
    var owner: Owner? = Owner()
    for _ in 0..<2 {
      if let owner {
        stage.window.observeTimeOfDay(owner: owner) { [window = stage.window] in
          times.append(window.secondsSinceMidnight)
          window.backgroundColor = .black
        }
      }
    }
    let paints = stage.window.statistics.paintCount
    stage.window.dispatch(.timeOfDay(secondsSinceMidnight: 3600, time: 0))
    stage.turn()
    #expect(times == [3600])
    #expect(stage.window.statistics.paintCount == paints + 1)
    stage.window.dispatch(.timeOfDay(secondsSinceMidnight: .nan, time: 0))
    stage.turn()
    #expect(times == [3600])
    owner = nil
    stage.window.dispatch(.timeOfDay(secondsSinceMidnight: 7200, time: 0))
    stage.turn()
    #expect(times == [3600])
  }
}
