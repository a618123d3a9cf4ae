internal import CX11
internal import Glibc
internal import Synchronization

/// Handles the errors that Xlib reports to its handlers.
///
/// Xlib calls the handlers on the thread that called Xlib. This is the main thread for all displays that
/// were opened by ``open(_:log:)``. An input method has a display on a separate thread; the errors of that
/// display are ignored here. A protocol error is logged and never ends the program. A broken connection is
/// only recorded, since the handler for it must not call Xlib.
///
/// After a broken connection, Xlib returns to the caller only if Xlib was reading events. If Xlib was writing, or
/// waiting for a reply, it would retry for ever, so the process logs a line and exits with code 1. The same applies
/// while a display is being opened.
@MainActor
enum X11Faults {
  /// A protocol error.
  struct ProtocolError: Hashable, Sendable {
    var code: UInt8
    var request: UInt8
    var minor: UInt8
    var serial: UInt
    var resource: UInt
  }

  private struct Trap {
    var display: UInt
    var firstSerial: UInt
    var error: ProtocolError?
  }

  /// The requests whose errors are ignored.
  private struct Ignored {
    var display: UInt
    var serials: Range<UInt>
  }

  /// A display that is being opened on the main thread.
  private struct Opening {
    var name: String
    var log: @MainActor (String) -> Void
  }

  /// A display that is open, and the function that receives its errors.
  private struct Display {
    var key: UInt
    var name: String
    var log: @MainActor (String) -> Void
  }

  private static var broken: Set<UInt> = []
  private static var opening: Opening?
  /// The threads that are opening a display, with the functions to call before such a thread ends.
  private nonisolated static let openingThreads = Mutex<[pthread_t: @Sendable () -> Void]>([:])
  /// Whether Xlib is reading events.
  ///
  /// Only then does Xlib return to the caller after the connection breaks.
  private static var isReading = false
  private static var traps: [Trap] = []
  private static var ignored: [Ignored] = []
  private static var displays: [Display] = []
  /// The main thread, because that thread reads this property first.
  private nonisolated static let mainThread = pthread_self()

  /// Opens a display and installs the handlers, which report the errors of the display to a log.
  ///
  /// From now on `SIGPIPE` is ignored, unless the program has set an action for it. The default action would end the
  /// program at the first request to a server that has just ended, before the handlers are called.
  ///
  /// - Parameters:
  ///   - displayName: The display; nil for the display that `DISPLAY` names.
  ///   - log: Receives the display's errors.
  /// - Returns: The display; nil if no server answers.
  static func open(
    _ displayName: String?, log: @escaping @MainActor (String) -> Void
  ) -> OpaquePointer? {
    _ = mainThread
    ignoreBrokenPipes()
    // The handlers are installed before the first byte is sent, since opening a display also makes
    // requests.
    XSetErrorHandler(hearError)
    XSetIOErrorHandler(hearLoss)
    opening = Opening(name: XDisplayName(displayName).map { String(cString: $0) } ?? "", log: log)
    defer { opening = nil }
    guard let display = XOpenDisplay(displayName) else { return nil }
    let key = UInt(bitPattern: display)
    broken.remove(key)
    displays.removeAll { $0.key == key }
    let name = XDisplayString(display).map { String(cString: $0) } ?? ""
    displays.append(Display(key: key, name: name, log: log))
    // Without this handler, Xlib exits the process after the handler above has returned.
    XSetIOErrorExitHandler(display, { display, _ in _ = hearLoss(display) }, nil)
    return display
  }

  /// Ignores `SIGPIPE` unless the program has set an action for it.
  ///
  /// Xlib offers no way to write with `MSG_NOSIGNAL`, which would replace the signal by an error.
  private static func ignoreBrokenPipes() {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil
    else { return }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens a display on the calling thread, which is not the main thread.
  ///
  /// The thread ends if the connection is lost while it is being opened. After such a loss, Xlib does not return to the
  /// caller, and would exit the whole process if the thread continued.
  ///
  /// - Parameters:
  ///   - displayName: The display.
  ///   - onLoss: Called on the thread before it ends.
  /// - Returns: The display; nil if no server answers.
  nonisolated static func openOnThread(
    _ displayName: String, onLoss: @escaping @Sendable () -> Void
  ) -> OpaquePointer? {
    let thread = pthread_self()
    openingThreads.withLock { $0[thread] = onLoss }
    defer { openingThreads.withLock { $0[thread] = nil } }
    return XOpenDisplay(displayName)
  }

  /// Discards the records of a display that has been closed.
  static func forget(_ display: OpaquePointer) {
    broken.remove(UInt(bitPattern: display))
    displays.removeAll { $0.key == UInt(bitPattern: display) }
    ignored.removeAll { $0.display == UInt(bitPattern: display) }
  }

  /// Calls a closure that reads events.
  ///
  /// Only during this call can a connection break without ending the process.
  static func reading<Result>(_ body: () -> Result) -> Result {
    isReading = true
    defer { isReading = false }
    return body()
  }

  /// Returns whether the connection of a display is broken.
  static func isBroken(_ display: OpaquePointer) -> Bool {
    broken.contains(UInt(bitPattern: display))
  }

  /// Sends requests and catches their errors.
  ///
  /// Only the errors of these requests are caught. The method returns after the server has processed all requests.
  ///
  /// - Returns: The first error; nil if there was no error.
  static func trap(on display: OpaquePointer, _ body: () -> Void) -> ProtocolError? {
    traps.append(Trap(display: UInt(bitPattern: display), firstSerial: XNextRequest(display)))
    body()
    // If the last request had a reply, the server has already processed all requests.
    if XLastKnownRequestProcessed(display) &+ 1 != XNextRequest(display) { XSync(display, 0) }
    return traps.removeLast().error
  }

  /// Sends requests and ignores their errors, whenever they arrive.
  static func ignoreErrors(on display: OpaquePointer, _ body: () -> Void) {
    let key = UInt(bitPattern: display)
    // The server processes requests in order, so no further errors can arrive for requests up to this number.
    let done = XLastKnownRequestProcessed(display)
    ignored.removeAll { $0.display == key && $0.serials.upperBound <= done }
    let first = XNextRequest(display)
    body()
    ignored.append(Ignored(display: key, serials: first..<XNextRequest(display)))
  }

  fileprivate static func markBroken(display key: UInt) {
    broken.insert(key)
    guard !isReading || opening != nil else { return }
    let known = displays.first { $0.key == key }
    let name = known?.name ?? opening?.name ?? ""
    (known?.log ?? opening?.log)?("\(X11Error.connectionLost(name))")
    exit(1)
  }

  /// Ends the calling thread if it is opening a display.
  fileprivate nonisolated static func endOpeningThread() {
    let thread = pthread_self()
    guard let onLoss = openingThreads.withLock({ $0.removeValue(forKey: thread) }) else { return }
    onLoss()
    pthread_exit(nil)
  }

  /// Whether the current thread is the main thread.
  ///
  /// Calls of the handlers on other threads concern displays that were not opened with ``open(_:log:)``.
  fileprivate nonisolated static var isOnMainThread: Bool {
    pthread_equal(pthread_self(), mainThread) != 0
  }

  fileprivate static func receive(_ error: ProtocolError, display: UInt) {
    if let index = traps.lastIndex(where: {
      $0.display == display && error.serial >= $0.firstSerial
    }) {
      traps[index].error = traps[index].error ?? error
      return
    }
    guard !ignored.contains(where: { $0.display == display && $0.serials.contains(error.serial) })
    else { return }
    let resource = String(error.resource, radix: 16)
    displays.first { $0.key == display }?.log(
      "X11: the server refused request \(error.request).\(error.minor) (serial \(error.serial), "
        + "resource 0x\(resource)): error \(error.code)\(name(of: error.code))")
  }

  private static func name(of code: UInt8) -> String {
    let names = [
      "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont",
      "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice",
      "BadName", "BadLength", "BadImplementation",
    ]
    return names.indices.contains(Int(code) - 1) ? ", \(names[Int(code) - 1])" : ""
  }
}

// The handlers are functions, because inline closures would be isolated to the main actor, while other
// threads call the handlers too.

private func hearError(
  _ display: OpaquePointer?, _ event: UnsafeMutablePointer<XErrorEvent>?
) -> Int32 {
  guard X11Faults.isOnMainThread, let display, let event = event?.pointee else { return 0 }
  let key = UInt(bitPattern: display)
  let error = X11Faults.ProtocolError(
    code: event.error_code, request: event.request_code, minor: event.minor_code,
    serial: event.serial, resource: event.resourceid)
  MainActor.assumeIsolated { X11Faults.receive(error, display: key) }
  return 0
}

private func hearLoss(_ display: OpaquePointer?) -> Int32 {
  guard X11Faults.isOnMainThread else {
    X11Faults.endOpeningThread()
    return 0
  }
  let key = UInt(bitPattern: display)
  MainActor.assumeIsolated { X11Faults.markBroken(display: key) }
  return 0
}
