import Foundation

/// The file with the state of the program, in the state folder of the XDG Base Directory Specification.
struct StateFile {
  let url: URL

  /// The file of the current user; nil if the environment names no folder.
  static var ofUser: StateFile? {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
    guard let folder, folder.hasPrefix("/") else { return nil }
    return StateFile(url: URL(filePath: folder).appending(path: "letters/state.json"))
  }

  /// Returns the saved state; nil if there is no readable file.
  func read() -> AppState? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(AppState.self, from: data)
  }

  func write(_ state: AppState) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(state).write(to: url, options: .atomic)
  }
}
