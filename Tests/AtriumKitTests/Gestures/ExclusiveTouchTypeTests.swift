import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Recognisers that receive touches of one type at a time.
@MainActor
struct ExclusiveTouchTypeTests {
  private let scene = TouchScene()

  @Test(
    "a recogniser ignores a pointer while it has a finger, unless it takes several types",
    arguments: [true, false])
  func types(isExclusive: Bool) {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    #expect(pan.requiresExclusiveTouchType)
    pan.requiresExclusiveTouchType = isExclusive
    scene.down(50, 50)
    scene.stage.press(at: Point(x: 90, y: 90))
    #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
    scene.stage.release(at: Point(x: 90, y: 90))
    scene.up(50, 50)
    scene.stage.press(at: Point(x: 90, y: 90))
    #expect(pan.numberOfTouches == 1, "After a reset, another type is possible.")
  }
}
