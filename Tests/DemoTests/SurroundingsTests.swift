import Foundation
import Testing
import XServerSupport

/// The demo on faulty servers and in unusual processes.
@Suite("in bad surroundings", .serialized)
struct SurroundingsTests {
  @Test(
    "without standard descriptors the connection to the server uses none of their numbers")
  func closedDescriptors() throws {
    let server = try XServer()
    let demo = try server.start(
      "/bin/sh", ["-c", "exec \"$0\" --log text <&- >&- 2>&-", Demo.path])
    _ = try server.window(of: demo)
    for descriptor in 0...2 {
      let path = "/proc/\(demo.identifier)/fd/\(descriptor)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/dev/null")
    }
    try server.run("xdotool", ["mousemove", "300", "200", "click", "3"])
    #expect(demo.isRunning)
  }

  @Test(
    "with too few descriptors the demo prints one line, and ends with 1",
    arguments: [
      [], ["--headless", "--screenshot", "/nowhere/a.png"],
    ])
  func fewDescriptors(arguments: [String]) throws {
    let server = try XServer()
    let script =
      "for number in {3..30}; do eval \"exec $number>&-\"; done; ulimit -n 6; exec \"$0\" \"$@\""
    let demo = try server.start("bash", ["-c", script, Demo.path] + arguments)
    #expect(demo.waitForEnd() == 1)
    #expect(
      demo.standardError
        == "atrium-demo: only 3 more files can be opened, and 14 are needed; raise the limit of open "
        + "files (ulimit -n)\n")
  }

  @Test("the loss of the server causes one line, during a wait and during a request")
  func lostServer() throws {
    for isAsking in [false, true] {
      let server = try XServer()
      let demo = try server.start(Demo.path, ["--screen", isAsking ? "clock" : "welcome"])
      _ = try server.window(of: demo)
      if isAsking {
        // The server does not read the clock's next frames, which therefore wait.
        server.process.send(signal: SIGSTOP)
        try #require(demo.comesToRest(for: 1.5))
      }
      server.process.send(signal: SIGKILL)
      #expect(demo.waitForEnd() == 1)
      #expect(
        demo.standardError
          == "atrium-demo: lost the connection to display \"\(server.display)\"\n")
    }
  }

  @Test("a log without a reader does not stop the window, and the end counts the lost lines")
  func standstill() throws {
    let folder = try TemporaryFolder()
    let reader = try StandingReader(in: folder)
    let script = try folder.write(
      String(repeating: "key Shift+F10\nwait idle\nkey Escape\nwait idle\n", count: 60)
        + "note \"all played\"\n", to: "a.script")
    let server = try XServer()
    let demo = try server.start(
      Demo.path,
      ["--motion", "off", "--log", "text", "--log-file", reader.path, "--play", script])
    let window = try server.window(of: demo)
    #expect(eventually { demo.lines == ["all played"] })
    let probe = try XProbe(server)
    #expect(probe.ping(UInt(window) ?? 0))
    probe.send("WM_DELETE_WINDOW", to: UInt(window) ?? 0)
    #expect(demo.waitForEnd() == 1)
    let start = "atrium-demo: cannot write \(reader.path): "
    let end = " lines were dropped, since its reader did not keep up\n"
    let errors = demo.standardError
    #expect(errors.hasPrefix(start) && errors.hasSuffix(end), "\(errors)")
    #expect((Int(errors.dropFirst(start.count).dropLast(end.count)) ?? 0) > 10)
  }

  @Test("a minimised clock causes no wake-up, and continues when it is restored")
  func hiddenClock() throws {
    let desktop = try Desktop(["--screen", "clock"])
    let probe = try XProbe(desktop.server)
    let window = try #require(UInt(desktop.window))
    try desktop.server.xdotool("windowminimize", desktop.window)
    #expect(desktop.demo.comesToRest(for: 1.2))
    let before = ProcessActivity(of: desktop.demo)
    #expect(stays(for: 3) { ProcessActivity(of: desktop.demo) == before })
    try desktop.server.xdotool("windowactivate", "--sync", desktop.window)
    let picture = probe.pixels(of: window)
    #expect(eventually { probe.pixels(of: window) != picture })
  }
}
