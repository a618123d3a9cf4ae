internal import CX11
internal import Glibc

/// The thread on which the process started.
///
/// Xlib's handlers and Dispatch's main queue belong to this thread. After the first suspension of an
/// asynchronous main function, Dispatch runs the main actor on other threads.
enum MainThread {
  /// Traps on any other thread.
  ///
  /// - Parameter call: The call that needs the main thread, such as `X11Application.run()`.
  static func require(for call: String) {
    guard gettid() != getpid() else { return }
    fatalError(
      "\(call) was called on a thread that is not the main thread. After the first await of an "
        + "async main function, Dispatch runs the main actor on other threads. Call \(call) before "
        + "the first await, or from a main function that is not async.")
  }
}
