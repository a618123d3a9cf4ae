import AtriumGeometry
import AtriumGraphics
import Foundation
import Testing

struct HeadlessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A picture of every screen, at its scale", arguments: ["welcome", "clock", "bench"])
  func screenshot(screen: String) throws {
    let outcome = try Demo.run(
      "--headless", "--screen", screen, "--size", "300x400", "--scale", "2", "--screenshot",
      folder.path("a.png"))
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    let picture = try Bitmap(contentsOfPNG: folder.path("a.png"))
    #expect(picture.size == PixelSize(width: 600, height: 800))
    let corner = picture.color(atX: 0, y: 0)
    #expect(corner != Color(hex: 0xff00ff), "the colour of what was never painted")
    let isEmpty = (0..<800).allSatisfy { picture.color(atX: 300, y: $0) == corner }
    #expect(!isEmpty)
  }

  @Test("Two runs give the same picture, and themes give others")
  func themes() throws {
    for (name, theme) in [("a", "light"), ("b", "light"), ("c", "dark"), ("d", "contrast")] {
      let outcome = try Demo.run(
        "--headless", "--screen", "clock", "--theme", theme, "--screenshot",
        folder.path("\(name).png"))
      #expect(outcome.code == 0)
    }
    let pictures = try ["a", "b", "c", "d"].map {
      try Data(contentsOf: folder.url.appendingPathComponent("\($0).png"))
    }
    #expect(pictures[0] == pictures[1])
    #expect(Set(pictures).count == 3)
  }

  @Test("The smallest and the largest windows", arguments: ["1x1", "32767x1", "1x32767"])
  func extremes(size: String) throws {
    let outcome = try Demo.run(
      "--headless", "--size", size, "--screenshot", folder.path("a.png"))
    #expect(outcome.code == 0)
    #expect(folder.names == ["a.png"])
  }

  @Test("A window too large for a picture is shown all the same")
  func tooLarge() throws {
    let outcome = try Demo.run("--headless", "--size", "32767x32767", "--screen", "bench")
    #expect(outcome.code == 0)
    let picture = try Demo.run(
      "--headless", "--size", "32767x32767", "--screen", "bench", "--screenshot",
      folder.path("a.png"))
    #expect(picture.code == 1)
    #expect(picture.errorLines.count == 1)
    #expect(picture.errors.hasPrefix("atrium-demo: cannot keep the picture "))
  }

  @Test("The log as JSON, on the output or in a file, complete and in order")
  func log() throws {
    let outcome = try Demo.run("--headless", "--screen", "clock", "--log", "json")
    #expect(outcome.code == 0)
    let children = [
      ("Welcome", "WelcomeController"), ("Clock", "ClockController"),
      ("Shapes", "ShapesController"), ("Journal", "JournalController"),
    ]
    func line(_ name: String, _ type: String, _ event: String, _ more: String = "") -> String {
      #"{"t":0.000,"controller":"\#(name)","type":"\#(type)","event":"\#(event)"\#(more)}"#
    }
    let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].flatMap { event in
      [("Ring", "RingMenuController"), ("Clock", "ClockController")].map {
        line($0.0, $0.1, event, #","animated":false"#)
      }
    }
    let expected =
      children.flatMap { child in
        ["willMove", "didMove"].map { line(child.0, child.1, $0, #","parent":"Ring""#) }
      } + [
        line("Ring", "RingMenuController", "viewDidLoad"),
        line("Clock", "ClockController", "viewDidLoad"),
      ] + appearing
    #expect(outcome.output == expected.joined(separator: "\n") + "\n")

    let file = try Demo.run(
      "--headless", "--screen", "clock", "--log", "json", "--log-file", folder.path("log"))
    #expect(file.code == 0)
    #expect(file.output == "")
    #expect(try folder.text(of: "log") == outcome.output)
  }

  @Test("A log or a record that cannot be written: one line, and 1")
  func unwritable() throws {
    for option in ["--log-file", "--record"] {
      let outcome = try Demo.run("--headless", "--log", "text", option, "/no/such/file")
      #expect(outcome.code == 1)
      #expect(
        outcome.errors == "atrium-demo: cannot write /no/such/file: No such file or directory\n")
    }
    let frames = try Demo.run("--headless", "--play", "tour", "--frames", "/proc/no/such")
    #expect(frames.code == 1)
    #expect(frames.errors.hasPrefix("atrium-demo: cannot make the folder /proc/no"))
  }

  @Test("Nothing needs an environment")
  func emptyEnvironment() throws {
    let names = ProcessInfo.processInfo.environment.keys
    let outcome = try Demo.run(
      "--headless", environment: Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }))
    #expect(outcome.code == 0)
  }
}
