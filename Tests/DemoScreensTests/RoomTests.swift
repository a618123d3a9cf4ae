import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The common layout of all rooms: the header, the explanation, the stage and the side, at every size.
@MainActor
struct RoomTests {
  private nonisolated static let rooms = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions",
    "rotation", "playground",
  ]
  private static let sizes = [
    Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 600, height: 480),
    Size(width: 960, height: 640), Size(width: 1280, height: 840), Size(width: 1920, height: 1200),
  ]

  private func room(_ demo: Demo) throws -> ViewController {
    try #require((demo.root as? RingMenuController)?.selectedViewController)
  }

  // MARK: Every room

  @Test(
    "every room has its title, its tools, complete strings that do not overlap, and equal margins",
    arguments: rooms, [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func layout(room name: String, direction: UserInterfaceLayoutDirection) throws {
    for size in RoomTests.sizes {
      let demo = try Demo(
        name, size: size, settings: Settings(layoutDirection: direction), paints: false)
      let title = try #require(try room(demo).title)
      let margin = RoomMetrics(size).margin
      let texts = demo.texts
      let heading = try #require(texts.first { $0.text.string == title }, "\(size)")
      #expect(heading.frame.minY < 60 && !heading.text.isTruncated)
      for (index, one) in texts.enumerated() {
        let isInside =
          one.frame.minX >= margin - 1 && one.frame.maxX <= size.width - margin + 1
          && one.frame.minY >= 0 && one.frame.maxY <= size.height
        #expect(isInside, "“\(one.text.string)” at \(one.frame) in \(size)")
        #expect(!one.text.isTruncated && !one.text.breaksWords, "“\(one.text.string)” in \(size)")
        for other in texts[(index + 1)...] {
          #expect(
            one.frame.intersection(other.frame).isEmpty,
            "“\(one.text.string)” and “\(other.text.string)” in \(size)")
        }
      }
      try checkTools(demo, size, margin, heading.frame)
    }
  }

  /// Checks that the tools overlap neither each other nor the title, and end 4 points outside the margins.
  private func checkTools(_ demo: Demo, _ size: Size, _ margin: Double, _ title: Rect) throws {
    let names = ["Show all rooms", "Show the ring", "Show the shortcuts"]
    let frames = try names.map { name in
      let tool = try #require(demo.stage.view(named: name) as? Control)
      return tool.convert(tool.bounds, to: nil)
    }
    #expect(frames.allSatisfy { min($0.width, $0.height) >= 32 })
    for (index, one) in frames.enumerated() {
      #expect(one.intersection(title).isEmpty)
      for other in frames[(index + 1)...] { #expect(one.intersection(other).isEmpty) }
    }
    let isMirrored = demo.window.settings.layoutDirection == .rightToLeft
    #expect((frames[0].midX > size.width / 2) == isMirrored)
    #expect((frames[1].midX < size.width / 2) == isMirrored)
    let edges = [frames.map(\.minX).min() ?? 0, size.width - (frames.map(\.maxX).max() ?? 0)]
    #expect(edges == [margin - 4, margin - 4])
  }

  @Test("in every theme the tools have a contrast of 3:1 to their background, and text has 4.5:1")
  func contrast() {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      for ground in [theme.surface, theme.fill, theme.hoverFill, theme.background] {
        #expect(theme.label.contrastRatio(with: ground) >= 4.5)
        #expect(theme.secondaryLabel.contrastRatio(with: ground) >= 4.5)
      }
    }
  }

  // MARK: The body

  @Test(
    "stage and side are beside each other, below each other, or one of them is shown on request")
  func arrangements() {
    let side = RoomSide(View(), name: "calls")
    let gap = 24.0
    var seen: [RoomBody.Arrangement] = []
    for (width, height) in [(912.0, 500.0), (396, 700), (296, 140)] {
      let area = Rect(x: 12, y: 80, width: width, height: height)
      for prefersSide in [false, true] {
        let body = RoomBody(
          in: area, side: side, prefersSide: prefersSide, gap: gap, isMirrored: false)
        seen.append(body.arrangement)
        #expect(area.contains(body.stage) && area.contains(body.side))
        #expect(body.isEither == (height == 140))
        #expect(body.isEither ? body.stage == body.side : !body.stage.intersects(body.side))
      }
    }
    #expect(seen == [.beside, .beside, .below, .below, .alone, .instead])
  }

  @Test(
    "a column is in the middle, at most as wide as a stage, a side part and the guide; a stage has at most 912 points"
  )
  func column() {
    let body = Rect(x: 0, y: 80, width: 1920, height: 1000)
    let metrics = RoomMetrics(Size(width: 1920, height: 1080))
    let column = metrics.column(in: body)
    #expect(column == Rect(x: 140, y: 80, width: 1640, height: 1000))
    let narrow = Rect(x: 0, y: 80, width: 1280, height: 700)
    #expect(metrics.column(in: narrow) == Rect(x: 24, y: 80, width: 1232, height: 700))
    let alone = RoomBody(in: column, side: nil, prefersSide: false, gap: 24, isMirrored: false)
    #expect(alone.stage == Rect(x: 504, y: 80, width: 912, height: 1000))
    #expect(alone.column == alone.stage)
    // A narrow side part also takes the width that the stage does not need.
    for (width, taken) in [(220.0, 320.0), (440, 440)] {
      let side = RoomSide(View(), name: "calls", width: width)
      for isMirrored in [false, true] {
        let both = RoomBody(
          in: column, side: side, prefersSide: false, gap: 24, isMirrored: isMirrored)
        let left = taken == 320 ? 332.0 : 272
        #expect(both.column == Rect(x: left, y: 80, width: 936 + taken, height: 1000))
        #expect(both.stage.minX == (isMirrored ? left + taken + 24 : left))
        #expect(both.stage.width == 912)
        #expect(both.side.minX == (isMirrored ? left : left + 936) && both.side.width == taken)
      }
    }
  }

  @Test("in a wide window the book of Pages is open, beside the guide and without it")
  func openBook() throws {
    let demo = try Demo("pages", size: Size(width: 1920, height: 1000), paints: false)
    for isGuided in [true, false] {
      #expect((demo.stage.view(named: "Guide") != nil) == isGuided)
      let texts = demo.texts.map(\.text.string)
      #expect(texts.contains("A child alone") && texts.contains("addChild"), "\(texts)")
      demo.stage.key("Ctrl+t")
      demo.stage.settle()
    }
  }

  @Test(
    "while the window is resized, the drawn modes overlap neither a tool nor the title")
  func modesOnTheWay() throws {
    let demo = try Demo("sliding", paints: false)
    let modes = try #require(demo.stage.view(named: "Style"))
    var frameCount = 0
    for size in [Size(width: 420, height: 800), Size(width: 960, height: 640)] {
      demo.stage.resize(to: size)
      for _ in 0..<20 {
        let others = try #require(modes.superview).subviews.filter { $0 !== modes && !$0.isHidden }
        #expect(others.count >= 6)
        for other in others
        where min(modes.presentation.alpha, other.presentation.alpha) > 0.02 {
          let place = other.presentation.frame
          let common = modes.presentation.frame.intersection(place)
          #expect(
            common.isEmpty || common.width < 2 || common.height < 5,
            "\(other.accessibilityLabel ?? "") at \(frameCount): \(common)")
        }
        frameCount += 1
        demo.stage.advance(by: 1.0 / 60)
      }
      demo.stage.settle()
    }
    #expect(frameCount == 40)
  }

  // MARK: What the tools do

  @Test("the explanation can be folded and unfolded, in every room")
  func explanation() throws {
    let demo = try Demo("navigation")
    func isExplained() -> Bool { demo.texts.contains { $0.text.string.hasPrefix("Sources/Demo") } }
    #expect(isExplained())
    demo.stage.click(on: "Explanation")
    demo.stage.settle()
    #expect(!isExplained())
    for key in ["Ctrl+3", "Ctrl+4", "Ctrl+6"] {
      demo.stage.key(key)
      demo.stage.settle()
      #expect(!isExplained())
    }
    demo.stage.click(on: "Explanation")
    demo.stage.settle()
    #expect(isExplained())
  }

  @Test("in a small window the explanation is folded, and a click unfolds it")
  func smallExplanation() throws {
    let demo = try Demo("split", size: Size(width: 320, height: 240))
    let before = demo.texts.count
    #expect(!demo.texts.contains { $0.text.string.contains("with a stack each") })
    demo.stage.click(on: "Explanation")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string.contains("with a stack each") })
    #expect(before > 2)
  }

  @Test(
    "in a small window a tool shows the side part instead of the stage, and then the stage again")
  func side() throws {
    let demo = try Demo("navigation", size: Size(width: 320, height: 240))
    func shows(_ text: String) -> Bool { demo.texts.contains { $0.text.string == text } }
    #expect(shows("Containment") && !shows("viewControllers"))
    demo.stage.click(on: "Show the stack and its calls")
    demo.stage.settle()
    #expect(!shows("Containment") && shows("viewControllers"))
    demo.stage.click(on: "Show the stack and its calls")
    demo.stage.settle()
    #expect(shows("Containment") && !shows("viewControllers"))
    // A large window has both.
    demo.stage.resize(to: Size(width: 960, height: 640))
    demo.stage.settle()
    #expect(shows("Containment") && shows("viewControllers"))
    #expect(demo.stage.view(named: "Show the stack and its calls") == nil)
  }

  // MARK: The list of all rooms

  @Test(
    "in every theme the icons of the list of rooms have a contrast of 3:1",
    arguments: [
      Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
      Settings(userInterfaceStyle: .dark, accessibilityContrast: .high),
    ])
  func icons(settings: Settings) throws {
    let demo = try Demo("clock", settings: settings)
    demo.stage.key("Ctrl+k")
    demo.stage.settle()
    let picture = try #require(demo.stage.host.bitmap)
    let icons = demo.views(TableViewCell.self).prefix(5).map(\.imageView)
    #expect(icons.count == 5)
    for icon in icons {
      let frame = icon.convert(icon.bounds, to: nil)
      #expect(PixelCount(of: frame, in: picture).bestContrast >= 3)
    }
  }

  @Test("Ctrl+K lists every room with its sentence; letters and Return go to one, with its calls")
  func list() throws {
    let demo = try Demo("clock")
    demo.stage.key("Ctrl+k")
    demo.stage.settle()
    let cells = demo.views(TableViewCell.self)
    #expect(cells.contains { $0.textLabel.text == "Clock" && $0.isSelected })
    #expect(cells.allSatisfy { $0.detailTextLabel?.text.isEmpty == false })
    let table = try #require(demo.stage.view(named: "Rooms") as? TableView)
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [6, 9, 5])
    for letter in ["t", "r", "a"] { demo.stage.key(letter) }
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(try room(demo).title == "Transitions")
    #expect(demo.root.presentedViewController == nil)
    #expect(demo.environment.journal.entries.contains { $0.controller == "Transitions" })
  }

  @Test(
    "the tool opens the list, its button and Escape close it, and sentences are complete at each width"
  )
  func listClosed() throws {
    for size in RoomTests.sizes {
      let demo = try Demo("tabs", size: size, paints: false)
      for isKey in [true, false] {
        demo.stage.click(on: "Show all rooms")
        demo.stage.settle()
        #expect(demo.root.presentedViewController?.title == "Rooms")
        #expect(demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty, "\(size)")
        if isKey { demo.stage.key("Escape") } else { demo.stage.click(on: "Close") }
        demo.stage.settle()
        #expect(demo.root.presentedViewController == nil)
      }
      #expect(try room(demo).title == "Tabs")
    }
  }
}
