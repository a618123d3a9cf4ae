internal import AtriumGraphics
internal import Glibc

/// Loads the font configuration on a thread of its own while the main thread does something else.
///
/// It is a plain thread because a single job on Dispatch's global queues leaves a thread behind that
/// wakes up every second for as long as the program runs.
@MainActor
final class FontWarmUp {
  private var thread: pthread_t?

  /// Begins.
  func start() {
    guard thread == nil else { return }
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, loadFonts, nil)
    // Without a thread the first text that is drawn does the work.
    if code == 0 { self.thread = thread }
  }

  /// Waits for the end, so that neither the thread's stack stays nor the process exits under it.
  func finish() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }
}

/// What the thread does; a closure in place would be taken for the main actor's.
private func loadFonts(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  FontMap.warmUp()
  return nil
}
