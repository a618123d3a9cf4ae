public import Foundation

/// Timers with selectors. As on Apple's systems, a timer holds a strong reference to its target until the timer is
/// invalidated.
extension Foundation.Timer {
  /// Makes a timer that calls a method with the timer, and schedules it in the main run loop.
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Foundation.Timer {
    let call = TimerCall(target as AnyObject, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.send($0) }
  }

  /// Makes a timer that calls a method with the timer, without scheduling it.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(timeInterval: interval, repeats: repeats) { call.send($0) }
  }
}

/// The call of a timer, which fires on the main thread.
private final class TimerCall: @unchecked Sendable {
  // The class can be sendable: both properties are constant and are used only on the main thread.
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  func send(_ timer: Foundation.Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { _ = selector.send(to: target, timer) }
  }
}
