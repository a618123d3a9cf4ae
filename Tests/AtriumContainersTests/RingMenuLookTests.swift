import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The appearance and the motion of a ring of wedges (features 3, 11 to 13, 20, 23 to 25, 28, 29).
@MainActor
struct RingMenuLookTests {
  private let middle = Point(x: 400, y: 300)

  private func layout(_ count: Int, _ size: Size, near wish: Point? = nil) -> RingMenuLayout {
    let wedges = RingMenuWedges((0..<count).map(RingMenuWedges.Content.item), start: -.pi / 2)
    return RingMenuLayout(wedges, .court, in: Rect(origin: .zero, size: size), near: wish)
  }

  @Test(
    "RF-11: at 25 positions, including corners, the ring is inside and 8 strokes choose the same 8 items"
  )
  func edges() {
    for column in 0...4 {
      for row in 0...4 {
        let size = Size(width: 800, height: 600)
        let place = Point(x: 799 * Double(column) / 4, y: 599 * Double(row) / 4)
        let ring = layout(8, size, near: place)
        let reach = ring.outerRadius + RingMenuLayout.edgeMargin
        #expect(
          Rect(origin: .zero, size: size).contains(
            Rect(center: ring.center, size: Size(width: 2 * reach, height: 2 * reach))))
        let fixture = RingFixture(count: 8, style: .court)
        for item in 0..<8 {
          let angle = Double(item) * .pi / 4 - .pi / 2
          fixture.press(.secondary, at: place)
          let end = place + Point(angle: angle, length: 500)
          fixture.move(to: end)
          fixture.release(.secondary, at: end)
          #expect(fixture.ring.selectedIndex == item)
          fixture.stage.settle()
        }
      }
    }
  }

  @Test(
    "RF-12: the ring shrinks to 160 points and becomes a list below that, and nothing overlaps in any size"
  )
  func sizes() {
    let sizes = [
      (120.0, 90.0), (160, 120), (200, 150), (160, 160), (200, 200), (320, 240), (800, 600),
      (3840, 2160), (1, 1), (0, 0), (30_000, 1),
    ]
    for (width, height) in sizes {
      let size = Size(width: width, height: height)
      for count in 0...12 {
        let ring = layout(count, size)
        let isList = min(width, height) < 160
        #expect((ring.form == .list) == isList)
        let frames = (0..<count).map(ring.itemFrame).filter { !$0.isEmpty }
        if isList {
          if width >= 100 { #expect(frames.count == min(count, ring.list.visibleCount)) }
          for (index, frame) in frames.enumerated() {
            #expect(frames.dropFirst(index + 1).allSatisfy { $0.minY >= frame.maxY })
            #expect(ring.list.rowHeight >= 24)
          }
        } else {
          #expect(ring.outerRadius + RingMenuLayout.edgeMargin <= min(width, height) / 2 + 1e-9)
          // RF-28: wedges are never less than 24 points wide, and at least 44 points if the ring is large
          // enough.
          let target = 2 * ring.radius * Point(angle: .pi / Double(max(2, count)), length: 1).y
          #expect(target >= 24)
          if min(width, height) >= 600 { #expect(target >= 44) }
        }
      }
    }
  }

  @Test("RF-12: the list handles the same keys and strokes, scrolls, and chooses by row")
  func list() {
    let fixture = RingFixture(count: 5, size: Size(width: 160, height: 100), style: .court)
    fixture.key(.keyboardApplication)
    #expect(fixture.ring.landmarks.map(\.name) == ["A", "B", "C"])
    fixture.key(.keyboardEnd)
    #expect(fixture.ring.landmarks.map(\.name) == ["C", "D", "E"])
    fixture.stage.scroll(by: Point(x: 0, y: 106), at: Point(x: 80, y: 50))
    #expect(fixture.ring.landmarks.map(\.name) == ["A", "B", "C"])
    fixture.click(at: fixture.ring.landmarks[1].frame.center)
    #expect(fixture.ring.selectedIndex == 1)
    fixture.stage.settle()
    // A practised stroke has the same direction in a window of any size.
    let place = Point(x: 80, y: 50)
    fixture.press(.middle, at: place)
    fixture.release(.middle, at: place + Point(angle: -.pi / 2 + 4 * .pi / 5, length: 60))
    #expect(fixture.ring.selectedIndex == 2)
  }

  @Test("RF-13: no two labels of 20 characters overlap, in three scripts, for 2 to 12 items")
  func labels() {
    let names = ["Twenty characters ok", "مرحبا بالعالم الجميل", "日本語の長い名前のメニュー項目の例です"]
    for count in 2...12 {
      let ring = layout(count, Size(width: 1280, height: 800))
      let boxes = (0..<count).map { index in
        RingMenuLayout.nameFrame(names[index % 3], ofWedge: index, in: ring)
      }
      for (index, box) in boxes.enumerated() {
        guard let box else {
          Issue.record("no name \(index) of \(count)")
          continue
        }
        #expect(box.width > 20 && box.height > 10)
        #expect(boxes.dropFirst(index + 1).allSatisfy { $0?.intersects(box) == false })
      }
    }
  }

  @Test("RF-13: only the wedges with too little space for their names show no names")
  func scarceSpace() {
    func named(_ name: String, _ count: Int, _ side: Double) -> [Int] {
      let ring = layout(count, Size(width: side, height: side))
      return (0..<count).filter { RingMenuLayout.nameFrame(name, ofWedge: $0, in: ring) != nil }
    }
    // Wedges at the top, the bottom, the left and the right have more space than the others.
    #expect(named("Help", 12, 300) == [0, 3, 6, 9])
    #expect(named("Help", 8, 300) == Array(0..<8))
    #expect(named("Twenty characters ok", 8, 300) == [0, 4])
    #expect(named("Help", 4, 240) == [])
    for side in stride(from: 256.0, through: 460, by: 12) {
      for count in 2...12 {
        let ring = layout(count, Size(width: side, height: side))
        for name in ["Help", "Twenty characters ok"] {
          let boxes = (0..<count).compactMap {
            RingMenuLayout.nameFrame(name, ofWedge: $0, in: ring)
          }
          for (index, box) in boxes.enumerated() {
            #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.intersects(box) })
          }
        }
      }
    }
  }

  @Test(
    "RF-28: text has a contrast of 4.5:1 on every wedge, and a wedge 3:1 with the lines between",
    arguments: [
      UserInterfaceStyle.light, .dark,
    ])
  func contrast(style: UserInterfaceStyle) {
    let traits = TraitCollection(userInterfaceStyle: style)
    let ground = style == .dark ? Color(hex: 0x121315) : Theme(traits).surface
    for index in 0..<RingMenuPalette.count {
      let color = RingMenuPalette.color(at: index, for: traits)
      #expect(color.contrastRatio(with: .white) >= 4.5)
      #expect(color.contrastRatio(with: ground) >= 3)
    }
    #expect(RingMenuPalette.color(at: -1, for: traits) == RingMenuPalette.color(at: 7, for: traits))
  }

  @Test(
    "RF-28: the ring has a contrast of 3:1 with any content",
    arguments: [
      Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
      Settings(userInterfaceStyle: .dark, accessibilityContrast: .high),
    ])
  func edgeContrast(settings: Settings) throws {
    for content in [Color.white, .black, Color(white: 0.5), Color(hex: 0x17181b)] {
      let fixture = RingFixture(count: 5, settings: settings, style: .court)
      fixture.children[0].view.backgroundColor = content
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.settle()
      let picture = fixture.stage.snapshot()
      // On a line from the content into the ring, at least one point has enough contrast.
      let colors = (0..<30).map { step in picture.color(atX: 400, y: 100 + step) }
      let outside = colors[0]
      let best = colors.map { $0.contrastRatio(with: outside) }.max() ?? 0
      #expect(best >= 3, "\(content)")
    }
  }

  @Test(
    "RF-28: a highlighted wedge has a border with a contrast of 3:1 to the middle and to its neighbours",
    arguments: [
      Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
      Settings(userInterfaceStyle: .dark, accessibilityContrast: .high),
    ])
  func highlightContrast(settings: Settings) throws {
    let fixture = RingFixture(count: 6, settings: settings, style: .court)
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardDownArrow)
    fixture.stage.settle()
    #expect(fixture.menu.highlightedIndex == 3)
    let layout = try #require(fixture.menu.ringLayout)
    let picture = fixture.stage.snapshot()
    // The first line leads from the middle into the wedge, and the second line from this wedge into the
    // next wedge.
    let inwards = stride(from: layout.innerRadius - 6, to: layout.innerRadius + 12, by: 0.5).map {
      fixture.center + Point(angle: .pi / 2, length: $0)
    }
    let around = stride(from: 0.42, to: 0.62, by: 0.005).map {
      fixture.center + Point(angle: .pi / 2 + $0, length: layout.radius + 20)
    }
    for line in [inwards, around] {
      let colors = line.map { picture.color(atX: Int($0.x), y: Int($0.y)) }
      var best = 1.0
      for color in colors { best = max(best, color.contrastRatio(with: colors[colors.count - 1])) }
      for color in colors { best = max(best, color.contrastRatio(with: colors[0])) }
      #expect(best >= 3)
    }
  }

  @Test("RF-3: the first frame shows the ring, and a choice before it paints nothing")
  func firstFrame() {
    let fixture = RingFixture(count: 5, style: .court)
    fixture.press(.middle, at: middle)
    #expect(fixture.menu.presentation.alpha == 0.5)
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 1)
    fixture.release(.middle, at: middle)
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    for item in [1, 2, 3, 4, 0] {
      let target = middle + Point(angle: -.pi / 2 + Double(item) * 2 * .pi / 5, length: 80)
      let window = fixture.stage.window
      let time = fixture.stage.time
      window.dispatch(.pointerDown(PointerInput(location: middle, time: time, button: .middle)))
      window.dispatch(.pointerMoved(PointerInput(location: target, time: time)))
      window.dispatch(.pointerUp(PointerInput(location: target, time: time, button: .middle)))
      fixture.stage.settle()
      #expect(fixture.ring.selectedIndex == item)
      #expect(fixture.menu.isHidden)
    }
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 1)
  }

  @Test("RF-3: with a delay, too, a quick stroke paints nothing")
  func delay() {
    let fixture = RingFixture(count: 5, style: .court)
    fixture.menu.showDelay = 0.3
    fixture.press(.middle, at: middle)
    for step in 1...12 {
      fixture.stage.advance(by: 0.02)
      fixture.move(to: middle + Point(x: 0, y: 10 * Double(step)))
    }
    fixture.release(.middle, at: middle + Point(x: -40, y: 120))
    fixture.stage.settle()
    #expect(fixture.ring.selectedIndex == 3)
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 0)
    fixture.click(.middle, at: middle)
    fixture.stage.advance(by: 0.31)
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 1)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.menu.presentation.alpha == 1)
  }

  @Test(
    "RF-23: opening takes 120 ms, closing 100 ms, a choice 150 ms, and the chosen item stays highlighted"
  )
  func durations() {
    let fixture = RingFixture(count: 5, style: .court)
    fixture.ring.setMenuVisible(true, animated: true)
    fixture.stage.advance(by: 0.11)
    #expect(fixture.menu.presentation.alpha < 1)
    fixture.stage.advance(by: 0.011)
    #expect(fixture.menu.presentation.alpha == 1)
    fixture.key(.keyboardEscape)
    fixture.stage.advance(by: 0.09)
    #expect(!fixture.menu.isHidden)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.menu.isHidden)
    fixture.ring.setMenuVisible(true, animated: true)
    fixture.stage.advance(by: 0.2)
    fixture.key(KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2))
    #expect(fixture.ring.selectedIndex == 2)
    #expect(fixture.menu.highlightedIndex == 2)
    fixture.stage.advance(by: 0.14)
    #expect(!fixture.menu.isHidden && fixture.menu.highlightedIndex == 2)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.menu.isHidden)
  }

  @Test("RF-23: a reversal continues without a jump")
  func reversals() {
    let fixture = RingFixture(count: 5, style: .court)
    var last: Double?
    var largest = 0.0
    for step in 0..<60 {
      if step.isMultiple(of: 4) { fixture.ring.setMenuVisible(step % 8 == 0, animated: true) }
      fixture.stage.advance(by: 0.01)
      let alpha = fixture.menu.presentation.alpha
      if let last, step > 1, !fixture.menu.isHidden { largest = max(largest, abs(alpha - last)) }
      last = alpha
    }
    // The opacity changes from its current value to 0 in 100 ms or to 1 in 120 ms, with the usual curves.
    #expect(largest < 0.2)
  }

  @Test(
    "RF-24: reduced motion fades within 100 ms and moves nothing, and without motion the ring opens at once"
  )
  func motion() {
    let reduced = RingFixture(count: 5, settings: Settings(motion: .reduced), style: .court)
    reduced.ring.setMenuVisible(true, animated: true)
    reduced.stage.advance(by: 0.05)
    let face = reduced.menu.subviews.first?.subviews.first
    #expect(face?.presentation.transform == .identity)
    #expect(reduced.menu.presentation.alpha < 1)
    reduced.stage.advance(by: 0.06)
    #expect(reduced.menu.presentation.alpha == 1)
    reduced.key(.keyboardEscape)
    reduced.stage.advance(by: 0.11)
    #expect(reduced.menu.isHidden)
    let off = RingFixture(count: 5, settings: Settings(motion: .off), style: .court)
    off.ring.setMenuVisible(true, animated: true)
    off.stage.turn()
    #expect(off.menu.presentation.alpha == 1)
    off.key(.keyboardEscape)
    #expect(off.menu.isHidden)
    // The setting takes effect while the ring exists.
    let live = RingFixture(count: 5, style: .court)
    live.ring.setMenuVisible(true, animated: true)
    live.stage.advance(by: 0.02)
    live.stage.window.dispatch(.settingsChanged(Settings(motion: .off)))
    live.stage.turn()
    #expect(live.menu.presentation.alpha == 1)
  }

  @Test(
    "RF-25: 50 resizes, half of them during a stroke, lay the ring out with the content and keep the highlight"
  )
  func resizes() {
    let fixture = RingFixture(count: 6, style: .court)
    fixture.press(.middle, at: middle)
    fixture.move(to: middle + Point(x: 0, y: 60))
    _ = fixture.recorder.take()
    for step in 0..<50 {
      let isTall = step.isMultiple(of: 2)
      let size = isTall ? Size(width: 420, height: 640) : Size(width: 800, height: 420)
      if step == 25 {
        fixture.release(.middle, at: middle)
        fixture.stage.settle()
        fixture.key(.keyboardApplication)
        fixture.key(.keyboardDownArrow)
      }
      fixture.stage.resize(to: size, isLive: true)
      #expect(fixture.center == Rect(origin: .zero, size: size).center)
      #expect(fixture.children[0].view.frame.size == size)
      #expect(fixture.menu.highlightedIndex == 3)
    }
    let sizes = fixture.recorder.take().filter { $0.contains("viewWillTransition") }
    #expect(sizes.count == 150)
    #expect(
      Array(sizes.prefix(3).map { $0.prefix { $0 != "." } }) == ["Ring", "A", "RingMenu"])
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    #expect(fixture.ring.children == fixture.children)
    #expect(fixture.menu.subviews.isEmpty)
  }

  @Test("RF-29: a change of the highlight repaints two of twelve wedges and the middle")
  func cost() {
    let fixture = RingFixture(count: 12, size: Size(width: 1280, height: 800), style: .court)
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.settle()
    fixture.move(to: fixture.item(3))
    fixture.move(to: fixture.item(3) + Point(x: 1, y: 0))
    fixture.stage.settle()
    let before = fixture.stage.window.statistics.paintedPixelCount
    fixture.move(to: fixture.item(4))
    fixture.stage.settle()
    let painted = fixture.stage.window.statistics.paintedPixelCount - before
    let side = 2 * (fixture.menu.ringLayout?.outerRadius ?? 0)
    #expect(painted > 0)
    #expect(Double(painted) <= 0.35 * side * side, "\(Double(painted) / side / side)")
  }

  @Test(
    "RF-20: the middle and the wedges have accessible names; RF-27: they have roles, states and positions"
  )
  func announcing() {
    let fixture = RingFixture(count: 4, style: .court)
    let log = RingLog()
    fixture.ring.delegate = log
    var item = RingMenuItem.controller(fixture.children[3])
    item.isEnabled = false
    fixture.ring.menu = [
      .controller(fixture.children[0]), .toggle("Grid", isOn: true) { _ in },
      .radio("Large", isOn: false) {}, item, .dial("Zoom", value: 40) { _ in },
    ]
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.settle()
    var found: [View] = []
    func visit(_ view: View) {
      if view.accessibilityTraits.contains(.menuItem) { found.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(fixture.menu)
    #expect(found.map(\.accessibilityLabel) == ["A", "Grid", "Large", "D", "Zoom"])
    #expect(
      found.map(\.accessibilityValue)
        == ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "40, 5 of 5"])
    #expect(
      found.map(\.accessibilityTraits) == [
        [.menuItem, .selected], [.menuItem, .toggleButton, .selected], [.menuItem, .toggleButton],
        [.menuItem, .notEnabled], [.menuItem, .adjustable],
      ])
    _ = log.take()
    for _ in 0..<3 { fixture.key(.keyboardTab) }
    #expect(log.take() == ["focus [1]", "focus [2]", "focus [3]"])
    #expect(fixture.menu.accessibilityValue == "D")
    // While the pointer circles the ring quickly for one second, about five wedges are announced.
    for step in 0..<50 {
      fixture.stage.advance(by: 0.02)
      fixture.move(to: middle + Point(angle: Double(step) * 0.4, length: 100))
    }
    let count = log.take().count
    #expect(count >= 4 && count <= 6)
  }

  @Test("RF-26: a thousand openings send balanced calls, and the focus returns")
  func containment() {
    let fixture = RingFixture(count: 4, style: .court)
    for _ in 0..<1000 {
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.turn()
      fixture.ring.setMenuVisible(false, animated: false)
      fixture.stage.turn()
    }
    var counts: [String: Int] = [:]
    for line in fixture.recorder.take() { counts[line, default: 0] += 1 }
    #expect(
      counts == [
        "RingMenu.viewDidLoad": 1, "RingMenu.willMove(Ring)": 1000, "RingMenu.didMove(Ring)": 1000,
        "RingMenu.viewWillAppear(false)": 1000, "RingMenu.viewIsAppearing(false)": 1000,
        "RingMenu.viewDidAppear(false)": 1000, "RingMenu.willMove(nil)": 1000,
        "RingMenu.didMove(nil)": 1000, "RingMenu.viewWillDisappear(false)": 1000,
        "RingMenu.viewDidDisappear(false)": 1000,
      ])
    #expect(fixture.ring.children == fixture.children)
  }
}
