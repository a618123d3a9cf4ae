import Foundation
public import TestSupport

/// A program that a test has started: what it says, and how it ends.
///
/// It says it into files without a name, so that no test has to listen while it talks, and nothing is
/// left of it. It is started and waited for without Foundation's `Process`, whose way to wait needs a
/// run loop and was seen to wait for ever. Should the tests be killed, it ends with them.
public final class ChildProcess {
  /// The number of the process.
  public var identifier: Int32 { identity.number }
  /// The process, told apart from later ones of its number.
  public let identity: ProcessIdentity

  private let output: Int32
  private let errors: Int32
  private let end: ProcessEnd
  /// Whether all that it writes is told, so that a wait need not look meanwhile.
  private let tellsAll: Bool

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path, or its name to be found in `PATH`.
  ///   - arguments: The words after its name.
  ///   - environment: Its whole environment; nil for ``TestHome/environment()``, without a display.
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
  public var isRunning: Bool { end.status == nil }

  /// Waits until something is so that depends only on what it has said, or on whether it runs.
  ///
  /// - Parameters:
  ///   - seconds: How long at most.
  ///   - condition: What is asked whenever it has said something, and at its end.
  /// - Returns: Whether it became so.
  public func waits(
    within seconds: Double = patience, until condition: () throws -> Bool
  ) rethrows -> Bool {
    try wait(within: seconds, looking: tellsAll ? 1 : 0.005, condition)
  }

  /// Waits until it ends.
  ///
  /// - Parameter seconds: How long at most.
  /// - Returns: Its exit code, or the number of its signal below zero; nil if it still runs.
  public func waitForEnd(seconds: Double = patience) -> Int32? {
    _ = waits(within: seconds) { !isRunning }
    return end.status
  }

  /// Has something done at its end, while its number is not another process's yet.
  ///
  /// - Parameter action: What to do, on another thread.
  func clearUp(_ action: @escaping @Sendable () -> Void) {
    end.clearUp(action)
  }

  /// Sends a signal.
  public func send(signal: Int32) {
    end.send(signal: signal)
  }

  /// Ends it at once, and waits for that.
  public func stop() {
    send(signal: SIGKILL)
    _ = waitForEnd()
  }

  /// Asks it to end, and sees to it if it does not.
  ///
  /// A server that is asked removes its socket; one that is killed leaves it behind.
  public func end(within seconds: Double = patience) {
    send(signal: SIGTERM)
    // One that was stopped hears of it only when it continues.
    send(signal: SIGCONT)
    if waitForEnd(seconds: seconds) == nil { stop() }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it said on standard output.
  /// - Throws: ``ServerFailed`` if it does not end, ``ToolMissing`` if there is no such program.
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
    _ = eventually {
      code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, &environment)
      return code != ETXTBSY
    }
    guard code == 0 else { throw ToolMissing(name: "\(arguments[0]) (error \(code))") }
    return identifier
  }

  /// Makes a file that has no name any more.
  ///
  /// - Returns: Its descriptor, and whether all that is written to it is told.
  private static func namelessFile(in folder: ScratchFolder) throws -> (Int32, Bool) {
    let path = folder.file(UUID().uuidString)
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    guard file >= 0 else { throw NoScratchFolder() }
    let tells = News.shared.watch(file: path)
    unlink(path)
    return (file, tells)
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
