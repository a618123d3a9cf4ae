/// An error that ends the demo.
struct DemoFailure: Error {
  /// A message of one line for the user.
  let message: String
  /// The exit code of the process: 1 for an error while running, 2 for an unavailable display.
  ///
  /// For a wrong option, the exit code is 64, which `DemoCommand.end(with:)` passes on.
  let exitCode: Int32

  init(_ message: String, exitCode: Int32 = 1) {
    self.message = message
    self.exitCode = exitCode
  }
}
