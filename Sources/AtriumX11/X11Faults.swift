internal import CX11
internal import Glibc

/// What Xlib's three process-wide error handlers have heard.
///
/// Xlib calls them on the thread that called Xlib, which is the main one. Whatever came before stays
/// unharmed: a protocol error is a line in the log, never the end of the program, and a broken
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

  private static var broken: Set<UInt> = []
  /// Whether Xlib is reading events, so that it can be left after an error.
  private static var isReading = false
  private static var traps: [Trap] = []
  private static var logs: [UInt: @MainActor (String) -> Void] = [:]
  private static var names: [UInt: String] = [:]

  /// Installs the handlers for a display and says where its errors are logged.
  static func install(
    for display: OpaquePointer, name: String, log: @escaping @MainActor (String) -> Void
  ) {
    let key = UInt(bitPattern: display)
    broken.remove(key)
    logs[key] = log
    names[key] = name
    XSetErrorHandler { display, event in
      guard let display, let event = event?.pointee else { return 0 }
      let key = UInt(bitPattern: display)
      let error = ProtocolError(
        code: event.error_code, request: event.request_code, minor: event.minor_code,
        serial: event.serial, resource: event.resourceid)
      MainActor.assumeIsolated { X11Faults.receive(error, display: key) }
      return 0
    }
    XSetIOErrorHandler { display in
      X11Faults.markBroken(display)
      return 0
    }
    // Without this one, Xlib ends the process after the handler above has returned.
    XSetIOErrorExitHandler(display, { display, _ in X11Faults.markBroken(display) }, nil)
  }

  /// Forgets a display that was closed.
  static func forget(_ display: OpaquePointer) {
    broken.remove(UInt(bitPattern: display))
    logs[UInt(bitPattern: display)] = nil
    names[UInt(bitPattern: display)] = nil
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

  private nonisolated static func markBroken(_ display: OpaquePointer?) {
    let key = UInt(bitPattern: display)
    MainActor.assumeIsolated {
      broken.insert(key)
      guard !isReading else { return }
      logs[key]?("\(X11Error.connectionLost(names[key] ?? "the display"))")
      exit(1)
    }
  }

  private static func receive(_ error: ProtocolError, display: UInt) {
    if let index = traps.lastIndex(where: {
      $0.display == display && error.serial >= $0.firstSerial
    }) {
      traps[index].error = traps[index].error ?? error
      return
    }
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
