import Foundation
import TestSupport
import Testing
import XServerSupport

/// What tests leave behind: nothing.
@Suite("Leftovers", .serialized)
struct LeftoverTests {
  @Test("A run of the tests that is killed leaves no server, no socket and no folder behind")
  func killedRun() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let server = try XorgServer()
      let child = try server.start("sleep", ["1000"])
      let folder = Guardian.shared.folder ?? ""
      let numbers = "\(server.process.identifier) \(child.identifier)"
      let line = "here \(numbers) \(server.display) \(folder)\n"
      FileHandle.standardOutput.write(Data(line.utf8))
      kill(getpid(), SIGKILL)
      withExtendedLifetime((server, child)) {}
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("here ") })
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    try #require(words.count == 5)
    #expect(words[4].hasPrefix(FileManager.default.temporaryDirectory.path))
    let socket = "/tmp/.X11-unix/X\(words[3].dropFirst())"
    #expect(eventually { !isRunning(words[1]) && !isRunning(words[2]) })
    #expect(eventually { !isThere(words[4]) && !isThere(socket) })
  }

  @Test("A server that was killed leaves no socket behind once nobody holds it")
  func killedServer() throws {
    var server: XServer? = try XServer()
    let socket = "/tmp/.X11-unix/X\(server?.display.dropFirst() ?? "")"
    #expect(isThere(socket))
    server?.process.send(signal: SIGKILL)
    #expect(server?.process.waitForEnd() == -SIGKILL)
    #expect(isThere(socket))
    server = nil
    #expect(!isThere(socket))
  }

  @Test("A folder is where TMPDIR says, empty, and goes with whoever held it")
  func folder() throws {
    var folder: ScratchFolder? = try ScratchFolder()
    let path = try #require(folder?.path)
    #expect(path.hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    try Data().write(to: URL(fileURLWithPath: folder?.file("a") ?? ""))
    folder = nil
    #expect(!isThere(path))
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a process runs; one that has ended and that nobody has asked about does not.
  private func isRunning(_ process: String) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    guard let state = status?.split(separator: ")").last?.split(separator: " ").first else {
      return false
    }
    return state != "Z"
  }
}
