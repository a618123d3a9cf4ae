import AtriumHarness
import Testing
import UIKit

/// Foundation's timers in ported code, on the clock of the windows.
@MainActor
@Suite(.ownWindows)
struct TimerTests {
  /// A controller that counts the calls of its timers.
  private final class Counter: UIViewController {
    var calls: [String] = []
    func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo as? Int ?? 0)") }
    func plain() { calls.append("plain") }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test("a repeating timer fires after each interval of the window's clock, without a drift")
  func repeating() {
    var times: [Double] = []
    let start = stage.window.currentTime
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [stage] _ in
      times.append((stage.window.currentTime - start) * 10)
    }
    stage.advance(by: 1.75)
    #expect(times.map { $0.rounded() } == [5, 10, 15])
    #expect(timer.isValid && timer.timeInterval == 0.5)
    timer.invalidate()
    stage.advance(by: 2)
    #expect(times.count == 3 && !timer.isValid)
  }

  @Test("a timer calls a method with itself, or without a parameter, and is invalid after one call")
  func selectors() {
    let counter = Counter()
    let once = Timer.scheduledTimer(
      timeInterval: 0.2, target: counter, selector: Selector(Counter.tick(_:), "tick:"),
      userInfo: 7,
      repeats: false)
    Timer.scheduledTimer(
      timeInterval: 0.3, target: counter,
      selector: Selector(Counter.self, "plain") { $0.plain() }, userInfo: nil, repeats: false)
    stage.advance(by: 1)
    #expect(counter.calls == ["tick 7", "plain"] && !once.isValid && once.timeInterval == 0)
  }

  @Test("a timer without a schedule fires after its addition to a run loop, and only at its time")
  func runLoop() {
    var count = 0
    let timer = Timer(timeInterval: 0.4, repeats: false) { _ in count += 1 }
    stage.advance(by: 0.3)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    stage.advance(by: 0.05)
    #expect(count == 0)
    stage.advance(by: 0.1)
    #expect(count == 1)
    let late = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 1, repeats: true) { _ in
      count += 10
    }
    RunLoop.main.add(late, forMode: .common)
    stage.advance(by: 1.5)
    #expect(count == 1)
    stage.advance(by: 2)
    #expect(count == 21)
  }

  @Test("a fire date postpones and pauses a timer, and fire() calls it now")
  func fireDate() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    timer.fireDate = .distantFuture
    stage.advance(by: 5)
    #expect(count == 0)
    timer.fire()
    #expect(count == 1 && timer.isValid)
    timer.fireDate = Date()
    stage.advance(by: 0.1)
    #expect(count == 2)
    stage.advance(by: 1)
    #expect(count == 3)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 0.9) < 0.3)
    Timer().fire()
    #expect(Set([timer, timer]).count == 1 && timer != Timer())
  }

  @Test("a timer goes on with another window if its window closes, and keeps the remaining time")
  func closedWindow() {
    var count = 0
    let second = Stage(size: CGSize(width: 50, height: 50))
    second.turn()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    second.advance(by: 0.7)
    second.close()
    second.turn()
    stage.advance(by: 0.2)
    #expect(count == 0)
    stage.advance(by: 0.2)
    #expect(count == 1)
    stage.advance(by: 1)
    #expect(count == 2)
  }

  @Test("a timer that is made in its own call, and one that is invalidated in it, do as expected")
  func nested() {
    var calls: [String] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      calls.append("first")
      timer.invalidate()
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append("second") }
    }
    stage.advance(by: 1)
    #expect(calls == ["first", "second"])
  }
}
