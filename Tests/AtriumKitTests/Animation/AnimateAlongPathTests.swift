import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Transforms and opacities that are functions of the progress.
@MainActor
struct AnimateAlongPathTests {
  private let stage = Stage()
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  private func follow() {
    view.animateAlongPath(
      transform: { Transform3D(translationX: $0 < 0.5 ? 0 : 100 * $0, y: 0, z: 0) },
      alpha: { 1 - $0 * $0 })
  }

  private var shown: (x: Double, alpha: Double) {
    (view.presentation.transform.tx, view.presentation.alpha)
  }

  @Test(
    "a path shows its value for the block's progress, including jumps, and the model has the end value"
  )
  func values() {
    var ends: [Bool] = []
    View.animate(withDuration: 1, curve: .linear, animations: follow) { ends.append($0) }
    #expect(view.transform.tx == 100 && view.alpha == 0)
    stage.turn()
    #expect(shown == (0, 1))
    stage.advance(by: 0.4)
    #expect(shown.x == 0 && abs(shown.alpha - 0.84) < 1e-6)
    stage.advance(by: 0.2)
    #expect(abs(shown.x - 60) < 1e-9 && abs(shown.alpha - 0.64) < 1e-6)
    stage.advance(by: 0.4)
    #expect(shown == (100, 0) && ends == [true])
  }

  @Test("a path outside a block, or without motion, only sets its end value")
  func atOnce() {
    follow()
    #expect(shown == (100, 0))
    view.animateAlongPath(transform: nil, alpha: { $0 * 2 })
    #expect(shown == (100, 1))
    stage.window.dispatch(.settingsChanged(Settings(motion: .off)))
    stage.turn()
    var ends = 0
    View.animate(withDuration: 1, animations: follow) { _ in ends += 1 }
    #expect(shown == (100, 0) && ends == 1)
  }

  @Test("a path runs backwards in a reversed animator, and restores the old values")
  func reversed() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear, animations: follow)
    for part in [0.9, 0.2, 0.6] {
      animator.fractionComplete = part
      animator.pauseAnimation()
      #expect(abs(shown.alpha - (1 - part * part)) < 1e-6)
    }
    animator.isReversed = true
    animator.startAnimation()
    stage.settle()
    #expect(view.transform.isIdentity && view.alpha == 1)
  }

  @Test("A-10: a change of the model is added to a path")
  func adds() {
    View.animate(withDuration: 1, curve: .linear, animations: follow)
    stage.turn()
    view.transform = AffineTransform(translationX: 150, y: 0)
    stage.advance(by: 0.75)
    #expect(abs(shown.x - 125) < 1e-9)
    stage.advance(by: 0.25)
    #expect(shown.x == 150)
  }
}
