import AtriumGraphics
import AtriumHarness
import DemoScreens
import Glibc

/// The file with the user's choices: `atrium-demo/state` in the state folder of the XDG Base Directory Specification.
struct StateFile {
  /// The maximum size of a file that is read, in bytes.
  private static let longest = 16_384

  private let folder: String
  private var path: String { folder + "/state" }

  /// Makes the state file of the current user; nil if the environment names no folder for it.
  init?() {
    // A relative path is ignored, as the specification requires.
    func folder(_ variable: String) -> String? {
      guard let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") else {
        return nil
      }
      return value
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    self.folder = state + "/atrium-demo"
  }

  /// Reads the choices; if the file cannot be read, the state has no choices.
  func read() -> DemoState {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return DemoState() }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: StateFile.longest)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return DemoState() }
    var state = DemoState(text: String(decoding: bytes[..<count], as: UTF8.self))
    state.advance(to: time(nil))
    return state
  }

  /// Writes the choices atomically.
  func write(_ state: DemoState) throws(DemoFailure) {
    try FileSystem.makeFolder(folder)
    let draft = path + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(draft) }
    var state = state
    state.date = time(nil)
    var rest = Array(state.text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      // If only some of the bytes were written, the next write reports the error.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = failure(path)
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0, rename(draft, path) == 0 else { throw failure(path) }
  }

  private func failure(_ path: String) -> DemoFailure {
    DemoFailure("cannot keep \(path.asNameForMessage): \(String(cString: strerror(errno)))")
  }
}
