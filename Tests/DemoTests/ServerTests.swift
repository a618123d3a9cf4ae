import AtriumGeometry
import AtriumGraphics
import Testing
import XServerSupport

/// Scripts and screenshots on a separate X server.
struct ServerTests {
  private let folder: TemporaryFolder
  private let server: XServer

  init() throws {
    folder = try TemporaryFolder()
    server = try XServer()
  }

  private func run(_ arguments: String...) throws -> Demo.Outcome {
    try Demo.run(arguments, environment: server.environment.mapValues { $0 })
  }

  @Test("a script gives the same screenshots on a server as headlessly, to the pixel")
  func samePictures() throws {
    let script = try folder.write(
      """
      move 5,5
      wait idle
      screenshot welcome.png
      click right 300,200
      wait idle
      wait 0.1
      expect visible "Shapes"
      click "Shapes"
      wait idle
      expect log "Shapes.viewDidAppear"
      move 5,5
      wait idle
      screenshot shapes.png
      resize 640x960
      wait idle
      expect log "Shapes.didRotate"
      screenshot portrait.png
      drag 300,300 -> 300,100 in 0.1
      key Escape
      """, to: "a.script")
    let onServer = try run(
      "--play", script, "--frames", folder.path("x"), "--quit-when-done", "--scale", "1",
      "--screenshot", folder.path("end.png"))
    #expect(onServer.code == 0)
    #expect(onServer.errors == "")
    let headless = try Demo.run(
      "--headless", "--play", script, "--frames", folder.path("headless"))
    #expect(headless.code == 0)
    for name in ["welcome", "shapes", "portrait"] {
      let one = try Bitmap(contentsOfPNG: folder.path("x/\(name).png"))
      let other = try Bitmap(contentsOfPNG: folder.path("headless/\(name).png"))
      #expect(one.isIdentical(to: other), "\(name)")
    }
    let end = try Bitmap(contentsOfPNG: folder.path("end.png"))
    #expect(end.size.height == 960)
  }

  @Test("a script that fails on a server ends the program with code 1 and one line")
  func failure() throws {
    let script = try folder.write("\nexpect visible \"Nobody\"\n", to: "a.script")
    let outcome = try run("--play", script)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: \(script):2: expected \"Nobody\" to be visible; appeared: \"Ring\", \"Welcome\"; "
        + "on screen: \(Demo.namesOnWelcome)\n")
  }

  @Test("--quit-when-done without a script ends the program when the screen is at rest")
  func quitWhenDone() throws {
    let outcome = try run("--quit-when-done", "--screenshot", folder.path("a.png"), "--scale", "1")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let picture = try Bitmap(contentsOfPNG: folder.path("a.png"))
    #expect(picture.size.width == 960)
  }

  @Test(
    "a script that closes its window on a server ends the program, and one that continues fails")
  func closes() throws {
    let end = try folder.write(
      "wait idle\nkey Ctrl+q\nwait 600\nexpect log \"Ring.viewDidDisappear\"\n", to: "a.script")
    let outcome = try run("--play", end)
    #expect(outcome.code == 0 && outcome.errors == "")
    let more = try folder.write("key Ctrl+w\nwait 600\ntype \"a\"\n", to: "b.script")
    let failed = try run("--play", more)
    #expect(failed.code == 1)
    #expect(
      failed.errors
        == "atrium-demo: \(more):3: expected an open window, but it has been closed\n")
  }

  @Test("when the user closes the window during a script, the program ends with code 0")
  func closedByUser() throws {
    let script = try folder.write("note \"a\"\nwait 600\nkey a\n", to: "a.script")
    let demo = try server.start(Demo.path, ["--play", script])
    let window = try server.window(of: demo)
    #expect(demo.waits { demo.standardOutput == "a\n" })
    try XProbe(server).send("WM_DELETE_WINDOW", to: #require(UInt(window)))
    #expect(demo.waitForEnd() == 0)
    #expect(demo.standardError == "")
  }

  @Test("real input on a server is recorded as a script that repeats it")
  func record() throws {
    let demo = try server.start(
      Demo.path, ["--record", folder.path("record"), "--log", "text", "--scale", "1"])
    func calls() -> [String] { Demo.calls(in: demo.standardOutput) }
    let window = try server.window(of: demo)
    #expect(demo.waits { calls().contains("Welcome viewDidAppear") })
    try server.xdotool("mousemove", "480", "320")
    let probe = try XProbe(server)
    let identifier = try #require(UInt(window))
    func letFadePass() throws {
      // The delay begins when the program has handled all input, however slow the machine is.
      for _ in 0..<2 { try #require(probe.ping(identifier)) }
      probe.letPass(milliseconds: 300)
    }
    var start = demo.lines.count
    let isQuick = try probe.quickly(within: 180) {
      try server.xdotool("mousedown", "2", "mouseup", "2")
    } otherwise: {
      try letFadePass()
      try server.xdotool("key", "Escape")
      try letFadePass()
      start = demo.lines.count
    }
    #expect(isQuick)
    let item = "ringItem Clock at 543.371,211.629 45x45"
    #expect(demo.waits { calls().dropFirst(start).contains(item) })
    // Presses before this delay belong to the opening.
    probe.letPass(milliseconds: 170)
    try server.xdotool("mousemove", "566", "234", "click", "1")
    #expect(demo.waits { calls().contains { $0.hasPrefix("Clock viewDidAppear") } })
    probe.send("WM_DELETE_WINDOW", to: identifier)
    #expect(demo.waitForEnd() == 0)
    let outcome = try Demo.run(
      "--headless", "--play", folder.path("record"), "--log", "text")
    #expect(outcome.code == 0)
    #expect(!outcome.calls.isEmpty)
    #expect(
      calls() == outcome.calls + [
        "Ring viewWillDisappear", "Clock viewWillDisappear", "Ring viewDidDisappear",
        "Clock viewDidDisappear",
      ])
  }
}
