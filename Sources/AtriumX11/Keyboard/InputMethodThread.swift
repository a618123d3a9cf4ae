internal import CX11
internal import Glibc

/// The thread of an ``InputMethodSession``: a loop like the main loop, for the input method alone.
///
/// This is a POSIX thread because jobs on Dispatch's global queues must not block, and because they leave a
/// thread behind that wakes up every second. The thread is detached: no other thread waits for its end.
final class InputMethodThread {
  private let mailbox: InputMethodMailbox
  private let displayName: String
  private let window: XID
  private let clock = MonotonicClock()
  private var places = CaretPlaces<XID>()

  /// Prepares the thread.
  ///
  /// - Parameters:
  ///   - mailbox: The source of the thread's commands.
  ///   - displayName: The display of the windows.
  ///   - window: The window with the focus.
  init(mailbox: InputMethodMailbox, displayName: String, window: XID) {
    self.mailbox = mailbox
    self.displayName = displayName
    self.window = window
  }

  /// Starts the thread.
  ///
  /// - Returns: Whether the thread was started.
  func start() -> Bool {
    let context = Unmanaged.passRetained(self)
    var thread = pthread_t()
    guard pthread_create(&thread, nil, runInputMethod, context.toOpaque()) == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  fileprivate func run() {
    defer { mailbox.report(.gone) }
    let mailbox = mailbox
    let display = X11Faults.openOnThread(displayName) {
      mailbox.closeDescriptors()
      mailbox.report(.gone)
    }
    guard let display else { return }
    // After the connection is lost, an Xlib call that waits for the input method server never returns. The
    // thread therefore exits here and leaks its memory.
    XSetIOErrorExitHandler(
      display,
      { _, data in
        guard let data else { return }
        let mailbox = Unmanaged<InputMethodMailbox>.fromOpaque(data).takeUnretainedValue()
        mailbox.closeDescriptors()
        mailbox.report(.gone)
        pthread_exit(nil)
      }, Unmanaged.passUnretained(mailbox).toOpaque())
    let socket = XConnectionNumber(display)
    mailbox.setSocket(socket)
    if !mailbox.isEnding, let client = InputMethodClient(display: display, window: window) {
      mailbox.report(.alive)
      serve(client, display: display, socket: socket)
      client.close()
    }
    mailbox.setSocket(nil)
    XCloseDisplay(display)
  }

  /// Performs commands until the input method exits or the session ends.
  private func serve(_ client: InputMethodClient, display: OpaquePointer, socket: Int32) {
    var descriptors = [
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while !mailbox.isEnding {
      // The thread checks before each call whether the server has exited, since a call to an exited server would
      // never return.
      let output = client.takeOutput()
      if !output.isEmpty { mailbox.report(.unasked(output)) }
      places.receiveVerdicts(InputMethodMailbox.verdicts(in: output))
      for place in places.takeDue(at: clock.now) {
        client.setSpot(place.window, x: place.x, y: place.y)
        mailbox.report(.alive)
      }
      guard !client.isGone else { return }
      if let command = mailbox.nextCommand() {
        perform(command, client)
        continue
      }
      XFlush(display)
      guard XEventsQueued(display, QueuedAlready) == 0 else { continue }
      guard poll(&descriptors, 2, timeout) > 0 else { continue }
      if descriptors[1].revents != 0 {
        var count: UInt64 = 0
        _ = read(descriptors[1].fd, &count, MemoryLayout<UInt64>.size)
      }
    }
  }

  /// The maximum wait for commands and events, in milliseconds; -1 for no limit.
  private var timeout: Int32 {
    places.deadline.map { Int32((max($0 - clock.now, 0) * 1000).rounded(.up)) } ?? -1
  }

  private func perform(_ command: InputMethodMailbox.Command, _ client: InputMethodClient) {
    switch command {
    case .focus(let window, let isFocused):
      client.setFocus(window, isFocused)
      mailbox.report(.alive)
    case .spot(let window, let x, let y):
      places.add(CaretPlaces.Place(window: window, x: x, y: y))
    case .reset(let window, let number):
      client.reset(window)
      places.settle()
      mailbox.report(.reset(number))
    case .forget(let window):
      places.forget(window)
      client.forget(window)
    case .key(let number, let key):
      if key.isPress { places.passKey(at: clock.now) }
      var output = client.output(of: key)
      places.receiveVerdicts(InputMethodMailbox.verdicts(in: output))
      if mailbox.isWithdrawn(number) {
        // The window has received the key's text without the input method, so the input method must not add
        // the text again.
        client.reset(key.window)
        places.settle()
        output = []
      }
      mailbox.report(.answer(number, output))
    }
  }
}

/// Runs on the new thread.
///
/// A closure would not work, since the compiler would isolate it to the main actor.
private func runInputMethod(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<InputMethodThread>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
