import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The settings inside the program, and the text in which they are kept.
@MainActor
struct SettingsTests {
  private func choose(_ name: String, _ demo: Demo) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  @Test("each setting takes effect at once, and is kept", arguments: ["Ctrl+,", ""])
  func settings(key: String) throws {
    let demo = try Demo("shapes")
    if key.isEmpty { choose("Settings", demo) } else { demo.stage.key(key) }
    demo.stage.settle()
    #expect(demo.root.presentedViewController?.title == "Settings")
    for name in ["Dark", "High", "Reduced", "Right to left"] { choose(name, demo) }
    #expect(
      demo.window.settings
        == Settings(
          userInterfaceStyle: .dark, accessibilityContrast: .high, motion: .reduced,
          layoutDirection: .rightToLeft))
    choose("Light", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.root.presentedViewController == nil)
    let state = demo.environment.state
    #expect(
      state.text == "room shapes\ntheme light\ncontrast high\nmotion reduced\ndirection rtl\n")
    // The next time the sheet shows them.
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    let chosen = demo.views(SegmentedControl.self).compactMap { control in
      control.selectedSegmentIndex < 0
        ? nil : control.titleForSegment(at: control.selectedSegmentIndex)
    }
    #expect(
      chosen == [
        "Light", "High", "Reduced", "English", "Right to left", "Wedges", "Even",
      ])
  }

  @Test("the settings fit small windows, and none is truncated")
  func sizes() throws {
    for size in [Size(width: 320, height: 240), Size(width: 420, height: 800)] {
      let demo = try Demo("clock", size: size, paints: false)
      demo.stage.key("Ctrl+,")
      demo.stage.settle()
      let list = try #require(demo.stage.view(named: "All settings") as? ScrollView)
      var seen: Set<String> = []
      for step in 0..<20 {
        list.contentOffset.y = min(
          Double(step) * 60, max(0, list.contentSize.height - list.bounds.height))
        demo.stage.settle()
        let texts = demo.texts
        seen.formUnion(texts.map(\.text.string))
        #expect(texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
      }
      #expect(
        seen.isSuperset(of: [
          "Theme", "Compass", "Text size", "Normal", "Deutsch", "Right to left", "Appearance",
          "In a compass, the items of a level have eight fixed directions.",
        ]), "\(seen)")
    }
  }

  @Test(
    "the settings are in groups with a header and a footer, and their controls are equally wide and aligned",
    arguments: [Size(width: 1280, height: 840), Size(width: 420, height: 800)])
  func groups(size: Size) throws {
    let demo = try Demo("clock", size: size, paints: false)
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    let list = try #require(demo.stage.view(named: "All settings") as? ScrollView)
    let headers = demo.views(Label.self).filter {
      $0.isDescendant(of: list) && $0.accessibilityTraits.contains(.header)
    }
    #expect(headers.map(\.text) == ["Appearance", "Language", "Ring"])
    let controls = demo.views(SegmentedControl.self).filter {
      !$0.isHidden && $0.isDescendant(of: list)
    }
    let frames = controls.map { $0.convert($0.bounds, to: list) }
    #expect(frames.count == 7)
    #expect(Set(frames.map(\.width)).count == 1 && Set(frames.map(\.minX)).count == 1)
    let titles = ["Theme", "Contrast", "Motion", "Language", "Reading direction"]
    let tops = try titles.map { title in
      let label = try #require(
        demo.views(Label.self).last { $0.text == title && $0.isDescendant(of: list) })
      return label.convert(label.bounds, to: list)
    }
    // In a narrow window, all segments are below their titles.
    let isBeside = zip(tops, frames).map { $0.midY > $1.minY }
    #expect(isBeside == Array(repeating: size.width > 600, count: 5))
  }

  @Test("another language recreates the rooms: same room, same history, same tour, open settings")
  func language() throws {
    defer { Language.english.use(assetsFolder: nil) }
    let demo = try Demo("shapes")
    demo.stage.key("Ctrl+2")
    demo.stage.settle()
    let old = try #require(demo.window.rootViewController)
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    try reveal("Deutsch", demo)
    choose("Deutsch", demo)
    #expect(demo.window.rootViewController !== old)
    #expect(demo.window.rootViewController?.presentedViewController?.title == "Einstellungen")
    #expect(demo.stage.view(named: "Deutsch") != nil)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string == "Uhr" })
    #expect(demo.environment.state.text == "room clock\nlanguage de\n")
    // Alt+Left goes back to the previous room.
    demo.stage.key("Alt+Left")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string == "Formen" })
    #expect(demo.window.title == "Formen — Atrium")
  }

  @Test("recreating the rooms releases the previous rooms")
  func release() throws {
    defer { Language.english.use(assetsFolder: nil) }
    let demo = try Demo("tabs", paints: false)
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    try reveal("Deutsch", demo)
    choose("Deutsch", demo)
    weak var german: ViewController?
    weak var room: ViewController?
    do {
      let house = try #require(demo.window.rootViewController as? RingMenuController)
      (german, room) = (house, house.selectedViewController)
      #expect(room?.title == "Tabs" && room?.viewIfLoaded?.window != nil)
    }
    choose("English", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(german == nil && room == nil)
    #expect(demo.window.rootViewController !== demo.root)
  }

  @Test("a larger text size enlarges the strings of the room at once, and is kept")
  func textSize() throws {
    defer { ContentSizeCategory.preferred = .large }
    let demo = try Demo("clock")
    func height() -> Double? {
      demo.texts.first { $0.text.string.hasPrefix("One frame a second") }?.frame.height
    }
    let before = try #require(height())
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    try reveal("Text size", demo)
    choose("Text size", demo)
    choose("Larger", demo)
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(try #require(height()) > before * 1.2)
    #expect(demo.environment.state.text == "room clock\ntext extraExtraLarge\n")
  }

  @Test("a larger scale reaches the window's host, and the rooms are laid out in fewer points")
  func scale() throws {
    let demo = try Demo("tabs", size: Size(width: 960, height: 640), paints: false)
    var scales: [Double?] = []
    demo.environment.changeScale = { [stage = demo.stage] in
      scales.append($0)
      stage.dispatchScale($0 ?? 1)
    }
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    try reveal("Scale", demo)
    choose("Scale", demo)
    choose("200 %", demo)
    #expect(scales == [2])
    #expect(demo.window.bounds.size == Size(width: 480, height: 320))
    #expect(demo.window.scale == 2)
    try reveal("Scale", demo)
    choose("Scale", demo)
    choose("Desktop", demo)
    #expect(scales == [2, nil])
    #expect(demo.window.bounds.size == Size(width: 960, height: 640))
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(demo.environment.state.text == "room tabs\n")
  }

  @Test("the ring takes the chosen appearance and directions when it opens next")
  func ring() throws {
    let demo = try Demo("welcome")
    let ring = try #require(demo.root as? RingMenuController)
    #expect(ring.menuView.style == .court && ring.menuView.arrangement == .even)
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    for name in ["Discs", "Compass"] {
      try reveal(name, demo)
      choose(name, demo)
    }
    demo.stage.key("Escape")
    demo.stage.settle()
    #expect(ring.menuView.style == .plain && ring.menuView.arrangement == .compass)
    #expect(demo.environment.state.text == "room welcome\nring plain\nring-directions compass\n")
    demo.stage.key("Menu")
    demo.stage.settle()
    #expect(ring.isMenuVisible)
    // The fourth of seven items is to the left in the compass.
    let journal = try #require(demo.stage.view(named: "Journal"))
    let middle = journal.convert(journal.bounds, to: nil).center
    #expect(abs(middle.y - 320) < 40, "\(middle)")
    let again = try Demo("welcome")
    #expect((again.root as? RingMenuController)?.menuView.style == .court)
  }

  /// Scrolls the settings until a control is visible.
  private func reveal(_ name: String, _ demo: Demo) throws {
    let list = try #require(demo.views(ScrollView.self).last)
    for step in 0..<40 where demo.stage.view(named: name) == nil {
      list.contentOffset.y = min(
        Double(step) * 20, max(0, list.contentSize.height - list.bounds.height))
      demo.stage.settle()
    }
    // The control is then at the edge, where it may be clipped.
    let end = max(0, list.contentSize.height - list.bounds.height)
    list.contentOffset.y = min(list.contentOffset.y + 40, end)
    demo.stage.settle()
  }

  @Test(
    "what the ring has learned ages between two starts, and survives a change of language")
  func practice() throws {
    defer { Language.english.use(assetsFolder: nil) }
    var state = DemoState(text: "practice 1:4:100,5.2:3\ndate 1000\n")
    state.advance(to: 1600)
    #expect(state.text == "practice 1:4:700,5.2:3\ndate 1600\n")
    // A clock that was set back does not make a stroke younger.
    state.advance(to: 1500)
    #expect(state.text == "practice 1:4:700,5.2:3\ndate 1500\n")

    let demo = try Demo("clock", paints: false)
    for _ in 0..<3 {
      demo.stage.key("Menu")
      demo.stage.advance(by: 1.5)
      demo.stage.key("3")
      demo.stage.settle()
      demo.stage.key("Ctrl+2")
      demo.stage.settle()
    }
    let learned = try #require(demo.root as? RingMenuController).menuView.practice
    #expect(learned.description == "2:3")
    demo.stage.key("Ctrl+,")
    demo.stage.settle()
    try reveal("Deutsch", demo)
    choose("Deutsch", demo)
    let house = try #require(demo.window.rootViewController as? RingMenuController)
    #expect(house !== demo.root && house.menuView.practice == learned)
  }

  @Test("the last room and the folded explanation are kept")
  func state() throws {
    let demo = try Demo("welcome")
    demo.stage.key("Ctrl+6")
    demo.stage.settle()
    choose("Explanation", demo)
    #expect(demo.environment.state.text == "room navigation\nexplanation off\n")
  }

  @Test("a state is read from its own text; unknown lines are ignored")
  func text() {
    var state = DemoState()
    #expect(state.text == "" && DemoState(text: "") == state)
    state.room = "stack"
    state.size = Size(width: 1200, height: 800)
    state.userInterfaceStyle = .dark
    state.accessibilityContrast = .normal
    state.motion = .off
    state.layoutDirection = .leftToRight
    state.scale = 1.25
    state.contentSizeCategory = .extraLarge
    state.language = .german
    state.ringStyle = .plain
    state.ringArrangement = .compass
    state.isExplained = true
    state.practice = RingMenuPractice([.init(path: [5, 2], slowCount: 3, age: 60)])
    state.date = 1_790_000_000
    #expect(state.text.hasSuffix("practice 5.2:3:60\ndate 1790000000\n"))
    #expect(DemoState(text: state.text) == state)
    #expect(
      DemoState(
        text:
          "size 0x5\nsize 3\nsize 99999x1\ntheme blue\n\nroom\nroom a b\nmotion \u{0}\nfoo bar\n"
          + "explanation maybe\nscale 9\nscale nan\ntext huge\nlanguage xx\nring square\n"
          + "ring-directions up\npractice 1.x:2,:3,4:-1\ndate soon\nsize 320x240")
        == DemoState(text: "size 320x240"))
    #expect(
      state.applied(to: Settings(pastesSelection: false))
        == Settings(userInterfaceStyle: .dark, motion: .off, pastesSelection: false))
  }
}
