import Foundation

/// A virtual X server of a test's own, on a display that nobody uses.
public class XServer {
  /// The name of its display, such as `:1`.
  public let display: String

  private let server: ChildProcess
  private var windowManager: ChildProcess?

  /// Starts a server and waits until it answers.
  ///
  /// - Parameters:
  ///   - screen: The size and depth of its screen.
  ///   - extensions: Extensions that it does without, by their names in the protocol.
  ///   - listeningOnTCP: Whether it can be reached as one of another machine.
  /// - Throws: ``ServerFailed`` if it does not come up.
  public init(
    screen: String = "1280x800x24", without extensions: [String] = [],
    listeningOnTCP: Bool = false
  ) throws {
    let server = try ChildProcess(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", screen, listeningOnTCP ? "-listen" : "-nolisten", "tcp",
        "-noreset", "-ac",
      ]
        + extensions.flatMap { ["-extension", $0] })
    // The server says its number once it takes connections.
    let hasSpoken = eventually { !server.lines.isEmpty || !server.isRunning }
    guard hasSpoken, let number = server.lines.first else {
      throw ServerFailed(message: server.standardError)
    }
    self.server = server
    display = ":\(number)"
  }

  /// Takes over a server that runs.
  init(process: ChildProcess, display: String) {
    server = process
    self.display = display
  }

  deinit {
    windowManager?.end()
    server.end()
    removeSocket()
  }

  /// The server's process.
  public var process: ChildProcess { server }

  /// The socket that local programs find it by.
  var socketPath: String { "/tmp/.X11-unix/X\(display.dropFirst())" }

  /// Removes the socket that a killed server left, unless another server has taken its place.
  private func removeSocket() {
    guard !XServer.isListening(at: socketPath) else { return }
    unlink(socketPath)
  }

  private static func isListening(at path: String) -> Bool {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    return UnixAddress.connect(socket, to: path)
  }

  /// Our environment, with this display.
  public var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["XAUTHORITY"] = nil
    return environment
  }

  /// Starts openbox and waits until it manages windows.
  public func startWindowManager() throws {
    windowManager = try start("openbox", ["--sm-disable"])
    let probe = try XProbe(self)
    guard eventually({ probe.hasWindowManager }), eventually({ probe.trialWindowAppears() }) else {
      throw ServerFailed(message: "openbox does not start")
    }
  }

  /// Starts a program on this display.
  ///
  /// - Parameters:
  ///   - executable: Its path, or its name to be found in `PATH`.
  ///   - arguments: The words after its name.
  ///   - changes: What differs from our environment; nil removes a variable.
  /// - Returns: The program, which is stopped when nobody holds it any more.
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
  /// - Returns: What it said on standard output.
  @discardableResult
  public func run(_ tool: String, _ arguments: [String]) throws -> String {
    try ChildProcess.run(tool, arguments, environment: environment)
  }

  /// Drives the pointer and the keyboard, as in `xdotool("mousemove", "10", "20")`.
  @discardableResult
  public func xdotool(_ arguments: String...) throws -> String {
    try run("xdotool", arguments)
  }

  /// Finds the window of a process that is on the screen; it may take a moment to be there.
  ///
  /// - Returns: Its identifier, in decimal.
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
