import Foundation
import TestSupport

/// A program that a test has started: what it says, and how it ends.
///
/// It says it into files without a name, so that nobody has to listen while it talks, and nothing is
/// left of it. It is started and waited for without Foundation's `Process`, whose way to wait needs a
/// run loop and was seen to wait for ever. Should the tests be killed, it ends with them.
public final class ChildProcess {
  /// The number of the process.
  public let identifier: Int32

  private let output: Int32
  private let errors: Int32
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path, or its name to be found in `PATH`.
  ///   - arguments: The words after its name.
  ///   - environment: Its whole environment; nil for ours.
  /// - Throws: ``ToolMissing`` if there is no such program.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil
  ) throws {
    guard let path = Self.path(of: executable) else { throw ToolMissing(name: executable) }
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    let folder = try ScratchFolder()
    output = try Self.namelessFile(in: folder)
    errors = try Self.namelessFile(in: folder)
    do {
      identifier = try Self.spawn(
        [path] + arguments, variables: variables, output: output, errors: errors)
    } catch {
      close(output)
      close(errors)
      throw error
    }
    Guardian.shared.watch(identifier)
  }

  deinit {
    stop()
    close(output)
    close(errors)
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
  public var isRunning: Bool {
    guard status == nil else { return false }
    var raw: Int32 = 0
    guard waitpid(identifier, &raw, WNOHANG) == identifier else { return true }
    Guardian.shared.forget(identifier)
    let signal = raw & 0x7f
    status = signal == 0 ? raw >> 8 & 0xff : -signal
    return false
  }

  /// Waits until it ends.
  ///
  /// - Parameter seconds: How long at most.
  /// - Returns: Its exit code, or the number of its signal below zero; nil if it still runs.
  public func waitForEnd(seconds: Double = 10) -> Int32? {
    eventually(within: seconds) { !isRunning } ? status : nil
  }

  /// Sends a signal.
  public func send(signal: Int32) {
    if isRunning { kill(identifier, signal) }
  }

  /// Ends it at once, and waits for that.
  public func stop() {
    send(signal: SIGKILL)
    _ = waitForEnd()
  }

  /// Asks it to end, and sees to it if it does not.
  ///
  /// A server that is asked removes its socket; one that is killed leaves it behind.
  public func end() {
    send(signal: SIGTERM)
    // One that was stopped hears of it only when it goes on.
    send(signal: SIGCONT)
    if waitForEnd(seconds: 5) == nil { stop() }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it said on standard output.
  @discardableResult
  public static func run(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let child = try ChildProcess(executable, arguments, environment: environment)
    _ = child.waitForEnd(seconds: 30)
    return child.standardOutput
  }

  /// Finds a program in `PATH`; nil if it is not installed.
  public static func path(of executable: String) -> String? {
    guard !executable.contains("/") else { return executable }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(executable)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func spawn(
    _ arguments: [String], variables: [String], output: Int32, errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Threads of the test runner block signals; a program should start without that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var words = arguments.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var identifier: pid_t = 0
    var code: Int32 = 0
    // A program that was copied a moment ago is busy while a child that another thread has just
    // forked still holds the copy's descriptor.
    _ = eventually(within: 5) {
      code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, &environment)
      return code != ETXTBSY
    }
    guard code == 0 else { throw ToolMissing(name: "\(arguments[0]) (error \(code))") }
    return identifier
  }

  private static func namelessFile(in folder: ScratchFolder) throws -> Int32 {
    let path = folder.file(UUID().uuidString)
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    guard file >= 0 else { throw NoScratchFolder() }
    unlink(path)
    return file
  }

  /// Reads a file from its beginning, without moving the place where the program writes.
  private func text(of file: Int32) -> String {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return "" }
    let length = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length {
        let read = pread(file, buffer.baseAddress.map { $0 + count }, length - count, off_t(count))
        guard read > 0 else { break }
        count += read
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
