import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Keyframe animations, sampled over time.
@MainActor
struct KeyframeTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  /// Moves the view to 125 from 0.2 to 0.4 s, and to 25 from 0.6 to 0.8 s.
  private func run(_ options: View.KeyframeAnimationOptions) {
    View.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      View.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 125 }
      View.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { view.center.x = 25 }
    }
  }

  @Test("A-31: the options have UIKit's raw values")
  func bits() {
    let options: [View.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 512])
    let modes: [View.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == [0, 1 << 10, 2 << 10, 3 << 10, 4 << 10])
  }

  @Test(
    "A-31: the old value is kept before the first keyframe, and values are kept between keyframes")
  func linear() {
    run([])
    // The model value is the last change in the code, and the visible value is still the first value.
    #expect(view.center.x == 25 && scene.x == 25)
    scene.expect(
      from: stage.time,
      samples: [
        (0, 25), (0.1, 25), (0.2, 25), (0.3, 75), (0.4, 125), (0.5, 125), (0.6, 125), (0.7, 75),
        (0.8, 25), (0.9, 25), (1, 25),
      ])
    #expect(stage.window.isIdle)
  }

  @Test("A-31: discrete values change at the starts of their keyframes")
  func discrete() {
    run(.calculationModeDiscrete)
    scene.expect(
      from: stage.time,
      samples: [(0.1, 25), (0.19, 25), (0.21, 125), (0.5, 125), (0.59, 125), (0.61, 25), (1, 25)])
  }

  @Test("A-31: paced keyframes have an even speed over the whole animation")
  func paced() {
    View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModePaced) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 325 }
      View.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.center.x = 225 }
    }
    scene.expect(
      from: stage.time, samples: [(0.25, 125), (0.5, 225), (0.75, 325), (0.875, 275), (1, 225)])
  }

  @Test("A-31: cubic keyframes interpolate smoothly through the values")
  func cubic() {
    View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 125 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 325 }
    }
    // The velocities at the keyframes are 200, 300 and 400 points a second.
    scene.expect(
      from: stage.time, samples: [(0.25, 68.75), (0.5, 125), (0.75, 218.75), (1, 325)])
  }

  @Test("A-31: cubic keyframes keep a value between two keyframes")
  func cubicHold() {
    run(.calculationModeCubic)
    scene.expect(
      from: stage.time,
      samples: [(0.1, 25), (0.2, 25), (0.3, 75), (0.4, 125), (0.5, 125), (0.6, 125), (0.9, 25)])
  }

  @Test("A-31: cubic paced keyframes go through the same values at an even speed")
  func cubicPaced() {
    View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubicPaced) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
        view.center = Point(x: 125, y: 25)
      }
      View.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) {
        view.center = Point(x: 125, y: 225)
      }
    }
    var last = Point(x: 25, y: 25)
    var steps: [Double] = []
    for _ in 0..<20 {
      stage.advance(by: 0.05)
      let center = view.presentation.center
      steps.append(center.distance(to: last))
      last = center
    }
    let even = steps.reduce(0, +) / 20
    #expect(even > 14)
    #expect(steps.allSatisfy { abs($0 - even) < even * 0.05 })
    #expect(last == Point(x: 125, y: 225))
  }

  @Test("A-31: a change outside all keyframes takes the whole duration")
  func outside() {
    View.animateKeyframes(withDuration: 1, delay: 0) {
      view.alpha = 0
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 125 }
    }
    #expect(view.center.x == 125 && scene.x == 25 && view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 0.75) && scene.x == 25)
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.alpha, 0.25) && isNear(scene.x, 75))
  }

  @Test("A-31: of two overlapping keyframes the later one begins at the property's current value")
  func overlap() {
    View.animateKeyframes(withDuration: 1, delay: 0) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { view.center.x = 105 }
      View.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) { view.center.x = 25 }
    }
    scene.expect(
      from: stage.time, samples: [(0.2, 45), (0.4, 65), (0.6, 45), (0.8, 25), (1, 25)])
  }

  @Test("A-31: colours can have keyframes, and completions are called at the end")
  func colours() {
    var log: [Bool] = []
    View.animateKeyframes(withDuration: 1, delay: 0.5) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.backgroundColor = .white
      }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.backgroundColor = .black
      }
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.75)
    #expect(isNear(view.presentation.backgroundColor?.red ?? 0, 0.5))
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.backgroundColor?.red ?? 0, 1))
    #expect(log.isEmpty)
    stage.advance(by: 0.5)
    #expect(log == [true] && stage.window.isIdle)
  }

  @Test("A-31, A-14: a keyframe animation can repeat")
  func repeated() {
    run([.repeat, .autoreverse])
    scene.expect(
      from: stage.time, samples: [(0.3, 75), (0.7, 75), (1.3, 75), (1.5, 125), (2.3, 75)])
    view.removeAllAnimations()
  }

  @Test("A-31, A-9: nested keyframes have the outer block's duration")
  func nested() {
    View.animate(withDuration: 2, options: .curveLinear) { run([]) }
    scene.expect(from: stage.time, samples: [(0.4, 25), (0.6, 75), (1, 125), (1.4, 75), (2, 25)])
  }

  @Test(
    "keyframes with invalid numbers stay inside the animation, and without an animation they only set values"
  )
  func nonsense() {
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 75 }
    #expect(scene.x == 75)
    View.animateKeyframes(withDuration: 1, delay: 0) {
      View.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) {
        view.center.x = 125
      }
      View.addKeyframe(withRelativeStartTime: 7, relativeDuration: -1) { view.alpha = 0 }
    }
    stage.advance(by: 0.5)
    #expect(isNear(scene.x, 100) && view.presentation.alpha == 1)
    stage.settle()
    #expect(scene.x == 125 && view.presentation.alpha == 0)
    View.animateKeyframes(withDuration: 1, delay: 0) {}
    #expect(stage.window.isIdle)
  }
}
