import AtriumGeometry
import AtriumGraphics
import Foundation
import Testing

struct ScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The path of the script that walks through the demo.
  private static let walk =
    #filePath.components(separatedBy: "/").dropLast(3).joined(separator: "/")
    + "/assets/scripts/walk.script"

  @Test("the tour prints the text of the window's tour and writes six screenshots, all different")
  func tour() throws {
    let outcome = try Demo.run(
      "--headless", "--play", "tour", "--frames", folder.path("frames"))
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix(30) } == [
        "A container owns its children.", "Go to another tab. The first o",
        "Present a sheet. It has a pres", "Turn the window. The new size ",
        "Choose Scenes, then Line by li",
      ])
    let names = [
      "modals", "navigation", "playground", "rotation", "tabs", "welcome",
    ]
    var seen: [Bitmap] = []
    for name in names {
      let picture = try Bitmap(contentsOfPNG: "\(folder.path("frames"))/\(name).png")
      #expect(picture.size == PixelSize(width: 960, height: 640))
      #expect(!seen.contains { $0.isIdentical(to: picture) }, "\(name)")
      seen.append(picture)
    }
    let german = try Demo.run("--headless", "--play", "tour", "--language", "de")
    #expect(german.code == 0 && german.errors == "")
    #expect(german.output.hasPrefix("Einem Container gehören Kinder."))
    #expect(german.outputLines.count == 5)
  }

  @Test("the walk writes all its screenshots, and no two are equal")
  func walk() throws {
    let outcome = try Demo.run(
      "--headless", "--play", ScriptTests.walk, "--frames", folder.path("new/frames"))
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.outputLines.count >= 8)
    let expected = [
      "clock-dark", "clock", "gallery-bars", "gallery", "journal-portrait", "journal", "ring-dark",
      "ring-pointer",
      "ring-portrait", "ring", "shapes-portrait", "shapes", "welcome-contrast", "welcome",
    ]
    let frames = folder.path("new/frames")
    var seen: [Bitmap] = []
    for name in expected {
      let picture = try Bitmap(contentsOfPNG: "\(frames)/\(name).png")
      let isTall = name.hasSuffix("portrait")
      let wanted = PixelSize(width: isTall ? 640 : 960, height: isTall ? 960 : 640)
      #expect(picture.size == wanted, "\(name)")
      #expect(!seen.contains { $0.isIdentical(to: picture) }, "\(name)")
      seen.append(picture)
    }
  }

  @Test("the walk's log is balanced, and contains the positions of the ring's items")
  func walkLog() throws {
    let outcome = try Demo.run(
      "--headless", "--play", ScriptTests.walk, "--log", "json", "--log-file", folder.path("log"))
    #expect(outcome.code == 0)
    let lines = try folder.text(of: "log").split(separator: "\n")
    let calls = try lines.map { line in
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return "\(entry?["controller"] as? String ?? "").\(entry?["event"] as? String ?? "")"
    }
    func count(_ event: String, _ name: String) -> Int { calls.count { $0 == "\(name).\(event)" } }
    for name in ["Welcome", "Clock", "Shapes", "Journal", "Gallery", "Controls", "Bars"] {
      let appeared = name == "Welcome" || name == "Clock" ? 2 : 1
      let isLast = name == "Welcome" ? 1 : 0
      #expect(count("viewWillAppear", name) == appeared, "\(name)")
      #expect(count("viewDidAppear", name) == appeared, "\(name)")
      #expect(count("viewWillDisappear", name) == appeared - isLast, "\(name)")
      #expect(count("viewDidDisappear", name) == appeared - isLast, "\(name)")
    }
    #expect(count("didRotate", "Ring") == 2)
    let clocks = lines.filter { $0.hasPrefix(#"{"event":"ringItem","name":"Clock""#) }
    #expect(clocks.first == #"{"event":"ringItem","name":"Clock","rect":[543.371,211.629,45,45]}"#)
  }

  @Test("notes go to the output, or to the error stream when the log is on the output")
  func notes() throws {
    let script = try folder.write("note \"hello\"\n", to: "a.script")
    let plain = try Demo.run("--headless", "--play", script)
    #expect(plain.output == "hello\n")
    #expect(plain.errors == "")
    let silent = try Demo.run("--headless", "--log", "text")
    #expect(silent.outputLines.count > 10)
    let logged = try Demo.run("--headless", "--play", script, "--log", "text")
    #expect(logged.output == silent.output)
    #expect(logged.errors == "hello\n")
  }

  @Test(
    "a wrong or failing script names file and line, and ends with 1",
    arguments: [
      (
        "wait idle\nclik",
        "2: expected a command (click, press, release, move, drag, chord, touch, swipe, scroll, "
          + "pinch, rotate, touchpad, key, type, resize, theme, motion, wait, screenshot, expect or "
          + "note), found \"clik\""
      ),
      (
        "wait idle\n\nexpect visible \"Nobody\"",
        "3: expected \"Nobody\" to be visible; appeared: \"Ring\", \"Welcome\"; on screen: "
          + Demo.namesOnWelcome
      ),
      (
        "click \"Nothing\"",
        "1: expected something named \"Nothing\" on screen; there is " + Demo.namesOnWelcome
      ),
      (
        "expect log \"Ring.viewDidUnload\"",
        "1: expected \"Ring.viewDidUnload\" in the log; it has 4 lines, the last being "
          + "Ring.viewIsAppearing(false), Welcome.viewIsAppearing(false), "
          + "Ring.viewDidAppear(false), Welcome.viewDidAppear(false)"
      ),
    ])
  func failures(script: String, message: String) throws {
    let path = try folder.write(script, to: "a.script")
    let outcome = try Demo.run("--headless", "--play", path)
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == "atrium-demo: \(path):\(message)\n")
  }

  @Test("a record or a log that would replace the played script is refused, and the script is kept")
  func ownFile() throws {
    let path = try folder.write("note \"hello\"\n", to: "a.script")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    for (options, named) in [
      (["--record", path], "--record would replace the file of --play"),
      (["--record", folder.path("link")], "--record would replace the file of --play"),
      (["--log", "text", "--log-file", path], "--log-file would replace the file of --play"),
      (
        ["--log", "text", "--log-file", folder.path("b"), "--record", folder.path("b")],
        "--record would replace the file of --log-file"
      ),
    ] {
      let outcome = try Demo.run(["--headless", "--play", path] + options)
      let given = try #require(options.last)
      #expect(outcome.code == 1)
      #expect(outcome.errors == "atrium-demo: \(named), \(given); name another file\n")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "note \"hello\"\n")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("b")))
  }

  @Test("a script that does not exist causes one line")
  func missing() throws {
    let outcome = try Demo.run("--headless", "--play", folder.path("none"))
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: \(folder.path("none")): cannot read the script: "
        + "No such file or directory\n")
  }

  @Test("a script that closes its window ends the program", arguments: ["Ctrl+q", "Ctrl+w"])
  func closes(key: String) throws {
    let script = try folder.write(
      "wait idle\nkey \(key)\nwait 60\nnote \"closed\"\n", to: "a.script")
    let outcome = try Demo.run("--headless", "--play", script, "--record", folder.path("record"))
    #expect(outcome.code == 0)
    #expect(outcome.output == "closed\n" && outcome.errors == "")
    let again = try Demo.run("--headless", "--play", folder.path("record"))
    #expect(again.code == 0 && again.errors == "")
  }

  @Test("a command, or the last screenshot, that needs the closed window fails with one line")
  func needsClosedWindow() throws {
    let script = try folder.write("key Ctrl+q\nclick 10,10\n", to: "a.script")
    let outcome = try Demo.run("--headless", "--play", script)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: \(script):2: expected an open window, but it has been closed\n")
    let end = try folder.write("key Ctrl+q\n", to: "b.script")
    let picture = folder.path("b.png")
    let pictured = try Demo.run("--headless", "--play", end, "--screenshot", picture)
    #expect(pictured.code == 1)
    #expect(
      pictured.errors
        == "atrium-demo: cannot save the picture \(picture): the window has been closed\n")
    #expect(!folder.names.contains("b.png"))
  }

  @Test("the recording of the walk, played back, ends in the walk's last state")
  func record() throws {
    let first = try Demo.run(
      "--headless", "--play", ScriptTests.walk, "--record", folder.path("record"), "--log", "text",
      "--log-file", folder.path("first"), "--screenshot", folder.path("a.png"))
    #expect(first.code == 0)
    let second = try Demo.run(
      "--headless", "--play", folder.path("record"), "--log", "text", "--log-file",
      folder.path("second"), "--screenshot", folder.path("b.png"))
    #expect(second.code == 0)
    #expect(second.errors == "")
    let calls = Demo.calls(in: try folder.text(of: "first"))
    #expect(calls.count > 100)
    #expect(Demo.calls(in: try folder.text(of: "second")) == calls)
    let (a, b) = (
      try Bitmap(contentsOfPNG: folder.path("a.png")),
      try Bitmap(contentsOfPNG: folder.path("b.png"))
    )
    #expect(a.isIdentical(to: b))
  }
}
