/// The failure of a random run.
public struct RandomRunFailure: Error, CustomStringConvertible {
  private static let keptLines = 2500

  /// The seed that reproduces the failure.
  public let seed: UInt64
  /// The number of the operation after which the failure was found, from 1.
  public let step: Int
  /// The description of the problem.
  public let message: String
  /// The operations before the failure, if they were recorded.
  public let trace: [String]

  /// Makes the description of a failure.
  public init(seed: UInt64, step: Int, message: String, trace: [String] = []) {
    self.seed = seed
    self.step = step
    self.message = message
    self.trace = trace
  }

  /// The whole failure, with the last lines of the trace.
  public var description: String {
    (["seed \(seed), step \(step): \(message)"] + trace.suffix(RandomRunFailure.keptLines))
      .joined(separator: "\n  ")
  }
}
