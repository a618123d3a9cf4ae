import Foundation
import Testing
import XServerSupport

/// The choices that the demo keeps from one start to the next, in a real window.
@Suite("the choices of the last start", .serialized)
struct StateTests {
  /// Starts the demo, and waits until its first controller has appeared.
  private func start(_ server: XServer, _ arguments: [String] = []) throws -> ChildProcess {
    let demo = try server.start(Demo.path, ["--log", "text"] + arguments)
    #expect(demo.waits { !appeared(demo).isEmpty })
    return demo
  }

  private func appeared(_ demo: ChildProcess) -> [String] {
    demo.lines.filter { $0.contains(" viewDidAppear") && !$0.contains(" Ring ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  /// Ends the demo with Ctrl+Q, as a user does.
  private func quit(_ demo: ChildProcess, _ server: XServer) throws {
    let window = try server.window(of: demo)
    try server.xdotool("windowfocus", "--sync", window)
    try server.xdotool("key", "ctrl+q")
    #expect(demo.waitForEnd() == 0)
    #expect(demo.standardError == "")
  }

  @Test(
    "a scale chosen in the settings is applied at once, enlarges a window that would be too small, and is kept"
  )
  func scale() throws {
    let server = try XServer()
    let first = try start(server, ["--size", "560x400", "--screen", "clock"])
    let window = try server.window(of: first)
    try server.xdotool("windowfocus", "--sync", window)
    #expect(try size(window, server) == ["WIDTH=560", "HEIGHT=400"])
    try server.xdotool("key", "ctrl+comma")
    #expect(first.waits { appeared(first).contains("Settings") })
    // The scale is the fifth control from the end, and its menu ends with the largest scale.
    for _ in 0..<5 { try server.xdotool("key", "shift+Tab") }
    try server.xdotool("key", "space")
    #expect(first.waits { appeared(first).contains("Menu") })
    try server.xdotool("key", "End", "key", "Return")
    #expect(try eventually { try size(window, server) == ["WIDTH=640", "HEIGHT=480"] })
    #expect(
      first.waits { first.lines.contains { $0.hasSuffix("Clock viewWillTransition to 320x240") } })
    try server.xdotool("key", "Escape")
    try quit(first, server)

    let second = try start(server)
    #expect(appeared(second) == ["Clock"])
    #expect(try size(server.window(of: second), server) == ["WIDTH=640", "HEIGHT=480"])
    try quit(second, server)
  }

  /// The size of a window, in pixels.
  private func size(_ window: String, _ server: XServer) throws -> [String] {
    try server.xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
      .filter { $0.hasPrefix("WIDTH") || $0.hasPrefix("HEIGHT") }.map(String.init)
  }

  @Test("RF-30: the slow choices in the ring are kept from one start to the next")
  func practice() throws {
    let server = try XServer()
    for count in 1...2 {
      let demo = try start(server, ["--scale", "1", "--screen", "clock"])
      let window = try server.window(of: demo)
      try server.xdotool("windowfocus", "--sync", window)
      try server.xdotool("key", "Menu")
      #expect(demo.waits { demo.lines.contains { $0.contains(" ringItem Shapes ") } })
      // A choice is slow from one second after the opening.
      try server.xdotool("sleep", "1.2", "key", "3")
      #expect(demo.waits { appeared(demo).contains("Shapes") })
      try quit(demo, server)
      let folder = try #require(server.environment["XDG_STATE_HOME"])
      let state = try String(contentsOfFile: folder + "/atrium-demo/state", encoding: .utf8)
      #expect(state.contains("\npractice 2:\(count)\ndate "), "\(state)")
    }
  }

  @Test("it begins in the last room, unless the command line names a room or contains --no-state")
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

  @Test("the room is kept when the server dies")
  func lostServer() throws {
    let server = try XServer()
    let demo = try start(server, ["--scale", "1"])
    let window = try server.window(of: demo)
    try server.xdotool("windowfocus", "--sync", window)
    try server.xdotool("key", "ctrl+3")
    #expect(demo.waits { appeared(demo).contains("Shapes") })
    try #require(demo.comesToRest(for: 1))
    let folder = try #require(server.environment["XDG_STATE_HOME"])
    server.process.send(signal: SIGKILL)
    #expect(demo.waitForEnd() == 1)
    let state = try String(contentsOfFile: folder + "/atrium-demo/state", encoding: .utf8)
    #expect(state.contains("shapes"), "\(state)")
  }

  @Test(
    "a screen that is the only argument has the same size, title and saved choices as beside other arguments"
  )
  func screenAlone() throws {
    let server = try XServer()
    let folder = try #require(server.environment["XDG_STATE_HOME"])
    for (screen, title, isSaved) in [
      ("bench", "Atrium bench", false), ("clock", "Clock — Atrium", true),
    ] {
      var sizes: [[String]] = []
      for others in [[], ["--motion", "system"]] {
        let demo = try server.start(Demo.path, ["--screen", screen] + others)
        let window = try server.window(of: demo)
        sizes.append(try size(window, server))
        #expect(try eventually { try server.xdotool("getwindowname", window) == title + "\n" })
        try quit(demo, server)
        let hasState = FileManager.default.fileExists(atPath: folder + "/atrium-demo/state")
        #expect(hasState == isSaved)
      }
      #expect(sizes[0] == sizes[1])
      if screen == "bench" { #expect(sizes[0] == ["WIDTH=900", "HEIGHT=600"]) }
    }
  }
}
