import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The sizes that a host delivers as steps of a live resize, depending on the content of the window
/// (DC-34).
@MainActor
struct LiveResizeTests {
  private let scene = SizeScene()

  private func isLive(_ width: Int, _ height: Int, scale: Double = 1, at time: Double = 0) -> Bool {
    scene.window.resizesLive(
      to: PixelSize(width: width, height: height), scale: scale, at: time)
  }

  @Test("DC-34: a change is small if neither side changes by more than a quarter")
  func quarter() {
    #expect(isLive(400, 600) && isLive(401, 599))
    #expect(isLive(500, 750) && isLive(300, 480))
    #expect(!isLive(501, 600) && !isLive(299, 600) && !isLive(400, 751))
    _ = scene.step(401, 603)
    // The width is 401, and a quarter of it is 100.25.
    #expect(isLive(501, 603) && !isLive(502, 603) && isLive(301, 603) && !isLive(300, 603))
  }

  @Test("DC-34: a change that rotates the window is not small, even if it is only a few points")
  func turn() {
    _ = scene.step(500, 500)
    #expect(isLive(500, 501) && !isLive(501, 500))
    _ = scene.step(501, 500)
    #expect(isLive(502, 500) && !isLive(500, 500))
  }

  @Test("DC-34, DC-36: a change of a size class is not small, even if it is only a few points")
  func sizeClasses() {
    _ = scene.step(599, 700)
    #expect(isLive(598, 700) && !isLive(600, 700))
    _ = scene.step(600, 700)
    #expect(isLive(601, 700) && !isLive(599, 700))
    _ = scene.step(400, 479)
    #expect(isLive(400, 478) && !isLive(400, 480))
  }

  @Test(
    "DC-34: changes are measured in points, not pixels, and a scale that is not finite counts as the current scale"
  )
  func scale() {
    #expect(isLive(1000, 1500, scale: 2) && !isLive(1002, 1500, scale: 2))
    #expect(!isLive(400, 600, scale: 2) && isLive(400, 600, scale: .nan))
    #expect(!isLive(0, 0) && !isLive(-5, 100_000))
  }

  @Test(
    "DC-34: a size that arrives during the animation of a jump is a live step, and ends the animation at once"
  )
  func running() {
    _ = scene.jump(700, 900)
    #expect(isLive(300, 1200, at: scene.stage.time))
    #expect(isLive(300, 1200, at: 0.299) && !isLive(300, 1200, at: 0.3))
    _ = scene.later(0.1)
    #expect(
      scene.step(300, 1200)
        == "P.co C.co P.tc(C,R) C.tc(C,R) P.sz(300x1200) C.sz(300x1200) P.td C.td P.ly C.ly P.al "
        + "C.al P.co C.co")
    #expect(scene.child.view.presentation.frame == scene.child.view.frame)
    #expect(!isLive(700, 1200, at: scene.stage.time))
  }

  @Test(
    "DC-34, SM-1: the animation of a jump lasts longer in a slow window, and has no end in a paused window"
  )
  func slow() {
    scene.window.timeRate = 0.1
    let start = scene.stage.time
    _ = scene.jump(700, 900)
    #expect(isLive(300, 1200, at: start + 2.9) && !isLive(300, 1200, at: start + 3.1))
    _ = scene.later(1)
    scene.window.timeRate = 1
    #expect(isLive(300, 1200, at: start + 1.1) && !isLive(300, 1200, at: start + 1.3))
    scene.window.timeRate = 0
    #expect(isLive(300, 1200, at: start + 100))
  }

  @Test("DC-34: a live step leaves no animation that would make the next size a live step")
  func afterStep() {
    _ = scene.step(700, 900)
    #expect(!isLive(300, 1200, at: scene.stage.time))
  }

  @Test("DC-34: views that are not visible are not animated")
  func invisible() {
    scene.window.dispatch(.visibility(false))
    scene.stage.turn()
    #expect(isLive(900, 400))
    scene.window.dispatch(.visibility(true))
    scene.stage.turn()
    #expect(!isLive(900, 400))
  }

  @Test("DC-34, A.4 (1): a size that a stage sets without isLive is a jump, even a small one")
  func stage() {
    #expect(isLive(420, 640))
    _ = scene.jump(420, 640)
    #expect(scene.child.transitionCoordinator?.transitionDuration == 0.3)
    #expect(scene.later(0.3) == "P.co C.co")
  }
}
