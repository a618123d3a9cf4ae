internal import AtriumGraphics
internal import Glibc

/// Loads the font configuration on a thread of its own, in parallel with the main thread.
///
/// It is a plain thread because a single job on Dispatch's global queues leaves a thread behind
/// that wakes up every second for as long as the program runs.
@MainActor
final class FontWarmUp {
  private var thread: pthread_t?

  /// Starts the thread.
  func start() {
    guard thread == nil else { return }
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, loadFonts, nil)
    // Without a thread, drawing the first text loads the configuration.
    if code == 0 { self.thread = thread }
  }

  /// Joins the thread, so that its stack is freed and the process does not exit while it runs.
  func finish() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }
}

/// The thread's function; an inline closure would be inferred as isolated to the main actor.
private func loadFonts(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  FontMap.warmUp()
  return nil
}
