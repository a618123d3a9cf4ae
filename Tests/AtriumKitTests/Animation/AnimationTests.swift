import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Animation blocks, advanced by the stage's clock.
@MainActor
struct AnimationTests {
  private let stage = Stage(size: Size(width: 400, height: 400))
  private let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))

  init() {
    stage.window.addSubview(view)
    stage.turn()
  }

  @Test("A-1, A-4: the model changes at once, and the visible value follows the curve")
  func curve() {
    View.animate(withDuration: 1) { view.center.x = 125 }
    #expect(view.center.x == 125)
    stage.turn()
    #expect(view.presentation.center.x == 25)
    stage.advance(by: 0.25)
    #expect(abs(view.presentation.center.x - (25 + 100 * 0.129162)) < 1e-4)
    stage.advance(by: 0.75)
    #expect(view.presentation.center.x == 125)
  }

  @Test("A-8: during a delay the old value is shown")
  func delay() {
    View.animate(withDuration: 0.2, delay: 0.1, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.1)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.1)
    #expect(abs(view.presentation.alpha - 0.5) < 1e-6)
  }

  @Test("A-10: a second animation is added to the first, so position and velocity stay continuous")
  func additive() {
    View.animate(withDuration: 0.4) { view.center.x = 225 }
    stage.advance(by: 0.2)
    let before = view.presentation.center.x
    View.animate(withDuration: 0.4) { view.center.x = 25 }
    #expect(abs(view.presentation.center.x - before) < 1e-9)
    stage.advance(by: 1.0 / 60)
    #expect(view.presentation.center.x > before)
    stage.settle()
    #expect(view.presentation.center.x == 25)
  }

  @Test("A-12: a block that animates nothing completes at once")
  func nothing() {
    var finished: [Bool] = []
    View.animate(withDuration: 1, animations: {}, completion: { finished.append($0) })
    #expect(finished == [true])
  }

  @Test("A-12: without a duration the changes are immediate, and the completion follows the call")
  func withoutDuration() {
    var log: [String] = []
    let other = View()
    func end(_ name: String) -> (Bool) -> Void { { log.append("\(name) \($0)") } }
    View.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: end("block"))
    View.animate(withDuration: 0, animations: {}, completion: end("empty"))
    View.animate(
      withDuration: -1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { view.center.x = 60 }, completion: end("spring"))
    View.animate(
      springDuration: 0, animations: { view.center.x = 70 }, completion: end("short spring"))
    View.animateKeyframes(
      withDuration: 0, delay: 0, animations: { view.center.x = 80 }, completion: end("keyframes"))
    View.transition(
      with: view, duration: 0, options: .transitionFlipFromLeft, animations: { view.tag = 1 },
      completion: end("transition"))
    View.transition(from: view, to: other, duration: 0, completion: end("swap"))
    #expect(log == ["empty true"])
    #expect(view.alpha == 0.5 && view.presentation.center.x == 80 && view.tag == 1)
    #expect(other.superview === stage.window && view.superview == nil)
    stage.turn()
    #expect(
      log == [
        "empty true", "block true", "spring true", "short spring true", "keyframes true",
        "transition true", "swap true",
      ])
    #expect(stage.window.isIdle)
  }

  @Test(
    "A-12: a completion that is due inside another completion is called after it returns, in the same commit"
  )
  func withoutDurationInCompletion() {
    var log: [String] = []
    View.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { _ in
      View.animate(withDuration: 0, animations: { view.alpha = 1 }) { _ in log.append("inner") }
      log.append("outer")
    }
    let turns = stage.window.statistics.turnCount
    stage.advance(by: 0.1)
    #expect(log == ["outer", "inner"])
    stage.settle()
    #expect(stage.window.statistics.turnCount - turns < 20 && view.alpha == 1)
  }

  @Test("A-15: with animations disabled a completion is immediate, for any duration")
  func disabledWithoutDuration() {
    var log: [String] = []
    View.performWithoutAnimation {
      View.animate(withDuration: 0, animations: {}, completion: { _ in log.append("zero") })
      View.animate(withDuration: 1, animations: {}, completion: { _ in log.append("one") })
    }
    #expect(log == ["zero", "one"])
  }

  @Test("A-13: the completion is called once, in the commit of the turn in which the block ends")
  func completion() {
    var log: [String] = []
    View.animate(withDuration: 0.1) {
      view.alpha = 0
      view.center.x = 100
    } completion: { finished in
      log.append("done \(finished) \(view.presentation.alpha)")
    }
    stage.advance(by: 0.09)
    #expect(log.isEmpty)
    stage.advance(by: 0.02)
    #expect(log == ["done true 0.0"])
  }

  @Test("A-13: a view that leaves the window ends its animations unfinished")
  func leaving() {
    var finished: Bool?
    View.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    stage.advance(by: 0.1)
    view.removeFromSuperview()
    stage.turn()
    #expect(finished == false)
  }

  @Test("A-15: performWithoutAnimation inside a block changes at once")
  func without() {
    View.animate(withDuration: 1) {
      View.performWithoutAnimation { view.alpha = 0.25 }
      view.center.x = 100
    }
    #expect(view.presentation.alpha == 0.25)
    #expect(view.presentation.center.x == 25)
  }

  @Test("A-9: a nested block inherits the duration, unless an option overrides it")
  func nested() {
    let inner = View(frame: view.bounds)
    view.addSubview(inner)
    View.animate(withDuration: 1, options: .curveLinear) {
      view.alpha = 0
      View.animate(withDuration: 0.1) { inner.alpha = 0 }
      #expect(View.inheritedAnimationDuration == 1)
    }
    stage.advance(by: 0.5)
    #expect(abs(inner.presentation.alpha - 0.5) < 1e-6)
    #expect(View.inheritedAnimationDuration == 0)
  }

  @Test("DC-26: an animation that begins outside a window starts with the first frame in a window")
  func beforeWindow() {
    let late = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var finished: Bool?
    View.animate(withDuration: 0.2, options: .curveLinear) {
      late.center.x = 105
    } completion: {
      finished = $0
    }
    stage.window.addSubview(late)
    stage.turn()
    #expect(late.presentation.center.x == 5)
    stage.advance(by: 0.1)
    #expect(abs(late.presentation.center.x - 55) < 1e-9)
    #expect(finished == nil)
    let never = View()
    View.animate(withDuration: 0.2) {
      never.alpha = 0
    } completion: {
      finished = $0
    }
    stage.turn()
    #expect(finished == true)
  }

  @Test(
    "reduced motion fades for at most 0.2 s instead of moving, and without motion changes are immediate"
  )
  func motion() {
    stage.window.dispatch(.settingsChanged(Settings(motion: .reduced)))
    stage.turn()
    View.animate(withDuration: 0.4) {
      view.center.x = 200
      view.alpha = 0
    }
    #expect(view.presentation.center.x == 200)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.21)
    #expect(view.presentation.alpha == 0)
    stage.window.dispatch(.settingsChanged(Settings(motion: .off)))
    stage.turn()
    var finished = false
    View.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      finished = $0
    }
    #expect(finished && view.presentation.alpha == 1)
  }

  @Test("V-42: a view that is being animated gets no touches, unless the block allows them")
  func interaction() {
    let point = Point(x: 20, y: 20)
    View.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.settle()
    View.animate(withDuration: 1, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(stage.window.hitTest(point, with: nil) === view)
  }
}
