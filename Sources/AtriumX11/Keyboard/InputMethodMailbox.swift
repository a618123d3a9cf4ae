internal import AtriumKit
internal import CX11
internal import Glibc
internal import Synchronization

/// The messages between the main thread and the thread of an input method.
///
/// Neither thread waits for the other. The mailbox also keeps both descriptors of the thread, so that they
/// are closed exactly once, regardless of how the thread ends.
final class InputMethodMailbox: Sendable {
  /// A request to the thread.
  enum Command: Sendable {
    /// Passes a key with this number to the input method.
    case key(Int, X11KeyEvent)
    /// Notifies the input method that a window has gained or lost the focus.
    case focus(XID, Bool)
    /// Sends the caret position of a window to the input method: the caret's lower left corner, in pixels.
    case spot(XID, x: Int16, y: Int16)
    /// Discards the composition of a window; the thread's report contains the same number.
    case reset(XID, Int)
    /// Destroys the input method's context for a window that is about to be destroyed.
    case forget(XID)
  }

  /// The output of an input method for keys.
  enum Output: Sendable {
    /// A key, which may differ from the key that the input method received.
    case key(X11KeyEvent)
    /// Committed text, and its window.
    case text(String, XID)
    /// The text in composition in a window; nil if the composition has ended.
    case marked(MarkedText?, XID)
  }

  /// A message from the thread.
  enum Report: Sendable {
    /// The input method is ready, or has completed a command that has no answer.
    case alive
    /// The input method's output for the key with this number.
    case answer(Int, [Output])
    /// The command with this number has discarded the composition of a window.
    case reset(Int)
    /// Output that was not caused by a key.
    case unasked([Output])
    /// The input method has exited or could not be opened; the thread has ended.
    case gone
  }

  /// Returns the number of keys to which an output certainly responds.
  ///
  /// For one key, an output may have several parts: the text that the key has completed, and the key
  /// itself.
  static func verdicts(in output: [Output]) -> Int {
    let keys = output.count { if case .key(let key) = $0 { key.isPress } else { false } }
    let isSilent = output.allSatisfy { if case .key = $0 { true } else { false } }
    return keys == 0 && !isSilent ? 1 : keys
  }

  private struct State {
    var commands: [Command] = []
    var reports: [Report] = []
    /// The answers to keys up to this number are discarded.
    var withdrawn = 0
    var isEnding = false
    var socket: Int32?
    var wake: Int32?
  }

  private let state = Mutex(State())
  private let onReport: @Sendable () -> Void

  /// Makes an empty mailbox; nil if no descriptor is available.
  ///
  /// - Parameter onReport: Called on the thread when the first report arrives in an empty mailbox.
  init?(onReport: @escaping @Sendable () -> Void) {
    let descriptor = x11shim_make_wake_descriptor()
    guard descriptor >= 0 else { return nil }
    self.onReport = onReport
    state.withLock { $0.wake = descriptor }
  }

  deinit {
    closeDescriptors()
  }

  // MARK: The main thread's side

  /// Sends a command to the thread.
  func send(_ command: Command) {
    state.withLock {
      $0.commands.append(command)
      Self.wakeUp($0.wake)
    }
  }

  /// Sends the caret position of a window, which replaces a position that the thread has not taken yet.
  func sendSpot(_ window: XID, x: Int16, y: Int16) {
    state.withLock {
      $0.commands.removeAll {
        if case .spot(window, _, _) = $0 { true } else { false }
      }
    }
    send(.spot(window, x: x, y: y))
  }

  /// Takes back the keys up to a number: the thread skips them, or discards the answer to a key in progress.
  func withdraw(through number: Int) {
    state.withLock {
      $0.withdrawn = number
      $0.commands.removeAll {
        if case .key(let other, _) = $0 { other <= number } else { false }
      }
    }
  }

  /// Removes and returns the reports that have arrived since the last call.
  func takeReports() -> [Report] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Asks the thread to close the input method and to end.
  func end() {
    state.withLock {
      $0.isEnding = true
      Self.wakeUp($0.wake)
    }
  }

  /// Ends the thread even while Xlib blocks in it, by shutting down its connection.
  func abandon() {
    state.withLock {
      $0.isEnding = true
      Self.wakeUp($0.wake)
      if let socket = $0.socket { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  // MARK: The thread's side

  /// Whether the thread should end.
  var isEnding: Bool { state.withLock { $0.isEnding } }

  /// The descriptor that becomes readable when there may be a command.
  var wakeDescriptor: Int32 { state.withLock { $0.wake ?? -1 } }

  /// Sets the socket on which the thread may block; pass nil before closing it.
  func setSocket(_ socket: Int32?) {
    state.withLock { $0.socket = socket }
  }

  /// Takes the next command; nil if there is none, or if the thread should end.
  func nextCommand() -> Command? {
    state.withLock { $0.commands.isEmpty || $0.isEnding ? nil : $0.commands.removeFirst() }
  }

  /// Returns whether a key has been withdrawn, so that its answer would come too late.
  func isWithdrawn(_ number: Int) -> Bool {
    state.withLock { number <= $0.withdrawn }
  }

  /// Sends a report to the main thread.
  func report(_ report: Report) {
    let isFirst = state.withLock {
      $0.reports.append(report)
      return $0.reports.count == 1
    }
    if isFirst { onReport() }
  }

  /// Closes the open descriptors, when the thread can no longer close them through Xlib.
  func closeDescriptors() {
    state.withLock {
      if let socket = $0.socket { close(socket) }
      if let wake = $0.wake { close(wake) }
      $0.socket = nil
      $0.wake = nil
    }
  }

  private static func wakeUp(_ wake: Int32?) {
    guard let wake else { return }
    var one: UInt64 = 1
    _ = write(wake, &one, MemoryLayout<UInt64>.size)
  }
}
