import AtriumKit

/// One measurement without a window system.
///
/// To add one, write a type like ``LayoutBenchmark`` and list it in ``HeadlessBenchmarks``.
struct Benchmark {
  /// The name of the figure for `Scripts/bench`.
  let name: String
  /// Prepares one sample, unmeasured, and returns the measured closure.
  let sample: @MainActor () -> (@MainActor () -> Void)

  /// A sample: how long it took, and the work of its window, which is the same in every run.
  struct Measurement {
    let milliseconds: Double
    let work: String
  }

  /// Takes one sample.
  @MainActor
  func measure() -> Measurement {
    let body = sample()
    let before = Window.latestStatistics
    let time = ContinuousClock().measure { body() }
    let after = Window.latestStatistics
    return Measurement(
      milliseconds: Double(time.components.seconds) * 1e3
        + Double(time.components.attoseconds) / 1e15,
      work: "layouts=\(after.layoutCount - before.layoutCount)"
        + " painted=\(after.paintedViewCount - before.paintedViewCount)")
  }
}
