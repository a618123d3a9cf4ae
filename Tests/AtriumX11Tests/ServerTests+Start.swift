import Foundation
import TestSupport
import Testing
import XServerSupport

/// Faults while a program starts.
extension ServerTests {
  @Test("a server that is lost at any moment of the start causes one line, and no other text")
  func lostAtStart() throws {
    let server = try XServer()
    let whole = try CuttingServer(before: server, after: .max)
    defer { whole.end() }
    let process = try server.start(Fixture.executable, changing: ["DISPLAY": whole.display])
    #expect(process.waits { process.lines.contains("frame") })
    process.stop()
    let (setup, total) = try #require(whole.connections.first.map { ($0.setupCount, $0.count) })
    // Replies and events of at least 32 bytes follow.
    #expect(setup > 1000 && total > setup + 1000, "\(setup) \(total)")
    let moments =
      [0, 1, 8, setup - 1] + Array(stride(from: setup, to: setup + 320, by: 32))
      + Array(stride(from: setup + 320, to: total, by: max(1, (total - setup) / 8)))
    var endings: [String: Int] = [:]
    for moment in moments {
      let display = try CuttingServer(before: server, after: moment)
      defer { display.end() }
      let process = try server.start(Fixture.executable, changing: ["DISPLAY": display.display])
      // A start may need fewer bytes than the first start, since events are merged. The connection is then cut here.
      _ = process.waits { !process.isRunning || process.lines.contains("frame") }
      display.cutAll()
      #expect(process.waitForEnd() == 1, "after \(moment) bytes")
      let text = process.standardError.replacingOccurrences(of: display.display, with: ":N")
      endings[text.replacingOccurrences(of: "atrium: lost", with: "lost"), default: 0] += 1
    }
    #expect(
      endings.keys.sorted() == [
        "cannot open display \":N\": no X server accepts the connection\n",
        "lost the connection to display \":N\"\n",
      ])
    #expect(endings.values.allSatisfy { $0 > 3 }, "\(endings)")
  }

  @Test("a connection to an input method that is lost while it is made does not end the program")
  func lostMethodAtStart() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let whole = try CuttingServer(before: server, cutting: 1, after: .max)
    defer { whole.end() }
    let probe = try XProbe(server)
    /// Starts a window and types a letter, which opens the input method.
    func start(_ display: CuttingServer) throws -> ChildProcess {
      let process = try server.start(
        Fixture.executable, ["--text"],
        changing: InputMethod.environment.merging(["DISPLAY": display.display]) { $1 })
      let window = UInt(try server.window(of: process)) ?? 0
      for isDown in [true, false] { probe.sendKey(38, to: window, isDown: isDown) }
      return process
    }
    let process = try start(whole)
    method.hears("focus")
    process.stop()
    let setup = try #require(whole.connections.last?.setupCount)
    for count in [8, setup - 1, setup, setup + 32, setup + 96] {
      let display = try CuttingServer(before: server, cutting: 1, after: count)
      defer { display.end() }
      let process = try start(display)
      #expect(eventually { display.connections.count > 1 })
      #expect(process.waits { process.lines.contains("keyUp 4 [a] [a]") }, "\(count)")
      #expect(process.isRunning)
      #expect(process.standardError == "")
    }
  }

  /// Starts the test window with a limit of open files, and with only the standard descriptors open.
  private func start(
    limit: Int, on server: XServer, _ arguments: String..., changing: [String: String?] = [:]
  ) throws -> ChildProcess {
    let script =
      "for number in {3..30}; do eval \"exec $number>&-\"; done; ulimit -n \(limit); "
      + "exec \"$0\" \"$@\""
    return try server.start(
      "bash", ["-c", script, Fixture.executable] + arguments, changing: changing)
  }

  @Test(
    "too few file descriptors cause one line",
    arguments: [4, 6, 8, 16])
  func descriptors(limit: Int) throws {
    let server = try XServer()
    let process = try start(limit: limit, on: server)
    #expect(process.waitForEnd() == 1)
    let free = limit - 3
    #expect(
      process.standardError
        == "only \(free) more \(free == 1 ? "file" : "files") can be opened, and 14 are needed; "
        + "raise the limit of open files (ulimit -n)\n")
  }

  @Test("the minimum number of descriptors is enough for a window with text and an input method")
  func leastDescriptors() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let process = try start(
      limit: 17, on: server, "--text", changing: InputMethod.environment)
    let window = try server.window(of: process)
    try server.xdotool("mousemove", "--window", window, "50", "50", "click", "1")
    method.hears("focus")
    try server.xdotool("key", "k", "key", "a")
    #expect(process.waits { process.lines.contains("text [か]") }, "\(process.lines)")
    #expect(process.standardError == "")
  }
}

/// Programs with an async main function.
extension ServerTests {
  @Test("before the first await of an async main function a window and tasks work")
  func runBeforeAwait() throws {
    let server = try XServer()
    let process = try server.start(BuiltProgram.path("AsyncMainFixture"), ["before"])
    let window = UInt(try server.window(of: process)) ?? 0
    #expect(process.waits { process.lines == ["a task runs"] })
    #expect(process.comesToRest(for: 1.5))
    try XProbe(server).send("WM_DELETE_WINDOW", to: window)
    #expect(process.waitForEnd() == 0)
    #expect(process.standardError == "")
  }

  @Test(
    "after the first await of an async main function a window traps, and the message names the remedy",
    arguments: [("after", "X11Application.run"), ("between", "X11Application.run()")])
  func runAfterAwait(moment: String, call: String) throws {
    let server = try XServer()
    let process = try server.start(BuiltProgram.path("AsyncMainFixture"), [moment])
    // The process ended with a trap.
    #expect(process.waitForEnd().map { [-SIGILL, -SIGTRAP].contains($0) } == true)
    #expect(
      trapMessage(Array(process.standardError.utf8))
        == "\(call) was called on a thread that is not the main thread. After the first await of an "
        + "async main function, Dispatch runs the main actor on other threads. Call \(call) before "
        + "the first await, or from a main function that is not async.")
  }

  @Test("inside a job of the main actor the event loop traps, since no other job could run")
  func runInsideJob() throws {
    let server = try XServer()
    let process = try server.start(BuiltProgram.path("AsyncMainFixture"), ["inside"])
    #expect(process.waitForEnd().map { [-SIGILL, -SIGTRAP].contains($0) } == true)
    #expect(
      trapMessage(Array(process.standardError.utf8))
        == "X11Application.run() was called inside a job of the main actor, such as a Task. No "
        + "other job could run before run() returns. Call X11Application.run() from the main "
        + "function.")
  }
}
