import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Animation blocks with springs, sampled over time.
@MainActor
struct SpringAnimationTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test(
    "A-17, A-19: a spring block has the measured progress",
    arguments: [
      (0.5, [0.487823, 1.160347, 0.987155, 0.998849]),
      (0.7, [0.298650, 0.958168, 1.041133, 1.001726]),
      (1.0, [0.236069, 0.763768, 0.944477, 0.992211]),
    ])
  func golden(ratio: Double, expected: [Double]) {
    var log: [Bool] = []
    View.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
      animations: { view.center.x = 125 }, completion: { log.append($0) })
    let samples = zip([0.1, 0.3, 0.5, 0.75], expected).map { (time: $0, x: 25 + 100 * $1) }
    scene.expect(from: stage.time, samples: samples, tolerance: 1e-4)
    stage.advance(by: 0.24)
    #expect(log.isEmpty)
    stage.advance(by: 0.01)
    #expect(scene.x == 125 && log == [true])
  }

  /// The frequencies are solutions of A-18's equation that were computed independently: 6.562265816 and
  /// 13.454430999.
  @Test(
    "A-18, A-19: a spring begins with its initial velocity",
    arguments: [
      (0.8, 6.0, [25.599002467, 74.693965836, 127.384116174, 125.750336871]),
      (0.5, -3, [24.711028628, 65.718306897, 131.004319747, 125.285487001]),
    ])
  func velocity(ratio: Double, velocity: Double, expected: [Double]) {
    View.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
      animations: { view.center.x = 125 })
    let samples = zip([0.001, 0.1, 0.4, 0.9], expected).map { (time: $0, x: $1) }
    scene.expect(from: stage.time, samples: samples)
  }

  @Test("A-8: a spring starts after its delay")
  func delay() {
    View.animate(
      withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { view.center.x = 125 })
    scene.expect(
      from: stage.time, samples: [(0.1, 25), (0.2, 25), (0.45, 25 + 100 * 0.944477)],
      tolerance: 1e-4)
  }

  @Test("A-21, A-22: a spring with a perceptual duration runs until it is at rest")
  func bounce() {
    var log: [Bool] = []
    View.animate(
      springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 125 },
      completion: { log.append($0) })
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let samples = [0.1, 0.25, 0.5].map { (time: $0, x: 25 + 100 * spring.position(at: $0)) }
    scene.expect(from: stage.time, samples: samples)
    stage.advance(by: spring.settlingDuration - 0.5 - 0.01)
    #expect(log.isEmpty)
    stage.advance(by: 0.011)
    #expect(log == [true] && scene.x == 125)
  }

  @Test(
    "an undamped spring ends after a minute, and a spring without a duration ends in the same turn")
  func extremes() {
    View.animate(springDuration: 1, bounce: 1, animations: { view.center.x = 125 })
    stage.advance(by: 59)
    #expect(!stage.window.isIdle)
    stage.advance(by: 1.01)
    #expect(stage.window.isIdle && scene.x == 125)
    var log: [Bool] = []
    View.animate(
      springDuration: 0, animations: { view.center.x = 25 }, completion: { log.append($0) })
    for duration in [0, -1, .nan, .infinity] as [Double] {
      View.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: .nan,
        initialSpringVelocity: .infinity,
        animations: { view.center.x += 1 },
        completion: { log.append($0) })
    }
    #expect(log.isEmpty)
    stage.turn()
    #expect(log == [true, true, true, true, true])
    #expect(stage.window.isIdle)
  }

  @Test("A-22: overdamping counts as critical damping, so there is no jump at the end")
  func overdamped() {
    let animator = ViewPropertyAnimator(
      duration: 1,
      timingParameters: SpringTimingParameters(mass: 1, stiffness: 50, damping: 30))
    #expect(isNear(animator.duration, 1.4))
    animator.addAnimations { view.center.x = 125 }
    animator.startAnimation()
    let critical = Spring(mass: 1, stiffness: 50, damping: 2 * (50.0).squareRoot())
    let samples = [0.1, 0.5, 1.39].map { (time: $0, x: 25 + 100 * critical.position(at: $0)) }
    scene.expect(from: stage.time, samples: samples)
    stage.settle()
  }

  @Test("A-9: a block inside a spring block inherits the spring")
  func nested() {
    let inner = View(frame: view.bounds)
    view.addSubview(inner)
    View.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: {
        view.center.x = 125
        View.animate(withDuration: 0.1) { inner.center.x = 125 }
      })
    stage.advance(by: 0.3)
    #expect(isNear(inner.presentation.center.x, scene.x))
    #expect(scene.x > 140)
  }

  @Test("A-10: springs are added, so position and velocity stay continuous")
  func additive() {
    func spring(_ x: Double) {
      View.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        animations: { view.center.x = x })
    }
    spring(225)
    stage.advance(by: 0.1)
    let before = scene.x
    stage.advance(by: 0.001)
    let speed = (scene.x - before) / 0.001
    let turn = scene.x
    spring(25)
    #expect(isNear(scene.x, turn))
    stage.advance(by: 0.001)
    #expect(abs((scene.x - turn) / 0.001 - speed) < abs(speed) * 0.1)
    stage.settle()
    #expect(scene.x == 25)
  }
}
