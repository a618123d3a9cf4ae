import Foundation

/// Waits until something is so.
///
/// - Parameters:
///   - seconds: How long at most.
///   - condition: What is asked again and again.
/// - Returns: Whether it became so.
public func eventually(within seconds: Double = 20, _ condition: () throws -> Bool) rethrows -> Bool
{
  let end = Date().addingTimeInterval(seconds)
  while true {
    if try condition() { return true }
    if Date() >= end { return false }
    usleep(5000)
  }
}

/// Watches for some time whether something is and stays so.
///
/// That nothing happens can only be seen by letting time pass; this ends at once when it is not so.
///
/// - Parameters:
///   - seconds: How long.
///   - condition: What is asked again and again.
/// - Returns: Whether it was so all the time.
public func stays(for seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
  try !eventually(within: seconds) { try !condition() }
}
