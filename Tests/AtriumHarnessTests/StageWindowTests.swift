import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A stage with several windows.
@MainActor
struct StageWindowTests {
  @Test("windows run turns at their own rates, and simultaneous turns run in the order of opening")
  func order() {
    let first = Stage(size: Size(width: 100, height: 100))
    let second = first.openWindow(size: Size(width: 100, height: 100))
    first.framesPerSecond = 40
    second.framesPerSecond = 80
    var log: [String] = []
    for (name, stage) in [("A", first), ("B", second)] {
      let link = DisplayLink(view: stage.window) { log.append("\(name) \($0)") }
      link.isPaused = false
      stage.window.scheduleTimer(withTimeInterval: 10) { _ in _ = link }
    }
    second.advance(by: 0.05)
    #expect(log == ["B 0.0125", "A 0.025", "B 0.025", "B 0.0375", "A 0.05", "B 0.05"])
  }

  @Test(
    "a window opened in a turn shares the clock, and input on a stage reaches only its own window")
  func opening() throws {
    let first = Stage(size: Size(width: 100, height: 100))
    var opened: Stage?
    first.window.scheduleTimer(withTimeInterval: 0.1) { _ in
      opened = first.openWindow(size: Size(width: 50, height: 50))
    }
    first.advance(by: 0.3)
    let second = try #require(opened)
    #expect(second.time == 0.3 && second.window.currentTime == 0.3)
    #expect(first.windows == [first.window, second.window])
    let pads = [first, second].map { stage in
      let pad = InputPad(frame: stage.window.bounds)
      stage.window.addSubview(pad)
      return pad
    }
    first.turn()
    second.click(at: Point(x: 5, y: 5))
    #expect(pads[0].take().isEmpty)
    #expect(pads[1].take() == ["began 5,5 [1] x1 at 0.3", "ended 5,5 [] x1 at 0.3"])
  }

  @Test("settling waits for all windows")
  func settling() {
    let first = Stage()
    let second = first.openWindow()
    var isDone = false
    View.animate(
      withDuration: 0.5, animations: { second.window.alpha = 0.5 },
      completion: { _ in isDone = true })
    first.settle()
    #expect(isDone)
  }

  @Test("a stage that is released releases its window")
  func release() {
    let first = Stage()
    weak var window: Window?
    do {
      let second = first.openWindow()
      window = second.window
      #expect(first.windows.count == 2)
    }
    #expect(window == nil && first.windows.count == 1)
  }
}
