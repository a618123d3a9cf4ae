internal import Dispatch
internal import Glibc

// Dispatch gives its main queue either to `dispatchMain()`, which leaves the main thread, or to a run
// loop. The door for run loops is exported for CoreFoundation without being declared anywhere. This
// file is the only place that knows it.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// Dispatch's main queue, on which the jobs of the main actor run, as something a loop can wait for.
@MainActor
struct MainQueue {
  /// Readable when there is work.
  let descriptor = dispatchMainQueueHandle()

  /// Makes the descriptor unreadable until there is new work.
  ///
  /// Call it only when the descriptor is readable, and ``drain()`` afterwards.
  func acknowledge() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  }

  /// Runs everything that waits in the queue.
  func drain() {
    dispatchMainQueueCallback(nil)
  }
}
