import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Pressing controls with the pointer or a finger (G-9).
@MainActor
struct ControlTouchTests {
  private let bed = Bed()
  private var stage: Stage { bed.stage }

  @Test("a press shows in the same turn and damages only the button")
  func pressShowsAtOnce() {
    stage.move(to: Bed.inside)
    let before = stage.window.statistics
    stage.press(at: Bed.inside)
    #expect(bed.button.isHighlighted)
    #expect(stage.window.statistics.turnCount == before.turnCount + 1)
    #expect(stage.window.statistics.paintCount == before.paintCount + 1)
    let damage = stage.window.statistics.lastDamage
    let box = PixelRect(covering: Bed.frame.insetBy(dx: -1, dy: -1), scale: 1)
    #expect(!damage.isEmpty)
    #expect(damage.intersection(box) == damage)
    #expect(stage.window.isIdle)
  }

  @Test("G-9: a click sends touch down, touch up and the action")
  func click() {
    stage.click(at: Bed.inside)
    #expect(bed.sent == ["down", "upInside", "action"])
    #expect(!bed.button.isHighlighted)
  }

  @Test("G-9: a finger that leaves and returns sends the exit or enter event before the drag event")
  func fingerWay() {
    let (outside, further) = (Point(x: 160, y: 144 + 71), Point(x: 160, y: 144 + 90))
    stage.touch(began: Bed.inside)
    for place in [Bed.inside + Point(x: 1), outside, further, Bed.inside, outside, further] {
      stage.touch(moved: place)
    }
    stage.touch(ended: further)
    let way = [
      "down", "dragInside", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "exit",
      "dragOutside", "dragOutside", "upOutside",
    ]
    #expect(bed.sent == way)
    stage.touch(began: Bed.inside)
    stage.touch(moved: outside)
    stage.touch(cancelled: 0)
    #expect(bed.sent == way + ["down", "exit", "dragOutside", "cancel"])
    #expect(!bed.button.isHighlighted && !bed.button.isTracking)
  }

  @Test(
    "G-9: a pointer that leaves the bounds clears the highlight, and restores it when it returns")
  func dragOutAndIn() {
    stage.press(at: Bed.inside)
    stage.move(to: Point(x: 160, y: 146))
    #expect(!bed.button.isHighlighted)
    stage.move(to: Point(x: 160, y: 143))
    #expect(bed.button.isHighlighted)
    stage.move(to: Point(x: 161, y: 143))
    stage.move(to: Point(x: 300, y: 20))
    stage.move(to: Point(x: 301, y: 20))
    stage.release()
    #expect(
      bed.sent == [
        "down", "exit", "dragOutside", "enter", "dragInside", "dragInside", "exit", "dragOutside",
        "dragOutside", "upOutside",
      ])
  }

  @Test("G-9: a finger may leave the bounds by 70 points")
  func fingerSlop() {
    stage.touch(began: Bed.inside)
    stage.touch(moved: Point(x: 160, y: 144 + 69))
    #expect(bed.button.isHighlighted)
    stage.touch(moved: Point(x: 160, y: 144 + 71))
    #expect(!bed.button.isHighlighted)
    stage.touch(moved: Point(x: 160, y: 144 + 60))
    stage.touch(ended: Point(x: 160, y: 144 + 60))
    #expect(
      bed.sent == [
        "down", "dragInside", "exit", "dragOutside", "enter", "dragInside", "upInside", "action",
      ])
  }

  @Test("G-9: a control that the exit event disables sends no drag event")
  func switchedOffByCrossing() {
    bed.button.addAction(for: .touchDragExit) { [button = bed.button] in button.isEnabled = false }
    stage.press(at: Bed.inside)
    stage.move(to: Point(x: 160, y: 146))
    stage.release()
    #expect(bed.sent == ["down", "exit", "cancel"])
  }

  @Test(
    "other buttons of the pointer do nothing", arguments: [PointerButton.secondary, .middle, .back])
  func otherButtons(button: PointerButton) {
    stage.click(at: Bed.inside, button: button)
    #expect(bed.sent.isEmpty)
  }

  @Test("pressing a second button cancels the first")
  func chordCancels() {
    stage.press(at: Bed.inside)
    stage.press(at: Bed.inside, button: .secondary)
    #expect(!bed.button.isHighlighted)
    stage.release(at: Bed.inside, button: .secondary)
    stage.release(at: Bed.inside)
    #expect(bed.sent == ["down", "cancel"])
  }

  @Test("losing the window's focus cancels the press of a button")
  func focusLossCancels() {
    stage.window.dispatch(.focus(true))
    stage.press(at: Bed.inside)
    stage.window.dispatch(.focus(false))
    stage.turn()
    #expect(bed.sent == ["down", "cancel"])
    #expect(!bed.button.isHighlighted)
  }

  @Test("a button that is disabled while it is pressed cancels, and no longer responds")
  func disabling() {
    stage.press(at: Bed.inside)
    bed.button.isEnabled = false
    stage.release(at: Bed.inside)
    stage.click(at: Bed.inside)
    #expect(bed.sent == ["down", "cancel"])
    #expect(bed.button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("removing a button from its window cancels its press")
  func removal() {
    stage.press(at: Bed.inside)
    bed.button.removeFromSuperview()
    stage.release(at: Bed.inside)
    #expect(bed.sent == ["down", "cancel"])
    #expect(!bed.button.isHighlighted)
  }

  @Test("hovering highlights the button and sets the hand cursor, and both end")
  func hover() {
    stage.move(to: Bed.inside)
    #expect(bed.button.isHovered)
    #expect(
      stage.host.requests.last { if case .cursor = $0 { true } else { false } } == .cursor(.pointer)
    )
    stage.move(to: Point(x: 10, y: 10))
    #expect(!bed.button.isHovered)
    #expect(
      stage.host.requests.last { if case .cursor = $0 { true } else { false } } == .cursor(.default)
    )
  }

  @Test(
    "one event calls a closure once, whichever of its events it is, and removed closures are not called"
  )
  func actions() {
    var count = 0
    bed.button.addAction(for: [.touchUpInside, .primaryActionTriggered]) { count += 1 }
    stage.click(at: Bed.inside)
    #expect(count == 1)
    bed.button.removeActions(for: .touchUpInside)
    stage.click(at: Bed.inside)
    #expect(count == 1)
  }
}
