import Foundation
import TestSupport

/// A home folder for the programs that a test starts, and an environment that uses no other folder.
///
/// The user's settings must not change a result: a window manager's keys, resources, compose sequences,
/// fonts, a language, an input method, a display. So only the variables without which programs do not start
/// are passed on. Every variable that names a folder names one of the test's folders.
public final class TestHome: Sendable {
  /// The home of programs whose test has no home, shared by the whole run.
  private static let common = Result { try TestHome() }

  private static let handedOn = [
    "PATH", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "LSAN_OPTIONS",
    "TSAN_OPTIONS", "UBSAN_OPTIONS",
  ]

  private let folder: ScratchFolder

  /// Makes an empty home folder.
  ///
  /// - Throws: ``NoScratchFolder`` if the folder cannot be created.
  public init() throws {
    // The folder for runtime files may contain sockets, whose paths must be short.
    folder = try ScratchFolder(longest: 80)
    for path in folders.values {
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw NoScratchFolder() }
    }
  }

  /// Returns the environment of programs without a display and without a test's own home.
  public static func environment() throws -> [String: String] { try common.get().environment }

  /// The whole environment of a program with this home, without a display.
  public var environment: [String: String] {
    let ours = ProcessInfo.processInfo.environment
    var environment = folders
    for name in TestHome.handedOn { environment[name] = ours[name] }
    environment["HOME"] = folder.path
    environment["XDG_DATA_DIRS"] = "/usr/local/share:/usr/share"
    environment["LANG"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    return environment
  }

  /// Writes a file into the folder for configuration.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - path: The file's path in that folder.
  /// - Throws: The file system's error.
  public func configure(_ text: String, in path: String) throws {
    let file = URL(fileURLWithPath: "\(folder.file("config"))/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The folders of the desktop's base directory specification, by the names of their variables.
  private var folders: [String: String] {
    var folders = [
      "XDG_CONFIG_HOME": "config", "XDG_CONFIG_DIRS": "system", "XDG_DATA_HOME": "data",
      "XDG_STATE_HOME": "state", "XDG_RUNTIME_DIR": "runtime",
    ].mapValues(folder.file)
    // A cache does not change a result, and listing all fonts again for each test would be slow.
    folders["XDG_CACHE_HOME"] = Guardian.shared.folder.map { "\($0)/cache" } ?? folder.file("cache")
    return folders
  }
}
