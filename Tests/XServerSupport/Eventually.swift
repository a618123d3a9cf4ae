import Foundation

/// Waits until something is so.
///
/// - Parameters:
///   - seconds: How long at most.
///   - condition: What is asked again and again.
/// - Returns: Whether it became so.
public func eventually(within seconds: Double = 10, _ condition: () throws -> Bool) rethrows -> Bool
{
  let end = Date().addingTimeInterval(seconds)
  while true {
    if try condition() { return true }
    if Date() >= end { return false }
    usleep(5000)
  }
}
