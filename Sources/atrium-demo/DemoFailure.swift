/// Why the demo ends without having done what it was told.
struct DemoFailure: Error {
  /// One line for a person.
  let message: String
  /// What the process exits with: 1 for an error while running, 2 for a display that is not there.
  let exitCode: Int32

  init(_ message: String, exitCode: Int32 = 1) {
    self.message = message
    self.exitCode = exitCode
  }
}
