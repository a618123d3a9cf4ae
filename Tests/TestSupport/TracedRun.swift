/// A random run that picks its operations one by one, and whose random numbers and problems are in a trace.
@MainActor
public protocol TracedRun: RandomRun {
  /// The random numbers, the recorded lines and the first problem.
  var trace: RandomTrace { get }

  /// Runs one operation; inside a call if ``RandomTrace/isNested`` is true.
  func operate()

  /// Checks the object after each operation outside calls; does nothing by default.
  func checkStep()

  /// Waits until all motion has ended, and checks the object.
  ///
  /// The method is called on average once in ``restInterval`` operations, and after the last operation.
  func rest()

  /// Removes everything after the last operation, and checks what is left.
  func end()

  /// The average number of operations between two rests.
  static var restInterval: Int { get }
}

extension TracedRun {
  /// Does nothing.
  public func checkStep() {}

  /// Ten operations.
  public static var restInterval: Int { 10 }

  /// The number of operations that were run, including those inside calls.
  public var operationCount: Int { trace.operationCount }

  /// Runs a number of operations, rests, and ends.
  public func run(steps: Int) throws(RandomRunFailure) {
    for _ in 0..<steps {
      trace.perform { operate() }
      checkStep()
      if trace.random.oneIn(Self.restInterval) { rest() }
      try trace.check()
    }
    rest()
    // An operation inside a call could add objects that are never removed.
    trace.interferes = false
    end()
    try trace.check()
  }

  /// Runs an operation inside a call, on average once in `count` calls.
  public func interfere(_ call: String, oneIn count: Int) {
    trace.interfere(call, oneIn: count) { operate() }
  }
}
