import AtriumGeometry
import AtriumGraphics
import Foundation
import Testing
import XServerSupport

struct HeadlessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "every screen can be written as an image, at its scale",
    arguments: ["welcome", "clock", "bench"])
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

  @Test("two runs give the same image, and other themes give other images")
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

  @Test("the smallest and the largest windows work", arguments: ["1x1", "32767x1", "1x32767"])
  func extremes(size: String) throws {
    let outcome = try Demo.run(
      "--headless", "--size", size, "--screenshot", folder.path("a.png"))
    #expect(outcome.code == 0)
    #expect(folder.names == ["a.png"])
  }

  @Test("a window too large for an image is still shown")
  func tooLarge() throws {
    let outcome = try Demo.run("--headless", "--size", "32767x32767", "--screen", "bench")
    #expect(outcome.code == 0)
    let picture = try Demo.run(
      "--headless", "--size", "32767x32767", "--screen", "bench", "--screenshot",
      folder.path("a.png"))
    #expect(picture.code == 1)
    #expect(
      picture.errors
        == "atrium-demo: cannot save the picture \(folder.path("a.png")): There is not enough memory "
        + "for the picture.\n")
  }

  @Test("the log is JSON, on the output or in a file, complete and in order")
  func log() throws {
    let outcome = try Demo.run("--headless", "--screen", "clock", "--log", "json")
    #expect(outcome.code == 0)
    let children = [
      ("Welcome", "WelcomeController"), ("Clock", "ClockController"),
      ("Shapes", "ShapesController"), ("Journal", "JournalController"),
      ("Gallery", "GalleryController"), ("Navigation", "NavigationRoomController"),
      ("Tabs", "TabsRoomController"), ("Pages", "PagesRoomController"),
      ("Split", "SplitRoomController"), ("Sliding", "SlidingRoomController"),
      ("DropDown", "DropDownRoomController"), ("Pager", "PagerRoomController"),
      ("IconRing", "RingRoomController"), ("Modals", "ModalsRoomController"),
      ("Stack", "StackRoomController"),
      ("Placeholder", "PlaceholderRoomController"), ("Wizard", "WizardRoomController"),
      ("Transitions", "TransitionsRoomController"), ("Rotation", "RotationRoomController"),
      ("Playground", "PlaygroundController"),
    ]
    func line(_ name: String, _ type: String, _ event: String, _ more: String = "") -> String {
      #"{"t":0.000,"controller":"\#(name)","type":"\#(type)","event":"\#(event)"\#(more)}"#
    }
    let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].flatMap { event in
      [("Ring", "HouseController"), ("Clock", "ClockController")].map {
        line($0.0, $0.1, event, #","animated":false"#)
      }
    }
    let expected =
      children.flatMap { child in
        ["willMove", "didMove"].map { line(child.0, child.1, $0, #","parent":"Ring""#) }
      } + [
        line("Ring", "HouseController", "viewDidLoad"),
        line("Clock", "ClockController", "viewDidLoad"),
      ] + appearing
    #expect(outcome.output == expected.joined(separator: "\n") + "\n")

    let file = try Demo.run(
      "--headless", "--screen", "clock", "--log", "json", "--log-file", folder.path("log"))
    #expect(file.code == 0)
    #expect(file.output == "")
    #expect(try folder.text(of: "log") == outcome.output)
  }

  @Test("PG-10: a scene given to --play is built, and its calls, tree and problems are printed")
  func scene() throws {
    let path = try folder.write("# Mine\nmake red leaf\naddView red to court\n", to: "a.scene")
    let outcome = try Demo.run("--headless", "--play", path)
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("# the window shows court · 4 calls · 0.000 s\n"))
    #expect(
      outcome.output.hasSuffix(
        """
        court (TilesController) · on screen
        └─ red (PlayLeaf) · on screen · not a child
        1 problem
        ! foreign: The view of red is in court's, but red is no child of it. \
        Write in court, before addSubview: addChild(red) [C-6]

        """))
    let wrong = try folder.write("make red leaf\ndance\n", to: "b.scene")
    let failure = try Demo.run("--headless", "--play", wrong)
    #expect(failure.code == 1 && failure.output == "")
    #expect(
      failure.errors
        == "atrium-demo: \(wrong) is no scene: line 2: no operation is called dance\n")
  }

  @Test("a log that does not fit on the disk causes one line and exit code 1")
  func fullDisk() throws {
    let outcome = try Demo.run(
      "--headless", "--screen", "clock", "--log", "text", "--log-file", "/dev/full")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "atrium-demo: cannot write /dev/full: No space left on device\n")
  }

  @Test("a log or a recording that cannot be written causes one line and exit code 1")
  func unwritable() throws {
    for option in ["--log-file", "--record"] {
      let outcome = try Demo.run("--headless", "--log", "text", option, "/no/such/file")
      #expect(outcome.code == 1)
      #expect(
        outcome.errors == "atrium-demo: cannot write /no/such/file: No such file or directory\n")
    }
    let frames = try Demo.run("--headless", "--play", "tour", "--frames", "/proc/no/such")
    #expect(frames.code == 1)
    #expect(
      frames.errors
        == "atrium-demo: cannot make the folder /proc/no: No such file or directory\n")
  }

  @Test("without its icons the demo still starts, and reports them once")
  func noAssets() throws {
    let copy = folder.path("atrium-demo")
    try Demo.copyProgram(to: copy)
    let plain = try Demo.run(
      ["--headless", "--screenshot", folder.path("a.png")], program: copy)
    #expect(plain.code == 0)
    #expect(folder.names == ["a.png", "atrium-demo"])
    let report =
      "atrium-demo: there is no folder of pictures and scripts, neither ../share/atrium beside the "
      + "program nor assets around it; the screens do without\n"
    #expect(plain.errors == report)
    let tour = try Demo.run(["--headless", "--play", "tour"], program: copy)
    #expect(tour.code == 0)
    #expect(tour.errors.hasPrefix(report))
    #expect(tour.outputLines.count == 5)
  }

  @Test("a demo installed beside ../share/atrium finds its icons there")
  func installed() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    try files.createDirectory(
      atPath: folder.path("share/atrium"), withIntermediateDirectories: true)
    try Demo.copyProgram(to: folder.path("bin/atrium-demo"))
    let outcome = try Demo.run(["--headless"], program: folder.path("bin/atrium-demo"))
    #expect(outcome.code == 0)
    // The icons of the ring are missing, which causes one line and one placeholder each.
    let names = [
      "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
      "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
      "transitions",
      "rotation", "playground", "containers",
      "coconut",
    ]
    let missing = names.map { name in
      let path = folder.path("bin/../share/atrium/icons/\(name).png")
      return "atrium-demo: The picture “\(path)” cannot be read: No such file or directory.\n"
    }
    #expect(outcome.errors == missing.joined())
  }

  @Test("a demo installed beside ../share/atrium finds its Interface Builder files there")
  func installedInterfaces() throws {
    let files = FileManager.default
    let share = folder.path("share/atrium")
    try files.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: share, withIntermediateDirectories: true)
    try Demo.copyProgram(to: folder.path("bin/atrium-demo"))
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "assets").path(percentEncoded: false)
    try files.copyItem(atPath: assets + "/icons", toPath: share + "/icons")
    let script = try folder.write("expect visible \"Dahlia\"", to: "a.script")
    let arguments = ["--headless", "--screen", "stack", "--play", script]
    let program = folder.path("bin/atrium-demo")
    let without = try Demo.run(arguments, program: program)
    #expect(without.code == 1)
    let missing =
      "atrium-demo: \(folder.path("bin"))/../share/atrium/storyboards/StackStoryboard.storyboard: "
      + "cannot be read: No such file"
    #expect(without.errors.split(separator: "\n").first.map(String.init) == missing)
    try files.copyItem(atPath: assets + "/storyboards", toPath: share + "/storyboards")
    let with = try Demo.run(arguments, program: program)
    #expect(with.code == 0 && with.errors == "")
  }

  @Test("variables of the text libraries with unknown values change nothing")
  func unknownBackend() throws {
    let run = try Demo.run(
      "--headless", "--screen", "welcome", environment: ["PANGOCAIRO_BACKEND": "unknown"])
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test("no environment variable is needed")
  func emptyEnvironment() throws {
    let names = try TestHome.environment().keys
    let outcome = try Demo.run(
      "--headless", environment: Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }))
    #expect(outcome.code == 0)
  }
}
