/// Prints one line for each figure: its name, and the median of the samples in milliseconds.
@main
@MainActor
struct HeadlessBenchmarks {
  private static let sampleCount = 9

  static func main() {
    let benchmarks =
      LayoutBenchmark.all + HitTestBenchmark.all + AnimationBenchmark.all + TableBenchmark.all
    for benchmark in benchmarks {
      // The first sample warms up what is made once.
      _ = benchmark.median(of: 1)
      print(benchmark.name, benchmark.median(of: sampleCount))
    }
  }
}
