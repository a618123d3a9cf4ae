import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A stage with one square view, whose centre is at 25, 25.
@MainActor
struct AnimationScene {
  let stage: Stage
  let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))

  init(settings: Settings = Settings()) {
    stage = Stage(size: Size(width: 400, height: 400), settings: settings)
    view.backgroundColor = .black
    stage.window.addSubview(view)
    stage.settle()
  }

  /// The horizontal position of the view's centre on screen.
  var x: Double { view.presentation.center.x }

  /// Returns an animator that moves the view's centre to 125.
  func animator(
    _ curve: View.AnimationCurve = .linear, duration: Double = 1
  ) -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 125 }
  }

  func setMotion(_ motion: Motion) {
    stage.window.dispatch(.settingsChanged(Settings(motion: motion)))
    stage.turn()
  }

  /// Advances the time to each sample's time, and compares the centre on screen with the sample's value.
  func expect(
    from start: Double, samples: [(time: Double, x: Double)], tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for sample in samples {
      let wait = start + sample.time - stage.time
      if wait > 1e-12 { stage.advance(by: wait) }
      #expect(
        abs(x - sample.x) < tolerance, "at \(sample.time): \(x), not \(sample.x)",
        sourceLocation: sourceLocation)
    }
  }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(a - b) < tolerance
}
