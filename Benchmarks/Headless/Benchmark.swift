import AtriumKit

/// One figure that can be taken without a window system.
///
/// To add one, write a type like ``LayoutBenchmark`` and list it in ``HeadlessBenchmarks``.
struct Benchmark {
  /// The name by which `Scripts/bench` finds the figure.
  let name: String
  /// Prepares one sample, unmeasured, and returns what is measured.
  let sample: @MainActor () -> (@MainActor () -> Void)

  /// Takes one sample, and returns what it lasted in milliseconds.
  @MainActor
  func milliseconds() -> Double {
    let body = sample()
    let time = ContinuousClock().measure { body() }
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }
}
