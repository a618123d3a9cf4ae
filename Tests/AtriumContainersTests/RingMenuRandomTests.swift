import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random operations on a ring with levels, at any frame.
@MainActor
struct RingMenuRandomTests {
  @Test(
    "random openings, strokes, keys, resizes, themes, menus and cancels leave a consistent state")
  func random() {
    var done = 0
    let first = RandomRunSettings.firstSeed
    for seed in first..<first + 40 {
      let run = RingMenuRun(seed: seed)
      for _ in 0..<80 {
        run.step()
        done += 1
      }
      run.finish()
    }
    #expect(done == 3200)
  }

  @Test("a ring that is released during a stroke is released completely")
  func release() {
    weak var ring: RingMenuController?
    weak var menu: RingMenuView?
    do {
      let run = RingMenuRun(seed: 1)
      (ring, menu) = (run.fixture.ring, run.fixture.menu)
      for _ in 0..<20 { run.step() }
      run.fixture.stage.window.rootViewController = nil
      run.fixture.stage.settle()
    }
    #expect(ring == nil && menu == nil)
  }
}

/// One run of the random operations.
@MainActor
private final class RingMenuRun: RingMenuControllerDelegate {
  let fixture: RingFixture
  private let seed: UInt64
  private var numbers: SeededGenerator
  private let balance = LifeBalance()
  private var trace: [String] = []
  /// The button that is held down, and its position.
  private var held: (button: PointerButton, place: Point)?
  /// The number of openings that the delegate was notified of and that have not ended yet.
  private var open = 0
  private var isReported = false
  private var cancellations = 0

  init(seed: UInt64) {
    (self.seed, numbers) = (seed, SeededGenerator(seed: seed))
    fixture = RingFixture(count: 6, style: seed.isMultiple(of: 4) ? .plain : .court)
    // The run records from the beginning of the first appearance.
    fixture.stage.window.rootViewController = nil
    fixture.ring.addLifecycleObserver(balance)
    for child in fixture.children { child.addLifecycleObserver(balance) }
    fixture.ring.delegate = self
    fixture.stage.window.rootViewController = fixture.ring
    fixture.stage.settle()
    fixture.ring.menu = items(depth: 0)
  }

  private var ring: RingMenuController { fixture.ring }
  private var text: Comment { "seed \(seed): \(trace.joined(separator: ", "))" }

  func ringMenuControllerWillShowMenu(_ controller: RingMenuController) { open += 1 }
  func ringMenuControllerWillHideMenu(_ controller: RingMenuController) { open -= 1 }
  func ringMenuControllerDidCancelMenu(_ controller: RingMenuController) { cancellations += 1 }
  func ringMenuController(_ controller: RingMenuController, didChooseItemAt path: [Int]) {
    // Items may be removed in the call about one of them.
    if numbers.oneIn(6) { controller.menu = numbers.oneIn(2) ? nil : items(depth: 1) }
  }

  /// Returns a random menu of up to three levels.
  private func items(depth: Int) -> [RingMenuItem] {
    (0..<numbers.below(depth == 0 ? 15 : 6)).map { index in
      var item: RingMenuItem =
        switch numbers.below(depth < 2 ? 9 : 6) {
        case 0: .action("Act \(index)") {}
        case 1: .toggle("Toggle \(index)", isOn: numbers.oneIn(2)) { _ in }
        case 2: .radio("Radio \(index)", isOn: numbers.oneIn(2)) {}
        case 3: .dial("Dial \(index)", value: numbers.below(120)) { _ in }
        case 4: .separator
        case 5: .controller(fixture.children[index % 6])
        default: .submenu("Group \(index)", items: items(depth: depth + 1))
        }
      item.isEnabled = !numbers.oneIn(6)
      item.isHidden = numbers.oneIn(10)
      item.staysOpen = numbers.oneIn(5)
      return item
    }
  }

  private func place() -> Point {
    let size = fixture.stage.window.bounds.size
    guard numbers.oneIn(2), let item = numbers.element(of: ring.landmarks) else {
      return Point(
        x: numbers.number(-50...size.width + 50), y: numbers.number(-50...size.height + 50))
    }
    return item.frame.center
  }

  func step() {
    switch numbers.below(18) {
    case 0: opener()
    case 1, 2:
      trace.append("show")
      ring.setMenuVisible(
        true, at: numbers.oneIn(2) ? place() : nil, animated: !numbers.oneIn(3))
    case 3, 4: button()
    case 5, 6:
      let place = place()
      trace.append("move \(place)")
      fixture.move(to: place)
      held?.place = place
    case 7: stroke()
    case 8, 9: key()
    case 10:
      let size = Size(width: numbers.number(1...900), height: numbers.number(1...700))
      trace.append("resize \(size)")
      fixture.stage.resize(to: size)
    case 11: settings()
    case 12:
      trace.append("menu")
      ring.menu = numbers.oneIn(4) ? nil : items(depth: 0)
    case 13:
      trace.append("list")
      let count = numbers.below(7)
      ring.viewControllers = Array(fixture.children.shuffled(using: &numbers).prefix(count))
    case 14: cancel()
    case 15:
      trace.append("wheel")
      fixture.stage.scroll(by: Point(x: 0, y: numbers.number(-200...200)), at: place())
    default:
      let time = numbers.number(0...0.2)
      trace.append("advance \(time)")
      fixture.stage.advance(by: time)
    }
    check()
  }

  private func opener() {
    trace.append("opener")
    switch numbers.below(3) {
    case 0: fixture.key(.keyboardApplication)
    case 1:
      let place = place()
      for id in 0..<3 { fixture.touch(id, at: place + Point(x: 40 * Double(id), y: 0)) }
      for id in 0..<3 { fixture.lift(id, at: place + Point(x: 40 * Double(id), y: 10)) }
    default: ring.selectedIndex = numbers.below(6)
    }
  }

  private func button() {
    if let held {
      trace.append("up")
      self.held = nil
      return fixture.release(held.button, at: held.place)
    }
    let button = numbers.element(of: [PointerButton.primary, .middle, .secondary, .back])
    let point = place()
    trace.append("down \(button ?? .primary) \(point)")
    held = (button ?? .primary, point)
    fixture.press(button ?? .primary, at: point)
  }

  /// Draws a stroke of one to four straight parts.
  private func stroke() {
    guard held == nil else { return button() }
    trace.append("stroke")
    var point = place()
    let button = numbers.oneIn(2) ? PointerButton.middle : .primary
    fixture.press(button, at: point)
    for _ in 0...numbers.below(4) {
      point = point + Point(angle: numbers.number(0...6.28), length: numbers.number(0...250))
      fixture.move(to: point)
      if numbers.oneIn(3) { fixture.stage.advance(by: 0.11) }
      check()
    }
    fixture.release(button, at: point)
  }

  private func key() {
    let first = KeyboardHIDUsage.keyboard1.rawValue
    let keys: [KeyboardHIDUsage] =
      [
        .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardReturnOrEnter, .keyboardTab,
        .keyboardLeftArrow, .keyboardUpArrow, .keyboardHome, .keyboardEnd, .keyboardPageDown,
      ] + (0..<10).map { KeyboardHIDUsage(rawValue: first + $0) }
    let key = numbers.element(of: keys) ?? .keyboardTab
    trace.append("key \(key.rawValue)")
    fixture.key(key, isRepeat: numbers.oneIn(8))
  }

  private func settings() {
    trace.append("settings")
    let motion = numbers.element(of: [Motion.full, .reduced, .off]) ?? .full
    fixture.stage.window.dispatch(
      .settingsChanged(
        Settings(
          userInterfaceStyle: numbers.oneIn(2) ? .light : .dark,
          accessibilityContrast: numbers.oneIn(3) ? .high : .normal, motion: motion,
          layoutDirection: numbers.oneIn(4) ? .rightToLeft : .leftToRight)))
    fixture.stage.turn()
  }

  private func cancel() {
    let before = (isOpen: ring.isMenuVisible, count: cancellations)
    switch numbers.below(3) {
    case 0:
      trace.append("Shift+Escape")
      fixture.key(.keyboardEscape, modifierFlags: .shift)
      // A dial that is being set handles the first command.
      if !ring.isMenuVisible, before.isOpen {
        #expect(cancellations == before.count + 1, text)
      }
    case 1:
      trace.append("focus")
      fixture.stage.window.dispatch(.focus(true))
      fixture.stage.window.dispatch(.focus(false))
      fixture.stage.turn()
      #expect(!ring.isMenuVisible, text)
      #expect(cancellations == before.count + (before.isOpen ? 1 : 0), text)
    default:
      trace.append("hide")
      ring.setMenuVisible(false, animated: !numbers.oneIn(3))
      #expect(cancellations == before.count, text)
    }
  }

  func finish() {
    if held != nil { button() }
    fixture.stage.resize(to: Size(width: 800, height: 600))
    fixture.stage.settle()
    check()
    ring.setMenuVisible(false, animated: true)
    fixture.stage.settle()
    check()
    #expect(ring.children == ring.viewControllers, text)
    #expect(fixture.menu.isHidden && fixture.menu.subviews.isEmpty, text)
    #expect(balance.unfinished == [], text)
    #expect(fixture.stage.window.isIdle, text)
  }

  /// Checks what must be true after every step.
  private func check() {
    let menu = fixture.menu
    if let problem = balance.problem, !isReported {
      isReported = true
      Issue.record("\(problem), \(text)")
    }
    #expect(open == (ring.isMenuVisible ? 1 : 0), text)
    #expect(Set(ring.viewControllers).isSubset(of: Set(ring.children)), text)
    #expect(
      ring.viewControllers.isEmpty == (ring.selectedIndex == nil), text)
    guard ring.isMenuVisible else { return }
    #expect(!menu.isHidden && menu.isFirstResponder, text)
    #expect(ring.children.count == ring.viewControllers.count + 1, text)
    // The level exists, and the highlighted item is one of its items.
    var items = ring.menu ?? ring.viewControllers.map(RingMenuItem.controller)
    for index in menu.openPath {
      guard items.indices.contains(index), let next = items[index].items else {
        Issue.record("no level \(menu.openPath), \(text)")
        return
      }
      #expect(items[index].isEnabled && !items[index].isHidden, text)
      items = next
    }
    if let index = menu.highlightedIndex {
      #expect(items.indices.contains(index) && !items[index].isHidden, text)
    }
    let size = fixture.stage.window.bounds.size
    guard menu.style == .court, min(size.width, size.height) >= 160 else { return }
    for item in ring.landmarks {
      #expect(fixture.stage.window.bounds.contains(item.frame.center), text)
    }
  }
}
