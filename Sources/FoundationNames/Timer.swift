internal import AtriumKit
public import Foundation

/// Foundation's timer for ported code, on the clock of the program's windows.
///
/// Foundation's own timers need a run loop, which a program with windows does not run. A timer of this class follows
/// the clock of the last window in `Window.all`. If this window closes, the timer continues with another window. While
/// the program has no window, the timer follows the system's clock.
@preconcurrency @MainActor
open class Timer: NSObjectProtocol {
  /// The time between calls, in seconds; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// The value that the program passed to the initialiser.
  public let userInfo: Any?
  /// The time by which a call may be late, in seconds; the value is stored and has no effect.
  open var tolerance: TimeInterval = 0
  /// Whether the timer can still fire.
  public private(set) var isValid = true

  private let interval: TimeInterval
  private let repeats: Bool
  private var block: (@MainActor (Timer) -> Void)?
  private var deadline: TimerDeadline
  private var isScheduled = false
  private var source: AtriumKit.Timer?
  /// The number of the latest wait; a closure that the main queue runs for an earlier wait does nothing.
  private var waitNumber = 0

  /// Makes a timer without scheduling it.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between calls, in seconds; at least 0.001.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - userInfo: A value that the timer stores.
  ///   - block: The closure to call with the timer.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.interval = interval.isNaN ? 0.001 : max(0.001, interval)
    (self.repeats, self.userInfo, self.block) = (repeats, userInfo, block)
    timeInterval = repeats ? self.interval : 0
    deadline = TimerDeadline(after: date.timeIntervalSinceNow)
  }

  /// Makes a timer without scheduling it.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between calls, in seconds; at least 0.001.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - userInfo: A value that the timer stores.
  ///   - block: The closure to call with the timer.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.interval = interval.isNaN ? 0.001 : max(0.001, interval)
    (self.repeats, self.userInfo, self.block) = (repeats, userInfo, block)
    timeInterval = repeats ? self.interval : 0
    deadline = TimerDeadline(after: self.interval)
  }

  /// Makes a timer that never fires, as a placeholder.
  public convenience init() {
    self.init(timeInterval: .infinity, repeats: false) { _ in }
  }

  /// Makes a timer and schedules it.
  ///
  /// - Parameters:
  ///   - interval: The time until the first call and between calls, in seconds; at least 0.001.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - block: The closure to call with the timer.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// The time of the next call.
  ///
  /// A later date postpones the call, and `Date.distantFuture` pauses the timer.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: deadline.remaining) }
    set {
      deadline = TimerDeadline(after: newValue.timeIntervalSinceNow)
      wait()
    }
  }

  /// Calls the closure now.
  ///
  /// A timer that does not repeat is then invalid; a repeating timer keeps its times.
  open func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Stops the timer, and releases its closure.
  open func invalidate() {
    isValid = false
    block = nil
    stopWaiting()
  }

  /// Starts the timer, in place of an addition to a run loop.
  ///
  /// A scheduled timer is kept alive until it is invalid.
  package func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    wait()
  }

  private func stopWaiting() {
    waitNumber += 1
    source?.invalidate()
    source = nil
  }

  private func wait() {
    stopWaiting()
    if deadline.hasEnded { deadline = TimerDeadline(after: deadline.remaining) }
    let delay = deadline.remaining
    guard isValid, isScheduled, delay < 1e9 else { return }
    if let window = deadline.window {
      source = window.scheduleTimer(withTimeInterval: max(0, delay)) { [self] _ in wake() }
      source?.onWindowClose = { [self] in wait() }
    } else {
      let number = waitNumber
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) { [self] in
        if number == waitNumber { wake() }
      }
    }
  }

  private func wake() {
    source = nil
    if repeats {
      deadline.advance(by: interval)
      wait()
    }
    fire()
  }
}

extension Timer: Hashable {
  /// Returns whether both are the same timer.
  public nonisolated static func == (left: Timer, right: Timer) -> Bool { left === right }

  /// Hashes the identity of the timer.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RunLoop {
  /// Schedules a timer; the mode is ignored.
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
