import Testing
import XServerSupport

extension InputMethod {
  /// Waits until the input method has received a request.
  func hears(
    _ line: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isThere = hasHeard(line, count: count)
    #expect(isThere, "\(process.lines)", sourceLocation: sourceLocation)
  }
}
