internal import CX11

/// Brings keys to the user's input method and takes what becomes of them, in order and in time.
///
/// Where there is no server of a method, which is so for most users, every key is written at once by
/// the ``LocalComposition``. Else keys wait in a ``KeyQueue`` for the method, and whatever must not
/// overtake them waits behind them. A method that hangs is left alone for a while, one that dies is
/// replaced when its server is there again.
@MainActor
final class X11TextInput {
  /// How often a server that hangs is tried again.
  private static let mostAttempts = 3

  /// What comes out.
  enum Output {
    /// What became of a key in a window.
    case typed(TypedInput, XID)
    /// Something that had to wait for keys.
    case follower(KeyFollower)
  }

  private typealias Queue = KeyQueue<X11KeyEvent, [InputMethodMailbox.Output], KeyFollower>

  /// Takes what comes out, in its order.
  var receiver: (@MainActor (Output) -> Void)?

  private let connection: X11Connection
  private let clock: MonotonicClock
  private let server: InputMethodServer?
  private var local: LocalComposition?
  private var hasTriedLocal = false
  private var session: InputMethodSession?
  /// Whether the method of the session has ever said anything.
  private var isOpen = false
  private var queue = Queue()
  /// The window that has the keyboard.
  private var focusedWindow: XID?
  /// Whether the program has had its first picture; the method is opened after it.
  private var hasStarted = false
  /// The server that hung last, and how often.
  private var hung: (owner: XID, count: Int) = (0, 0)

  init(connection: X11Connection, clock: MonotonicClock) {
    self.connection = connection
    self.clock = clock
    server = InputMethodServer(connection: connection)
  }

  /// When ``expire()`` has something to do next, in seconds of the clock; nil if nothing waits.
  var deadline: Double? { queue.deadline }

  /// Takes a key from the server.
  func receive(_ key: X11KeyEvent) {
    if key.isPress {
      // Without a window manager the window may get keys and never hear of it.
      if focusedWindow != key.window { setFocus(key.window, true) }
      openMethod()
    }
    guard let session, let number = queue.add(key, at: clock.now) else { return write(key) }
    session.send(key, number: number)
  }

  /// Takes something that must not overtake keys.
  ///
  /// - Returns: Whether it waits, to come out later; otherwise nothing happened.
  func holds(_ follower: KeyFollower) -> Bool {
    queue.add(follower: follower)
  }

  /// Takes any other event, which may be news of input methods.
  func receive(_ event: XEvent) {
    switch server?.news(in: event) {
    case .arrival:
      // The next key would hardly wait until a method is opened.
      if focusedWindow != nil, session == nil { openMethod() }
    case .departure:
      // Where the thread waits for nothing it hears of this too, and ends well.
      if !isOpen || queue.isStuck || !queue.isEmpty { endMethod() }
    case nil: break
    }
  }

  /// Follows the keyboard to a window or away from it.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    if isFocused {
      if let focusedWindow, focusedWindow != window { session?.setFocus(focusedWindow, false) }
      focusedWindow = window
    } else if focusedWindow == window {
      focusedWindow = nil
    }
    session?.setFocus(window, isFocused)
    if isFocused, hasStarted { openMethod() }
  }

  /// Hears that the first picture is there, so that there is time for a method.
  func start() {
    hasStarted = true
    if focusedWindow != nil { openMethod() }
  }

  /// Forgets a window that is about to be destroyed.
  func forget(_ window: XID) {
    setFocus(window, false)
    session?.forget(window)
    local?.forget(window)
  }

  /// Opens the user's method if its server is there and it was not opened yet.
  func openMethod() {
    guard let server, let focusedWindow else { return }
    if session != nil {
      guard queue.isHopeless(at: clock.now) else { return }
      hung = (server.owner, server.owner == hung.owner ? hung.count + 1 : 1)
      endMethod()
    } else if !server.mayHaveArrived {
      return
    }
    guard server.find(), server.owner != hung.owner || hung.count < Self.mostAttempts
    else { return }
    openLocal()
    guard local != nil else { return }
    isOpen = false
    session = InputMethodSession(
      displayName: connection.name, window: focusedWindow
    ) { [weak self] in self?.takeReports() }
  }

  /// Writes the keys that have waited for too long.
  func expire() {
    guard let deadline = queue.deadline, deadline <= clock.now else { return }
    // What has been answered meanwhile is not too late, only unread.
    takeReports()
    let released = queue.expire(at: clock.now)
    if queue.isStuck { session?.withdraw(through: queue.latestNumber) }
    release(released)
  }

  /// Lets go of the methods, while the connection is there.
  func close() {
    session?.end()
    session = nil
    local = nil
    receiver = nil
  }

  // MARK: What the method says

  private func takeReports() {
    guard let reports = session?.takeReports() else { return }
    for report in reports {
      isOpen = true
      switch report {
      case .alive: queue.heal()
      case .answer(let number, let output): release(queue.answer(number, output))
      case .unasked(let output):
        queue.heal()
        output.forEach { write($0, time: clock.now) }
      case .gone:
        session = nil
        release(queue.releaseAll())
      }
    }
  }

  /// Ends the method that hangs or has lost its server; what waits for it is written without it.
  private func endMethod() {
    // What it has said before is right.
    takeReports()
    session?.abandon()
    session = nil
    release(queue.releaseAll())
  }

  private func release(_ released: [Queue.Released]) {
    for entry in released {
      switch entry {
      case .unanswered(let key): write(key)
      case .answered(let key, let output):
        output.forEach { write($0, time: key.time) }
        let isReturned = output.contains {
          if case .key(let other) = $0 { !other.isPress && other.code == key.code } else { false }
        }
        // A key that went up is up, whatever the method does with that.
        if !key.isPress, !isReturned { receiver?(.typed(.up(key), key.window)) }
      case .follower(let follower): receiver?(.follower(follower))
      }
    }
  }

  private func write(_ output: InputMethodMailbox.Output, time: Double) {
    switch output {
    case .text(let text, let window): receiver?(.typed(.text(text, state: 0), window))
    case .key(var key):
      key.time = time
      write(key)
    }
  }

  // MARK: Without the method

  /// Writes a key by itself, dead keys and Compose included.
  private func write(_ key: X11KeyEvent) {
    if key.isPress { openLocal() }
    if let local {
      local.input(of: key).forEach { receiver?(.typed($0, key.window)) }
    } else {
      receiver?(.typed(key.isPress ? .down(key, text: nil) : .up(key), key.window))
    }
  }

  private func openLocal() {
    guard !hasTriedLocal else { return }
    hasTriedLocal = true
    local = LocalComposition(connection: connection)
  }
}
