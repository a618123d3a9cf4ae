import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The inputs that open a ring, and the choices of the opening gesture (features 1, 2, 5, 6, 8; RM-4, RM-12).
@MainActor
struct RingMenuOpenerTests {
  private let middle = Point(x: 400, y: 300)

  private func swipe(
    _ fixture: RingFixture, by delta: Point, steps: Int = 4, end: TouchpadPhase = .ended
  ) {
    func send(_ phase: TouchpadPhase, _ delta: Point = .zero) {
      fixture.stage.window.dispatch(
        .touchpadSwipe(
          TouchpadSwipeInput(
            fingerCount: 3, phase: phase, delta: delta, location: Point(x: 250, y: 200),
            time: fixture.stage.time)))
      fixture.stage.turn()
    }
    send(.began)
    for _ in 0..<steps { send(.changed, delta * (1 / Double(steps))) }
    send(end)
  }

  private func tap(_ fixture: RingFixture, around place: Point) {
    let places = [-40.0, 0, 40].map { place + Point(x: $0, y: 0) }
    for (finger, place) in places.enumerated() { fixture.touch(finger, at: place) }
    for (finger, place) in places.enumerated() { fixture.lift(finger, at: place) }
  }

  @Test(
    "RF-1: a hundred openings by each of five kinds of input are reported a hundred times, each with one end"
  )
  func hundred() {
    let openers: [(String, @MainActor (RingFixture) -> Void)] = [
      ("middle", { $0.click(.middle, at: Point(x: 300, y: 300)) }),
      ("fingers", { self.tap($0, around: Point(x: 300, y: 300)) }),
      ("swipe", { self.swipe($0, by: Point(x: 30, y: 0)) }),
      ("key", { $0.key(.keyboardApplication) }),
      ("program", { $0.ring.setMenuVisible(true, animated: true) }),
    ]
    for (name, open) in openers {
      let fixture = RingFixture(count: 5, style: .court)
      let log = RingLog()
      fixture.ring.delegate = log
      for _ in 0..<100 {
        open(fixture)
        #expect(fixture.ring.isMenuVisible, "\(name)")
        fixture.stage.advance(by: 0.2)
        fixture.key(.keyboardEscape)
        fixture.stage.advance(by: 0.2)
      }
      let lines = log.take()
      for line in ["show", "hide", "cancel"] {
        #expect(lines.count { $0 == line } == 100, "\(name)")
      }
      #expect(lines.count == 300, "\(name)")
    }
  }

  @Test("RF-1: a swipe of three fingers opens the ring under the fingers")
  func underTheHand() {
    let fixture = RingFixture(count: 5, style: .court)
    tap(fixture, around: Point(x: 300, y: 350))
    #expect(fixture.center == Point(x: 300, y: 350))
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    swipe(fixture, by: .zero)
    #expect(fixture.center == Point(x: 250, y: 200))
  }

  @Test(
    "a three-finger swipe chooses by its direction, a short swipe opens the ring, a cancelled swipe does not"
  )
  func swipes() {
    let fixture = RingFixture(count: 4, style: .court)
    swipe(fixture, by: Point(x: 0, y: 120))
    #expect(fixture.ring.selectedIndex == 2)
    #expect(!fixture.ring.isMenuVisible)
    fixture.stage.settle()
    swipe(fixture, by: Point(x: 63, y: 0))
    #expect(fixture.ring.isMenuVisible && fixture.menu.highlightedIndex == nil)
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    let log = RingLog()
    fixture.ring.delegate = log
    swipe(fixture, by: Point(x: 0, y: -200), end: .cancelled)
    fixture.stage.settle()
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 2)
    #expect(log.take() == ["show", "focus [0]", "hide", "cancel"])
  }

  @Test("RF-2: the third finger takes the touches of the first two, and the content does not act")
  func chord() {
    let fixture = RingFixture(count: 5, style: .court)
    tap(fixture, around: middle)
    let content = fixture.children[0].view as? TouchCounter
    #expect(content?.cancelled == content?.began && content?.ended == 0)
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 1)
  }

  @Test("RF-5: while a button is held, the pointer can choose 500 points outside the window")
  func outside() {
    let fixture = RingFixture(count: 4, style: .court)
    fixture.press(.middle, at: Point(x: 10, y: 300))
    fixture.move(to: Point(x: -500, y: 300))
    #expect(fixture.menu.highlightedIndex == 3)
    fixture.release(.middle, at: Point(x: -500, y: 300))
    #expect(fixture.ring.selectedIndex == 3)
  }

  @Test("RF-6: the dead zone is settable from 12 to 64 points, and is at most 0.4 of the radius")
  func deadZone() {
    for (wanted, expected) in [(32.0, 32.0), (0, 12), (12, 12), (200, 48.576), (.nan, 32)] {
      let fixture = RingFixture(count: 4, style: .court)
      fixture.menu.deadZone = wanted
      fixture.press(.middle, at: middle)
      #expect(fixture.menu.highlightedIndex == nil)
      #expect(abs((fixture.menu.ringLayout?.deadZone ?? 0) - expected) < 1e-9)
      fixture.move(to: middle + Point(x: expected - 0.1, y: 0))
      #expect(fixture.menu.highlightedIndex == nil)
      fixture.move(to: middle + Point(x: expected + 0.1, y: 0))
      #expect(fixture.menu.highlightedIndex == 1)
    }
  }

  @Test("RF-8: a stroke through two levels that is queued before the first frame chooses once")
  func markAhead() {
    let fixture = RingFixture(count: 4, style: .court)
    let log = RingLog()
    fixture.ring.delegate = log
    fixture.ring.menu = [
      .controller(fixture.children[0]),
      .submenu("Group", items: fixture.children.dropFirst().map(RingMenuItem.controller)),
    ]
    let corner = middle + Point(x: 0, y: 130)
    let end = corner + Point(x: 90, y: 0)
    let window = fixture.stage.window
    window.dispatch(.pointerDown(PointerInput(location: middle, time: 0, button: .middle)))
    for place in [corner, corner + Point(x: 30, y: 0), end] {
      window.dispatch(.pointerMoved(PointerInput(location: place, time: 0)))
    }
    window.dispatch(.pointerUp(PointerInput(location: end, time: 0, button: .middle)))
    fixture.stage.turn()
    #expect(log.take().filter { $0.hasPrefix("choose") } == ["choose [1, 0]"])
    #expect(fixture.ring.selectedViewController === fixture.children[1])
    #expect(fixture.stage.window.statistics[.ringMenuOpenings] == 0)
  }

  @Test(
    "a long press of a finger opens the ring if this is enabled, and dragging the finger chooses")
  func longPress() {
    let fixture = RingFixture(count: 4, style: .court)
    fixture.touch(1, at: middle)
    fixture.stage.advance(by: 0.6)
    #expect(!fixture.ring.isMenuVisible)
    fixture.lift(1, at: middle)
    fixture.ring.longPressOpeningRecognizer.isEnabled = true
    fixture.touch(2, at: middle)
    fixture.stage.advance(by: 0.6)
    #expect(fixture.ring.isMenuVisible)
    fixture.move(2, to: middle + Point(x: 0, y: 60))
    fixture.lift(2, at: middle + Point(x: 0, y: 60))
    #expect(fixture.ring.selectedIndex == 2)
  }

  @Test("RM-4: the ring takes the focus, and restores it when it closes")
  func focus() {
    let fixture = RingFixture(count: 4, style: .court)
    let field = FieldView()
    fixture.children[0].view.addSubview(field)
    field.becomeFirstResponder()
    fixture.ring.setMenuVisible(true, animated: true)
    #expect(!field.isFirstResponder && fixture.menu.isFirstResponder)
    fixture.key(.keyboardEscape)
    #expect(field.isFirstResponder)
  }

  @Test("RM-12: the child is notified of the ring, and a press that rests on an item is reported")
  func observing() {
    let fixture = RingFixture(count: 1, style: .court)
    let child = ObservingController()
    child.title = "Child"
    fixture.ring.viewControllers = [child, fixture.children[0]]
    fixture.stage.settle()
    fixture.key(.keyboardApplication)
    fixture.stage.settle()
    let log = RingLog()
    fixture.ring.delegate = log
    fixture.press(.primary, at: fixture.item(1))
    fixture.stage.advance(by: 0.51)
    fixture.release(.primary, at: fixture.item(1))
    fixture.stage.settle()
    #expect(child.heard == ["appear true", "disappear true"])
    #expect(log.take() == ["focus [1]", "hold [1]", "choose [1]", "hide"])
    #expect(fixture.ring.selectedIndex == 1)
  }

  @Test("RM-12: choosing the selected navigation controller again pops it to its root")
  func popsToRoot() {
    let fixture = RingFixture(count: 1, style: .court)
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    fixture.ring.viewControllers = [navigation, fixture.children[0]]
    navigation.pushViewController(ViewController(), animated: false)
    fixture.stage.settle()
    #expect(navigation.viewControllers.count == 2)
    fixture.key(.keyboardApplication)
    fixture.key(.keyboard1)
    fixture.stage.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test(
    "RF-30: the same input gives the same log, and a stroke is recommended after three slow choices"
  )
  func replayAndLearning() {
    func session() -> [String] {
      let fixture = RingFixture(count: 4, style: .court)
      let log = RingLog()
      fixture.ring.delegate = log
      for item in [1, 2, 1] {
        fixture.press(.middle, at: middle)
        let end = middle + Point(angle: Double(item) * .pi / 2 - .pi / 2, length: 70)
        fixture.move(to: end)
        fixture.stage.advance(by: 0.03)
        fixture.release(.middle, at: end)
        fixture.stage.settle()
      }
      return log.take() + fixture.recorder.take()
    }
    #expect(session() == session())
    var learning = RingMenuLearning()
    var time = 0.0
    for _ in 0..<3 {
      learning.menuDidOpen(at: time)
      #expect(!learning.shows([1]))
      time += 2
      learning.note([1], at: time)
    }
    learning.menuDidOpen(at: time)
    #expect(learning.shows([1]) && !learning.shows([2]))
    learning.note([1], at: time + 2)
    // The recommendation is shown once a day.
    learning.menuDidOpen(at: time + 10)
    #expect(!learning.shows([1]))
    learning.menuDidOpen(at: time + 90_000)
    #expect(learning.shows([1]))
    // The recommendation counts as shown even if the item is not chosen.
    learning.didShow([1], at: time + 90_001)
    #expect(learning.shows([1]))
    learning.menuDidOpen(at: time + 90_010)
    #expect(!learning.shows([1]))
    learning.menuDidOpen(at: time + 180_000)
    #expect(learning.shows([1]))
    for (seconds, grade) in [
      (0.15, RingMenuLearning.Trial.Grade.diamond), (0.25, .platinum), (0.5, .gold),
      (0.75, .silver),
      (1, .bronze), (1.01, .none),
    ] {
      #expect(RingMenuLearning.Trial(seconds: seconds, levels: 1).grade == grade)
    }
    #expect(RingMenuLearning.Trial(seconds: 0.75, levels: 2).grade == .gold)
  }

  @Test(
    "RF-15: advice is logged about menus with too many items, or with too many items and levels")
  func advice() {
    let eight = Array(repeating: RingMenuNode.leaf, count: 8)
    #expect(RingMenuAdvice.text(eight) == nil)
    #expect(
      RingMenuAdvice.text(eight + [.leaf])
        == "A ring menu has 9 items on a level; use at most 8, and groups for more.")
    #expect(
      RingMenuAdvice.text([.branch([.branch(eight)])])
        == "A ring menu has 8 items on a level and 3 levels; use at most 4 items a level for strokes "
        + "through 3 levels.")
    #expect(RingMenuAdvice.text([.branch([.branch([.leaf])])]) == nil)
    #expect(RingMenuAdvice.text([]) == nil)
  }

  @Test("delegates that open, close and replace the menu in their calls leave a consistent state")
  func reentrancy() {
    let fixture = RingFixture(count: 4, style: .court)
    let unruly = UnrulyDelegate()
    fixture.ring.delegate = unruly
    for _ in 0..<3 {
      fixture.key(.keyboardApplication)
      fixture.key(.keyboard1)
      fixture.stage.settle()
      fixture.ring.setMenuVisible(false, animated: false)
      fixture.stage.settle()
      #expect(fixture.menu.isHidden && fixture.ring.children == fixture.ring.viewControllers)
    }
  }

  private final class FieldView: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class ObservingController: ViewController, RingMenuObserving {
    private(set) var heard: [String] = []

    func ringMenuWillAppear(_ animated: Bool) { heard.append("appear \(animated)") }
    func ringMenuWillDisappear(_ animated: Bool) { heard.append("disappear \(animated)") }
  }

  /// A delegate that changes the ring in each of its calls.
  private final class UnrulyDelegate: RingMenuControllerDelegate {
    func ringMenuControllerWillShowMenu(_ controller: RingMenuController) {
      controller.setMenuVisible(true, animated: false)
    }

    func ringMenuControllerWillHideMenu(_ controller: RingMenuController) {
      controller.menu = [.action("New") {}]
    }

    func ringMenuController(_ controller: RingMenuController, didChooseItemAt path: [Int]) {
      controller.setMenuVisible(false, animated: true)
      controller.viewControllers = controller.viewControllers.reversed()
    }

    func ringMenuController(_ controller: RingMenuController, didFocusItemAt path: [Int]?) {
      controller.menu = nil
    }
  }
}
