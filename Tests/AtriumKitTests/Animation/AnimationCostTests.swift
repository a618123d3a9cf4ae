import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Frames are requested only for visible motion, and update only the views that move.
@MainActor
struct AnimationCostTests {
  private static func endless(_ view: View) {
    View.animate(withDuration: 0.5, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
  }

  @Test("a frame updates each moving view once, and no other view", arguments: [10, 1000])
  func linear(count: Int) {
    let stage = Stage(size: Size(width: 400, height: 400))
    let views = (0..<count).map { index in
      View(frame: Rect(x: Double(index % 40) * 10, y: Double(index / 40) * 10, width: 8, height: 8))
    }
    let resting = (0..<100).map { _ in View(frame: Rect(x: 0, y: 0, width: 5, height: 5)) }
    for view in views + resting { stage.window.addSubview(view) }
    stage.settle()
    var ends = 0
    for view in views {
      View.animate(withDuration: 0.5) {
        view.center.x += 5
        view.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
    }
    stage.turn()
    let before = stage.window.statistics.animatedViewCount
    stage.advance(by: 1.0 / 60)
    #expect(stage.window.statistics.animatedViewCount - before == count)
    stage.advance(by: 0.5)
    #expect(ends == count)
    let after = stage.window.statistics.animatedViewCount
    views[0].setNeedsDisplay()
    stage.turn()
    #expect(stage.window.statistics.animatedViewCount == after)
    #expect(stage.host.frameDeadline == nil)
  }

  @Test("an endless animation needs no frames in a window that is not visible")
  func unseenWindow() {
    let scene = AnimationScene()
    Self.endless(scene.view)
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline != nil)
    scene.stage.window.dispatch(.visibility(false))
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline == nil && scene.stage.window.isIdle)
    scene.stage.window.dispatch(.visibility(true))
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline != nil)
    scene.stage.window.isHidden = true
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline == nil)
  }

  @Test("an endless animation needs no frames in a hidden view or outside a window")
  func unseenView() {
    let scene = AnimationScene()
    let inner = View(frame: scene.view.bounds)
    scene.view.addSubview(inner)
    Self.endless(inner)
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline != nil)
    scene.view.isHidden = true
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline == nil)
    scene.view.isHidden = false
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline != nil)
    inner.removeFromSuperview()
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline == nil && scene.stage.window.isIdle)
    Self.endless(inner)
    scene.stage.turn()
    #expect(scene.stage.host.frameDeadline == nil && scene.stage.window.isIdle)
  }

  @Test("an animation that is not visible causes one turn of the window, at its end")
  func unseenEnd() {
    let scene = AnimationScene()
    var ends = 0
    scene.stage.window.dispatch(.visibility(false))
    scene.stage.turn()
    View.animate(withDuration: 2, delay: 0.5) {
      scene.view.center.x = 125
    } completion: { _ in
      ends += 1
    }
    scene.stage.turn()
    let begin = scene.stage.time
    #expect(isNear((scene.stage.host.frameDeadline ?? 0) - begin, 2.5))
    scene.stage.window.dispatch(.frame(at: begin + 2.5))
    #expect(ends == 1 && scene.stage.host.frameDeadline == nil)
  }

  @Test("an animation needs no frames during its delay")
  func delay() {
    let scene = AnimationScene()
    View.animate(withDuration: 0.5, delay: 5) { scene.view.center.x = 125 }
    scene.stage.turn()
    scene.stage.advance(by: 1.0 / 60)
    #expect(isNear((scene.stage.host.frameDeadline ?? 0) - 5, 0))
    scene.stage.advance(by: 5.25 - scene.stage.time)
    #expect(isNear(scene.x, 75))
    scene.stage.settle()
  }

  @Test("an endless chain of animations without duration does not block a turn")
  func chain() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let scene = AnimationScene()
        var count = 0
        var isStopped = false
        @MainActor func next() {
          count += 1
          guard !isStopped else { return }
          View.animate(withDuration: 0, animations: { scene.view.tag = count }) { _ in next() }
        }
        View.animate(withDuration: 0.1) {
          scene.view.alpha = 0.5
        } completion: { _ in
          next()
        }
        scene.stage.advance(by: 0.2)
        let waits =
          "warning: 32 completions of animations without duration are nested; the next "
          + "completion waits. Give the animations a duration and something to change, without disabling "
          + "animations, or do not start the next animation in the completion."
        let goesOn =
          "warning: A turn of window \"\" went through layout, paint and commit ten times and is still "
          + "dirty (Window); look for appearance callbacks or completions that change views each "
          + "time. The work continues in the next turn."
        // Each of the seven turns from 0.1 to 0.2 s has ten commits.
        let turn = Array(repeating: waits, count: 10) + [goesOn]
        #expect(
          capture.messages == Array(repeating: turn, count: 7).flatMap(\.self),
          "\(capture.messages)")
        #expect(count == 70 * 32, "\(count)")
        #expect(!scene.stage.window.isIdle)
        isStopped = true
        scene.stage.settle()
        #expect(scene.stage.window.isIdle)
      }
    }
  }

  @Test("outside a turn an endless chain traps, and the message names the remedy")
  func chainOutside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor func next() {
          View.animate(withDuration: 0, animations: {}) { _ in next() }
        }
        next()
      }
    }
    #expect(
      trapMessage(result)
        == "320 completions of animations without duration are nested; give the "
        + "animations a duration and something that they change, without disabling animations, "
        + "or start the next animation later.")
  }

  @Test("a completion that starts the next animation is called once for each animation")
  func pulse() {
    let scene = AnimationScene()
    var count = 0
    @MainActor func next() {
      count += 1
      View.animate(withDuration: 0.1) {
        scene.view.alpha = scene.view.alpha == 1 ? 0.5 : 1
      } completion: { _ in
        next()
      }
    }
    next()
    scene.stage.advance(by: 1.001)
    #expect((9...11).contains(count))
    scene.view.removeFromSuperview()
  }

  @Test("completions may remove views")
  func removal() {
    let stage = Stage(size: Size(width: 400, height: 400))
    let views = (0..<20).map { _ in View(frame: Rect(x: 0, y: 0, width: 20, height: 20)) }
    for view in views { stage.window.addSubview(view) }
    stage.settle()
    var log: [Bool] = []
    for (index, view) in views.enumerated() {
      View.animate(withDuration: index < 10 ? 0.1 : 0.5) {
        view.center.x = 200
      } completion: { finished in
        log.append(finished)
        for other in views { other.removeFromSuperview() }
      }
    }
    stage.advance(by: 0.2)
    #expect(log.count == 20)
    #expect(log.prefix(10).allSatisfy { $0 } && log.suffix(10).allSatisfy { !$0 })
    #expect(stage.window.isIdle && stage.window.subviews.isEmpty)
  }
}
