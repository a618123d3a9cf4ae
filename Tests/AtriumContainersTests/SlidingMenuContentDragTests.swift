import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Drags of a front whose content can be dragged too.
@MainActor
struct SlidingMenuContentDragTests {
  @Test("SW-G1: without a strip, a scroll view and a slider in the content keep their drags")
  func keeps() throws {
    var style = SlidingMenuScene.bare
    style.opensAtStart = false
    let scene = SlidingMenuScene(style: style)
    let (scroll, slider) = (ScrollView(), Slider())
    scroll.frame = Rect(x: 0, y: 200, width: 400, height: 200)
    scroll.contentSize = Size(width: 1200, height: 200)
    scroll.contentOffset.x = 400
    slider.frame = Rect(x: 100, y: 420, width: 200, height: 40)
    scene.a.view.addSubview(scroll)
    scene.a.view.addSubview(slider)
    scene.stage.settle()
    // A finger scrolls; the mouse scrolls by its wheel.
    scene.stage.touch(began: Point(x: 200, y: 300))
    for x in [212.0, 240, 270, 300] {
      scene.step(1.0 / 60)
      scene.stage.touch(moved: Point(x: x, y: 300))
    }
    scene.stage.touch(ended: Point(x: 300, y: 300))
    scene.stage.settle()
    #expect(scroll.contentOffset.x < 350 && scene.x(of: scene.a) == 0)
    scene.stage.drag(from: Point(x: 110, y: 440), to: Point(x: 250, y: 440))
    scene.stage.settle()
    #expect(slider.value > 0.3 && scene.x(of: scene.a) == 0)
    scene.stage.drag(from: Point(x: 110, y: 550), to: Point(x: 300, y: 550))
    scene.stage.settle()
    #expect(scene.x(of: scene.a) == 200)
  }
}
