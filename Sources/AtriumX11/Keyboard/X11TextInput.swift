internal import AtriumKit
internal import CX11

/// Passes keys to the user's input method and delivers its output, in order and with a deadline.
///
/// Without an input method server, as for most users, the ``LocalComposition`` translates each key at once.
/// Otherwise keys wait in a ``KeyQueue`` for the input method, and events that must not overtake these keys
/// wait behind them. While an input method hangs, keys bypass the input method. When its server exits and
/// starts again, the input method is opened again.
@MainActor
final class X11TextInput {
  /// The number of hangs of a server after which the input method is no longer opened on this server.
  private static let mostAttempts = 3

  /// The output that ``receiver`` receives.
  enum Output {
    /// Typed input for a window.
    case typed(TypedInput, XID)
    /// An event that had to wait for keys.
    case follower(KeyFollower)
  }

  private typealias Queue = KeyQueue<X11KeyEvent, [InputMethodMailbox.Output], KeyFollower>

  /// Receives the output in order.
  var receiver: (@MainActor (Output) -> Void)?

  private let connection: X11Connection
  private let clock: MonotonicClock
  private let server: InputMethodServer?
  private var local: LocalComposition?
  private var hasTriedLocal = false
  private var session: InputMethodSession?
  /// Whether the session has ever reported anything.
  private var isOpen = false
  private var queue = Queue()
  /// The window with the focus.
  private var focusedWindow: XID?
  /// The windows in which a view receives text from input methods, and the positions of their carets.
  private var receivers: [XID: TextInputSpot] = [:]
  /// The windows that show text in composition.
  private var composing: Set<XID> = []
  /// The last unconfirmed reset of each window.
  ///
  /// Until the input method confirms the reset, its reports contain text that it composed before the reset.
  private var resets: [XID: Int] = [:]
  private var resetCount = 0
  /// Whether the input method is opened when a window gains the focus.
  private var hasStarted = false
  /// The server that hung last, and how often that server hung.
  private var hung: (owner: XID, count: Int) = (0, 0)

  init(connection: X11Connection, clock: MonotonicClock) {
    self.connection = connection
    self.clock = clock
    server = InputMethodServer(connection: connection)
  }

  /// The time at which ``expire()`` must be called next, in seconds of the windows' clock; nil if no key waits.
  var deadline: Double? { queue.deadline }

  /// Receives a key event from the server.
  func receive(_ key: X11KeyEvent) {
    if key.isPress {
      // Without a window manager, the window may receive keys without a `FocusIn`.
      if focusedWindow != key.window { setFocus(key.window, true) }
      openMethod()
    }
    guard receivers[key.window] != nil else {
      // The window has no view that accepts input methods, for example because the text is secure. So the key
      // bypasses the input method.
      if !holds(.key(key)) { write(key) }
      return
    }
    guard let session, let number = queue.add(key, at: clock.now) else { return write(key) }
    session.send(key, number: number)
  }

  /// Queues an event that must not overtake keys.
  ///
  /// - Returns: Whether the event waits and is delivered later; if false, the caller must deliver the
  ///   event.
  func holds(_ follower: KeyFollower) -> Bool {
    queue.add(follower: follower)
  }

  /// Receives an event other than a key event, which may concern input method servers.
  func receive(_ event: XEvent) {
    switch server?.news(in: event) {
    case .arrival:
      // The input method is opened at once, and not by the next key, since opening often takes longer than a key waits.
      if session == nil { openMethod() }
    case .departure:
      // Only a thread that may be blocked in Xlib is ended here. Any other thread notices the exit of the server
      // and ends itself.
      if !isOpen || queue.isStuck || !queue.isEmpty { endMethod() }
    case nil: break
    }
  }

  /// Notifies the input method that a window has gained or lost the focus.
  func setFocus(_ window: XID, _ isFocused: Bool) {
    let before = target
    if isFocused {
      focusedWindow = window
    } else if focusedWindow == window {
      focusedWindow = nil
    }
    followTarget(from: before)
  }

  /// Records whether a view of a window receives text from input methods.
  ///
  /// - Parameters:
  ///   - spot: The position of the caret; nil if no view receives text from input methods.
  ///   - window: The window.
  func setReceiver(_ spot: TextInputSpot?, in window: XID) {
    let before = target
    let old = receivers[window]
    receivers[window] = spot
    followTarget(from: before)
    if target == window, before == window, spot != old { sendSpot() }
  }

  /// Discards the composition of a window after the window itself has ended the composition.
  func reset(_ window: XID) {
    composing.remove(window)
    local?.reset(window)
    guard let session else { return }
    resetCount += 1
    resets[window] = resetCount
    session.reset(window, number: resetCount)
  }

  /// The window whose keys the input method receives.
  private var target: XID? { focusedWindow.flatMap { receivers[$0] == nil ? nil : $0 } }

  /// Gives the input method's focus to the focused window, if a view in it accepts input methods (TX-66).
  private func followTarget(from before: XID?) {
    guard target != before else { return }
    if let before { session?.setFocus(before, false) }
    guard let target else { return }
    session?.setFocus(target, true)
    sendSpot()
    if hasStarted { openMethod() }
  }

  private func sendSpot() {
    guard let target, let spot = receivers[target], let place = spot.place else { return }
    session?.setSpot(target, x: place.x, y: place.y)
  }

  /// Opens the input method now if a window has the focus, and otherwise when a window gains the focus.
  ///
  /// Call this method after the first display frame, since drawing that frame takes precedence.
  func start() {
    hasStarted = true
    openMethod()
  }

  /// Ends the composition of a window that is about to be destroyed.
  func forget(_ window: XID) {
    setFocus(window, false)
    receivers[window] = nil
    composing.remove(window)
    resets[window] = nil
    session?.forget(window)
    local?.forget(window)
  }

  /// Opens the user's input method if its server exists and the input method is not open yet.
  func openMethod() {
    guard let server, let target else { return }
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
      displayName: connection.name, window: target
    ) { [weak self] in self?.takeReports() }
    sendSpot()
  }

  /// Delivers the keys that have waited for too long.
  func expire() {
    guard let deadline = queue.deadline, deadline <= clock.now else { return }
    // Answers that have arrived but have not been read yet are still in time, so they are read first.
    takeReports()
    let released = queue.expire(at: clock.now)
    if queue.isStuck {
      session?.withdraw(through: queue.latestNumber)
      dropCompositions()
    }
    release(released)
  }

  /// Closes the input methods; must be called before the connection is closed.
  func close() {
    session?.end()
    session = nil
    local = nil
    receiver = nil
  }

  // MARK: Reports of the input method

  private func takeReports() {
    guard let reports = session?.takeReports() else { return }
    for report in reports {
      isOpen = true
      switch report {
      case .alive: queue.heal()
      case .reset(let number):
        queue.heal()
        resets = resets.filter { $0.value > number }
      case .answer(let number, let output): release(queue.answer(number, output))
      case .unasked(let output):
        queue.heal()
        output.forEach { write($0, time: clock.now) }
      case .gone:
        session = nil
        dropCompositions()
        release(queue.releaseAll())
      }
    }
  }

  /// Ends an input method that hangs or has lost its server, and delivers the waiting keys without it.
  private func endMethod() {
    // The reports that the input method has already sent are still valid.
    takeReports()
    session?.abandon()
    session = nil
    dropCompositions()
    release(queue.releaseAll())
  }

  /// Removes the text in composition from the windows, since the input method has exited or hangs (TX-71).
  private func dropCompositions() {
    resets = [:]
    let windows = composing.sorted()
    composing = []
    for window in windows { receiver?(.typed(.marked(nil), window)) }
  }

  private func release(_ released: [Queue.Released]) {
    for entry in released {
      switch entry {
      case .unanswered(let key): write(key)
      case .answered(let key, let output):
        output.forEach { write($0, time: key.time, isSent: key.isSent) }
        let isReturned = output.contains {
          if case .key(let other) = $0 { !other.isPress && other.code == key.code } else { false }
        }
        // A release reaches the window even if the input method consumes it.
        if !key.isPress, !isReturned { receiver?(.typed(.up(key), key.window)) }
      case .follower(.key(let key)): write(key)
      case .follower(let follower): receiver?(.follower(follower))
      }
    }
  }

  private func write(
    _ output: InputMethodMailbox.Output, time: Double, isSent: Bool = false
  ) {
    switch output {
    case .text(let text, let window):
      // The text was composed for a view that no longer receives text, and another view must not receive
      // it.
      guard receivers[window] != nil else { return }
      receiver?(.typed(.text(text, state: 0), window))
    case .marked(let text, let window):
      guard receivers[window] != nil, resets[window] == nil else { return }
      if text == nil { composing.remove(window) } else { composing.insert(window) }
      receiver?(.typed(.marked(text), window))
    case .key(var key):
      key.time = time
      // The input method may return a key of the server as an event of its own. The original key's `isSent` applies.
      key.isSent = isSent
      write(key)
    }
  }

  // MARK: Without the input method

  /// Delivers a key without the input method, with dead keys and Compose.
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
