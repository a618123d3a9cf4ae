internal import Dispatch
internal import Glibc

// Dispatch runs its main queue either in `dispatchMain()`, which leaves the main thread, or in a
// run loop. The functions for run loops are exported for CoreFoundation, but no header declares
// them. Only this file uses them.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// Dispatch's main queue, on which the jobs of the main actor run, for a loop that waits in `poll`.
@MainActor
final class MainQueue {
  /// The descriptor that becomes readable when there are jobs.
  let descriptor = dispatchMainQueueHandle()
  /// Whether ``drain()`` has run a job, which shows that the main loop is not inside a job of the queue.
  private var isDraining = false

  /// Makes the descriptor unreadable until there is new work.
  ///
  /// Call this method only when the descriptor is readable, and ``drain()`` afterwards.
  func acknowledge() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  }

  /// Runs all jobs in the queue.
  ///
  /// Traps if it is called in a job of the queue, since the queue runs no other job before the current job
  /// has ended.
  func drain() {
    guard !isDraining else { return dispatchMainQueueCallback(nil) }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.isDraining = true } }
    dispatchMainQueueCallback(nil)
    guard isDraining else {
      fatalError(
        "X11Application.run() was called inside a job of the main actor, such as a Task. No other "
          + "job could run before run() returns. Call X11Application.run() from the main function.")
    }
  }
}
