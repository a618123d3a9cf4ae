import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// Advances an animation of 1,000 views by one frame, without and with painting.
@MainActor
enum AnimationBenchmark {
  static var all: [Benchmark] {
    [
      Benchmark(name: "animations-1000-step") { frame(paints: false) },
      Benchmark(name: "animations-1000-frame") { frame(paints: true) },
    ]
  }

  private static func frame(paints: Bool) -> @MainActor () -> Void {
    let stage = Stage(size: Size(width: 1000, height: 1000))
    stage.host.paints = paints
    let views = (0..<1000).map { index in
      View(
        frame: Rect(
          x: Double(index % 40) * 24, y: Double(index / 40) * 38, width: 16, height: 16))
    }
    for view in views {
      view.backgroundColor = .black
      stage.window.addSubview(view)
    }
    stage.settle()
    View.animate(withDuration: 10, options: .curveLinear) {
      for view in views { view.center.x += 8 }
    }
    // The second frame creates the cached bitmaps.
    stage.advance(by: 3.0 / 60)
    return { stage.advance(by: 1.0 / 60) }
  }
}
