/// Stops the program, because the calling code broke a rule.
///
/// The message names both parties and the remedy. `fatalError`, not `precondition`: a failed
/// precondition prints nothing in release builds.
func programmerError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
