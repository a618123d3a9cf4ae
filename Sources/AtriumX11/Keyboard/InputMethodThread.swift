internal import CX11
internal import Glibc

/// What runs on the thread of an ``InputMethodSession``: a loop like the main one, for the input
/// method alone.
///
/// It is a plain thread, since a job on Dispatch's global queues must not be blocked, and wakes up
/// every second. Nobody ever waits for its end.
final class InputMethodThread {
  private let mailbox: InputMethodMailbox
  private let displayName: String
  private let window: XID

  /// Prepares it.
  ///
  /// - Parameters:
  ///   - mailbox: What it listens to.
  ///   - displayName: The display of the windows.
  ///   - window: The window that has the keyboard.
  init(mailbox: InputMethodMailbox, displayName: String, window: XID) {
    self.mailbox = mailbox
    self.displayName = displayName
    self.window = window
  }

  /// Starts it.
  ///
  /// - Returns: Whether it runs.
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
    guard let display = XOpenDisplay(displayName) else { return }
    // Where Xlib waits for the server of the method it cannot be left after its connection was
    // lost: it would look for the answer for ever. The thread ends there, with what it holds.
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

  /// Does what it is asked until the method has gone, or is not wanted any more.
  private func serve(_ client: InputMethodClient, display: OpaquePointer, socket: Int32) {
    var descriptors = [
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while !mailbox.isEnding {
      // Before each call, since one after the end of the server would never return.
      let output = client.takeOutput()
      if !output.isEmpty { mailbox.report(.unasked(output)) }
      guard !client.isGone else { return }
      if let command = mailbox.nextCommand() {
        perform(command, client)
        continue
      }
      XFlush(display)
      guard XEventsQueued(display, QueuedAlready) == 0 else { continue }
      guard poll(&descriptors, 2, -1) > 0 else { continue }
      if descriptors[1].revents != 0 {
        var count: UInt64 = 0
        _ = read(descriptors[1].fd, &count, MemoryLayout<UInt64>.size)
      }
    }
  }

  private func perform(_ command: InputMethodMailbox.Command, _ client: InputMethodClient) {
    switch command {
    case .focus(let window, let isFocused):
      client.setFocus(window, isFocused)
      mailbox.report(.alive)
    case .forget(let window):
      client.forget(window)
    case .key(let number, let key):
      var output = client.output(of: key)
      if mailbox.isWithdrawn(number) {
        // The key has been written without the method, which must not write it again later.
        client.reset(key.window)
        output = []
      }
      mailbox.report(.answer(number, output))
    }
  }
}

/// What the thread does; a closure in place would be taken for the main actor's.
private func runInputMethod(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<InputMethodThread>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
