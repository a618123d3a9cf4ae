internal import AtriumGraphics
internal import Glibc
internal import Synchronization

/// Loads the font configuration on a separate thread, in parallel with the main thread.
///
/// This is a POSIX thread because a single job on Dispatch's global queues leaves a thread behind that
/// wakes up every second for as long as the program runs.
enum FontWarmUp {
  private struct State {
    var thread: pthread_t?
    var hasStarted = false
  }

  private static let state = Mutex(State())

  /// Whether the thread was started in this process; it may still be loading.
  static var hasStarted: Bool { state.withLock { $0.hasStarted } }

  /// Starts the thread, at most once in a process.
  static func start() {
    state.withLock { state in
      guard !state.hasStarted else { return }
      state.hasStarted = true
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, loadFonts, nil)
      // If there is no thread, the configuration is loaded when text is first drawn.
      guard code == 0 else { return }
      state.thread = thread
      // At exit, the process unloads its libraries. It must first wait for the thread, which runs in them.
      atexit { FontWarmUp.finish() }
    }
  }

  /// Joins the thread, so that its stack is freed.
  static func finish() {
    let thread = state.withLock { state in
      defer { state.thread = nil }
      return state.thread
    }
    if let thread { pthread_join(thread, nil) }
  }
}

/// Runs on the new thread.
///
/// A closure would not work, since the compiler would isolate it to the main actor.
private func loadFonts(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  FontMap.warmUp()
  return nil
}
