public import Foundation
public import FoundationNames

/// Timers with selectors.
///
/// As on Apple's systems, a timer holds a strong reference to its target until the timer is invalidated.
extension FoundationNames.Timer {
  /// Makes a timer that calls a method with the timer, and schedules it.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between calls, in seconds; at least 0.001.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which may have the timer as its parameter.
  ///   - userInfo: A value that the timer stores.
  ///   - repeats: Whether the timer fires until it is invalidated.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> FoundationNames.Timer {
    let timer = FoundationNames.Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  /// Makes a timer that calls a method with the timer, without scheduling it.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between calls, in seconds; at least 0.001.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which may have the timer as its parameter.
  ///   - userInfo: A value that the timer stores.
  ///   - repeats: Whether the timer fires until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats, userInfo: userInfo) {
      selector.send(to: target, $0)
    }
  }

  /// Makes a timer that calls a method with the timer, without scheduling it.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between calls, in seconds; at least 0.001.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which may have the timer as its parameter.
  ///   - userInfo: A value that the timer stores.
  ///   - repeats: Whether the timer fires until it is invalidated.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats, userInfo: userInfo) {
      selector.send(to: target, $0)
    }
  }
}
