import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Rings with levels: groups of controllers, and other kinds of items (features 9, 10, 15 to 22).
@MainActor
struct RingMenuLevelTests {
  private let middle = Point(x: 400, y: 300)

  /// Makes a ring whose last two children are in a group.
  private func grouped(settings: Settings = Settings()) -> RingFixture {
    let fixture = RingFixture(count: 5, settings: settings, style: .court)
    let items = fixture.children.map(RingMenuItem.controller)
    fixture.ring.menu =
      Array(items.prefix(3)) + [.submenu("Group", items: Array(items.dropFirst(3)))]
    return fixture
  }

  private func names(_ fixture: RingFixture) -> [String] { fixture.ring.landmarks.map(\.name) }

  @Test(
    "RF-16: a click on a group opens its level at the same centre, and the middle or Escape goes back"
  )
  func clicks() throws {
    let fixture = grouped()
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    #expect(names(fixture) == ["A", "B", "C", "Group"])
    fixture.click(at: fixture.item(3))
    #expect(fixture.menu.openPath == [3])
    #expect(fixture.center == middle)
    #expect(Set(names(fixture)) == ["D", "E"])
    fixture.click(at: middle)
    #expect(fixture.menu.openPath == [] && fixture.ring.isMenuVisible)
    // The pointer is in the middle, so nothing is highlighted.
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.key(.keyboard4)
    #expect(fixture.menu.openPath == [3])
    fixture.key(.keyboardEscape)
    #expect(fixture.menu.openPath == [] && fixture.ring.isMenuVisible)
    #expect(fixture.menu.highlightedIndex == 3)
    fixture.key(.keyboardReturnOrEnter)
    fixture.key(.keyboardDeleteOrBackspace)
    #expect(fixture.menu.openPath == [])
    fixture.key(.keyboardReturnOrEnter)
    fixture.click(.back, at: middle)
    #expect(fixture.menu.openPath == [] && fixture.ring.isMenuVisible)
    fixture.key(.keyboard4)
    fixture.key(.keyboard1)
    #expect(fixture.ring.selectedViewController === fixture.children[3])
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test(
    "RF-9: one stroke of the middle button goes through a level, by a change of direction or by a pause"
  )
  func compoundStroke() {
    for rests in [false, true] {
      let fixture = grouped()
      let origin = Point(x: 60, y: 500)
      fixture.press(.middle, at: origin)
      // The group is to the left, outside the window. Its first item is nearest to the top.
      let corner = origin + Point(x: -130, y: 0)
      fixture.move(to: corner)
      #expect(fixture.menu.highlightedIndex == 3)
      if rests {
        fixture.stage.advance(by: 0.11)
        #expect(fixture.menu.openPath == [3])
      }
      let end = corner + Point(x: -10, y: -90)
      fixture.move(to: end)
      #expect(fixture.menu.openPath == [3])
      fixture.release(.middle, at: end)
      #expect(fixture.ring.selectedViewController === fixture.children[3])
      #expect(!fixture.ring.isMenuVisible)
    }
  }

  @Test(
    "RF-10: two short strokes at one centre choose an item; the second stroke is on the open ring")
  func simpleStrokes() {
    let fixture = grouped()
    let place = Point(x: 700, y: 100)
    fixture.press(.middle, at: place)
    fixture.move(to: place + Point(x: -60, y: 0))
    fixture.release(.middle, at: place + Point(x: -60, y: 0))
    #expect(fixture.menu.openPath == [3] && fixture.ring.isMenuVisible)
    fixture.stage.advance(by: 0.2)
    let second = place + Point(x: -60, y: 0)
    fixture.press(.primary, at: second)
    fixture.move(to: second + Point(x: 0, y: -60))
    fixture.release(.primary, at: second + Point(x: 0, y: -60))
    #expect(fixture.ring.selectedViewController === fixture.children[3])
  }

  @Test(
    "the level of a stroke may open at the pointer, and going back restores the previous centre")
  func placement() {
    let fixture = grouped()
    fixture.menu.levelPlacement = .atStroke
    fixture.press(.middle, at: middle)
    fixture.move(to: middle + Point(x: -150, y: 0))
    fixture.stage.advance(by: 0.11)
    #expect(fixture.center == middle + Point(x: -150, y: 0))
    fixture.release(.middle, at: middle + Point(x: -150, y: 0))
    #expect(fixture.ring.isMenuVisible && fixture.menu.openPath == [3])
    fixture.key(.keyboardEscape)
    #expect(fixture.center == middle)
  }

  @Test("RF-17: each way to cancel is reported once, and performs no action")
  func cancellations() {
    let ways: [(String, @MainActor (RingFixture) -> Void)] = [
      ("Escape", { $0.key(.keyboardEscape) }),
      (
        "Shift+Escape in a level",
        {
          $0.key(.keyboard4)
          $0.key(.keyboardEscape, modifierFlags: .shift)
        }
      ),
      ("middle", { $0.click(at: Point(x: 400, y: 300)) }),
      ("right button", { $0.click(.secondary, at: $0.item(1)) }),
      ("outside", { $0.click(at: Point(x: 5, y: 5)) }),
      (
        "focus",
        {
          $0.stage.window.dispatch(.focus(false))
          $0.stage.turn()
        }
      ),
      ("menu key", { $0.key(.keyboardApplication) }),
      (
        "window",
        {
          $0.stage.window.rootViewController = nil
          $0.stage.settle()
        }
      ),
    ]
    for (name, leave) in ways {
      let fixture = grouped()
      fixture.stage.window.dispatch(.focus(true))
      let log = RingLog()
      fixture.ring.delegate = log
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.advance(by: 0.3)
      leave(fixture)
      fixture.stage.settle()
      #expect(log.lines.filter { !$0.hasPrefix("focus") } == ["show", "hide", "cancel"], "\(name)")
      #expect(fixture.ring.selectedIndex == 0)
    }
  }

  @Test(
    "RF-21: actions, toggles and radio items can be chosen, and disabled items and separators cannot"
  )
  func kinds() {
    let fixture = RingFixture(count: 1, style: .court)
    var heard: [String] = []
    var off = RingMenuItem.action("Off") { heard.append("off") }
    off.isEnabled = false
    fixture.ring.menu = [
      .action("Act") { heard.append("act") },
      .toggle("Grid", isOn: false) { heard.append("grid \($0)") },
      .radio("Small", isOn: true) { heard.append("small") },
      .radio("Large", isOn: false) { heard.append("large") }, off, .separator,
      .controller(ViewController()), .controller(fixture.children[0]),
    ]
    func choose(_ digit: KeyboardHIDUsage) {
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.turn()
      fixture.key(digit)
      fixture.stage.settle()
    }
    for digit in [KeyboardHIDUsage.keyboard1, .keyboard2, .keyboard2, .keyboard4] { choose(digit) }
    #expect(heard == ["act", "grid true", "grid false", "large"])
    let radios = fixture.ring.menu?.compactMap { item in
      if case .radio(let isOn, _) = item.kind { isOn } else { nil }
    }
    #expect(radios == [false, true])
    // On an item that cannot be chosen, keys have no effect, and a click closes the menu.
    for digit in [KeyboardHIDUsage.keyboard5, .keyboard6, .keyboard7] {
      choose(digit)
      #expect(fixture.ring.isMenuVisible)
    }
    fixture.click(at: fixture.item(4))
    #expect(!fixture.ring.isMenuVisible)
    #expect(heard.count == 4)
    choose(.keyboard8)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("RF-21: a dial follows the angle and the keys, and Escape restores it")
  func dial() {
    let fixture = RingFixture(count: 1, style: .court)
    var values: [Int] = []
    fixture.ring.menu = [.dial("Zoom", value: 250) { values.append($0) }]
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    fixture.key(.keyboard1)
    for key in [KeyboardHIDUsage.keyboardLeftArrow, .keyboardPageDown, .keyboardUpArrow] {
      fixture.key(key)
    }
    fixture.move(to: middle)
    fixture.move(to: middle + Point(x: 0, y: -100))
    #expect(values == [99, 89, 90, 50])
    fixture.key(.keyboardEscape)
    #expect(values.last == 100 && fixture.ring.isMenuVisible)
    fixture.key(.keyboard1)
    fixture.press(.primary, at: middle + Point(x: 100, y: 0))
    fixture.release(.primary, at: middle + Point(x: 100, y: 0))
    #expect(values.last == 80 && !fixture.ring.isMenuVisible)
    for (degrees, value) in [(120.0, 0), (119, 0), (61, 100), (89, 100), (91, 0), (180, 20)] {
      let place = Point(angle: degrees * .pi / 180, length: 60)
      #expect(RingMenuDial.value(inDirection: place) == value, "\(degrees)")
    }
  }

  /// A ring whose second item, at three o'clock, is a dial, and a list of the values that the dial reported.
  @MainActor
  private final class DialBench {
    let fixture = RingFixture(count: 1, style: .court)
    let log = RingLog()
    var values: [Int] = []

    init() {
      fixture.ring.menu = [
        .action("Up") {}, .dial("Zoom", value: 10) { [weak self] in self?.values.append($0) },
        .action("Down") {}, .action("Left") {},
      ]
      fixture.ring.delegate = log
    }

    var end: [String] { log.take().filter { !$0.hasPrefix("focus") } }
  }

  @Test("RF-21: a stroke that rests on a dial sets the dial, and its release keeps the value")
  func dialInStroke() {
    let origin = Point(x: 60, y: 500)
    for isOpen in [false, true] {
      let bench = DialBench()
      let fixture = bench.fixture
      if isOpen {
        fixture.ring.setMenuVisible(true, animated: false)
        fixture.stage.advance(by: 0.3)
      }
      let button = isOpen ? PointerButton.primary : .middle
      fixture.press(button, at: origin)
      fixture.move(to: origin + Point(x: 150, y: 0))
      #expect(fixture.menu.highlightedIndex == 1)
      fixture.stage.advance(by: 0.11)
      // A trembling pointer sets no value. Directions are measured from the press, and not from the ring's centre.
      fixture.move(to: origin + Point(x: 150, y: 9))
      #expect(bench.values == [])
      fixture.move(to: origin + Point(x: 0, y: -100))
      fixture.move(to: origin + Point(x: 100, y: 0))
      #expect(bench.values == [50, 80])
      fixture.release(button, at: origin + Point(x: 100, y: 0))
      #expect(bench.values == [50, 80] && !fixture.ring.isMenuVisible)
      #expect(bench.end == ["show", "choose [1]", "hide"])
    }
    // A swipe on a touchpad has no location.
    let bench = DialBench()
    let window = bench.fixture.stage.window
    func swipe(_ phase: TouchpadPhase, to delta: Point) {
      window.dispatch(
        .touchpadSwipe(
          TouchpadSwipeInput(
            fingerCount: 3, phase: phase, delta: delta, location: middle,
            time: bench.fixture.stage.time)))
      bench.fixture.stage.turn()
    }
    swipe(.began, to: .zero)
    swipe(.changed, to: Point(x: 300, y: 0))
    bench.fixture.stage.advance(by: 0.11)
    swipe(.changed, to: Point(x: -300, y: -200))
    #expect(bench.values == [50])
    swipe(.ended, to: .zero)
    #expect(bench.end == ["show", "choose [1]", "hide"])
  }

  @Test("RF-21: a stroke that rests on a dial and is released there leaves the dial to be set")
  func dialAfterStroke() {
    let bench = DialBench()
    let fixture = bench.fixture
    fixture.press(.middle, at: middle)
    fixture.move(to: middle + Point(x: 150, y: 0))
    fixture.stage.advance(by: 0.11)
    fixture.release(.middle, at: middle + Point(x: 150, y: 5))
    #expect(bench.values == [] && fixture.ring.isMenuVisible)
    fixture.stage.advance(by: 0.2)
    fixture.click(at: middle + Point(x: 0, y: -100))
    #expect(bench.values == [50] && !fixture.ring.isMenuVisible)
    #expect(bench.end == ["show", "choose [1]", "hide"])
    // During the stroke, Escape restores the value. The stroke then continues.
    fixture.press(.middle, at: middle)
    fixture.move(to: middle + Point(x: 150, y: 0))
    fixture.stage.advance(by: 0.11)
    fixture.move(to: middle + Point(x: 0, y: -100))
    fixture.move(to: middle + Point(x: 150, y: 0))
    fixture.key(.keyboardEscape)
    #expect(bench.values == [50, 80, 50] && fixture.ring.isMenuVisible)
    fixture.move(to: middle + Point(x: 0, y: 150))
    #expect(fixture.menu.highlightedIndex == 2)
    fixture.release(.middle, at: middle + Point(x: 0, y: 150))
    #expect(bench.end == ["show", "choose [2]", "hide"])
  }

  @Test("RF-22: Control, items that stay open, and the right button act without closing the ring")
  func staysOpen() {
    let fixture = RingFixture(count: 1, style: .court)
    var heard: [String] = []
    var first = RingMenuItem.action("First") { heard.append("first") }
    first.secondaryAction = { heard.append("second") }
    var stays = RingMenuItem.toggle("Stays", isOn: false) { heard.append("stays \($0)") }
    stays.staysOpen = true
    fixture.ring.menu = [first, stays]
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    fixture.key(.keyboard2)
    fixture.key(.keyboard2)
    fixture.key(.keyboard1, modifierFlags: .control)
    #expect(fixture.ring.isMenuVisible)
    fixture.click(.secondary, at: fixture.item(0))
    #expect(!fixture.ring.isMenuVisible)
    #expect(heard == ["stays true", "stays false", "first", "second"])
  }

  @Test("RF-19: a digit or Enter with fifty auto-repeats acts once")
  func repeats() {
    let fixture = RingFixture(count: 1, style: .court)
    var count = 0
    var item = RingMenuItem.action("Count") { count += 1 }
    item.staysOpen = true
    fixture.ring.menu = [item]
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardTab)
    fixture.key(.keyboardReturnOrEnter)
    for _ in 0..<50 { fixture.key(.keyboardReturnOrEnter, isRepeat: true) }
    #expect(count == 1)
    fixture.key(.keyboard1)
    for _ in 0..<50 { fixture.key(.keyboard1, isRepeat: true) }
    #expect(count == 2)
  }

  @Test("RF-18: the search ignores one or two accents of a letter, precomposed or combining")
  func accents() {
    #expect(RingMenuTypeAhead.folded("Élan Öl Ça") == "elan ol ca")
    #expect(RingMenuTypeAhead.folded("Ti\u{1ebf}ng Vi\u{1ec7}t, ph\u{1edf}") == "tieng viet, pho")
    #expect(RingMenuTypeAhead.folded("l\u{1dc}s\u{e8}") == "luse")
    #expect(RingMenuTypeAhead.folded("Tie\u{302}\u{301}ng") == "tieng")
    #expect(RingMenuTypeAhead.folded("я й ß") == "я и ß")
    #expect(RingMenuTypeAhead.folded("\u{1f04}λφα \u{390} Ёлка أحمد") == "αλφα ι елка احمد")
  }

  @Test("RF-18: an access key with the typed accent is preferred to an access key with another")
  func accentedKeys() {
    for (letter, expected) in [("o", 1), ("ö", 0), ("é", 2), ("É", 2)] {
      let fixture = RingFixture(count: 3, style: .court)
      var items = fixture.children.map(RingMenuItem.controller)
      for (index, key) in ["Ö", "O", "E"].enumerated() { items[index].accessKey = key.first }
      fixture.ring.menu = items
      fixture.ring.selectedIndex = expected == 0 ? 1 : 0
      fixture.ring.setMenuVisible(true, animated: false)
      let key = Key(keyCode: .unknown, characters: letter)
      fixture.stage.window.dispatch(.keyDown(KeyInput(key: key, time: fixture.stage.time)))
      fixture.stage.turn()
      #expect(fixture.ring.selectedIndex == expected, "\(letter)")
    }
    let name = "Öl und Ofen"
    #expect(RingMenuTypeAhead.index(of: "o", in: name) == name.lastIndex(of: "O"))
    #expect(RingMenuTypeAhead.index(of: "ö", in: name) == name.startIndex)
    #expect(RingMenuTypeAhead.index(of: "ô", in: name) == name.startIndex)
    #expect(RingMenuTypeAhead.index(of: "x", in: name) == nil)
  }

  @Test(
    "RF-18: keys choose by diagonals, the number pad, access keys, and the first letters of names"
  )
  func keyboard() {
    let fixture = RingFixture(count: 8, style: .court)
    for (child, name) in zip(
      fixture.children,
      [
        "North", "Élan", "East", "Edit", "South", "Öl", "West", "Ocean",
      ])
    {
      child.title = name
    }
    var items = fixture.children.map(RingMenuItem.controller)
    items[6].accessKey = "W"
    fixture.ring.menu = items
    func type(_ letters: String, pause: Double = 0) {
      for letter in letters {
        fixture.stage.advance(by: pause)
        let key = Key(keyCode: .unknown, characters: String(letter))
        fixture.stage.window.dispatch(.keyDown(KeyInput(key: key, time: fixture.stage.time)))
        fixture.stage.window.dispatch(.keyUp(KeyInput(key: key, time: fixture.stage.time)))
        fixture.stage.turn()
      }
    }
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardRightArrow)
    fixture.stage.advance(by: 0.11)
    fixture.key(.keyboardUpArrow)
    #expect(fixture.menu.highlightedIndex == 1)
    fixture.stage.advance(by: 0.5)
    fixture.key(.keyboardDownArrow)
    fixture.stage.advance(by: 0.13)
    fixture.key(.keyboardLeftArrow)
    // The Down key moves the highlight to the item at the right side. The Left key comes too late for a diagonal, so it
    // highlights the item at the left side.
    #expect(fixture.menu.highlightedIndex == 6)
    type("e")
    #expect(fixture.menu.highlightedIndex == 1)
    type("e")
    #expect(fixture.menu.highlightedIndex == 2)
    fixture.stage.advance(by: 1.1)
    type("OC")
    #expect(fixture.menu.highlightedIndex == 7)
    type("e", pause: 1.01)
    #expect(fixture.menu.highlightedIndex == 1)
    type("l")
    #expect(fixture.menu.highlightedIndex == 1)
    type("w")
    #expect(fixture.ring.selectedIndex == 6)
    let pad = Int(KeyboardHIDUsage.keypad1.rawValue) - 1
    for (number, item) in [(8, 0), (9, 1), (6, 2), (3, 3), (2, 4), (1, 5), (4, 6), (7, 7)] {
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.key(KeyboardHIDUsage(rawValue: UInt16(pad + number)))
      #expect(fixture.ring.selectedIndex == item)
    }
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.key(KeyboardHIDUsage(rawValue: UInt16(pad + 5)))
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("RF-18: each of twelve items is chosen by at most three key presses")
  func threePresses() {
    let fixture = RingFixture(count: 12, style: .court)
    let digits = Int(KeyboardHIDUsage.keyboard1.rawValue)
    for item in 0..<12 {
      fixture.ring.setMenuVisible(true, animated: false)
      let start = (item + 6) % 12
      fixture.ring.selectedIndex = start
      fixture.ring.setMenuVisible(true, animated: false)
      switch item {
      case 0...9: fixture.key(KeyboardHIDUsage(rawValue: UInt16(digits + item)))
      case 10:
        fixture.key(.keyboardEnd)
        fixture.key(.keyboardLeftArrow)
        fixture.key(.keyboardReturnOrEnter)
      default:
        fixture.key(.keyboardEnd)
        fixture.key(.keyboardReturnOrEnter)
      }
      #expect(fixture.ring.selectedIndex == item, "item \(item)")
    }
  }

  @Test("RF-15: the wheel and the keys turn pages, and a ring with a thousand items opens")
  func pages() {
    let fixture = RingFixture(count: 1, style: .court)
    var chosen: [Int] = []
    fixture.ring.menu = (0..<1000).map { index in
      .action("Item \(index)") { chosen.append(index) }
    }
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    #expect(names(fixture) == (0..<8).map { "Item \($0)" })
    fixture.key(.keyboardPageDown)
    #expect(names(fixture).first == "Item 8")
    fixture.stage.scroll(by: Point(x: 0, y: -53), at: middle)
    #expect(names(fixture).first == "Item 16")
    fixture.key(.keyboardPageUp)
    fixture.key(.keyboardPageUp)
    fixture.key(.keyboardPageUp)
    #expect(names(fixture).last == "Item 999")
    fixture.key(.keyboard3)
    #expect(chosen == [994])
  }

  @Test("the items may change while the ring is open, even by their own actions")
  func changes() {
    let fixture = grouped()
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.key(.keyboard4)
    #expect(fixture.menu.openPath == [3])
    fixture.ring.menu = [.controller(fixture.children[0])]
    #expect(fixture.menu.openPath == [] && names(fixture) == ["A"])
    fixture.ring.menu = []
    fixture.stage.turn()
    #expect(names(fixture) == [])
    fixture.key(.keyboardTab)
    fixture.key(.keyboard1)
    fixture.ring.menu = nil
    #expect(names(fixture).count == 5)
    // The entry under the pointer is removed.
    fixture.move(to: fixture.item(4))
    fixture.move(to: fixture.item(4) + Point(x: 1, y: 0))
    #expect(fixture.menu.highlightedIndex == 4)
    fixture.ring.viewControllers = Array(fixture.children.prefix(2))
    // The pointer rests at the upper left, which now belongs to the first of two items.
    #expect(fixture.menu.highlightedIndex == 0)
    #expect(names(fixture) == ["A", "B"])
    // An entry whose action opens another menu.
    fixture.ring.menu = [
      .action("Other") { [weak ring = fixture.ring] in ring?.menu = [.action("New") {}] }
    ]
    fixture.key(.keyboard1)
    fixture.stage.settle()
    #expect(!fixture.ring.isMenuVisible)
    fixture.ring.setMenuVisible(true, animated: false)
    #expect(names(fixture) == ["New"])
  }
}

/// A delegate that logs the reports of a ring.
@MainActor
final class RingLog: RingMenuControllerDelegate {
  private(set) var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func ringMenuControllerWillShowMenu(_ controller: RingMenuController) { lines.append("show") }
  func ringMenuControllerWillHideMenu(_ controller: RingMenuController) { lines.append("hide") }
  func ringMenuControllerDidCancelMenu(_ controller: RingMenuController) { lines.append("cancel") }
  func ringMenuController(_ controller: RingMenuController, didChooseItemAt path: [Int]) {
    lines.append("choose \(path)")
  }
  func ringMenuController(_ controller: RingMenuController, didLongPressItemAt path: [Int]) {
    lines.append("hold \(path)")
  }
  func ringMenuController(_ controller: RingMenuController, didFocusItemAt path: [Int]?) {
    lines.append("focus \(path.map { "\($0)" } ?? "none")")
  }
}

extension KeyboardHIDUsage {
  fileprivate static let keyboard2 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 1)
  fileprivate static let keyboard3 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2)
  fileprivate static let keyboard4 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 3)
  fileprivate static let keyboard5 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 4)
  fileprivate static let keyboard6 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 5)
  fileprivate static let keyboard7 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 6)
  fileprivate static let keyboard8 = KeyboardHIDUsage(
    rawValue: KeyboardHIDUsage.keyboard1.rawValue + 7)
}
