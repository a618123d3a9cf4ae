import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The animation from one transform to another.
@MainActor
struct TransformAnimationTests {
  private let scene = AnimationScene()
  private var view: View { scene.view }
  private var stage: Stage { scene.stage }
  private var shown: AffineTransform { view.presentation.transform }

  private static let quarter = AffineTransform(rotationAngle: .pi / 2)

  private func expect(
    _ expected: AffineTransform, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers = zip(
      [shown.a, shown.b, shown.c, shown.d, shown.tx, shown.ty],
      [expected.a, expected.b, expected.c, expected.d, expected.tx, expected.ty])
    #expect(
      numbers.allSatisfy { abs($0 - $1) < 1e-9 }, "\(shown), not \(expected)",
      sourceLocation: sourceLocation)
  }

  private func animate(
    _ transform: AffineTransform, options: View.AnimationOptions = .curveLinear
  ) {
    View.animate(withDuration: 1, options: options) { view.transform = transform }
  }

  @Test("A-36: halfway to a quarter turn the view is rotated by an eighth of a turn, at full size")
  func quarterTurn() {
    animate(Self.quarter)
    stage.turn()
    #expect(shown == .identity)
    stage.advance(by: 0.5)
    expect(
      AffineTransform(
        a: 0.5.squareRoot(), b: 0.5.squareRoot(),
        c: -0.5.squareRoot(), d: 0.5.squareRoot(), tx: 0, ty: 0))
    stage.settle()
    #expect(shown == Self.quarter && view.transform == Self.quarter)
  }

  @Test("A-36: half a turn goes clockwise, continues clockwise, and never shrinks")
  func halfTurn() {
    for (target, start) in [(AffineTransform(rotationAngle: .pi), 0.0), (.identity, Double.pi)] {
      animate(target)
      stage.turn()
      for tenth in 1..<10 {
        stage.advance(by: 0.1)
        #expect(isNear(shown.a * shown.d - shown.b * shown.c, 1))
        expect(AffineTransform(rotationAngle: start + Double(tenth) / 10 * .pi))
      }
      stage.settle()
      #expect(shown == target)
    }
  }

  @Test("A-36: translation, scale, shear and rotation are animated separately")
  func parts() {
    let target = AffineTransform(
      AffineTransformComponents(
        scale: Size(width: 3, height: 2), horizontalShear: 1, rotation: 1,
        translation: Vector(dx: 40, dy: -8)))
    animate(target)
    stage.turn()
    stage.advance(by: 0.25)
    expect(
      AffineTransform(
        AffineTransformComponents(
          scale: Size(width: 1.5, height: 1.25), horizontalShear: 0.25, rotation: 0.25,
          translation: Vector(dx: 10, dy: -2))))
    stage.settle()
    #expect(shown == target)
  }

  @Test("A-36, A-19: a spring rotates beyond its end and back")
  func spring() {
    let spring = Spring(dampingRatio: 0.3, duration: 1)
    View.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { view.transform = Self.quarter })
    stage.turn()
    var highest = 0.0
    for step in 1..<20 {
      stage.advance(by: 0.05)
      let position = spring.position(at: Double(step) * 0.05)
      expect(AffineTransform(rotationAngle: position * .pi / 2))
      highest = max(highest, position)
    }
    #expect(highest > 1.3)
    stage.settle()
    #expect(shown == Self.quarter)
  }

  @Test(
    "A-36, A-31: keyframes rotate, even by three quarters of a turn, and keep values between two keyframes"
  )
  func keyframes() {
    let threeQuarters = AffineTransform(rotationAngle: 3 * .pi / 2)
    View.animateKeyframes(withDuration: 1, delay: 0) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        view.transform = AffineTransform(rotationAngle: .pi / 2)
      }
      View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
        view.transform = AffineTransform(rotationAngle: .pi)
      }
      View.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        view.transform = threeQuarters
      }
    }
    stage.turn()
    #expect(shown == .identity)
    for (time, angle) in [
      (0.125, 0.25), (0.25, 0.5), (0.375, 0.75), (0.5, 1), (0.7, 1), (0.875, 1.25),
    ] {
      stage.advance(by: time - stage.time)
      expect(AffineTransform(rotationAngle: angle * .pi))
    }
    stage.settle()
    #expect(shown == threeQuarters)
  }

  @Test("A-36, A-31: keyframes on a cubic curve keep the size too")
  func cubicKeyframes() {
    View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      for (start, angle) in [(0.0, 1.0), (0.4, 2.5), (0.8, 2)] {
        View.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.2) {
          view.transform = AffineTransform(rotationAngle: angle)
        }
      }
    }
    stage.turn()
    for _ in 1..<20 {
      stage.advance(by: 0.05)
      #expect(isNear(shown.a * shown.d - shown.b * shown.c, 1))
    }
    stage.settle()
    #expect(shown == AffineTransform(rotationAngle: 2))
  }

  @Test("A-36, A-27, A-28: an animator scrubs a rotation, and reverses it exactly")
  func animator() {
    let start = AffineTransform(rotationAngle: 0.3).scaledBy(x: 1.1, y: 0.7)
    view.transform = start
    let animator = ViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.transform = start.concatenating(AffineTransform(rotationAngle: 2))
    }
    animator.fractionComplete = 0.25
    expect(start.concatenating(AffineTransform(rotationAngle: 0.5)))
    animator.fractionComplete = 0.75
    expect(start.concatenating(AffineTransform(rotationAngle: 1.5)))
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle()
    #expect(view.transform == start && shown == start)
  }

  @Test(
    "A-36, A-10: rotations are added: a second rotation begins with the value and velocity of the first"
  )
  func additive() {
    animate(Self.quarter)
    stage.turn()
    stage.advance(by: 0.5)
    let before = shown
    animate(AffineTransform(translationX: 40, y: 0).rotated(by: 1.5 * .pi))
    expect(before)
    stage.advance(by: 0.25)
    // A quarter of the second rotation and a quarter of the remaining first rotation are complete.
    expect(
      AffineTransform(
        AffineTransformComponents(
          scale: Size(width: 1, height: 1), horizontalShear: 0,
          rotation: .pi / 2 * 0.75 + .pi * 0.25, translation: Vector(dx: 10, dy: 0))))
    stage.settle()
    #expect(shown == AffineTransform(translationX: 40, y: 0).rotated(by: 1.5 * .pi))
  }

  @Test("A-36, A-11: with beginFromCurrentState a rotation begins at the value on screen")
  func current() {
    animate(Self.quarter)
    stage.turn()
    stage.advance(by: 0.5)
    animate(.identity, options: [.curveLinear, .beginFromCurrentState])
    expect(AffineTransform(rotationAngle: .pi / 4))
    stage.advance(by: 0.5)
    expect(AffineTransform(rotationAngle: .pi / 8))
    stage.settle()
    #expect(shown == .identity)
  }

  @Test(
    "A-36, A-14: with autoreverse a rotation runs forwards and back, and then shows the new value")
  func autoreverse() {
    animate(Self.quarter, options: [.curveLinear, .autoreverse])
    stage.turn()
    stage.advance(by: 1.5)
    expect(AffineTransform(rotationAngle: .pi / 4))
    stage.settle()
    #expect(shown == Self.quarter)
  }

  @Test(
    "A-36: mirror images and flat transforms always give finite numbers, and end exactly",
    arguments: [
      AffineTransform(scaleX: 0, y: 0), AffineTransform(scaleX: -1, y: 1),
      AffineTransform(scaleX: 1, y: -1), AffineTransform(scaleX: 0, y: 1),
      AffineTransform(scaleX: 1, y: 0).rotated(by: 1),
      AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      AffineTransform(scaleX: -3, y: 1e-300).rotated(by: 2),
    ])
  func singular(target: AffineTransform) {
    let start = AffineTransform(rotationAngle: 1)
    view.transform = start
    for transform in [target, Self.quarter, target, start] {
      let before = view.transform
      animate(transform)
      stage.turn()
      #expect(shown == before)
      for step in 0..<10 {
        stage.advance(by: 0.099)
        #expect(shown.isFinite)
        if step == 5, transform == Self.quarter { animate(transform) }
      }
      stage.settle()
      #expect(shown == transform)
    }
  }

  @Test("A-36: a transform that grows from a point, or shrinks to one, does not rotate")
  func point() {
    let turned = AffineTransform(rotationAngle: 2)
    view.transform = AffineTransform(scaleX: 0, y: 0)
    animate(turned)
    stage.turn()
    stage.advance(by: 0.5)
    expect(turned.scaledBy(x: 0.5, y: 0.5))
    stage.settle()
    animate(AffineTransform(scaleX: 0, y: 0))
    stage.turn()
    stage.advance(by: 0.75)
    expect(turned.scaledBy(x: 0.25, y: 0.25))
    stage.settle()
  }

  @Test("A-36, V-12: a 3D rotation about the z axis equals the 2D rotation")
  func aboutZ() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.transform3D = Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    }
    stage.turn()
    stage.advance(by: 0.5)
    expect(AffineTransform(rotationAngle: .pi / 4))
    stage.settle()
  }

  @Test("A-36, A-10: 3D rotations are added without a jump, and end exactly")
  func space() {
    func turn(_ angle: Double, _ y: Double) -> Transform3D {
      Transform3D(rotationAngle: angle, x: 1, y: y, z: 0.3)
    }
    View.animate(withDuration: 1, options: .curveLinear) { view.transform3D = turn(1, 0) }
    stage.turn()
    stage.advance(by: 0.5)
    let before = view.presentation.transform3D
    View.animate(withDuration: 1, options: .curveLinear) { view.transform3D = turn(2, 1) }
    let after = view.presentation.transform3D
    for path in [\Transform3D.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m33] {
      #expect(abs(before[keyPath: path] - after[keyPath: path]) < 1e-9)
    }
    stage.settle()
    #expect(view.presentation.transform3D == turn(2, 1))
  }
}
