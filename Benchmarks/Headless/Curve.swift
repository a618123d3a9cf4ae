import AtriumKit
import Glibc

/// The cost of an operation for several sizes of a program, with the exponent of its growth.
///
/// The exponent does not depend on the speed of the machine: 0 is a constant cost, and 1 is a linear cost.
struct Curve {
  /// The name under which `Scripts/bench` reports the result.
  let name: String
  /// The sizes, in ascending order.
  let sizes: [Int]
  /// The number of operations in one sample.
  let operationCount: Int
  /// Prepares a sample of the given size, and returns the closure that performs the operations.
  let sample: @MainActor (Int) -> (@MainActor () -> Void)

  /// Measures each size and returns the shortest duration of one operation, in microseconds.
  ///
  /// Other programs on the machine can only make a sample longer, so the shortest sample shows the growth best.
  @MainActor
  func measure(sampleCount: Int) -> [Double] {
    sizes.map { size in
      let benchmark = Benchmark(name: name) { sample(size) }
      // The first sample is a warm-up.
      _ = benchmark.measure()
      let times = (0..<sampleCount).map { _ in benchmark.measure().milliseconds }
      return (times.min() ?? 0) * 1_000 / Double(operationCount)
    }
  }

  /// Returns the slope of the line through the points (log size, log cost) with the least square error.
  func exponent(of costs: [Double]) -> Double {
    let points = zip(sizes, costs).map { (x: log(Double($0)), y: log(max($1, 1e-6))) }
    let count = Double(points.count)
    let (meanX, meanY) = (
      points.map(\.x).reduce(0, +) / count, points.map(\.y).reduce(0, +) / count
    )
    let covariance = points.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +)
    let variance = points.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
    return variance > 0 ? covariance / variance : 0
  }
}
