import AtriumKit

/// One measurement without a window system.
///
/// To add one, write a type like ``LayoutBenchmark`` and list it in ``HeadlessBenchmarks``.
struct Benchmark {
  /// The name of the figure for `Scripts/bench`.
  let name: String
  /// Prepares one sample, unmeasured, and returns the measured closure.
  let sample: @MainActor () -> (@MainActor () -> Void)

  /// Takes one sample, and returns its duration in milliseconds.
  @MainActor
  func milliseconds() -> Double {
    let body = sample()
    let time = ContinuousClock().measure { body() }
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }
}
