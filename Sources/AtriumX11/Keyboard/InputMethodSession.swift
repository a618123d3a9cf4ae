internal import CX11
internal import Dispatch
internal import Synchronization

/// The main thread's interface to the thread of an input method.
///
/// The thread has a separate connection, and can hang without blocking the main thread (TX-69).
@MainActor
final class InputMethodSession {
  /// Whether this process has started a session.
  private(set) static var hasStarted = false

  private let mailbox: InputMethodMailbox

  /// Starts the thread, which opens the input method; nil if no thread can be started.
  ///
  /// The local input method must already be open, because the first input method creates the state that all
  /// of Xlib's input methods share.
  ///
  /// - Parameters:
  ///   - displayName: The display of the windows.
  ///   - window: The window with the focus.
  ///   - onReport: Called on the main thread when ``takeReports()`` has reports to return.
  init?(displayName: String, window: XID, onReport: @escaping @MainActor () -> Void) {
    let mailbox = InputMethodMailbox {
      DispatchQueue.main.async { MainActor.assumeIsolated { onReport() } }
    }
    guard let mailbox else { return nil }
    self.mailbox = mailbox
    // The locale modifiers are global to the process. They are set on the main thread, and the input method's
    // thread only reads them.
    XSetLocaleModifiers("")
    setFocus(window, true)
    let thread = InputMethodThread(mailbox: mailbox, displayName: displayName, window: window)
    guard thread.start() else { return nil }
    Self.hasStarted = true
  }

  /// Passes a key to the input method.
  func send(_ key: X11KeyEvent, number: Int) {
    mailbox.send(.key(number, key))
  }

  /// Notifies the input method that a window has gained or lost the focus.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    mailbox.send(.focus(window, isFocused))
  }

  /// Sends the caret position of a window to the input method: the caret's lower left corner, in pixels.
  func setSpot(_ window: XID, x: Int16, y: Int16) {
    mailbox.sendSpot(window, x: x, y: y)
  }

  /// Discards the composition of a window; the thread's report contains the same number.
  func reset(_ window: XID, number: Int) {
    mailbox.send(.reset(window, number))
  }

  /// Destroys the input method's context for a window that is about to be destroyed.
  func forget(_ window: XID) {
    mailbox.send(.forget(window))
  }

  /// Takes back the keys up to a number, since their windows have received the text without the input method.
  func withdraw(through number: Int) {
    mailbox.withdraw(through: number)
  }

  /// Takes the thread's reports.
  func takeReports() -> [InputMethodMailbox.Report] {
    mailbox.takeReports()
  }

  /// Asks the thread to close the input method and to end, without waiting for the thread.
  func end() {
    mailbox.end()
  }

  /// Ends a thread that hangs.
  func abandon() {
    mailbox.abandon()
  }
}
