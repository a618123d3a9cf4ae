import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// What an open inspector costs beside a busy target, as counts that do not depend on the machine.
@MainActor
struct InspectorCostTests {
  /// The number of views in the target.
  private static let viewCount = 200
  /// The number of frames of half a second at 60 frames a second.
  private static let frameCount = 30

  /// A target with many views, of which each moves for half a second.
  @MainActor
  private struct Target {
    let stage = Stage(size: Size(width: 800, height: 600))
    let root = Recording.controller("P")
    var views: [View] = []

    init() {
      stage.window.rootViewController = root
      stage.settle()
      for index in 0..<InspectorCostTests.viewCount {
        let view = View(
          frame: Rect(
            x: Double(index % 20) * 30, y: Double(index / 20) * 40, width: 20, height: 20))
        view.backgroundColor = .black
        root.view.addSubview(view)
        views.append(view)
      }
      stage.settle()
    }

    /// Moves all views for half a second.
    ///
    /// - Returns: The turns, layouts, paintings and pixels that the window needs for it.
    func move() -> [Int] {
      let before = work
      View.animate(withDuration: 0.5) {
        for view in views { view.frame.origin.x += 100 }
      }
      for _ in 0..<InspectorCostTests.frameCount { stage.advance(by: 1.0 / 60) }
      stage.settle()
      return zip(work, before).map { $0 - $1 }
    }

    private var work: [Int] {
      let statistics = stage.window.statistics
      return [
        statistics.turnCount, statistics.layoutCount, statistics.paintCount,
        statistics.paintedPixelCount,
      ]
    }
  }

  @Test("IN-27: a window in which 200 views move has the same frames beside an open inspector")
  func moving() {
    let usual = Target().move()
    #expect(usual[0] >= InspectorCostTests.frameCount)
    let target = Target()
    let pane = target.stage.openWindow(size: Size(width: 960, height: 720))
    let session = InspectorSession(of: target.stage.window)
    pane.window.rootViewController = InspectorController(session)
    pane.settle()
    session.selection = session.tree?.id
    target.stage.settle()
    let before = pane.window.statistics.paintCount
    #expect(target.move() == usual)
    // The frame of the selected controller does not change, so its details do not either.
    #expect(pane.window.statistics.paintCount == before)
  }

  // TP-2, TP-11
  @Test("IN-27: an unchanged target causes no turn and no repaint of the inspector")
  func unchanged() {
    let target = Target()
    let pane = target.stage.openWindow(size: Size(width: 960, height: 720))
    pane.window.rootViewController = InspectorController(inspecting: target.stage.window)
    pane.settle()
    target.stage.settle()
    let before = pane.window.statistics
    for _ in 0..<100 {
      target.root.view.setNeedsLayout()
      target.stage.advance(by: 1.0 / 60)
    }
    let after = pane.window.statistics
    #expect(after.paintCount == before.paintCount)
    #expect(after.layoutCount == before.layoutCount)
    #expect(pane.host.frameDeadline == nil)
  }

  @Test(
    "IN-2, IN-27: a window whose inspector has closed does no more work than a window that never had one"
  )
  func closed() {
    let usual = Target().move()
    let target = Target()
    let pane = target.stage.openWindow(size: Size(width: 960, height: 720))
    let controller = InspectorController(inspecting: target.stage.window)
    pane.window.rootViewController = controller
    pane.settle()
    controller.session.end()
    #expect(target.stage.window.tools.isEmpty)
    #expect(target.move() == usual)
  }
}
