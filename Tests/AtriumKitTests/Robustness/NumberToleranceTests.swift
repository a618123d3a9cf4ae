import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Numbers that are not finite, where a defined result is possible.
@MainActor
struct NumberToleranceTests {
  private static let strange: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300]

  @Test("blocks whose duration or delay is not finite set the model values, and end")
  func blocks() {
    for duration in Self.strange {
      for delay in [.nan, .infinity, -.infinity, -1, -1e300] as [Double] {
        let scene = AnimationScene()
        var ends = 0
        View.animate(withDuration: duration, delay: delay) {
          scene.view.center.x = 125
        } completion: { _ in
          ends += 1
        }
        scene.stage.advance(by: 0.1)
        #expect(scene.view.center.x == 125)
        let isEndless = duration == 1e300 && delay != -1e300
        #expect(ends == (isEndless ? 0 : 1), "\(duration) after \(delay)")
        #expect(scene.x.isFinite)
        scene.view.removeAllAnimations()
        scene.stage.settle()
        #expect(ends == 1 && scene.x == 125)
      }
    }
  }

  @Test("an endless delay requests no turn until it is removed")
  func endlessDelay() {
    let scene = AnimationScene()
    View.animate(withDuration: 1e308, delay: 1e308) { scene.view.center.x = 125 }
    scene.stage.advance(by: 0.1)
    #expect(scene.x == 25)
    #expect(scene.stage.host.frameDeadline.map(\.isFinite) ?? true)
    scene.view.removeAllAnimations()
    scene.stage.settle()
  }

  @Test("springs with any damping and velocity end at their target")
  func springs() {
    for damping in Self.strange {
      for velocity in Self.strange {
        let scene = AnimationScene()
        View.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: velocity
        ) {
          scene.view.center.x = 125
        }
        scene.stage.advance(by: 0.25)
        #expect(scene.x.isFinite, "\(damping), \(velocity)")
        scene.stage.advance(by: 0.3)
        #expect(scene.x == 125, "\(damping), \(velocity)")
      }
    }
  }

  @Test(
    "timing parameters accept damping ratios, bounces, velocities and points that are not finite")
  func timings() {
    var timings: [any TimingCurveProvider] = []
    for number in Self.strange {
      let made: [any TimingCurveProvider] = [
        SpringTimingParameters(dampingRatio: number),
        SpringTimingParameters(duration: number, bounce: 0.2),
        SpringTimingParameters(duration: 0.5, bounce: number),
        SpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: Vector(dx: number, dy: -number)),
        CubicTimingParameters(
          controlPoint1: Point(x: number, y: number), controlPoint2: Point(x: 1, y: 1)),
        CubicTimingParameters(
          controlPoint1: .zero, controlPoint2: Point(x: number, y: number)),
      ]
      timings += made
    }
    for timing in timings {
      let scene = AnimationScene()
      let animator = ViewPropertyAnimator(duration: 0.5, timingParameters: timing)
      animator.addAnimations { scene.view.center.x = 125 }
      var ends: [ViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      for _ in 0..<5 {
        scene.stage.advance(by: 0.1)
        #expect(scene.x.isFinite, "\(timing)")
      }
      #expect(animator.duration >= 0 && animator.duration.isFinite)
      if animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
      #expect(scene.view.center.x == 125 && ends == [.end], "\(timing)")
      scene.stage.settle()
    }
  }

  @Test("curves whose control points are not finite still go from 0 to 1")
  func curves() {
    for number in Self.strange {
      for curve in [
        UnitCurve(x1: number, y1: 0, x2: 1, y2: 1), UnitCurve(x1: 0, y1: number, x2: 1, y2: 1),
        UnitCurve(x1: 0, y1: 0, x2: number, y2: 1), UnitCurve(x1: 0, y1: 0, x2: 1, y2: number),
      ] {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: 0.5).isFinite)
      }
    }
    #expect(UnitCurve(x1: .nan, y1: .nan, x2: .nan, y2: .nan) == .linear)
  }

  @Test("an animator accepts fractions, factors and delays that are not finite")
  func animators() {
    for number in Self.strange {
      let scene = AnimationScene()
      let animator = ViewPropertyAnimator(duration: 0.5, curve: .linear)
      animator.addAnimations({ scene.view.center.x = 125 }, delayFactor: number)
      animator.startAnimation(afterDelay: number == 1e300 ? 0 : number)
      animator.pauseAnimation()
      animator.fractionComplete = number
      #expect((0...1).contains(animator.fractionComplete))
      #expect(scene.x.isFinite)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
      scene.stage.advance(by: 0.6)
      #expect(scene.x.isFinite)
      if animator.state == .active {
        #expect(number == 1e300, "only this takes so long")
        animator.stopAnimation(true)
      }
      scene.stage.settle()
    }
  }

  @Test(
    "a timer with an invalid interval uses the minimum, and a timer with an endless interval never fires"
  )
  func timers() {
    let stage = Stage()
    stage.settle()
    var log: [String] = []
    stage.window.scheduleTimer(withTimeInterval: .infinity) { _ in log.append("endless") }
    let repeating = stage.window.scheduleTimer(withTimeInterval: .infinity, repeats: true) { _ in
      log.append("endless")
    }
    #expect(stage.host.frameDeadline == nil, "nothing will come")
    stage.window.scheduleTimer(withTimeInterval: .nan) { _ in log.append("none") }
    stage.window.scheduleTimer(withTimeInterval: -.infinity) { _ in log.append("past") }
    stage.advance(by: 0.1)
    #expect(log == ["none", "past"])
    repeating.invalidate()
    #expect(!repeating.isValid)
  }

  @Test("a long press with a duration that is not finite never begins")
  func endlessPress() {
    let scene = TouchScene()
    let press = scene.add(LongPressGestureRecognizer(), "press")
    press.minimumPressDuration = .infinity
    scene.down(10, 10)
    scene.wait(5)
    #expect(scene.takeGestures().isEmpty)
    scene.up(10, 10)
    #expect(scene.takeGestures().isEmpty && press.state == .possible)
  }

  @Test("corners, borders, shadows and opacities that are not finite are limited or not drawn")
  func decoration() {
    for number in Self.strange {
      let scene = AnimationScene()
      let view = scene.view
      view.cornerRadius = number
      view.borderWidth = number
      view.borderColor = .black
      view.shadowOpacity = number
      view.shadowRadius = number
      view.alpha = number
      scene.stage.turn()
      view.clipsToBounds = true
      scene.stage.turn()
      #expect((0...1).contains(view.alpha) && (0...1).contains(view.shadowOpacity))
      #expect(view.borderWidth >= 0 && view.borderWidth.isFinite)
      // A clipped view has no shadow either, and a point outside its bounds is not hit.
      #expect(scene.stage.snapshot().color(atX: 390, y: 390) == .white)
    }
  }

  @Test(
    "negative sizes count as the same area with a positive size, and a huge view moves and fades like other views"
  )
  func sizes() {
    let scene = AnimationScene()
    scene.view.frame = Rect(x: 50, y: 50, width: -40, height: -30)
    #expect(scene.view.frame == Rect(x: 10, y: 20, width: 40, height: 30))
    scene.view.bounds = Rect(x: 0, y: 0, width: -10, height: 20)
    #expect(scene.view.bounds.size == Size(width: 10, height: 20))
    for side in [1e5, 1e9, 1e150] {
      scene.view.frame = Rect(x: -side / 2, y: -side / 2, width: side, height: side)
      View.animate(withDuration: 0.2) {
        scene.view.alpha = 0.5
        scene.view.transform = AffineTransform(rotationAngle: 1)
      }
      for _ in 0..<4 { scene.stage.advance(by: 0.05) }
      scene.view.alpha = 1
      scene.view.transform = .identity
      scene.stage.settle()
      // The last view is too large for its centre to be exact to a pixel.
      let isExact = side < 1e100
      #expect(!isExact || scene.stage.snapshot().color(atX: 200, y: 200) == .black, "\(side)")
    }
  }

  @Test("content without a finite size counts as having none, and its baselines are at the edge")
  func content() {
    for number in [.nan, .infinity, -.infinity, -50] as [Double] {
      let scene = AnimationScene()
      let (view, other) = (StrangeContent(), View())
      view.number = number
      for item in [view, other] {
        item.translatesAutoresizingMaskIntoConstraints = false
        scene.view.addSubview(item)
      }
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 7),
        other.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        other.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 10),
        other.leftAnchor.constraint(equalTo: view.rightAnchor),
        other.widthAnchor.constraint(equalToConstant: 4),
      ])
      scene.stage.settle()
      for item in [view, other] {
        #expect(item.frame.origin.x.isFinite && item.frame.origin.y.isFinite)
        #expect(item.bounds.width >= 0 && item.bounds.height >= 0)
      }
      #expect(view.frame.origin == Point(x: 5, y: 7))
    }
  }
}

/// A view that returns the same number for every size and baseline.
private final class StrangeContent: View {
  var number = 0.0

  override var intrinsicContentSize: Size { Size(width: number, height: number) }
  override func contentHeight(forWidth width: Double) -> Double? { number }
  override var firstBaselineOffset: Double? { number }
  override var lastBaselineOffset: Double? { number }
}
