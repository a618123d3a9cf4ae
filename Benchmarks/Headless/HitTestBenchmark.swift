import AtriumGeometry
import AtriumHarness
import AtriumKit

/// Hit tests in a tree of 10,000 views, which are 100 row views with 99 views each; a sample tests a thousand
/// points.
@MainActor
enum HitTestBenchmark {
  static var all: [Benchmark] {
    [
      Benchmark(name: "hit-test-10000") {
        let stage = Stage(size: Size(width: 1000, height: 1000))
        fill(stage.window)
        stage.settle()
        return {
          for index in 0..<1000 {
            let point = Point(x: Double(index * 37 % 1000), y: Double(index * 61 % 1000))
            _ = stage.window.hitTest(point, with: nil)
          }
        }
      }
    ]
  }

  private static func fill(_ window: Window) {
    for row in 0..<100 {
      let strip = View(frame: Rect(x: 0, y: Double(row) * 10, width: 1000, height: 10))
      window.addSubview(strip)
      for column in 0..<99 {
        strip.addSubview(View(frame: Rect(x: Double(column) * 10, y: 0, width: 10, height: 10)))
      }
    }
  }
}
