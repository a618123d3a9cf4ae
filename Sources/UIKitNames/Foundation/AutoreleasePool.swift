/// Calls a closure; this system has no autorelease pools.
///
/// - Returns: The result of the closure.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
