internal import CX11
internal import Glibc

/// What Xlib's three process-wide error handlers have heard.
///
/// Xlib calls them on the thread that called Xlib. That is the main one for all displays that are
/// installed here; an input method has a display on a thread of its own, whose errors are nobody
/// else's business and pass by here. Whatever came before stays unharmed: a protocol error is a line in the log, never the end of the program, and a broken
/// connection is only remembered here, since nothing of Xlib may be called from that handler.
///
/// Xlib goes on after that only where it reads events. Where it was writing, or waiting for an
/// answer, it would try for ever; there the program ends, with a line and code 1, as it would end
/// by itself a moment later.
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

  /// Requests whose errors are nobody's business.
  private struct Ignored {
    var display: UInt
    var serials: Range<UInt>
  }

  private static var broken: Set<UInt> = []
  /// Whether Xlib is reading events, so that it can be left after an error.
  private static var isReading = false
  private static var traps: [Trap] = []
  private static var ignored: [Ignored] = []
  private static var logs: [UInt: @MainActor (String) -> Void] = [:]
  private static var names: [UInt: String] = [:]
  /// The main thread, which is the first to come here.
  private nonisolated static let mainThread = pthread_self()

  /// Installs the handlers for a display and says where its errors are logged.
  static func install(
    for display: OpaquePointer, name: String, log: @escaping @MainActor (String) -> Void
  ) {
    let key = UInt(bitPattern: display)
    broken.remove(key)
    logs[key] = log
    names[key] = name
    _ = mainThread
    XSetErrorHandler(hearError)
    XSetIOErrorHandler(hearLoss)
    // Without this one, Xlib ends the process after the handler above has returned.
    XSetIOErrorExitHandler(display, { display, _ in _ = hearLoss(display) }, nil)
  }

  /// Forgets a display that was closed.
  static func forget(_ display: OpaquePointer) {
    broken.remove(UInt(bitPattern: display))
    logs[UInt(bitPattern: display)] = nil
    names[UInt(bitPattern: display)] = nil
    ignored.removeAll { $0.display == UInt(bitPattern: display) }
  }

  /// Reads events: the one place in which a connection may break and the program go on.
  static func reading<Result>(_ body: () -> Result) -> Result {
    isReading = true
    defer { isReading = false }
    return body()
  }

  /// Whether the connection of a display is broken.
  static func isBroken(_ display: OpaquePointer) -> Bool {
    broken.contains(UInt(bitPattern: display))
  }

  /// Runs requests whose errors are expected.
  ///
  /// Only errors of these very requests are caught; the server is asked to have done them all before
  /// the trap goes.
  ///
  /// - Returns: The first error; nil if there was none.
  static func trap(on display: OpaquePointer, _ body: () -> Void) -> ProtocolError? {
    traps.append(Trap(display: UInt(bitPattern: display), firstSerial: XNextRequest(display)))
    body()
    XSync(display, 0)
    return traps.removeLast().error
  }

  /// Makes requests whose errors, whenever they come, are no news.
  static func ignoreErrors(on display: OpaquePointer, _ body: () -> Void) {
    let key = UInt(bitPattern: display)
    // The server answers in order: what it has gone beyond is over.
    let done = XLastKnownRequestProcessed(display)
    ignored.removeAll { $0.display == key && $0.serials.upperBound <= done }
    let first = XNextRequest(display)
    body()
    ignored.append(Ignored(display: key, serials: first..<XNextRequest(display)))
  }

  fileprivate static func markBroken(display key: UInt) {
    broken.insert(key)
    guard !isReading else { return }
    logs[key]?("\(X11Error.connectionLost(names[key] ?? "the display"))")
    exit(1)
  }

  /// Whether a handler was called for a display that is installed here.
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
    logs[display]?(
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

// Closures in their places would be the main actor's, and are called on other threads too.

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
  guard X11Faults.isOnMainThread else { return 0 }
  let key = UInt(bitPattern: display)
  MainActor.assumeIsolated { X11Faults.markBroken(display: key) }
  return 0
}
