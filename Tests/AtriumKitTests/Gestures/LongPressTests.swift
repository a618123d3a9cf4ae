import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Long presses of fingers and pointers.
@MainActor
struct LongPressTests {
  private let scene = TouchScene()
  private let press: LongPressGestureRecognizer

  init() {
    press = scene.add(LongPressGestureRecognizer(), "press")
  }

  @Test(
    "G-28: a long press begins after half a second, changes with any movement, and ends at the lift"
  )
  func course() {
    scene.down(100, 100)
    scene.wait(0.49)
    #expect(scene.take() == ["pad began 1"])
    scene.wait(0.02)
    #expect(scene.take() == ["pad cancelled 1", "press began"])
    scene.move(101, 100)
    scene.move(300, 300)
    scene.up(300, 300)
    #expect(scene.take() == ["press changed", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("G-28: a long press has UIKit's defaults")
  func defaults() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
  }

  @Test(
    "G-28: a long press fails if the finger moves more than 10 points before it begins",
    arguments: [(10.0, 1), (10.5, 0)])
  func movement(distance: Double, count: Int) {
    scene.down(100, 100)
    scene.move(100, 100 + distance)
    scene.wait(0.6)
    #expect(scene.takeGestures().count == count)
  }

  @Test(
    "G-28: a long press without a duration begins with the touch, so a fast movement cannot prevent it"
  )
  func withoutDuration() {
    press.minimumPressDuration = 0
    scene.down(100, 100)
    #expect(scene.takeGestures() == ["press began"])
    scene.move(100, 300)
    scene.up(100, 300)
    #expect(scene.takeGestures() == ["press changed", "press ended"])
  }

  @Test("G-28: an early lift, a second finger or a cancelled finger makes no long press")
  func early() {
    scene.down(100, 100)
    scene.wait(0.4)
    scene.up(100, 100)
    scene.wait(0.6)
    scene.down(100, 100)
    scene.down(140, 100, id: 1)
    scene.wait(0.6)
    #expect(scene.takeGestures().isEmpty)
    scene.up(100, 100)
    scene.up(140, 100, id: 1)
    scene.down(100, 100)
    scene.wait(0.6)
    scene.stage.touch(cancelled: 0)
    #expect(scene.takeGestures() == ["press began", "press cancelled"])
  }

  @Test("G-28: a long press may need two fingers, after a tap of two fingers")
  func tapFirst() {
    press.numberOfTouchesRequired = 2
    press.numberOfTapsRequired = 1
    scene.stage.touchTap(fingers: 2, at: Point(x: 100, y: 100))
    scene.wait(0.2)
    scene.down(80, 100)
    scene.down(120, 100, id: 1)
    scene.wait(0.51)
    #expect(scene.takeGestures() == ["press began"])
    scene.up(80, 100)
    #expect(scene.takeGestures() == ["press ended"])
  }

  @Test("G-43: a pointer that rests with a pressed button is a long press")
  func pointer() {
    scene.stage.press(at: Point(x: 100, y: 100))
    scene.wait(0.51)
    scene.stage.release()
    #expect(scene.takeGestures() == ["press began", "press ended"])
  }
}
