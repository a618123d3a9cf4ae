import Foundation
import TestSupport

/// A test's virtual X server, on a display that no other server uses.
public class XServer {
  /// The name of the display, such as `:1`.
  public let display: String

  /// The server's process.
  public let process: ChildProcess
  /// The socket of local programs, which a test removes if the server was killed.
  public let socket: DisplaySocket?

  private let home: TestHome
  private var windowManager: ChildProcess?

  /// Starts a server and waits until it answers.
  ///
  /// - Parameters:
  ///   - screen: The size and depth of the screen.
  ///   - extensions: The disabled extensions, by their names in the protocol.
  ///   - listeningOnTCP: Whether the server also accepts TCP connections, as from another machine.
  /// - Throws: ``ServerFailed`` if the server does not start.
  public convenience init(
    screen: String = "1280x800x24", without extensions: [String] = [],
    listeningOnTCP: Bool = false
  ) throws {
    let home = try TestHome()
    let server = try ChildProcess(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", screen, listeningOnTCP ? "-listen" : "-nolisten", "tcp",
        // Without auto-repeat: on a busy machine a click on a key may last long enough to repeat it.
        "-noreset", "-ac", "-r",
      ]
        + extensions.flatMap { ["-extension", $0] }, environment: home.environment)
    guard let number = XServer.number(of: server) else {
      throw ServerFailed(message: server.standardError)
    }
    self.init(process: server, number: number, home: home)
  }

  /// Makes the object for a running server that accepts connections.
  init(process: ChildProcess, number: Int, home: TestHome) {
    self.process = process
    self.home = home
    display = ":\(number)"
    socket = DisplaySocket(display: number)
    if let socket {
      Guardian.shared.watch(process.identity, at: socket.path, socket.identity)
      process.clearUp { socket.remove() }
    }
  }

  deinit {
    windowManager?.end()
    process.end()
  }

  /// Waits until a server prints the number of its display; the server prints it once it accepts connections.
  static func number(of server: ChildProcess) -> Int? {
    _ = server.waits { !server.lines.isEmpty || !server.isRunning }
    return server.lines.first.flatMap { Int($0) }
  }

  /// The whole environment of programs on this display: few of the tests' variables, and a separate home.
  public var environment: [String: String] {
    home.environment.merging(["DISPLAY": display]) { $1 }
  }

  /// Starts openbox and waits until it manages windows.
  public func startWindowManager() throws {
    try home.configure(WindowManagerSettings.text, in: "openbox/rc.xml")
    let manager = try start("openbox", ["--sm-disable"])
    windowManager = manager
    let probe = try XProbe(self)
    guard eventually({ probe.hasWindowManager || !manager.isRunning }), manager.isRunning else {
      throw ServerFailed(message: "openbox does not start: \(manager.standardError)")
    }
    // If the trial window is not mapped, the window manager is not ready, and the next attempt takes longer.
    var seconds = 0.2
    let manages = eventually {
      seconds *= 2
      return probe.trialWindowAppears(within: seconds)
    }
    guard manages else { throw ServerFailed(message: "openbox manages no windows") }
  }

  /// Starts a program on this display.
  ///
  /// - Parameters:
  ///   - executable: The program's path, or a name to be found in `PATH`.
  ///   - arguments: The arguments after the name.
  ///   - changes: The differences from ``environment``; nil removes a variable.
  /// - Returns: The program, which is stopped when its last owner is released.
  /// - Throws: ``ToolMissing`` if there is no such program.
  public func start(
    _ executable: String, _ arguments: [String] = [], changing changes: [String: String?] = [:]
  ) throws -> ChildProcess {
    var environment = environment
    for (name, value) in changes { environment[name] = value }
    return try ChildProcess(executable, arguments, environment: environment)
  }

  /// Runs a tool on this display to its end.
  ///
  /// - Returns: The tool's standard output.
  @discardableResult
  public func run(_ tool: String, _ arguments: [String]) throws -> String {
    try ChildProcess.run(tool, arguments, environment: environment)
  }

  /// Sends input to the pointer and the keyboard, for example `xdotool("mousemove", "10", "20")`.
  @discardableResult
  public func xdotool(_ arguments: String...) throws -> String {
    try run("xdotool", arguments)
  }

  /// Waits until a window of a process is visible, and finds the window.
  ///
  /// - Returns: The window's identifier, in decimal.
  public func window(of process: ChildProcess) throws -> String {
    var found = ""
    let isThere = try eventually {
      found =
        try xdotool("search", "--onlyvisible", "--pid", "\(process.identifier)")
        .split(separator: "\n").last.map(String.init) ?? ""
      return !found.isEmpty || !process.isRunning
    }
    guard isThere, !found.isEmpty else {
      let tree = try run("xwininfo", ["-root", "-tree"])
      throw ServerFailed(
        message: "no window of process \(process.identifier): \(process.standardError)\(tree)")
    }
    return found
  }
}
