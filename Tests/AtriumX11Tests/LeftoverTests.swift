import Foundation
import TestSupport
import Testing
import XServerSupport

/// Tests leave nothing behind.
@Suite("nothing is left behind by tests", .serialized)
struct LeftoverTests {
  @Test("a killed test run leaves no server, no socket and no folder behind")
  func killedRun() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let server = try XorgServer()
      let child = try server.start("sleep", ["1000"])
      let folder = Guardian.shared.folder ?? ""
      let processes = "\(server.process.identity) \(child.identity)"
      let socket = "\(server.socket?.path ?? "") \(server.socket?.identity ?? "")"
      let line = "here \(processes) \(socket) \(folder)\n"
      FileHandle.standardOutput.write(Data(line.utf8))
      kill(getpid(), SIGKILL)
      withExtendedLifetime((server, child)) {}
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("here ") })
    let words = line.split(separator: " ", maxSplits: 5).map(String.init)
    try #require(words.count == 6)
    let server = try #require(ProcessIdentity(words[1]))
    let child = try #require(ProcessIdentity(words[2]))
    let socket = DisplaySocket(path: words[3], identity: words[4])
    #expect(words[5].hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(eventually { !server.isRunning && !child.isRunning })
    #expect(eventually { !isThere(words[5]) && !socket.isThere })
  }

  @Test("a killed server leaves no socket behind")
  func killedServer() throws {
    let server = try XServer()
    let socket = try #require(server.socket)
    #expect(socket.isThere)
    server.process.send(signal: SIGKILL)
    #expect(server.process.waitForEnd() == -SIGKILL)
    #expect(!socket.isThere)
  }

  @Test("a socket is distinguished from a later socket with the same name, which remains")
  func reusedDisplay() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file(".X11-unix"), withIntermediateDirectories: true)
    #expect(DisplaySocket(display: 7, in: folder.path) == nil)
    let file = URL(fileURLWithPath: folder.file(".X11-unix/X7"))
    try Data().write(to: file)
    let first = try #require(DisplaySocket(display: 7, in: folder.path))
    #expect(first.isThere)
    unlink(file.path)
    #expect(!first.isThere)
    // On many file systems the inode number is reused at once.
    try Data().write(to: file)
    #expect(!first.isThere)
    first.remove()
    let second = try #require(DisplaySocket(display: 7, in: folder.path))
    #expect(second.isThere)
    second.remove()
    #expect(!isThere(file.path))
  }

  @Test("a process is distinguished from a later process with the same number")
  func reusedNumber() throws {
    let child = try ChildProcess("sleep", ["1000"])
    let identity = child.identity
    #expect(identity.isRunning)
    #expect(ProcessIdentity(identity.description) == identity)
    let later = try #require(ProcessIdentity("\(identity.number):\(identity.start + 1)"))
    #expect(!later.isRunning)
    child.stop()
    #expect(!identity.isRunning)
    #expect(ProcessIdentity("1:2:3") == nil && ProcessIdentity("1:x") == nil)
  }

  @Test("a scratch folder is in TMPDIR, empty, and removed with its owner")
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
}
