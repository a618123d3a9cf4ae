import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The ways in which the pointer and the keys open the ring, choose an item and close the ring.
@MainActor
struct RingMenuInputTests {
  private let middle = Point(x: 400, y: 300)

  @Test("RM-3: pressing the middle button opens the ring at once, in the middle")
  func middleButton() {
    let fixture = RingFixture()
    fixture.press(.middle, at: Point(x: 100, y: 100))
    #expect(fixture.ring.isMenuVisible)
    #expect(fixture.center == middle)
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.release(.middle, at: Point(x: 100, y: 100))
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("the right button opens the ring at the pointer, but inside the window")
  func rightButton() {
    let fixture = RingFixture()
    fixture.click(.secondary, at: Point(x: 300, y: 250))
    #expect(fixture.center == Point(x: 300, y: 250))
    fixture.key(.keyboardEscape)
    fixture.stage.settle()
    fixture.click(.secondary, at: Point(x: 799, y: 2))
    #expect(fixture.center == Point(x: 669.5, y: 130.5))
  }

  @Test("the first frame of the ring is painted in the turn of the press")
  func noDelay() {
    let fixture = RingFixture()
    let before = fixture.stage.window.statistics
    fixture.press(.middle, at: middle)
    let after = fixture.stage.window.statistics
    #expect(after.turnCount == before.turnCount + 1)
    #expect(after.paintCount == before.paintCount + 1)
  }

  @Test(
    "two buttons within 150 ms open the ring once, and the content receives no press until both are released"
  )
  func chord() {
    let fixture = RingFixture()
    let content = fixture.children[0].view as? TouchCounter
    fixture.press(.primary, at: middle)
    #expect(content?.began == 1)
    fixture.stage.advance(by: 0.1)
    fixture.press(.secondary, at: middle)
    #expect(fixture.ring.isMenuVisible)
    #expect(content?.cancelled == 1 && content?.ended == 0)
    fixture.press(.middle, at: middle)
    fixture.release(.primary, at: middle)
    fixture.release(.secondary, at: middle)
    fixture.release(.middle, at: middle)
    #expect(fixture.ring.isMenuVisible)
    #expect(content?.began == 1 && content?.ended == 0)
  }

  @Test(
    "a press within 150 ms after the opening button's release still counts as part of the opening")
  func lateJoin() {
    for button in [PointerButton.primary, .middle, .secondary] {
      let fixture = RingFixture()
      fixture.press(.secondary, at: middle)
      fixture.stage.advance(by: 0.05)
      fixture.release(.secondary, at: middle)
      fixture.stage.advance(by: 0.05)
      fixture.press(button, at: Point(x: 5, y: 5))
      fixture.stage.advance(by: 0.2)
      fixture.release(button, at: Point(x: 5, y: 5))
      #expect(fixture.ring.isMenuVisible)
    }
  }

  @Test("pressing an opening button on an open ring dismisses the ring")
  func openerDismisses() {
    let fixture = RingFixture()
    fixture.click(.middle, at: middle)
    fixture.stage.advance(by: 0.3)
    fixture.click(.secondary, at: fixture.item(1))
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 0)
  }

  @Test("a press, drag and release choose by direction at any distance, even outside the window")
  func marking() {
    for distance in [33.0, 100, 1000] {
      let fixture = RingFixture()
      let origin = Point(x: 30, y: 30)
      fixture.press(.middle, at: origin)
      let target = origin + Point(angle: .pi / 2, length: distance)
      fixture.move(to: target)
      #expect(fixture.menu.highlightedIndex == 1)
      fixture.release(.middle, at: target)
      #expect(fixture.ring.selectedIndex == 1)
      #expect(!fixture.ring.isMenuVisible)
    }
  }

  @Test("a press, drag and release that are queued before the first frame choose once")
  func markAhead() {
    let fixture = RingFixture()
    let window = fixture.stage.window
    let target = middle + Point(x: -80, y: 0)
    window.dispatch(.pointerDown(PointerInput(location: middle, time: 0, button: .middle)))
    window.dispatch(.pointerMoved(PointerInput(location: target, time: 0)))
    window.dispatch(.pointerUp(PointerInput(location: target, time: 0, button: .middle)))
    fixture.stage.turn()
    #expect(fixture.ring.selectedIndex == 2)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("a drag that returns to the dead zone chooses nothing")
  func dragBack() {
    let fixture = RingFixture()
    fixture.press(.middle, at: middle)
    fixture.move(to: middle + Point(x: 60, y: 0))
    fixture.move(to: middle + Point(x: 5, y: 0))
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.release(.middle, at: middle)
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 0)
  }

  @Test(
    "a press without movement leaves the ring open, however long it is; after 12 points of movement it does not",
    arguments: [(0.05, 12, true), (0.22, 0, true), (3, 12, true), (0.05, 12.1, false)])
  func pressLimits(duration: Double, distance: Double, staysOpen: Bool) {
    for button in [PointerButton.middle, .secondary] {
      let fixture = RingFixture()
      fixture.press(button, at: middle)
      fixture.stage.advance(by: duration)
      fixture.release(button, at: middle + Point(x: 0, y: distance))
      #expect(fixture.ring.isMenuVisible == staysOpen)
      #expect(fixture.ring.selectedIndex == 0)
    }
  }

  @Test(
    "RM-20: a click between the dead zone and 45 points beyond the items chooses, and a click elsewhere dismisses"
  )
  func clicks() {
    for (offset, expected) in [(33.0, 1), (100, 1), (167, 1), (169, 0), (20, 0)] {
      let fixture = RingFixture()
      fixture.click(.middle, at: middle)
      fixture.stage.advance(by: 0.3)
      fixture.click(at: middle + Point(x: 0, y: offset))
      #expect(fixture.ring.selectedIndex == expected)
      #expect(!fixture.ring.isMenuVisible)
    }
  }

  @Test("RM-20: a click that is pressed inside and released outside the window does nothing")
  func releaseOutside() {
    let fixture = RingFixture()
    fixture.click(.middle, at: middle)
    fixture.stage.advance(by: 0.3)
    fixture.press(.primary, at: Point(x: 10, y: 10))
    fixture.release(.primary, at: Point(x: -10, y: 10))
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("RM-21: an open ring keeps clicks, hovers and wheels away from the content")
  func shield() {
    let fixture = RingFixture()
    let content = fixture.children[0].view as? TouchCounter
    fixture.click(.middle, at: middle)
    fixture.stage.advance(by: 0.3)
    fixture.click(at: Point(x: 5, y: 5))
    #expect(content?.began == 0)
  }

  @Test("the pointer highlights the item that a click would choose")
  func hover() {
    let fixture = RingFixture()
    fixture.click(.middle, at: middle)
    fixture.move(to: middle + Point(x: 3, y: 0))
    #expect(fixture.menu.highlightedIndex == nil)
    fixture.move(to: middle + Point(x: 60, y: 10))
    #expect(fixture.menu.highlightedIndex == 0)
    fixture.move(to: middle + Point(x: 10, y: -90))
    #expect(fixture.menu.highlightedIndex == 3)
    fixture.move(to: middle + Point(x: 300, y: 0))
    #expect(fixture.menu.highlightedIndex == nil)
  }

  @Test("RM-18, RM-19: the ring fades in and out in 0.2 s")
  func fades() {
    let fixture = RingFixture()
    fixture.press(.middle, at: middle)
    #expect(fixture.menu.presentation.alpha == 0)
    fixture.stage.advance(by: 0.1)
    #expect(abs(fixture.menu.presentation.alpha - 0.5) < 1e-6)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.menu.presentation.alpha == 1)
    fixture.release(.middle, at: middle)
    fixture.key(.keyboardEscape)
    fixture.stage.advance(by: 0.19)
    #expect(!fixture.menu.isHidden)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.menu.isHidden)
  }

  @Test(
    "RM-22: showing the ring while it hides reverses the fade, and without animation the ring is opaque at once"
  )
  func reversal() {
    let fixture = RingFixture()
    fixture.ring.setMenuVisible(true, animated: false)
    #expect(fixture.menu.alpha == 1 && !fixture.menu.isHidden)
    fixture.ring.setMenuVisible(false, animated: true)
    fixture.stage.advance(by: 0.1)
    let before = fixture.menu.presentation.alpha
    fixture.ring.setMenuVisible(true, animated: true)
    #expect(abs(fixture.menu.presentation.alpha - before) < 1e-6)
    fixture.stage.settle()
    #expect(!fixture.menu.isHidden && fixture.menu.presentation.alpha == 1)
  }

  @Test("Escape and the loss of the focus dismiss the ring")
  func dismissals() {
    let fixture = RingFixture()
    fixture.stage.window.dispatch(.focus(true))
    fixture.click(.middle, at: middle)
    fixture.key(.keyboardEscape)
    #expect(!fixture.ring.isMenuVisible)
    fixture.stage.settle()
    fixture.click(.middle, at: middle)
    fixture.stage.window.dispatch(.focus(false))
    fixture.stage.turn()
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.ring.selectedIndex == 0)
  }

  @Test("the Menu key and Shift+F10 open and close the ring, and their auto-repeat does nothing")
  func menuKeys() {
    let fixture = RingFixture()
    fixture.key(.keyboardApplication)
    #expect(fixture.ring.isMenuVisible)
    for _ in 0..<50 { fixture.key(.keyboardApplication, isRepeat: true) }
    #expect(fixture.ring.isMenuVisible)
    fixture.key(.keyboardApplication)
    #expect(!fixture.ring.isMenuVisible)
    fixture.key(.keyboardF10)
    #expect(!fixture.ring.isMenuVisible)
    fixture.key(.keyboardF10, modifierFlags: .shift)
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("arrows select the nearest item, then move along the ring; Enter and digits choose")
  func keys() {
    let fixture = RingFixture(count: 8)
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardRightArrow)
    #expect(fixture.menu.highlightedIndex == 0)
    fixture.key(.keyboardDownArrow)
    #expect(fixture.menu.highlightedIndex == 1)
    fixture.key(.keyboardDownArrow)
    #expect(fixture.menu.highlightedIndex == 2)
    fixture.key(.keyboardUpArrow)
    #expect(fixture.menu.highlightedIndex == 6)
    fixture.key(.keyboardTab)
    #expect(fixture.menu.highlightedIndex == 7)
    fixture.key(.keyboardTab)
    #expect(fixture.menu.highlightedIndex == 0)
    fixture.key(.keyboardTab, modifierFlags: .shift)
    #expect(fixture.menu.highlightedIndex == 7)
    fixture.key(.keyboardReturnOrEnter)
    #expect(fixture.ring.selectedIndex == 7)
    fixture.key(.keyboardApplication)
    fixture.key(KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + 2))
    #expect(fixture.ring.selectedIndex == 2)
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("after a key, a resting pointer does not change the highlight")
  func restingPointer() {
    let fixture = RingFixture()
    fixture.move(to: Point(x: 5, y: 5))
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardLeftArrow)
    fixture.stage.settle()
    #expect(fixture.menu.highlightedIndex == 2)
  }

  @Test("the positions of the items are reported once per opening and once per resize")
  func reports() {
    let fixture = RingFixture()
    var lines: [String] = []
    let log = LifecycleLog(format: .json) { line in
      // The overlay is a child while the ring is open, and has its own calls.
      if !line.contains(#""controller":"RingMenu""#) { lines.append(line) }
    }
    fixture.ring.addLifecycleObserver(log)
    func items() -> [String] {
      zip(fixture.children, 0..<4).map { child, index in
        LifecycleFormatter.json(
          of: Landmark(
            kind: "ringItem", name: child.title ?? "",
            frame: fixture.menu.ringLayout?.itemFrame(index) ?? .zero))
      }
    }
    fixture.key(.keyboardApplication)
    fixture.key(.keyboardLeftArrow)
    fixture.stage.settle()
    let first = items()
    #expect(lines == first)
    #expect(fixture.ring.landmarks.map(\.name) == fixture.children.map { $0.title ?? "" })
    lines = []
    fixture.stage.resize(to: Size(width: 500, height: 500), isLive: true)
    #expect(lines.filter { $0.hasPrefix(#"{"event":"ringItem""#) } == items())
    #expect(items() != first)
    fixture.key(.keyboardEscape)
    #expect(fixture.ring.landmarks.isEmpty)
    fixture.stage.settle()
    lines = []
    let second = items()
    fixture.key(.keyboardApplication)
    #expect(lines == second)
  }

  @Test("the previously focused view is focused again")
  func focusReturns() {
    let fixture = RingFixture()
    let field = FocusableView()
    fixture.children[0].view.addSubview(field)
    field.becomeFirstResponder()
    fixture.key(.keyboardApplication)
    #expect(fixture.menu.isFirstResponder)
    fixture.key(.keyboardEscape)
    #expect(field.isFirstResponder)
  }

  @Test("RM-15: the geometry follows a resize of the open ring, and the highlight stays")
  func resizeWhileOpen() {
    let fixture = RingFixture()
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    fixture.move(to: fixture.item(3))
    fixture.move(to: fixture.item(3) + Point(x: 1, y: 0))
    for step in 0..<50 {
      let size =
        step.isMultiple(of: 2) ? Size(width: 300, height: 500) : Size(width: 700, height: 400)
      fixture.stage.resize(to: size, isLive: true)
      #expect(fixture.center == Rect(origin: .zero, size: size).center)
    }
    #expect(fixture.ring.isMenuVisible)
  }

  @Test("RM-23: without items a click dismisses, and a single item is at three o'clock")
  func fewItems() {
    let empty = RingFixture(count: 0)
    empty.click(.middle, at: middle)
    #expect(empty.ring.isMenuVisible)
    empty.stage.advance(by: 0.3)
    empty.click(at: middle)
    #expect(!empty.ring.isMenuVisible)
    let single = RingFixture(count: 1)
    single.click(.middle, at: middle)
    #expect(single.item(0) == Point(x: 500, y: 300))
  }

  @Test(
    "a hundred openings by each opening input are reported a hundred times, with balanced calls")
  func manyOpenings() {
    let fixture = RingFixture()
    let delegate = CountingDelegate()
    fixture.ring.delegate = delegate
    for _ in 0..<100 {
      fixture.click(.middle, at: middle)
      fixture.stage.advance(by: 0.2)
      fixture.key(.keyboardEscape)
      fixture.stage.advance(by: 0.05)
      fixture.click(.secondary, at: middle)
      fixture.stage.advance(by: 0.2)
      fixture.key(.keyboardEscape)
      fixture.stage.advance(by: 0.25)
    }
    #expect(delegate.shown == 200 && delegate.hidden == 200)
    #expect(fixture.calls().isEmpty)
  }
}

private final class FocusableView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class CountingDelegate: RingMenuControllerDelegate {
  var shown = 0
  var hidden = 0

  func ringMenuControllerWillShowMenu(_ controller: RingMenuController) { shown += 1 }
  func ringMenuControllerWillHideMenu(_ controller: RingMenuController) { hidden += 1 }
}
