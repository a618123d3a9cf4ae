internal import CX11
internal import Dispatch
internal import Synchronization

/// An input method in use, as the main thread sees it: a thread with a connection of its own, which
/// may hang for as long as it likes (TX-69).
@MainActor
final class InputMethodSession {
  /// Whether there has been one in this process.
  private(set) static var hasStarted = false

  private let mailbox: InputMethodMailbox

  /// Starts the thread, which opens the method; nil if there is none to be had.
  ///
  /// The local method must be open already: what Xlib's methods share is made by the first of them.
  ///
  /// - Parameters:
  ///   - displayName: The display of the windows.
  ///   - window: The window that has the keyboard.
  ///   - onReport: Called on the main thread when ``takeReports()`` has something.
  init?(
    displayName: String, window: XID, onReport: @escaping @MainActor () -> Void
  ) {
    let mailbox = InputMethodMailbox {
      DispatchQueue.main.async { MainActor.assumeIsolated { onReport() } }
    }
    guard let mailbox else { return nil }
    self.mailbox = mailbox
    // The name of the method is one for the whole process, so the thread only reads it.
    XSetLocaleModifiers("")
    setFocus(window, true)
    let thread = InputMethodThread(mailbox: mailbox, displayName: displayName, window: window)
    guard thread.start() else { return nil }
    Self.hasStarted = true
  }

  /// Shows a key to the method.
  func send(_ key: X11KeyEvent, number: Int) {
    mailbox.send(.key(number, key))
  }

  /// Follows the keyboard to a window or away from it.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    mailbox.send(.focus(window, isFocused))
  }

  /// Forgets a window that is about to be destroyed.
  func forget(_ window: XID) {
    mailbox.send(.forget(window))
  }

  /// Takes back the keys up to a number, which have been written in another way.
  func withdraw(through number: Int) {
    mailbox.withdraw(through: number)
  }

  /// Takes what the thread has said.
  func takeReports() -> [InputMethodMailbox.Report] {
    mailbox.takeReports()
  }

  /// Lets the thread close the method and end, some time.
  func end() {
    mailbox.end()
  }

  /// Ends the thread where it hangs.
  func abandon() {
    mailbox.abandon()
  }
}
