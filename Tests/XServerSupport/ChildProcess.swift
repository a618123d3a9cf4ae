import Foundation
public import TestSupport

/// A program that a test has started, with its output and its end.
///
/// The program writes to unnamed files, so that no test has to read at the same time, and no file is left
/// behind. It is started and waited for without Foundation's `Process`, whose wait needs a run loop and was
/// seen to hang. If the tests are killed, the program ends with them.
public final class ChildProcess {
  /// The number of the process.
  public var identifier: Int32 { identity.number }
  /// The process, distinguished from later ones with the same number.
  public let identity: ProcessIdentity

  private let output: Int32
  private let errors: Int32
  private let end: ProcessEnd
  /// Whether each write of the program is reported, so that a wait need not poll.
  private let tellsAll: Bool

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program's path, or a name to be found in `PATH`.
  ///   - arguments: The arguments after the name.
  ///   - environment: The whole environment; nil uses ``TestHome/environment()``, without a display.
  /// - Throws: ``ToolMissing`` if there is no such program.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil
  ) throws {
    guard let path = Self.path(of: executable) else { throw ToolMissing(name: executable) }
    let variables = try (environment ?? TestHome.environment()).map { "\($0)=\($1)" }
    let folder = try ScratchFolder()
    let (output, tellsOutput) = try Self.namelessFile(in: folder)
    let (errors, tellsErrors) = try Self.namelessFile(in: folder)
    (self.output, self.errors) = (output, errors)
    tellsAll = tellsOutput && tellsErrors
    do {
      let number = try Self.spawn(
        [path] + arguments, variables: variables, output: output, errors: errors)
      guard let identity = ProcessIdentity(number) else {
        kill(number, SIGKILL)
        throw ToolMissing(name: "/proc/\(number)")
      }
      self.identity = identity
    } catch {
      close(output)
      close(errors)
      throw error
    }
    Guardian.shared.watch(identity)
    end = ProcessEnd(of: identity)
  }

  deinit {
    stop()
    close(output)
    close(errors)
  }

  /// The standard output until now.
  public var standardOutput: String { text(of: output) }
  /// The standard error until now.
  public var standardError: String { text(of: errors) }
  /// The complete lines of standard output until now.
  public var lines: [String] {
    standardOutput.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Whether the program is still running.
  public var isRunning: Bool { end.status == nil }

  /// Waits for a condition that depends only on the program's output, or on whether the program is running.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time.
  ///   - condition: Evaluated after each output, and at the program's end.
  /// - Returns: Whether the condition became true.
  public func waits(
    within seconds: Double = patience, until condition: () throws -> Bool
  ) rethrows -> Bool {
    try wait(within: seconds, looking: tellsAll ? 1 : 0.005, condition)
  }

  /// Waits for the program's end.
  ///
  /// - Parameter seconds: The maximum time.
  /// - Returns: The exit code, or the negative number of the signal; nil if the program is still running.
  public func waitForEnd(seconds: Double = patience) -> Int32? {
    _ = waits(within: seconds) { !isRunning }
    return end.status
  }

  /// Runs a closure at the program's end, before the process number can be reused.
  ///
  /// - Parameter action: The closure, run on another thread.
  func clearUp(_ action: @escaping @Sendable () -> Void) {
    end.clearUp(action)
  }

  /// Sends the program a signal.
  public func send(signal: Int32) {
    end.send(signal: signal)
  }

  /// Kills the program, and waits for its end.
  public func stop() {
    send(signal: SIGKILL)
    _ = waitForEnd()
  }

  /// Asks the program to end, and kills it if it does not.
  ///
  /// An X server that receives SIGTERM removes its socket, and a killed server leaves its socket behind.
  public func end(within seconds: Double = patience) {
    send(signal: SIGTERM)
    // A stopped program gets the signal only when it continues.
    send(signal: SIGCONT)
    if waitForEnd(seconds: seconds) == nil { stop() }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: The program's standard output.
  /// - Throws: ``ServerFailed`` if the program does not end, ``ToolMissing`` if there is no such program.
  @discardableResult
  public static func run(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let child = try ChildProcess(executable, arguments, environment: environment)
    guard child.waitForEnd() != nil else {
      let words = ([executable] + arguments).joined(separator: " ")
      throw ServerFailed(message: "\(words) does not end: \(child.standardError)")
    }
    return child.standardOutput
  }

  /// Returns the path of a program in `PATH`, or nil if it is not installed.
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
    // Threads of the test runner block signals, and a program must start with no signal blocked.
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
    // A program that was just copied cannot be started while a process that another thread forked still has
    // the copy open for writing.
    _ = eventually {
      code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, &environment)
      return code != ETXTBSY
    }
    guard code == 0 else { throw ToolMissing(name: "\(arguments[0]) (error \(code))") }
    return identifier
  }

  /// Makes an unnamed file.
  ///
  /// - Returns: The file's descriptor, and whether each write to it is reported.
  private static func namelessFile(in folder: ScratchFolder) throws -> (Int32, Bool) {
    let path = folder.file(UUID().uuidString)
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    guard file >= 0 else { throw NoScratchFolder() }
    let tells = News.shared.watch(file: path)
    unlink(path)
    return (file, tells)
  }

  /// Reads a file from its beginning, without changing the program's write position.
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
