import Testing
import XServerSupport

/// What the demo keeps from one start to the next, in a real window.
@Suite("the choices of the last start", .serialized)
struct StateTests {
  /// The controllers that appeared in a run until a screen is there.
  private func start(_ server: XServer, _ arguments: [String] = []) throws -> ChildProcess {
    let demo = try server.start(Demo.path, ["--log", "text"] + arguments)
    #expect(demo.waits { !appeared(demo).isEmpty })
    return demo
  }

  private func appeared(_ demo: ChildProcess) -> [String] {
    demo.lines.filter { $0.contains(" viewDidAppear") && !$0.contains(" Ring ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  /// Ends it as its user does.
  private func quit(_ demo: ChildProcess, _ server: XServer) throws {
    let window = try server.window(of: demo)
    try server.xdotool("windowfocus", "--sync", window)
    try server.xdotool("key", "ctrl+q")
    #expect(demo.waitForEnd() == 0)
    #expect(demo.standardError == "")
  }

  @Test("it begins in the last room, unless the command line names one or says --no-state")
  func lastRoom() throws {
    let server = try XServer()
    let first = try start(server, ["--scale", "1"])
    let window = try server.window(of: first)
    try server.xdotool("windowfocus", "--sync", window)
    try server.xdotool("key", "ctrl+3")
    #expect(first.waits { appeared(first).contains("Shapes") })
    try quit(first, server)
    #expect(appeared(first) == ["Welcome", "Shapes"])
    for (arguments, room) in [
      (["--no-state"], "Welcome"), (["--screen", "clock", "--no-state"], "Clock"), ([], "Shapes"),
    ] {
      let demo = try start(server, arguments)
      #expect(appeared(demo) == [room])
      try quit(demo, server)
    }
  }
}
