public import Foundation

/// Core Foundation's name for an allocator, which is ignored.
public typealias CFAllocator = Never

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Core Foundation's name for a run loop.
public typealias CFRunLoop = RunLoop

/// Core Foundation's name for the modes of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The mode of usual events.
  public static var defaultMode: RunLoop.Mode { .default }
}

/// Core Foundation's name for a timer.
public typealias CFRunLoopTimer = Foundation.Timer

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// Makes a timer, which runs after it was added to the run loop of the main thread.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: The time of the first call, in seconds since the beginning of 2001.
///   - interval: The time between two calls, in seconds; 0 or less for one call.
///   - flags: Ignored.
///   - order: Ignored.
///   - block: The closure, which is called on the main actor.
/// - Returns: The timer; never nil.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
  _ order: Int, _ block: @escaping @MainActor (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer? {
  CFRunLoopTimer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { timer in
    nonisolated(unsafe) let fired = timer
    MainActor.assumeIsolated { block(fired) }
  }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(
  _ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {
  if let timer { loop?.add(timer, forMode: mode ?? .common) }
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// Ends a timer.
public func CFRunLoopRemoveTimer(
  _ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) { timer?.invalidate() }

/// Returns whether a timer may still run.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool { timer?.isValid ?? false }
