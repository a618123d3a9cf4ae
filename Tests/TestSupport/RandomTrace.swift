/// The random numbers, the recorded lines and the nested operations of one ``RandomRun``.
@MainActor
public final class RandomTrace {
  /// The random numbers, which the seed determines.
  public var random: SeededGenerator
  /// The number of operations, including those inside calls.
  public private(set) var operationCount = 0
  /// The number of the current operation outside calls, from 1.
  public private(set) var step = 0
  /// The first problem.
  public private(set) var problem: String?
  private let seed: UInt64
  private let keepsLines: Bool
  private var lines: [String] = []
  private var depth = 0
  /// Whether operations run inside calls.
  public var interferes = true

  /// Makes the trace of a run with a seed.
  public init(seed: UInt64, keepsLines: Bool) {
    (self.seed, self.keepsLines) = (seed, keepsLines)
    random = SeededGenerator(seed: seed)
  }

  /// Whether an operation runs inside a call.
  public var isNested: Bool { depth > 0 }

  /// Records a line.
  public func note(_ line: @autoclosure () -> String) {
    guard keepsLines || RandomRunSettings.printsTrace else { return }
    let text = String(repeating: "  ", count: depth) + "> " + line()
    if keepsLines { lines.append(text) }
    if RandomRunSettings.printsTrace { print(text) }
  }

  /// Runs an operation outside calls.
  public func perform(_ operation: () -> Void) {
    step += 1
    operationCount += 1
    operation()
  }

  /// Runs an operation inside a call, on average once in `count` calls, and at most two levels deep.
  public func interfere(_ call: String, oneIn count: Int, _ operation: () -> Void) {
    guard interferes, depth < 2, problem == nil, random.oneIn(count) else { return }
    note("in \(call):")
    depth += 1
    operationCount += 1
    operation()
    depth -= 1
  }

  /// Records a problem; later problems are ignored.
  public func fail(_ message: @autoclosure () -> String) {
    if problem == nil { problem = message() }
  }

  /// Throws the first problem.
  public func check() throws(RandomRunFailure) {
    guard let problem else { return }
    throw RandomRunFailure(seed: seed, step: step, message: problem, trace: lines)
  }
}
