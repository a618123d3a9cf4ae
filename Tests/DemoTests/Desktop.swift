import Foundation
import Testing
import XServerSupport

/// The demo in a real window on a real server, with a window manager and real input.
final class Desktop {
  let server: XServer
  let demo: ChildProcess
  let window: String

  /// Starts a server, a window manager and the demo, and waits for the first screen.
  convenience init(
    _ arguments: [String] = [], changing changes: [String: String?] = [:],
    screen: String = "1280x1024x24"
  ) throws {
    let server = try XServer(screen: screen)
    try server.startWindowManager()
    try self.init(arguments, changing: changes, on: server)
    try server.xdotool("windowactivate", "--sync", window)
  }

  /// Starts the demo alone, at the top left of the screen, and waits for the first screen.
  init(
    _ arguments: [String], changing changes: [String: String?] = [:], on server: XServer
  ) throws {
    self.server = server
    demo = try server.start(
      Demo.path, ["--log", "json", "--no-state"] + arguments, changing: changes)
    window = try server.window(of: demo)
    // If a tool stalls between a key's press and release, the key still types once.
    try server.run("xset", ["r", "off"])
    let isReady = demo.waits { hasFirstScreenAppeared }
    guard isReady else { throw ServerFailed(message: "no screen: \(demo.standardError)") }
  }

  /// Whether the appearance of the window's root and of all its children is complete.
  private var hasFirstScreenAppeared: Bool {
    let calls = calls()
    func controllers(_ event: String) -> Set<String> {
      Set(calls.filter { $0.hasSuffix(event) }.map { String($0.dropLast(event.count)) })
    }
    let begun = controllers(".viewWillAppear")
    return !begun.isEmpty && begun.isSubset(of: controllers(".viewDidAppear"))
  }

  /// Returns the log since `start`, for example `Welcome.viewWillAppear`, without the ring's overlay.
  func calls(since start: Int = 0) -> [String] {
    entries(since: start).compactMap { entry in
      guard let controller = entry["controller"] as? String, let event = entry["event"] as? String,
        controller != "RingMenu"
      else { return nil }
      return "\(controller).\(event)"
    }
  }

  /// Returns the lines of the log, parsed as JSON.
  func entries(since start: Int = 0) -> [[String: Any]] {
    demo.lines.dropFirst(start).compactMap { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    }
  }

  /// Opens the ring by a quick press of a button.
  ///
  /// A longer press would choose an item at its end.
  ///
  /// - Returns: The number of lines that the log had before.
  func openRing(_ button: Int, _ x: Int, _ y: Int) throws -> Int {
    try server.xdotool("mousemove", "--window", window, "\(x)", "\(y)")
    return try quickly("mousedown", "\(button)", "mouseup", "\(button)")
  }

  /// Opens the ring by fast input; if a busy machine makes the input slow, it is undone and repeated.
  ///
  /// - Parameter input: The arguments for `xdotool`.
  /// - Returns: The number of lines that the log had before.
  /// - Throws: An error that ends the test, if the input is never fast.
  func quickly(_ input: String...) throws -> Int {
    let probe = try XProbe(server)
    var start = demo.lines.count
    let isQuick = try probe.quickly(within: 140) {
      try server.run("xdotool", input)
    } otherwise: {
      try letFadePass()
      try server.xdotool("key", "Escape")
      try letFadePass()
      start = demo.lines.count
    }
    try #require(isQuick)
    return start
  }

  /// Returns the position of an item of the open ring, in the window's pixels.
  ///
  /// - Parameters:
  ///   - name: The item's name.
  ///   - start: The number of lines that the log had before the ring opened.
  /// - Returns: The centre of the item.
  /// - Throws: An error that ends the test, if the log does not contain the item.
  func ringItem(_ name: String, since start: Int) throws -> (x: Int, y: Int) {
    var found: [Double]?
    _ = demo.waits {
      let item = entries(since: start).last {
        $0["event"] as? String == "ringItem" && $0["name"] as? String == name
      }
      found = item?["rect"] as? [Double]
      return found != nil
    }
    let rect = try #require(found, "no ringItem line for \(name)")
    return (Int(rect[0] + rect[2] / 2), Int(rect[1] + rect[3] / 2))
  }

  /// Moves the pointer into the window and clicks.
  func click(_ button: Int, _ x: Int, _ y: Int) throws {
    try server.xdotool("mousemove", "--window", window, "\(x)", "\(y)")
    try server.xdotool("click", "\(button)")
  }

  /// Waits until the window no longer changes, for example after a fade.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let probe = try XProbe(server)
    let identifier = try #require(UInt(window))
    // The input has been handled, and its first frame painted.
    for _ in 0..<2 { try #require(probe.ping(identifier), sourceLocation: sourceLocation) }
    var latest: [UInt32]?
    var start = probe.time
    let isStill = eventually {
      let picture = probe.pixels(of: identifier)
      if picture != latest { (latest, start) = (picture, probe.time) }
      return picture != nil && probe.time - start >= 250
    }
    try #require(isStill, sourceLocation: sourceLocation)
  }

  /// Waits for the duration of the ring's fade, on a screen that changes all the time, as the clock does.
  func letFadePass() throws {
    let probe = try XProbe(server)
    let identifier = try #require(UInt(window))
    for _ in 0..<2 { try #require(probe.ping(identifier)) }
    probe.letPass(milliseconds: 300)
  }

  /// Waits until the log contains a call, such as the last call of a change of screens.
  ///
  /// - Parameters:
  ///   - call: The call, such as `Clock.viewDidAppear`.
  ///   - start: The number of lines of the log that are ignored.
  /// - Returns: Whether the call has been logged.
  func waits(for call: String, since start: Int) -> Bool {
    demo.waits { self.calls(since: start).contains(call) }
  }
}
