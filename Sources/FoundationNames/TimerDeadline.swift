import AtriumKit
import Foundation

/// A time on the clock of an open window, or on the system's clock if the program has no window.
@MainActor
struct TimerDeadline {
  private weak var followed: Window?
  private let followsWindow: Bool
  /// The time, in seconds of the clock.
  private var time: Double

  /// Makes the time after a delay, in seconds.
  init(after delay: Double) {
    let window = Window.all.last
    (followed, followsWindow) = (window, window != nil)
    time = (window?.currentTime ?? Self.systemTime) + delay
  }

  private static var systemTime: Double { ProcessInfo.processInfo.systemUptime }

  /// The window with the clock of this time; nil for the system's clock, or if the window is closed.
  var window: Window? { followed.flatMap { $0.isClosed ? nil : $0 } }

  /// Whether the clock has ended with its window.
  var hasEnded: Bool { followsWindow && window == nil }

  /// The time that remains, in seconds; negative if the time has passed, and 0 if the window is deallocated.
  var remaining: Double {
    guard followsWindow else { return time - Self.systemTime }
    return followed.map { time - $0.currentTime } ?? 0
  }

  /// Moves the time by whole intervals to the next time that has not passed.
  mutating func advance(by interval: Double) {
    let missed = (-remaining / interval).rounded(.down)
    time += interval * (max(0, missed) + 1)
  }
}
