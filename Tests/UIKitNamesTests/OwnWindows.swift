import AtriumKit
import Testing

/// Gives each test the windows of the program for itself.
///
/// `UIApplication` answers for all windows of the program, and windows of suspended tests are still open.
struct OwnWindows: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Window.withOwnWindows(function)
  }
}

extension Trait where Self == OwnWindows {
  /// The test has the windows of the program for itself.
  static var ownWindows: Self { Self() }
}
