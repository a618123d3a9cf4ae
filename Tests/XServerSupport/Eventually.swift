import Foundation

/// How long a wait lasts at most, in seconds.
///
/// It is an end for what never comes, not what anything is expected to take: machines are busy.
public let patience = 60.0

/// Waits until something is so.
///
/// What a program of the tests writes, and its end, are looked at as they come. A screen, a property or
/// a file tells nothing of itself, so these are looked at every few milliseconds.
///
/// - Parameters:
///   - seconds: How long at most.
///   - condition: What is asked again and again.
/// - Returns: Whether it became so.
public func eventually(within seconds: Double = patience, _ condition: () throws -> Bool) rethrows
  -> Bool
{
  try wait(within: seconds, looking: 0.005, condition)
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

/// Waits until something is so, which is asked at all news of programs.
///
/// - Parameters:
///   - seconds: How long at most.
///   - interval: The seconds after which it is asked without news too.
///   - condition: What is asked.
/// - Returns: Whether it became so.
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
