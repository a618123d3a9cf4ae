import AtriumKit

/// One measurement without a window system.
///
/// To add a measurement, write a type like ``LayoutBenchmark`` and list it in ``HeadlessBenchmarks``.
struct Benchmark {
  /// The name under which `Scripts/bench` reports the result.
  let name: String
  /// Prepares one sample, which is not measured, and returns the closure to measure.
  let sample: @MainActor () -> (@MainActor () -> Void)

  /// The result of a sample: its duration, and the work that its window did.
  ///
  /// The work is the same in every run.
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
