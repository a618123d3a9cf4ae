import AtriumGeometry
import AtriumGraphics
import Testing

struct ScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The tour keeps all its pictures and none of them twice")
  func tour() throws {
    let outcome = try Demo.run(
      "--headless", "--play", "tour", "--frames", folder.path("new/frames"))
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

  @Test("The tour's log is balanced, and contains the places of the ring's items")
  func tourLog() throws {
    let outcome = try Demo.run(
      "--headless", "--play", "tour", "--log", "json", "--log-file", folder.path("log"))
    #expect(outcome.code == 0)
    let lines = try folder.text(of: "log").split(separator: "\n")
    func count(_ event: String, _ name: String) -> Int {
      lines.count { $0.contains("\"controller\":\"\(name)\"") && $0.contains("\"\(event)\"") }
    }
    for name in ["Welcome", "Clock", "Shapes", "Journal", "Gallery", "Controls", "Bars"] {
      let appeared = name == "Welcome" || name == "Clock" ? 2 : 1
      let isLast = name == "Welcome" ? 1 : 0
      #expect(count("viewWillAppear", name) == appeared, "\(name)")
      #expect(count("viewDidAppear", name) == appeared, "\(name)")
      #expect(count("viewWillDisappear", name) == appeared - isLast, "\(name)")
      #expect(count("viewDidDisappear", name) == appeared - isLast, "\(name)")
    }
    #expect(count("didRotate", "Ring") == 2)
    #expect(
      lines.contains(#"{"event":"ringItem","name":"Clock","rect":[488.402,392.606,45,45]}"#))
  }

  @Test("Notes go to the output, or to the errors when the log is there")
  func notes() throws {
    let script = try folder.write("note \"hello\"\n", to: "a.script")
    let plain = try Demo.run("--headless", "--play", script)
    #expect(plain.output == "hello\n")
    #expect(plain.errors == "")
    let logged = try Demo.run("--headless", "--play", script, "--log", "text")
    #expect(!logged.output.contains("hello"))
    #expect(logged.errors == "hello\n")
  }

  @Test(
    "A wrong or failing script names file and line, and ends with 1",
    arguments: [
      ("wait idle\nclik", "2: expected a command (click, "),
      ("wait idle\n\nexpect visible \"Nobody\"", "3: expected \"Nobody\" to be visible; "),
      ("click \"Nothing\"", "1: expected something named \"Nothing\" on screen; there is \""),
      ("expect log \"Ring.viewDidUnload\"", "1: expected \"Ring.viewDidUnload\" in the log; "),
    ])
  func failures(script: String, message: String) throws {
    let path = try folder.write(script, to: "a.script")
    let outcome = try Demo.run("--headless", "--play", path)
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("atrium-demo: \(path):\(message)"))
  }

  @Test("A script that does not exist")
  func missing() throws {
    let outcome = try Demo.run("--headless", "--play", folder.path("none"))
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: \(folder.path("none")): cannot read the script: "
        + "No such file or directory\n")
  }

  @Test("The record of the tour, played, ends in the tour's last state")
  func record() throws {
    let first = try Demo.run(
      "--headless", "--play", "tour", "--record", folder.path("record"), "--screenshot",
      folder.path("a.png"))
    #expect(first.code == 0)
    let second = try Demo.run(
      "--headless", "--play", folder.path("record"), "--log", "text", "--log-file",
      folder.path("log"), "--screenshot", folder.path("b.png"))
    #expect(second.code == 0)
    #expect(second.errors == "")
    let log = try folder.text(of: "log")
    for line in ["Journal viewDidDisappear", "Shapes didRotate from landscapeRight to portrait"] {
      #expect(log.contains(line))
    }
    let (a, b) = (
      try Bitmap(contentsOfPNG: folder.path("a.png")),
      try Bitmap(contentsOfPNG: folder.path("b.png"))
    )
    #expect(a.isIdentical(to: b))
  }
}
