import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests slow motion and single turns.
@MainActor
struct SteppingTests {
  private func run(_ stage: Stage, while isBusy: () -> Bool) {
    var turns = 0
    while isBusy(), turns < 2_000 {
      stage.turn()
      turns += 1
    }
  }

  @Test("SM-6: the first step stops the window's time, and each later step is 1/60 s")
  func turns() {
    let scene = Scene()
    let start = scene.stage.window.currentTime
    scene.session.stepTurn()
    #expect(scene.session.timeRate == 0)
    for _ in 0..<6 {
      scene.session.stepTurn()
      scene.stage.turn()
    }
    #expect(abs(scene.stage.window.currentTime - start - 0.1) < 1e-9)
  }

  @Test("SM-7: a step to the next call ends at the call, or after 600 turns")
  func toCall() {
    let scene = Scene()
    scene.session.timeRate = 0
    scene.root.present(Recording.controller("M"), animated: true)
    scene.stage.turn()
    let count = scene.session.calls.count
    scene.session.stepToCall()
    run(scene.stage) { scene.session.isStepping }
    #expect(scene.session.calls.dropFirst(count).first?.event == "viewDidAppear")
    #expect(scene.stage.window.currentTime < 1)
    scene.session.stepToRest()
    run(scene.stage) { scene.session.isStepping }
    let start = scene.stage.window.currentTime
    scene.session.stepToCall()
    run(scene.stage) { scene.session.isStepping }
    #expect(abs(scene.stage.window.currentTime - start - 10) < 1e-6)
  }

  @Test("SM-11: a plate shows the rate in the window, and the end of the session ends slow motion")
  func plate() {
    let scene = Scene()
    let plain = scene.stage.host.bitmap?.color(atX: 386, y: 14)
    scene.session.timeRate = 0.1
    scene.stage.turn()
    #expect(scene.stage.host.bitmap?.color(atX: 386, y: 14) != plain)
    scene.session.end()
    scene.stage.turn()
    #expect(scene.stage.window.timeRate == 1)
    #expect(scene.stage.host.bitmap?.color(atX: 386, y: 14) == plain)
  }

  @Test("SM-11: the plate covers no control, and keeps its place while the place is free")
  func platePlace() throws {
    let scene = Scene()
    let bitmap = try #require(scene.stage.host.bitmap)
    func isCovered(_ x: Int, _ y: Int) -> Bool {
      scene.stage.turn()
      return bitmap.color(atX: x, y: y) == scene.stage.window.theme.accent
    }
    let button = Control(frame: Rect(x: 340, y: 0, width: 60, height: 40))
    scene.child.view.addSubview(button)
    scene.session.timeRate = 0.1
    #expect(!isCovered(354, 12) && isCovered(180, 12))
    button.isHidden = true
    scene.stage.settle()
    #expect(isCovered(180, 12))
    button.isHidden = false
    button.frame = Rect(x: 0, y: 0, width: 400, height: 40)
    scene.stage.settle()
    #expect(!isCovered(180, 12) && isCovered(354, 580))
  }

  @Test(
    "SM-5: a plate and the title of a paused window say that it is paused, and both are removed afterwards"
  )
  func heldTitle() {
    let scene = Scene()
    let window = scene.stage.window
    window.title = "Letters"
    scene.session.timeRate = 0.25
    #expect(window.title == "Letters")
    scene.session.timeRate = 0
    #expect(window.title == "Letters (paused)")
    scene.session.stepTurn()
    #expect(window.title == "Letters (paused)")
    scene.session.timeRate = 1
    #expect(window.title == "Letters")
    scene.session.timeRate = 0
    window.title = "Two letters"
    scene.session.end()
    #expect(window.title == "Two letters")
    window.title = ""
    let other = InspectorSession(of: window)
    other.timeRate = 0
    #expect(window.title == "paused")
    other.end()
    #expect(window.title == "")
  }

  @Test(
    "SM-10: the time of day lags while the window is slow, and is right again after it, with one event"
  )
  func timeOfDay() throws {
    let scene = Scene()
    let window = scene.stage.window
    window.dispatch(.timeOfDay(secondsSinceMidnight: 86_395, time: scene.stage.time))
    scene.stage.turn()
    var times: [Double?] = []
    window.observeTimeOfDay(owner: scene.root) { times.append(window.secondsSinceMidnight) }
    scene.session.timeRate = 0.1
    scene.stage.advance(by: 10)
    #expect(try abs(#require(window.secondsSinceMidnight) - 86_396) < 1e-6)
    scene.session.timeRate = 1
    scene.stage.turn()
    #expect(try abs(#require(window.secondsSinceMidnight) - 5) < 1e-6)
    #expect(times.count == 1)
    scene.stage.advance(by: 1)
    #expect(try abs(#require(window.secondsSinceMidnight) - 6) < 1e-6)
  }
}
