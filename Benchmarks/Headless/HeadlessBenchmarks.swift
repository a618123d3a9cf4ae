/// Prints one line for each benchmark: its name, the median of the samples in milliseconds, and the
/// work of the last sample.
///
/// Arguments restrict the run to benchmarks whose names begin with one of them.
@main
@MainActor
struct HeadlessBenchmarks {
  private static let sampleCount = 9

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    let all =
      LayoutBenchmark.all + HitTestBenchmark.all + AnimationBenchmark.all + TableBenchmark.all
      + TransitionBenchmark.all + StoryboardBenchmark.all + TextBenchmark.all
    let benchmarks = all.filter { benchmark in
      wanted.isEmpty || wanted.contains { benchmark.name.hasPrefix($0) }
    }
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
