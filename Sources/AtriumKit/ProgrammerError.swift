/// Stops the program because the calling code has broken a rule.
///
/// The message names the objects involved and the remedy. The function uses `fatalError`, because a failed
/// `precondition` prints nothing in release builds.
func programmerError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
