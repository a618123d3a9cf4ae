internal import CX11
internal import Glibc
internal import Synchronization

/// What the main thread and the thread of an input method say to each other.
///
/// Nobody waits for the other one here. Both descriptors of the thread are kept too, so that they
/// are closed once, by whoever ends it.
final class InputMethodMailbox: Sendable {
  /// What the thread is asked to do.
  enum Command: Sendable {
    /// To let the method see a key, which has this number.
    case key(Int, X11KeyEvent)
    /// To follow the keyboard to a window or away from it.
    case focus(XID, Bool)
    /// To forget a window, which is being destroyed.
    case forget(XID)
  }

  /// What a method makes of keys.
  enum Output: Sendable {
    /// A key, which may be another one than the method was shown.
    case key(X11KeyEvent)
    /// Text, and the window in which it was written.
    case text(String, XID)
  }

  /// What the thread says.
  enum Report: Sendable {
    /// The method can be used, or has done something that has no answer.
    case alive
    /// What the method made of the key of this number.
    case answer(Int, [Output])
    /// What the method made by itself.
    case unasked([Output])
    /// There is no method any more, or there never was; the thread has ended.
    case gone
  }

  private struct State {
    var commands: [Command] = []
    var reports: [Report] = []
    /// The number up to which nobody wants answers any more.
    var withdrawn = 0
    var isEnding = false
    var socket: Int32?
    var wake: Int32?
  }

  private let state = Mutex(State())
  private let onReport: @Sendable () -> Void

  /// Makes an empty one; nil if there are no descriptors left.
  ///
  /// - Parameter onReport: Called on the thread when there are reports after there were none.
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

  /// Asks for something.
  func send(_ command: Command) {
    state.withLock {
      $0.commands.append(command)
      Self.wakeUp($0.wake)
    }
  }

  /// Takes back the keys up to a number: those that the thread has not seen it will not see.
  func withdraw(through number: Int) {
    state.withLock {
      $0.withdrawn = number
      $0.commands.removeAll {
        if case .key(let other, _) = $0 { other <= number } else { false }
      }
    }
  }

  /// Takes what the thread has said since the last time.
  func takeReports() -> [Report] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Asks the thread to close the method and to end.
  func end() {
    state.withLock {
      $0.isEnding = true
      Self.wakeUp($0.wake)
    }
  }

  /// Ends the thread wherever Xlib waits in it: the loss of its connection leads it out.
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

  /// Readable when there may be a command.
  var wakeDescriptor: Int32 { state.withLock { $0.wake ?? -1 } }

  /// Says which socket the thread may be waiting for; nil before that is closed.
  func setSocket(_ socket: Int32?) {
    state.withLock { $0.socket = socket }
  }

  /// Takes the next command; nil if there is none.
  func nextCommand() -> Command? {
    state.withLock { $0.commands.isEmpty || $0.isEnding ? nil : $0.commands.removeFirst() }
  }

  /// Whether the answer for a key would come too late.
  func isWithdrawn(_ number: Int) -> Bool {
    state.withLock { number <= $0.withdrawn }
  }

  /// Says something to the main thread.
  func report(_ report: Report) {
    let isFirst = state.withLock {
      $0.reports.append(report)
      return $0.reports.count == 1
    }
    if isFirst { onReport() }
  }

  /// Closes what is open, when the thread cannot do it by way of Xlib any more.
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
