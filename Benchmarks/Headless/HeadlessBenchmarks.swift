/// Prints one line for each benchmark: its name, the median of the samples in milliseconds, and the
/// work of the last sample.
///
/// With arguments, only the benchmarks run whose names begin with one of the arguments. With `--curves` as the first
/// argument, the program prints one line for each curve instead: its name, the exponent of its growth, and the
/// shortest time for each size in microseconds.
@main
@MainActor
struct HeadlessBenchmarks {
  private static let sampleCount = 9

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--curves" {
      printCurves(named: Array(arguments.dropFirst()))
    } else {
      printMedians(named: Array(arguments))
    }
  }

  private static func isWanted(_ name: String, _ wanted: [String]) -> Bool {
    wanted.isEmpty || wanted.contains { name.hasPrefix($0) }
  }

  private static func printCurves(named wanted: [String]) {
    for curve in ScaleCurves.all where isWanted(curve.name, wanted) {
      let costs = curve.measure(sampleCount: sampleCount)
      let points = zip(curve.sizes, costs).map { "\($0)=\(rounded($1))" }
      print(curve.name, rounded(curve.exponent(of: costs)), points.joined(separator: " "))
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func printMedians(named wanted: [String]) {
    let all =
      LayoutBenchmark.all + HitTestBenchmark.all + AnimationBenchmark.all + TableBenchmark.all
      + TransitionBenchmark.all + StoryboardBenchmark.all + TextBenchmark.all + InspectorBenchmark.all
    let benchmarks = all.filter { isWanted($0.name, wanted) }
    // The first round is a warm-up.
    for benchmark in benchmarks { _ = benchmark.measure() }
    // One sample of each benchmark per round, so that a temporary load of the machine affects both
    // sides of a ratio.
    var times = Array(repeating: [Double](), count: benchmarks.count)
    var work = Array(repeating: "", count: benchmarks.count)
    for _ in 0..<sampleCount {
      for (index, benchmark) in benchmarks.enumerated() {
        let measurement = benchmark.measure()
        times[index].append(measurement.milliseconds)
        work[index] = measurement.work
      }
    }
    for index in benchmarks.indices {
      print(benchmarks[index].name, times[index].sorted()[sampleCount / 2], work[index])
    }
  }
}
