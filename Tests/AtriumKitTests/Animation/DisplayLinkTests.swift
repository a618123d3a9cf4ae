import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Display links, which are called in each frame, for motion outside animation blocks.
@MainActor
struct DisplayLinkTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.settle()
  }

  @Test("a display link begins paused, is called once per frame, and costs nothing while paused")
  func frames() {
    var times: [Double] = []
    let link = DisplayLink(view: view) { times.append($0) }
    stage.advance(by: 0.1)
    #expect(link.isPaused && times.isEmpty && stage.host.frameDeadline == nil)
    link.isPaused = false
    #expect(!stage.window.isIdle)
    let start = stage.time
    for _ in 0..<30 {
      guard let deadline = stage.host.frameDeadline else { break }
      stage.advance(by: deadline - stage.time)
    }
    #expect(times.count == 30)
    #expect(abs((times.last ?? 0) - start - 0.5) < 1e-9)
    link.isPaused = true
    #expect(stage.host.frameDeadline == nil && stage.window.isIdle)
    stage.advance(by: 0.1)
    #expect(times.count == 30)
  }

  @Test("a display link that pauses itself in its closure is not called again")
  func pausingItself() {
    var count = 0
    var link: DisplayLink?
    link = DisplayLink(view: view) { _ in
      count += 1
      link?.isPaused = true
    }
    link?.isPaused = false
    stage.advance(by: 0.2)
    #expect(count == 1 && stage.window.isIdle)
    link = nil
  }

  @Test("outside a window a display link is not called, and leaving a window pauses it")
  func windows() {
    var count = 0
    let link = DisplayLink(view: view) { _ in count += 1 }
    link.isPaused = false
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(count == 0 && link.isPaused && stage.host.frameDeadline == nil)
    link.isPaused = false
    #expect(link.isPaused)
  }

  @Test("a window that is not visible requests no frames")
  func unseen() {
    let link = DisplayLink(view: view) { _ in }
    link.isPaused = false
    stage.window.dispatch(.visibility(false))
    stage.turn()
    #expect(stage.host.frameDeadline == nil)
    stage.window.dispatch(.visibility(true))
    stage.turn()
    #expect(stage.host.frameDeadline != nil)
    link.isPaused = true
  }
}
