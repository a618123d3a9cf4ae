import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The guide of each room: its experiments, calls, settings, terms and source.
@MainActor
@Suite(.serialized)
struct GuideTests {
  private nonisolated static let rooms = Rooms.all.filter { $0 != "welcome" } + ["playground"]
  private static let wide = Size(width: 1280, height: 800)
  private static let root = String(Demo.assetsFolder.dropLast("/assets".count))

  private func room(_ demo: Demo) throws -> ViewController {
    try #require((demo.root as? RingMenuController)?.selectedViewController)
  }

  private func shows(_ text: String, _ demo: Demo) -> Bool {
    demo.texts.contains { $0.text.string == text }
  }

  /// Opens a room with its guide beside it.
  private func guided(_ name: String) throws -> Demo {
    let demo = try Demo(name, size: GuideTests.wide)
    if demo.stage.view(named: "Guide") == nil {
      demo.stage.key("Ctrl+t")
      demo.stage.settle()
    }
    #expect(demo.stage.view(named: "Guide") != nil)
    return demo
  }

  /// Chooses a row of the guide, and lets time pass until a message ends the experiment.
  private func run(_ index: Int, _ demo: Demo) throws -> String? {
    let title = try room(demo).roomTries[index].title
    try demo.scrollAndChoose("\(index + 1).  \(title)")
    var said: String?
    for _ in 0..<600 where said == nil {
      demo.stage.advance(by: 0.05)
      said = demo.texts.map(\.text.string).last {
        $0.hasPrefix("\(title): ") || $0.hasPrefix("This needs")
      }
      if said?.hasPrefix(title) == true, !isMessage(said, demo) { said = nil }
    }
    demo.stage.settle()
    return said
  }

  /// Whether a text is the message over the room, and not the heading of the guide's list.
  private func isMessage(_ text: String?, _ demo: Demo) -> Bool {
    demo.texts.filter { $0.text.string == text }.contains {
      abs($0.frame.midX - demo.window.bounds.midX) < 8
    }
  }

  /// Scrolls the guide until a row is visible; fails if there is none.
  private func scroll(to row: String, _ demo: Demo) throws {
    let table = try #require(demo.views(TableView.self).last)
    // The list of calls in the room may contain the same text.
    func isShown() -> Bool {
      demo.views(Label.self).contains { label in
        let middle = Point(x: label.bounds.midX, y: label.bounds.midY)
        return label.text == row && label.isDescendant(of: table)
          && table.bounds.contains(label.convert(middle, to: table))
      }
    }
    table.contentOffset.y = 0
    for _ in 0..<40 where !isShown() {
      table.contentOffset.y += 60
      demo.stage.settle()
    }
    #expect(isShown())
  }

  // MARK: Texts

  @Test("TO-1: each room has one sentence of at most 90 letters, in every language")
  func sentences() throws {
    for language in Language.allCases {
      language.use(assetsFolder: Demo.assetsFolder)
      defer { Language.english.use(assetsFolder: nil) }
      for name in GuideTests.rooms where name != "clock" {
        let demo = try Demo(name, paints: false)
        let sentence = try room(demo).roomSentence
        #expect((20...90).contains(sentence.count), "\(sentence)")
        #expect(sentence.hasSuffix(".") && shows(sentence, demo), "\(sentence)")
      }
    }
  }

  @Test(
    "TO-2, TO-4: each room has three experiments, whose titles are in the sources of its folder")
  func titles() throws {
    for name in GuideTests.rooms {
      let demo = try Demo(name, paints: false)
      let tries = try room(demo).roomTries
      #expect(tries.count == 3 && Set(tries.map(\.title)).count == 3, "\(name)")
      let type = "\(type(of: try room(demo)))"
      let files = try #require(
        FileManager.default.enumerator(atPath: "\(Self.root)/Sources/DemoScreens")?.allObjects
          as? [String])
      let own = try #require(files.first { $0.hasSuffix("/\(type).swift") }, "\(type)")
      let common = try #require(files.first { $0.hasSuffix("Guide/RoomTry.swift") })
      let text = try [own, common].map {
        try String(contentsOfFile: "\(Self.root)/Sources/DemoScreens/\($0)", encoding: .utf8)
      }.joined()
      for experiment in tries { #expect(text.contains("\"\(experiment.title)\""), "\(name)") }
    }
  }

  @Test("TO-11: there are at most twelve terms, and a guide explains those that its room uses")
  func words() throws {
    let all = Glossary.all
    #expect((6...12).contains(all.count) && Set(all.map(\.term)).count == all.count)
    #expect(
      Glossary.entries(in: ["A stack turns.", "Nothing else"]).map(\.term)
        == ["Stack|containment", "Rotation|containment"].map { String(localized: $0) })
    for name in GuideTests.rooms {
      let demo = try Demo(name, paints: false)
      let room = try room(demo)
      let used = Glossary.entries(in: room.roomTries.map(\.title) + [room.roomSentence])
      let explained = room.roomWords
      #expect(used.allSatisfy { explained.contains($0) }, "\(name)")
      #expect(explained.contains { $0.term == "Container" }, "\(name)")
    }
    let calls = try guided("navigation")
    let terms = { try room(calls).roomWords.map(\.term) }
    #expect(Glossary.entries(in: ["viewWillAppear"]).map(\.term) == ["Order"])
    _ = try run(0, calls)
    #expect(try terms().contains("Order") && terms().contains("Animated"))
    let demo = try guided("modals")
    let table = try #require(demo.views(TableView.self).last)
    table.contentOffset.y = max(0, table.contentSize.height - table.bounds.height)
    demo.stage.settle()
    #expect(shows("Presenting", demo))
  }

  // MARK: Experiments

  @Test(
    "TO-4: each experiment runs from its row, causes its call, and shows the number of calls",
    arguments: rooms, [0, 1, 2])
  func experiments(name: String, index: Int) throws {
    let demo = try guided(name)
    let experiment = try room(demo).roomTries[index]
    let before = demo.environment.journal.entries.count
    let said = try #require(try run(index, demo))
    let calls = demo.environment.journal.entries.dropFirst(before)
    let count = said.dropFirst(experiment.title.count + 2).split(separator: " ").first
    #expect(said.hasPrefix("\(experiment.title): "), "\(said)")
    if let call = experiment.call {
      #expect(calls.contains { $0.event == call }, "\(calls.map(\.event))")
      #expect(Int(count ?? "") ?? 0 > 0, "\(said)")
    }
    #expect(
      try room(demo).title
        == (demo.environment.state.room.map { screen in
          ScreenCatalogue.screen(named: screen)?.title
        } ?? nil))
    #expect(demo.root.presentedViewController == nil)
  }

  @Test("TO-4: an experiment runs from the sheet of a small window, which closes before it")
  func fromSheet() throws {
    let demo = try Demo("navigation")
    #expect(demo.stage.view(named: "Guide") == nil)
    demo.stage.key("Ctrl+t")
    demo.stage.settle()
    #expect(try room(demo).presentedViewController?.title == "Guide")
    try demo.choose("1.  Open a shelf")
    for _ in 0..<100 where !shows("A child gets a parent", demo) { demo.stage.advance(by: 0.05) }
    demo.stage.settle()
    #expect(try room(demo).presentedViewController == nil)
    #expect(shows("A child gets a parent", demo))
  }

  @Test("TO-4: an experiment outlines the views that it touches, and the outlines fade")
  func outlines() throws {
    for motion in [Motion.full, .reduced] {
      let demo = try Demo(
        "navigation", size: GuideTests.wide, settings: Settings(motion: motion))
      func outlines() -> [View] {
        all(demo.window).filter { $0.borderWidth == 3 && $0.presentation.alpha > 0 }
      }
      #expect(outlines().isEmpty)
      try demo.choose("1.  Open a shelf")
      demo.stage.advance(by: 0.05)
      let row = try #require(
        demo.views(TableViewCell.self).first { $0.textLabel.text == "Containment" })
      let frame = row.convert(row.bounds, to: nil)
      #expect(outlines().contains { $0.convert($0.bounds, to: nil) == frame }, "\(motion)")
      var places: Set<String> = []
      for _ in 0..<60 {
        demo.stage.advance(by: 0.05)
        for outline in outlines() { places.insert("\(outline.frame)") }
      }
      #expect(places.count >= 2)
      demo.stage.advance(by: 4)
      demo.stage.settle()
      #expect(outlines().isEmpty)
    }
  }

  /// Returns a view and all views below it.
  private func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }

  @Test("TO-4: without the views that it needs, an experiment says so")
  func impossible() throws {
    let demo = try guided("split")
    demo.stage.click(on: "Columns")
    demo.stage.settle()
    demo.stage.click(on: "Appearance")
    demo.stage.settle()
    #expect(try run(0, demo) == "This needs something that is not on screen now.")
  }

  // MARK: Calls and source

  /// Returns a line of source without the breaks and the indents that wrap it.
  static func unwrapped(_ line: String) -> String {
    let parts = line.split(separator: "\n", omittingEmptySubsequences: false)
    return ([parts[0]] + parts.dropFirst().map { $0.drop { $0 == " " } }).joined()
  }

  @Test("TO-7: a chosen call marks its override; a call without one is named as a default")
  func overrides() throws {
    let demo = try guided("clock")
    demo.stage.key("Ctrl+2")
    _ = try run(0, demo)
    try demo.scrollAndChoose("Clock.viewWillAppear")
    demo.stage.settle()
    let path = "\(Self.root)/Sources/DemoScreens/Clock/ClockController.swift"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("override func viewWillAppear") }) + 1
    #expect(shows("ClockController.swift, line \(line)", demo))
    #expect(
      shows(
        "The view is about to come on screen; it is not in the window yet. Put here: what may be stale, for example "
          + "the rows of a list.", demo))
    let source = try #require(demo.stage.view(named: "Source beside the room"))
    let shown = source.subviews.compactMap { $0 as? any TextDisplaying }
      .flatMap(\.displayedTexts).map(\.string)
    // TO-5, TO-6: at most 40 lines, which equal the lines of the file.
    #expect(shown.count > 20 && shown.count <= 40)
    let first = try #require(shown.first.flatMap { Int($0.prefix(4).filter { $0 != " " }) })
    #expect(
      shown.map { String(GuideTests.unwrapped($0).dropFirst(6)) }
        == lines.dropFirst(first - 1).prefix(shown.count).map(String.init))
  }

  /// Returns the strings of the source box, without the breaks that wrap them.
  private func box(_ demo: Demo) throws -> [String] {
    let source = try #require(demo.stage.view(named: "Source beside the room"))
    return source.subviews.compactMap { $0 as? any TextDisplaying }
      .flatMap(\.displayedTexts).map { GuideTests.unwrapped($0.string) }
  }

  @Test("TO-7: the source box follows each chosen call, also the calls without an override")
  func following() throws {
    let demo = try guided("navigation")
    _ = try run(0, demo)
    let first = try box(demo)
    #expect(first.contains { $0.hasSuffix("override func viewDidLoad() {") })
    var shown: [[String]] = []
    for call in ["willMove to Library stack", "viewDidLoad", "viewIsAppearing"] {
      try scroll(to: "Containment.\(call)", demo)
      try demo.choose("Containment.\(call)")
      demo.stage.settle()
      shown.append(try box(demo))
      #expect(try box(demo).count == 3, "\(call)")
    }
    #expect(
      shown == [
        [
          "override func willMove(toParent parent: ViewController?) {",
          "  super.willMove(toParent: parent)", "}",
        ],
        ["override func viewDidLoad() {", "  super.viewDidLoad()", "}"],
        [
          "override func viewIsAppearing(_ animated: Bool) {",
          "  super.viewIsAppearing(animated)", "}",
        ],
      ])
    try scroll(to: "Containment.viewWillAppear", demo)
    try demo.choose("Containment.viewWillAppear")
    demo.stage.settle()
    #expect(shows("LibraryListController.swift, line 8", demo))
    #expect(
      try box(demo).contains { $0.hasSuffix("override func viewWillAppear(_ animated: Bool) {") })
  }

  @Test(
    "TO-7: an override is also found in a shared folder, and in a class from which the class inherits"
  )
  func inherited() throws {
    let demo = try Demo("tabs", paints: false)
    let tabs = try room(demo)
    #expect(
      tabs.roomFile(of: "viewWillLayoutSubviews", in: "LibraryListController")
        == "EntryListController.swift")
    #expect(tabs.roomFile(of: "didRotate", in: "LibraryListController") == nil)
    #expect(tabs.roomFile(of: "viewDidLoad", in: "NavigationController") == nil)
    // A list may have the calls of another room.
    for name in Rooms.all {
      let type = "\(type(of: try room(try Demo(name, paints: false))))"
      #expect(tabs.roomFile(of: "makeRoom", in: type) == "\(type).swift")
    }
    let other = try Demo("rotation", paints: false)
    let rotation = try room(other)
    #expect(
      rotation.roomFile(of: "viewDidLoad", in: "RotationPlacesController")
        == "RotationPlacesController.swift")
  }

  @Test("TO-7: the override that a class could have declares the call as the toolkit does")
  func templates() throws {
    let file = "\(Self.root)/Sources/AtriumKit/Controllers/ViewController.swift"
    let declarations = try String(contentsOfFile: file, encoding: .utf8)
      .split { $0.isWhitespace }.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    #expect(CallExplanation.all.count == 13)
    for call in CallExplanation.all {
      let declaration = try #require(OverrideTemplate.declaration(of: call.event))
      #expect(declarations.contains("open \(declaration) {"), "\(declaration)")
      let lines = OverrideTemplate.lines(of: call.event)
      #expect(lines.count == 3 && lines[0] == "override \(declaration) {")
    }
    #expect(
      OverrideTemplate.lines(of: "willRotate")[1]
        == "  super.willRotate(to: orientation, duration: duration)")
    #expect(OverrideTemplate.lines(of: "dance") == [])
  }

  @Test("TO-7: a call that is selected in the inspector is shown in the guide beside the room")
  func fromInspector() throws {
    let demo = try guided("clock")
    let session = InspectorSession(of: demo.window)
    Inspector.offer(in: demo.window).onOpen(session)
    demo.stage.key("Ctrl+1")
    demo.stage.settle()
    demo.stage.key("Ctrl+2")
    demo.stage.settle()
    let call = try #require(
      session.calls.last { $0.name == "Clock" && $0.event == "viewWillAppear" })
    session.selectedCall = call.number
    demo.stage.advance(by: 0.1)
    #expect(demo.texts.contains { $0.text.string.hasPrefix("ClockController.swift, line ") })
    session.end()
  }

  @Test("TO-5: in a high window the guide is below the room and covers nothing of it")
  func below() throws {
    for size in [Size(width: 700, height: 930), Size(width: 640, height: 960)] {
      let demo = try Demo("navigation", size: size)
      #expect(demo.stage.view(named: "Guide") == nil)
      demo.stage.key("Ctrl+t")
      demo.stage.settle()
      let room = try room(demo)
      #expect(room.presentedViewController == nil)
      let guide = try #require(demo.stage.view(named: "Guide"))
      let frame = guide.convert(guide.bounds, to: nil)
      #expect(frame.minY > size.height * 0.5 && frame.maxY <= size.height, "\(frame)")
      let card = try #require(room.children.first?.view)
      #expect(card.convert(card.bounds, to: nil).intersection(frame).isEmpty)
      #expect(demo.stage.view(named: "Source beside the room") != nil)
      try demo.choose("1.  Open a shelf")
      for _ in 0..<100 where !shows("A child gets a parent", demo) { demo.stage.advance(by: 0.05) }
      demo.stage.settle()
      #expect(shows("A child gets a parent", demo) && demo.stage.view(named: "Guide") != nil)
      demo.stage.key("Ctrl+t")
      demo.stage.settle()
      #expect(demo.stage.view(named: "Guide") == nil)
    }
  }

  @Test("TO-7: the calls of the guide say why didMove comes before viewDidLoad in Pages")
  func moveOrder() throws {
    let demo = try guided("pages")
    _ = try run(0, demo)
    let calls = demo.environment.journal.entries.map(\.event)
    #expect(calls.contains("didMove") && calls.contains("viewDidLoad"))
    #expect(try room(demo).roomOrder?.hasPrefix("didMove comes before viewDidLoad here:") == true)
  }

  @Test("TO-7: the calls of a move name the parent, and a line below the calls says what they show")
  func moves() throws {
    let demo = try guided("navigation")
    _ = try run(2, demo)
    try scroll(to: "Appearance.willMove to Library stack", demo)
    try scroll(to: "Appearance.didMove to nil", demo)
    try scroll(
      to: "Parent before child. Choose a call to see which code belongs into it. "
        + (try #require(try room(demo).roomOrder)), demo)
  }

  @Test("TO-4: a mark at rest shows that the guide goes on, and moves with the list")
  func thumb() throws {
    let demo = try guided("navigation")
    demo.stage.advance(by: 5)
    let table = try #require(demo.views(TableView.self).last)
    let frame = table.convert(table.bounds, to: nil)
    func thumb() throws -> ClosedRange<Double> {
      let picture = demo.stage.snapshot()
      let x = Int(frame.maxX) - 7
      let ground = picture.color(atX: x - 5, y: Int(frame.minY) + 2)
      let dark = (Int(frame.minY)..<Int(frame.maxY)).filter { y in
        picture.color(atX: x, y: y).contrastRatio(with: ground) > 1.5
      }
      return Double(try #require(dark.first))...Double(try #require(dark.last))
    }
    table.contentOffset.y = 0
    demo.stage.advance(by: 5)
    let top = try thumb()
    #expect(abs(top.lowerBound - frame.minY) < 4 && top.upperBound < frame.maxY - 40, "\(top)")
    // Rows below are measured when they come into sight.
    for _ in 0..<4 {
      table.contentOffset.y = table.contentSize.height - table.bounds.height
      demo.stage.advance(by: 5)
    }
    let bottom = try thumb()
    #expect(
      abs(bottom.upperBound - frame.maxY) < 4 && bottom.lowerBound > frame.minY + 40, "\(bottom)")
  }

  @Test("TO-7: a class of the toolkit overrides nothing in the room's source")
  func defaults() throws {
    let demo = try guided("tabs")
    _ = try run(0, demo)
    try demo.scrollAndChoose("Studio stack.viewWillAppear")
    demo.stage.settle()
    #expect(
      shows(
        "NavigationController.viewWillAppear: nothing overridden in the rooms. An override would be:",
        demo),
      "\(demo.texts.map(\.text.string))")
  }

  @Test("TO-5: the guide is beside a room from 1,100 points on, and a key hides and shows it")
  func beside() throws {
    let demo = try Demo("navigation", size: GuideTests.wide)
    #expect(demo.stage.view(named: "Guide") != nil)
    demo.stage.key("Ctrl+t")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") == nil)
    #expect(demo.environment.state.isGuided == false)
    demo.stage.key("Ctrl+6")
    demo.stage.key("Ctrl+7")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") == nil)
    demo.stage.click(on: "Things to try")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") != nil)
    #expect(demo.environment.state.isGuided == true)
    demo.stage.resize(to: Size(width: 960, height: 640))
    demo.stage.settle()
    #expect(demo.stage.view(named: "Guide") == nil)
    // TO-1: the room keeps at least 60 % of the width.
    for name in GuideTests.rooms {
      let demo = try Demo(name, size: Size(width: 1100, height: 640), paints: false)
      guard let guide = demo.stage.view(named: "Guide") else { continue }
      #expect(guide.frame.width <= 440)
    }
  }

  @Test("TO-5: rows copy the shown lines and show the whole file")
  func copying() throws {
    let demo = try guided("navigation")
    try demo.scrollAndChoose("Copy the lines")
    demo.stage.settle()
    let copied = try #require(Pasteboard.general.string)
    #expect(copied.hasPrefix("  override func viewDidLoad() {\n    super.viewDidLoad()\n"))
    #expect(copied.hasSuffix("    showStack()\n  }\n"))
    try demo.scrollAndChoose("Show the whole file")
    demo.stage.settle()
    #expect(try room(demo).presentedViewController?.title == "NavigationRoomController.swift")
  }

  // MARK: Settings

  @Test(
    "TO-3: a setting shows its line of Swift and whether it is the default, and Reset resets it")
  func settings() throws {
    let demo = try guided("pages")
    try scroll(to: ".init(transitionStyle: .pageCurl)  // default", demo)
    demo.stage.click(on: "Slide")
    demo.stage.settle()
    try scroll(to: ".init(transitionStyle: .scroll)", demo)
    try demo.scrollAndChoose("Reset the settings")
    demo.stage.settle()
    try scroll(to: ".init(transitionStyle: .pageCurl)  // default", demo)
    #expect(demo.views(TableViewCell.self).allSatisfy { $0.textLabel.text != "Reset the settings" })
    let small = try Demo("pages")
    small.stage.click(on: "Slide")
    small.stage.settle()
    #expect(shows(".init(transitionStyle: .scroll)", small))
  }

  @Test(
    "TO-3: any setting at any time, even during a transition, causes no problem",
    arguments: [
      "pages", "sliding", "dropdown", "pager", "ring", "stack", "placeholder", "wizard", "rotation",
    ])
  func anyTime(name: String) throws {
    let demo = try Demo(name, paints: false)
    let session = InspectorSession(of: demo.window)
    var random = Generator(seed: UInt64(name.utf8.reduce(7) { $0 * 31 + Int($1) }))
    var count = 0
    for _ in 0..<40 {
      let controls = demo.views(Control.self).filter {
        ($0 is SegmentedControl || $0 is Switch || $0 is Stepper || $0 is Slider) && $0.isEnabled
      }
      let control = try #require(controls.randomElement(using: &random))
      let frame = control.convert(control.bounds, to: nil)
      demo.stage.click(
        at: Point(
          x: frame.minX + frame.width * Double.random(in: 0.05...0.95, using: &random),
          y: frame.midY))
      count += 1
      demo.stage.key(["Right", "Left", "Escape"].randomElement(using: &random) ?? "Right")
      demo.stage.advance(by: Double.random(in: 0...0.4, using: &random))
    }
    demo.stage.settle()
    demo.stage.advance(by: 2)
    session.read()
    #expect(count == 40)
    // The rooms keep some controllers that they have removed.
    #expect(session.problems.filter { $0.kind != .stillAlive }.map(\.sentence) == [])
  }

  /// Numbers that follow from a seed.
  private struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  // MARK: Everywhere

  @Test("TO-5: long lines of source are wrapped, and indented below their code")
  func wrapped() throws {
    let demo = try Demo("tabs", size: Size(width: 1280, height: 840))
    let line = try #require(demo.texts.first { $0.text.string.contains("tabs.sidebarWidth") })
    let parts = line.text.string.split(separator: "\n")
    #expect(parts.count > 1 && !line.isClipped && !line.text.breaksWords)
    #expect(parts.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: 14)) })
    let code = line.text.string.filter { $0 != " " && $0 != "\n" }
    #expect(
      code.hasSuffix(
        "tabs.sidebarWidth=FontMetrics(forTextStyle:.body).scaledValue(for:180).rounded()"))
  }

  @Test("TO-12: the sheet is complete in small windows and four themes, and keys run an experiment")
  func everywhere() throws {
    let themes: [(UserInterfaceStyle, AccessibilityContrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
    ]
    for size in [Size(width: 320, height: 240), Size(width: 640, height: 960)] {
      for (style, contrast) in themes {
        let settings = Settings(userInterfaceStyle: style, accessibilityContrast: contrast)
        let demo = try Demo("tabs", size: size, settings: settings)
        demo.stage.key("Ctrl+t")
        demo.stage.settle()
        let cut = demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }
        #expect(cut.map(\.text.string) == [], "\(size)")
        #expect(shows("1.  Go to another tab, and come back", demo))
        demo.stage.key("Down")
        demo.stage.key("Return")
        let start = demo.environment.journal.entries.count
        for _ in 0..<120 { demo.stage.advance(by: 0.05) }
        #expect(try room(demo).presentedViewController == nil)
        #expect(
          demo.environment.journal.entries.dropFirst(start).contains { $0.event == "viewDidAppear" }
        )
      }
    }
  }

  @Test("a tool of each room opens the inspector, or says that there is no second window")
  func inspects() throws {
    let demo = try Demo("navigation")
    demo.stage.click(on: "Inspect the controllers")
    demo.stage.settle()
    #expect(shows("There is no place for a second window.", demo))
    #expect(!Inspector.offer(in: demo.window).isOpen)
  }
}
