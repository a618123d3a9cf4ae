import AtriumAccessibility
import Foundation
import TestSupport
import XServerSupport

/// The screen reader Orca on a display and a session bus of the test, and what it speaks.
///
/// Orca has no synthesiser here. It writes each text that it speaks to a file.
@MainActor
final class ScreenReader {
  /// The display, with a window manager.
  let server: XServer
  private let bus: PrivateBus
  private let launcher: ChildProcess
  private let orca: ChildProcess
  private let folder: ScratchFolder
  /// The program that Orca reads.
  let program: ChildProcess
  /// The Python code that starts Orca.
  ///
  /// Each line of the log is written at once. Orca does not start if its call of `pgrep` finds another Orca of the
  /// user, so the code replaces that call.
  private static let starter = """
    import builtins, runpy, subprocess, sys
    log, orca = sys.argv[1:]
    plain = builtins.open
    def open_line_by_line(file, *arguments, **options):
        if file == log: options["buffering"] = 1
        return plain(file, *arguments, **options)
    builtins.open = open_line_by_line
    start = subprocess.Popen
    def start_all_but_pgrep(command, *arguments, **options):
        if str(command).startswith("pgrep"): command = "true"
        return start(command, *arguments, **options)
    subprocess.Popen = start_all_but_pgrep
    sys.argv = [orca, "--debug-file", log]
    runpy.run_path(orca, run_name="__main__")
    """

  /// The number of texts that ``takeSpeech(containing:)`` has returned.
  private var taken = 0

  /// Starts the desktop, the program and then Orca.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The program's arguments.
  /// - Throws: ``ToolMissing`` if Orca is not installed.
  init(reading path: String, _ arguments: [String]) throws {
    server = try XServer()
    try server.startWindowManager()
    bus = try PrivateBus()
    folder = try ScratchFolder()
    let changes: [String: String?] = [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory",
      "SPEECHD_CMD": "/bin/false",
    ]
    let places = ["/usr/libexec", "/usr/lib/at-spi2-core"].map { "\($0)/at-spi-bus-launcher" }
    let launcherPath = places.first(where: FileManager.default.isExecutableFile) ?? places[0]
    launcher = try server.start(
      launcherPath, ["--launch-immediately", "--a11y=1", "--screen-reader=1"], changing: changes)
    program = try server.start(path, arguments, changing: changes)
    _ = try server.window(of: program)
    let arguments = [
      "-c", Self.starter, folder.file("log"), ChildProcess.path(of: "orca") ?? "orca",
    ]
    orca = try server.start("/usr/bin/python3", arguments, changing: changes)
  }

  /// Ends Orca, the program and the buses.
  func stop() {
    orca.stop()
    program.end()
    launcher.end()
  }

  /// Connects a client to the accessibility bus.
  func client(_ loop: TestLoop) throws -> AccessibleClient {
    var address: String?
    var connection: BusConnection?
    connection = BusConnection(address: bus.address, loop: loop) {
      connection?.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") {
        if case .values(let values) = $0 { address = values.first?.text }
      }
    }
    guard loop.run(until: { address != nil }), let address else {
      throw ServerFailed(message: launcher.standardError)
    }
    connection?.close()
    return try AccessibleClient(address: address, loop)
  }

  /// All texts that Orca has spoken.
  var speech: [String] {
    let data = FileManager.default.contents(atPath: folder.file("log")) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
      let rest = line[start.upperBound...]
      // The description of the voice follows the text.
      let end = rest.range(of: "'{") ?? rest.range(of: "' {")
      return end.map { rest[..<$0.lowerBound].trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Waits until Orca has spoken texts in their order since the last call.
  ///
  /// Orca may speak other texts between them: when the focus moves twice in a short time, the time decides whether Orca
  /// speaks the first object too.
  ///
  /// - Returns: All texts since the last call.
  func takeSpeech(containing texts: [String]) -> [String] {
    _ = eventually { ScreenReader.contains(newSpeech, texts) || !program.isRunning }
    defer { taken = speech.count }
    return newSpeech
  }

  /// Returns whether a list contains other texts in their order.
  static func contains(_ spoken: [String], _ texts: [String]) -> Bool {
    var missing = texts[...]
    for text in spoken where text == missing.first { missing.removeFirst() }
    return missing.isEmpty
  }

  private var newSpeech: [String] { Array(speech.dropFirst(taken)) }

  /// Presses and releases a key, such as `Tab`.
  func press(_ key: String) throws { try server.xdotool("key", key) }

  /// The standard error of Orca and of the program, for messages.
  var report: String { orca.standardError + program.standardError }
}
