import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Taps with fingers and clicks with pointers.
@MainActor
struct TapTests {
  private let scene = TouchScene()

  @Test("G-27: a tap is recognised when its finger lifts, and the view's touch is cancelled (G-16)")
  func single() {
    scene.add(TapGestureRecognizer(), "tap")
    scene.down(100, 100)
    #expect(scene.take() == ["pad began 1"])
    scene.up(100, 100)
    #expect(scene.take() == ["pad cancelled 1", "tap ended"])
  }

  // Rules: §9.5
  @Test("G-26: a finger may move by 45 points, and no more", arguments: [(45.0, 1), (45.5, 0)])
  func movement(distance: Double, count: Int) {
    scene.add(TapGestureRecognizer(), "tap")
    scene.down(100, 100)
    scene.move(100 + distance, 100)
    scene.up(100 + distance, 100)
    #expect(scene.takeGestures().count == count)
  }

  @Test("G-26: a touch of more than 0.75 s is no tap", arguments: [(0.74, 1), (0.76, 0)])
  func duration(seconds: Double, count: Int) {
    scene.add(TapGestureRecognizer(), "tap")
    scene.down(100, 100)
    scene.wait(seconds)
    scene.up(100, 100)
    #expect(scene.takeGestures().count == count)
  }

  @Test("G-26: the second tap must come within 0.35 s", arguments: [(0.34, 1), (0.37, 0)])
  func interval(seconds: Double, count: Int) {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    scene.tap()
    scene.wait(seconds)
    scene.tap()
    #expect(scene.takeGestures().count == count)
  }

  @Test("G-26: late events in one turn count with their own times")
  func lateTurn() {
    let tap = scene.add(TapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    let window = scene.stage.window
    for (time, isDown) in [(0.0, true), (0.05, false), (0.5, true), (0.55, false)] {
      let input = TouchInput(id: 0, location: Point(x: 50, y: 50), time: time)
      window.dispatch(isDown ? .touchBegan(input) : .touchEnded(input))
    }
    scene.wait(0.6)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("G-27: a tap with two fingers needs both down at once")
  func twoFingers() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    scene.down(100, 100)
    scene.up(100, 100)
    scene.down(140, 100, id: 1)
    scene.up(140, 100, id: 1)
    #expect(scene.takeGestures().isEmpty)
    scene.down(100, 100)
    scene.down(140, 100, id: 1)
    scene.up(100, 100)
    #expect(scene.takeGestures().isEmpty)
    scene.up(140, 100, id: 1)
    #expect(scene.takeGestures() == ["tap ended"])
    scene.stage.touchTap(fingers: 3, at: Point(x: 200, y: 200))
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("G-26: two quick taps far apart are two single taps, and not a double tap")
  func apart() {
    let single = scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap(50, 50)
    scene.wait(0.1)
    scene.tap(300, 300)
    scene.wait(0.4)
    #expect(scene.takeGestures() == ["single ended", "single ended"])
  }

  @Test(
    "without a failure requirement the first tap of a double tap is also recognised as a single tap"
  )
  func both() {
    scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    #expect(scene.takeGestures() == ["single ended", "double ended"])
  }

  @Test("G-43: a click with the required buttons is a tap")
  func buttons() {
    let tap = scene.add(TapGestureRecognizer(), "left")
    let other = scene.add(TapGestureRecognizer(), "right")
    other.buttonMaskRequired = [.secondary]
    scene.stage.click(at: Point(x: 100, y: 100))
    #expect(scene.takeGestures() == ["left ended"])
    scene.stage.click(at: Point(x: 100, y: 100), button: .secondary, modifiers: .shift)
    #expect(scene.takeGestures() == ["right ended"])
    #expect(other.modifierFlags == .shift)
    #expect(tap.numberOfTouches == 0)
  }

  @Test("G-23: a tap's location is the centre of its fingers, even if it had to wait")
  func place() {
    let single = scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var place = Point.zero
    single.addAction { place = $0.location(in: nil) }
    scene.tap(70, 80)
    scene.wait(0.4)
    #expect(place == Point(x: 70, y: 80))
  }
}
