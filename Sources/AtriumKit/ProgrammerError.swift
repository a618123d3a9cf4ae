/// Stops the program: a rule was broken by whoever wrote the calling code.
///
/// The message names both parties and the way to do it right. `fatalError`, not `precondition`:
/// a failed precondition prints nothing in release builds.
func programmerError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
