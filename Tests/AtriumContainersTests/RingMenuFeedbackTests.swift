import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// What an open ring displays, counted in turns and frames (features 3, 16, 20, 23).
@MainActor
struct RingMenuFeedbackTests {
  private let middle = Point(x: 400, y: 300)

  private func grouped(settings: Settings = Settings()) -> RingFixture {
    let fixture = RingFixture(count: 5, settings: settings, style: .court)
    let items = fixture.children.map(RingMenuItem.controller)
    fixture.ring.menu = [
      items[0], items[1],
      .submenu(
        "Group",
        items: [items[2], .submenu("Deep", items: [items[3], items[4]]), .action("Act") {}]),
    ]
    return fixture
  }

  private func views(_ fixture: RingFixture, _ isMeant: (View) -> Bool) -> [View] {
    var found: [View] = []
    func visit(_ view: View) {
      if isMeant(view) { found.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(fixture.menu)
    return found
  }

  private func wedges(_ fixture: RingFixture) -> [View] {
    views(fixture) { $0.accessibilityTraits.contains(.menuItem) && !$0.isHidden }
  }

  /// Returns the labels in the middle of the ring.
  private func says(_ fixture: RingFixture) -> [String?] {
    views(fixture) { $0.accessibilityTraits == .button || $0.accessibilityTraits == .staticText }
      .map(\.accessibilityLabel)
  }

  @Test(
    "RF-3: each opening input changes pixels in its own turn, and a quick stroke chooses before any turn"
  )
  func turns() {
    let openers: [@MainActor (Window) -> Void] = [
      { $0.dispatch(.pointerDown(PointerInput(location: middle, time: 0, button: .middle))) },
      { $0.dispatch(.pointerDown(PointerInput(location: middle, time: 0, button: .secondary))) },
      {
        $0.dispatch(
          .keyDown(KeyInput(key: Key(keyCode: .keyboardApplication), time: 0, isRepeat: false)))
      },
      {
        $0.dispatch(
          .touchpadSwipe(
            TouchpadSwipeInput(
              fingerCount: 3, phase: .began, delta: .zero, location: middle, time: 0)))
      },
      {
        for id in 0..<3 {
          let place = middle + Point(x: 40 * Double(id - 1), y: 0)
          $0.dispatch(.touchBegan(TouchInput(id: id, location: place, time: 0)))
        }
        $0.dispatch(.touchEnded(TouchInput(id: 0, location: middle, time: 0)))
      },
    ]
    for (index, open) in openers.enumerated() {
      let fixture = RingFixture(count: 5, style: .court)
      let place = middle + Point(x: 0, y: -60)
      let before = fixture.stage.snapshot().color(atX: Int(place.x), y: Int(place.y))
      let count = fixture.stage.window.statistics.turnCount
      open(fixture.stage.window)
      fixture.stage.turn()
      #expect(fixture.stage.window.statistics.turnCount == count + 1)
      #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 1, "\(index)")
      #expect(
        fixture.stage.snapshot().color(atX: Int(place.x), y: Int(place.y)) != before, "\(index)")
    }
    // The release is handled in its own turn, whether the three events of a mark arrive in one turn or in
    // three.
    for isQueued in [true, false] {
      let fixture = grouped()
      let corner = middle + Point(angle: .pi * 5 / 6, length: 140)
      let end = corner + Point(angle: .pi * 4 / 3, length: 90)
      let window = fixture.stage.window
      let count = window.statistics.turnCount
      var turns = 0
      func send(_ event: InputEvent) {
        window.dispatch(event)
        guard !isQueued else { return }
        fixture.stage.turn()
        turns += 1
      }
      send(.pointerDown(PointerInput(location: middle, time: 0, button: .middle)))
      send(.pointerMoved(PointerInput(location: corner, time: 0)))
      send(.pointerMoved(PointerInput(location: end, time: 0)))
      send(.pointerUp(PointerInput(location: end, time: 0, button: .middle)))
      if isQueued {
        fixture.stage.turn()
        turns = 1
      }
      #expect(window.statistics.turnCount == count + turns)
      #expect(fixture.ring.selectedIndex == 2)
      #expect(fixture.stage.window.statistics[.ringMenuOpenings] == (isQueued ? 0 : 1))
    }
  }

  @Test(
    "RF-23: the wedges, rows or discs start at intervals of at most 20 ms, and all are complete after the opening"
  )
  func stagger() {
    let (usual, small) = (Size(width: 800, height: 600), Size(width: 150, height: 140))
    let cases: [(Int, RingMenuView.Style, Size, Int)] = [
      (2, .court, usual, 120), (6, .court, usual, 120), (12, .court, usual, 120),
      (4, .court, small, 120), (6, .plain, usual, 200),
    ]
    for (count, style, size, duration) in cases {
      let fixture = RingFixture(count: count, size: size, style: style)
      fixture.ring.setMenuVisible(true, animated: true)
      fixture.stage.turn()
      let views = wedges(fixture)
      #expect(views.count == count)
      var beginnings = Array(repeating: Double.infinity, count: count)
      let first = views.map(\.presentation.transform)
      #expect(first.allSatisfy { $0 != .identity })
      for step in 1..<duration {
        fixture.stage.advance(by: 0.001)
        for (index, view) in views.enumerated() where view.presentation.transform != first[index] {
          beginnings[index] = min(beginnings[index], Double(step) / 1000)
        }
      }
      for (one, next) in zip(beginnings, beginnings.dropFirst()) {
        #expect(next > one && next - one < 0.0215, "\(count) \(style)")
      }
      #expect(views.last?.presentation.transform != .identity)
      fixture.stage.advance(by: 0.002)
      #expect(views.allSatisfy { $0.presentation.transform == .identity })
    }
  }

  @Test(
    "RF-24: with reduced motion no wedge, row or disc moves, and the fades take 100 ms",
    arguments: [Motion.reduced, .off])
  func still(motion: Motion) {
    for (style, size) in [
      (RingMenuView.Style.court, Size(width: 800, height: 600)),
      (.court, Size(width: 150, height: 159)), (.plain, Size(width: 800, height: 600)),
    ] {
      let fixture = RingFixture(
        count: 4, size: size, settings: Settings(motion: motion), style: style)
      fixture.ring.setMenuVisible(true, animated: true)
      for _ in 0..<12 {
        fixture.stage.advance(by: 0.01)
        #expect(wedges(fixture).count == 4)
        #expect(wedges(fixture).allSatisfy { $0.presentation.transform == .identity })
      }
      #expect(fixture.menu.presentation.alpha == 1)
      fixture.key(.keyboardEscape)
      fixture.stage.advance(by: 0.101)
      #expect(fixture.menu.isHidden)
    }
  }

  @Test("RF-23: while the ring closes after a choice, only the chosen wedge, row or disc remains")
  func chosen() {
    for (style, size) in [
      (RingMenuView.Style.court, Size(width: 800, height: 600)),
      (.court, Size(width: 150, height: 159)), (.plain, Size(width: 800, height: 600)),
    ] {
      let fixture = RingFixture(count: 4, size: size, style: style)
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.settle()
      let views = wedges(fixture)
      fixture.key(KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2))
      fixture.stage.advance(by: 0.05)
      #expect(views.map(\.alpha) == [0, 0, 1, 0])
      #expect(views.allSatisfy { $0.presentation.alpha > 0 } && !fixture.menu.isHidden)
      // A ring that opens again during the fade shows all items.
      fixture.ring.setMenuVisible(true, animated: true)
      fixture.stage.settle()
      #expect(wedges(fixture).map(\.presentation.alpha) == [1, 1, 1, 1])
    }
  }

  @Test("RF-20: the line around the middle grows while a resting pointer is about to open a level")
  func dwelling() throws {
    for motion in [Motion.full, .reduced] {
      let fixture = grouped(settings: Settings(motion: motion))
      fixture.press(.middle, at: middle)
      fixture.stage.advance(by: 0.3)
      let radius = try #require(fixture.menu.ringLayout?.innerRadius) - 4.5
      func color(_ degrees: Double) -> [Double] {
        let place = middle + Point(angle: degrees * .pi / 180, length: radius)
        let color = fixture.stage.snapshot().color(atX: Int(place.x), y: Int(place.y))
        return [color.red, color.green, color.blue]
      }
      let empty = color(0)
      fixture.move(to: middle + Point(angle: .pi * 5 / 6, length: 140))
      fixture.stage.advance(by: 0.06)
      // The line reaches three o'clock after a quarter of the time, and half past eleven near the end.
      let (passed, ahead) = (color(0), color(-105))
      #expect(passed != empty && ahead != empty)
      #expect((passed == ahead) == (motion == .reduced))
      fixture.stage.advance(by: 0.05)
      #expect(fixture.menu.openPath == [2])
      fixture.stage.advance(by: 0.3)
      #expect(fixture.stage.window.isIdle)
    }
  }

  @Test("RF-16: the middle of a group names the parent level, and on the first level it says Close")
  func middleOfGroups() {
    let fixture = grouped()
    fixture.key(.keyboardApplication)
    #expect(says(fixture) == ["Close"])
    fixture.key(KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2))
    #expect(says(fixture) == ["Back to the first level"])
    fixture.key(KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + 1))
    #expect(says(fixture) == ["Back to Group"])
    for _ in 0..<2 { fixture.key(.keyboardTab) }
    #expect(says(fixture) == ["D, Go there"])
    fixture.key(.keyboardEscape)
    #expect(says(fixture) == ["Deep, Open 2 items"])
  }

  @Test("RF-20: the middle describes an item in its words, and the current item as You are here")
  func details() {
    let fixture = RingFixture(count: 3, style: .court)
    var items = fixture.children.map(RingMenuItem.controller)
    items[0].detail = "The first"
    items[1].detail = "A clock"
    items[1].shortcut = "Ctrl+2"
    fixture.ring.menu = items
    fixture.key(.keyboardApplication)
    let expected = ["B, A clock\nCtrl+2", "C, Go there", "A, You are here"]
    for text in expected {
      fixture.key(.keyboardTab)
      #expect(says(fixture) == [text])
    }
    #expect(RingMenuItem.controller(fixture.children[0]).detail == nil)
  }

  @Test(
    "RF-20: a level that opens below a resting pointer immediately highlights the item that a click would choose"
  )
  func restingPointer() throws {
    let fixture = grouped()
    fixture.key(.keyboardApplication)
    fixture.stage.settle()
    let group = fixture.item(2)
    fixture.move(to: group + Point(x: 1, y: 0))
    fixture.move(to: group)
    #expect(fixture.menu.highlightedIndex == 2)
    fixture.click(at: group)
    #expect(fixture.menu.openPath == [2])
    let layout = try #require(fixture.menu.ringLayout)
    let wedge = try #require(layout.item(at: group))
    let expected = layout.wedges.contents[wedge].item
    #expect(
      fixture.menu.highlightedIndex == expected && says(fixture) != ["Back to the first level"])
    // A click in the middle goes back, and the pointer then rests there.
    fixture.move(to: middle)
    fixture.click(at: middle)
    #expect(fixture.menu.openPath == [] && fixture.menu.highlightedIndex == nil)
    // After a key opens a level, the pointer highlights no item until it moves again.
    fixture.move(to: group)
    fixture.key(.keyboardReturnOrEnter)
    #expect(fixture.menu.openPath == [2] && fixture.menu.highlightedIndex == nil)
    fixture.move(to: group + Point(x: 0, y: 1))
    #expect(fixture.menu.highlightedIndex == expected)
    // The items below the pointer change, and the wheel turns pages.
    fixture.ring.menu = (0..<20).map { index in .action("Item \(index)") {} }
    let place = try #require(fixture.menu.ringLayout?.item(at: group))
    #expect(fixture.menu.highlightedIndex == place)
    fixture.stage.scroll(by: Point(x: 0, y: -53), at: group)
    #expect(fixture.menu.highlightedIndex == place + 8)
  }
}
