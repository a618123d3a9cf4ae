import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pans of one or more fingers.
@MainActor
struct PanTests {
  private let scene = TouchScene()
  private let pan: PanGestureRecognizer

  init() {
    pan = scene.add(PanGestureRecognizer(), "pan")
  }

  @Test("G-30: a pan begins after 10 points of travel")
  func threshold() {
    scene.down(100, 100)
    scene.move(106, 107.9)
    #expect(scene.take() == ["pad began 1", "pad moved 1"])
    scene.move(106, 108)
    #expect(scene.take() == ["pad cancelled 1", "pan began"])
    scene.move(120, 120)
    scene.up(120, 120)
    #expect(scene.take() == ["pan changed", "pan ended"])
  }

  @Test("G-31: the translation is relative to the position where the touch began")
  func translation() {
    var values: [Point] = []
    pan.addAction { [pan] _ in values.append(pan.translation(in: nil)) }
    scene.down(100, 100)
    scene.move(110, 100)
    scene.move(130, 90)
    scene.up(130, 90)
    #expect(values == [Point(x: 10, y: 0), Point(x: 30, y: -10), Point(x: 30, y: -10)])
  }

  @Test("G-31: setTranslation resets the translation and keeps the velocity")
  func rebase() {
    scene.down(100, 100)
    scene.wait(0.05)
    scene.move(150, 100)
    let velocity = pan.velocity(in: nil)
    #expect(velocity.x > 900)
    pan.setTranslation(Point(x: 5, y: 0), in: nil)
    #expect(pan.velocity(in: nil) == velocity)
    scene.move(160, 100)
    #expect(pan.translation(in: nil) == Point(x: 15, y: 0))
  }

  @Test(
    "G-31: a pan still has the velocity of a flick at its end if its action resets the translation at each change"
  )
  func resettingHandler() {
    var (sum, last) = (0.0, Point.zero)
    pan.addAction { pan in
      sum += pan.translation(in: nil).x
      last = pan.velocity(in: nil)
      pan.setTranslation(.zero, in: nil)
    }
    scene.down(100, 100)
    for step in 1...5 {
      scene.wait(0.02)
      scene.move(100 + Double(step) * 20, 100)
    }
    scene.up(200, 100)
    #expect(abs(sum - 100) < 1e-9)
    #expect(abs(last.x - 1000) < 1e-6)
  }

  @Test("G-31: translation and velocity are in the view's coordinates")
  func coordinates() {
    scene.pad.transform = AffineTransform(scaleX: 2, y: 2)
    scene.down(100, 100)
    scene.wait(0.1)
    scene.move(140, 100)
    #expect(abs(pan.translation(in: scene.pad).x - 20) < 1e-9)
    #expect(abs(pan.velocity(in: scene.pad).x - 200) < 1e-6)
    pan.setTranslation(Point(x: 3, y: 0), in: scene.pad)
    #expect(abs(pan.translation(in: nil).x - 6) < 1e-9)
  }

  @Test("G-32: the velocity is measured over the last 150 ms")
  func velocity() {
    #expect(GestureConstants.velocityWindow == 0.15)
    scene.down(100, 100)
    for step in 1...10 {
      scene.wait(0.05)
      scene.move(100 + Double(step) * 20, 100)
    }
    #expect(abs(pan.velocity(in: nil).x - 400) < 1e-6)
    for step in 1...3 {
      scene.wait(0.05)
      scene.move(300 - Double(step) * 5, 100)
    }
    #expect(abs(pan.velocity(in: nil).x + 100) < 1e-6)
    scene.wait(0.2)
    var last = Point(x: 1, y: 1)
    pan.addAction { [pan] _ in last = pan.velocity(in: nil) }
    scene.up(285, 100)
    #expect(last == .zero)
  }

  @Test("G-32: earlier movement does not count, and movement across the limit counts in part")
  func velocityWindow() {
    var x = 100.0
    func go(_ way: Double, steps: Int) {
      for _ in 0..<steps {
        scene.wait(0.06)
        x += way
        scene.move(x, 100)
      }
    }
    scene.down(x, 100)
    go(24, steps: 5)
    #expect(abs(pan.velocity(in: nil).x - 400) < 1e-6)
    // 0.09 s at 400 points a second, and 0.06 s at 100, give 36 + 6 points in 0.15 s.
    go(6, steps: 1)
    #expect(abs(pan.velocity(in: nil).x - 280) < 1e-6)
    // 0.03 s at 400 points a second, and 0.12 s at 100, give 12 + 12 points.
    go(6, steps: 1)
    #expect(abs(pan.velocity(in: nil).x - 160) < 1e-6)
    go(6, steps: 1)
    #expect(abs(pan.velocity(in: nil).x - 100) < 1e-6)
  }

  @Test(
    "G-29: fewer touches than the minimum end a pan, and more than the maximum prevent its beginning"
  )
  func counts() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    scene.down(100, 100)
    scene.move(150, 100)
    #expect(scene.takeGestures().isEmpty)
    scene.down(200, 100, id: 1)
    scene.move(170, 100)
    scene.move(220, 100, id: 1)
    #expect(scene.takeGestures() == ["pan began", "pan changed"])
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    scene.up(170, 100)
    #expect(scene.takeGestures() == ["pan ended"])
    scene.up(220, 100, id: 1)
    for id in 0..<3 { scene.down(100 + Double(id) * 40, 100, id: id) }
    for id in 0..<3 { scene.move(150 + Double(id) * 40, 100, id: id) }
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("G-29: adding or lifting a finger does not change the translation")
  func steady() {
    scene.down(100, 100)
    scene.move(120, 100)
    scene.down(300, 400, id: 1)
    scene.move(120, 101)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0.5))
    scene.up(300, 400, id: 1)
    scene.move(120, 102)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 1.5))
    #expect(scene.takeGestures() == ["pan began", "pan changed", "pan changed"])
  }
}
