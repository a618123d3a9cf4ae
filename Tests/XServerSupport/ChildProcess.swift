import Foundation

/// A program that a test has started: what it says, and how it ends.
///
/// It says it into files, so that nobody has to listen while it talks.
public final class ChildProcess {
  /// The number of the process.
  public var identifier: Int32 { process.processIdentifier }

  private let process = Process()
  private let folder: URL
  private let output: URL
  private let errors: URL

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path, or its name to be found in `PATH`.
  ///   - environment: Its whole environment; nil for ours.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("atrium-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    output = folder.appendingPathComponent("output")
    errors = folder.appendingPathComponent("errors")
    for file in [output, errors] {
      try Data().write(to: file)
    }
    guard let path = Self.path(of: executable) else { throw ToolMissing(name: executable) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Everything said on standard output so far.
  public var standardOutput: String { text(of: output) }
  /// Everything said on standard error so far.
  public var standardError: String { text(of: errors) }
  /// The whole lines of standard output so far.
  public var lines: [String] {
    standardOutput.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Whether it still runs.
  public var isRunning: Bool { process.isRunning }

  /// Waits until it ends.
  ///
  /// - Parameter seconds: How long at most.
  /// - Returns: Its exit code, or the number of its signal below zero; nil if it still runs.
  public func waitForEnd(seconds: Double = 10) -> Int32? {
    guard eventually(within: seconds, { !process.isRunning }) else { return nil }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  /// Sends a signal.
  public func send(signal: Int32) {
    if process.isRunning { kill(process.processIdentifier, signal) }
  }

  /// Ends it, and waits for that.
  public func stop() {
    send(signal: SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it said on standard output.
  @discardableResult
  public static func run(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let child = try ChildProcess(executable, arguments, environment: environment)
    child.process.waitUntilExit()
    return child.standardOutput
  }

  /// Finds a program in `PATH`; nil if it is not installed.
  public static func path(of executable: String) -> String? {
    guard !executable.contains("/") else { return executable }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(executable)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func text(of file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
