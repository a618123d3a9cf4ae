import Foundation

/// The limit of a wait, in seconds.
///
/// It ends waits for events that never come. It is not an expected duration, since machines may be busy.
public let patience = 60.0

/// Waits for a condition.
///
/// The condition is evaluated at each output and end of a program of the tests. A screen, a property or a
/// file reports nothing, so it is also evaluated every few milliseconds.
///
/// - Parameters:
///   - seconds: The maximum time.
///   - condition: The condition.
/// - Returns: Whether the condition became true.
public func eventually(within seconds: Double = patience, _ condition: () throws -> Bool) rethrows
  -> Bool
{
  try wait(within: seconds, looking: 0.005, condition)
}

/// Checks for some time whether a condition is and stays true.
///
/// A test needs this time to show that an event does not occur. The check ends at once when the condition is false.
///
/// - Parameters:
///   - seconds: The time.
///   - condition: The condition.
/// - Returns: Whether the condition was true all the time.
public func stays(for seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
  try !eventually(within: seconds) { try !condition() }
}

/// Waits for a condition, which is evaluated at every report about programs.
///
/// - Parameters:
///   - seconds: The maximum time.
///   - interval: The seconds after which the condition is also evaluated without a report.
///   - condition: The condition.
/// - Returns: Whether the condition became true.
func wait(
  within seconds: Double, looking interval: Double, _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while true {
    let number = News.shared.number
    if try condition() { return true }
    let rest = (end - .now) / .seconds(1)
    guard rest > 0 else { return false }
    News.shared.wait(after: number, seconds: min(interval, rest))
  }
}
