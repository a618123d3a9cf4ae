import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Foundation
import Testing

/// Dragging content with fingers and touchpads, compared with measured values.
@MainActor
struct ScrollDragTests {
  private let bed = ScrollBed()

  @Test("V-5: the offset is the origin of the bounds, and changes no frame")
  func offset() {
    let view = View(frame: Rect(x: 10, y: 500, width: 20, height: 20))
    bed.scroll.addSubview(view)
    bed.scroll.contentOffset = Point(x: 0, y: 300)
    #expect(bed.scroll.bounds.origin == Point(x: 0, y: 300))
    #expect(view.frame == Rect(x: 10, y: 500, width: 20, height: 20))
    #expect(view.convert(Point.zero, to: nil) == Point(x: 60, y: 250))
    #expect(bed.offsets == [Point(x: 0, y: 300)])
  }

  @Test("G-30: a finger that moves by 180 points moves the content by 170")
  func slop() {
    let start = Point(x: 200, y: 400)
    bed.stage.touch(began: start)
    bed.stage.touch(moved: start - Point(x: 0, y: 9))
    #expect(bed.y == 0)
    #expect(bed.scroll.isTracking && !bed.scroll.isDragging)
    bed.stage.touch(moved: start - Point(x: 0, y: 180))
    #expect(bed.y == 170)
    #expect(bed.scroll.isDragging)
    bed.stage.touch(moved: start - Point(x: 0, y: 100))
    #expect(bed.y == 90)
  }

  @Test("touchpad fingers move the content from their first movement, point for point")
  func touchpad() {
    bed.touchpad(.began)
    bed.touchpad(.changed, by: Point(x: 0, y: -7))
    #expect(bed.y == 7)
    bed.touchpad(.changed, by: Point(x: 0, y: 3))
    #expect(bed.y == 4)
  }

  @Test("indicators stay while a finger rests or a touchpad drags, and fade after the end")
  func indicatorsOfDrags() {
    func isShown() -> Bool { bed.scroll.subviews.contains { $0.alpha > 0 && !$0.isHidden } }
    bed.fingerGoes(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200))
    bed.stage.advance(by: 5)
    #expect(isShown())
    bed.stage.touch(ended: Point(x: 200, y: 200))
    bed.stage.advance(by: 0.5)
    #expect(isShown())
    bed.stage.advance(by: 1)
    #expect(!isShown())
    bed.touchpad(.began)
    bed.touchpad(.changed, by: Point(x: 0, y: -7))
    bed.stage.advance(by: 5)
    #expect(isShown())
    bed.touchpad(.ended)
    bed.stage.advance(by: 2)
    #expect(!isShown())
  }

  @Test("A-24: beyond its edge the content follows the finger with resistance, like a rubber band")
  func rubberBand() {
    let start = Point(x: 200, y: 150)
    bed.stage.touch(began: start)
    for way in [60.0, 110, 260] {
      bed.stage.touch(moved: start + Point(x: 0, y: way))
      let overshoot = way - 10
      let expected = -(1 - 1 / (0.55 * overshoot / 400 + 1)) * 400
      #expect(abs(bed.y - expected) < 1e-9)
    }
  }

  @Test(
    "A-23: content that is released at rest beyond its edge returns with rates of 9 and 46 per second"
  )
  func returning() {
    let start = Point(x: 200, y: 150)
    bed.fingerGoes(from: start, to: start + Point(x: 0, y: 160))
    bed.stage.advance(by: 0.5)
    bed.stage.touch(ended: start + Point(x: 0, y: 160))
    let (origin, begin) = (bed.y, bed.stage.time)
    #expect(origin < -50)
    for _ in 0..<20 {
      bed.stage.advance(by: 1.0 / 60)
      let t = bed.stage.time - begin
      #expect(abs(bed.y - origin * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37) < 1e-9)
    }
    bed.stage.settle()
    #expect(bed.y == 0)
  }

  @Test(
    "A-24: after a flick the content glides to offset + (v − 10) · 0.499, with a factor of 0.998 per millisecond"
  )
  func glide() {
    // The speed is 1000 points a second, for longer than the interval in which velocity is measured.
    bed.fling(by: Point(x: 0, y: -1000.0 / 60), frames: 15)
    let (origin, begin) = (bed.y, bed.stage.time)
    #expect(abs(origin - 250) < 1e-9)
    #expect(abs((bed.releaseVelocity?.y ?? 0) - 1) < 1e-9)
    for _ in 0..<20 {
      bed.stage.advance(by: 1.0 / 60)
      let lost = 1 - pow(0.998, 1000 * (bed.stage.time - begin))
      #expect(abs(bed.y - (origin + 1000 * lost * 0.499)) < 1e-7)
    }
    bed.stage.settle()
    #expect(abs(bed.y - (origin + 990 * 0.499)) < 1e-9)
    #expect(abs(bed.stage.time - begin - log(0.01) / (1000 * log(0.998))) < 1.5 / 60)
  }

  @Test(
    "A-23: content that reaches its edge with a velocity overshoots on a spring of 11 per second")
  func bounce() {
    bed.scroll.contentOffset = Point(x: 0, y: 300)
    bed.stage.turn()
    bed.fling(by: Point(x: 0, y: 1000.0 / 60), frames: 15)
    let (origin, begin) = (bed.y, bed.stage.time)
    #expect(abs(origin - 50) < 1e-9)
    // 50 points reduce the velocity by 50 / 0.499.
    let speed = 1000 - 50 / 0.499
    let passing = begin + log(speed / 1000) / (1000 * log(0.998))
    var deepest = 0.0
    for _ in 0..<40 {
      bed.stage.advance(by: 1.0 / 60)
      let t = bed.stage.time - passing
      if t > 0 { #expect(abs(bed.y - -speed * t * exp(-11 * t)) < 1e-6) }
      deepest = min(deepest, bed.y)
    }
    #expect(deepest < -25)
    bed.stage.settle()
    #expect(bed.y == 0)
  }

  @Test("the motion depends only on time, not on the number of frames")
  func frames() {
    func end(step: Double) -> Double {
      let bed = ScrollBed()
      bed.scroll.contentOffset = Point(x: 0, y: 300)
      bed.stage.turn()
      bed.fling(by: Point(x: 0, y: 1000.0 / 60), frames: 15)
      for _ in 0..<Int((0.4 / step).rounded()) { bed.stage.advance(by: step) }
      return bed.y
    }
    #expect(abs(end(step: 1.0 / 120) - end(step: 0.1)) < 1e-9)
  }

  @Test("G-32: a finger that rested before it lifted does not start a glide")
  func rest() {
    bed.fingerGoes(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200))
    bed.stage.advance(by: 0.3)
    bed.stage.touch(ended: Point(x: 200, y: 200))
    let y = bed.y
    #expect(!bed.scroll.isDecelerating)
    bed.stage.advance(by: 0.3)
    #expect(bed.y == y && y == 190)
  }

  @Test("a finger stops gliding content at once and holds it, and is no tap on the content")
  func catching() {
    let button = Button(title: "Press")
    button.frame = Rect(x: 0, y: 0, width: 300, height: 2000)
    bed.scroll.addSubview(button)
    var presses = 0
    button.addAction(for: .primaryActionTriggered) { presses += 1 }
    bed.fling(by: Point(x: 0, y: -20), frames: 15)
    bed.stage.advance(by: 0.1)
    #expect(bed.scroll.isDecelerating)
    bed.stage.touch(began: ScrollBed.middle)
    #expect(!bed.scroll.isDecelerating && bed.scroll.isDragging)
    let y = bed.y
    bed.stage.touch(moved: ScrollBed.middle - Point(x: 0, y: 3))
    #expect(bed.y == y + 3)
    bed.stage.touch(ended: ScrollBed.middle - Point(x: 0, y: 3))
    bed.stage.settle()
    #expect(presses == 0)
  }

  @Test("the delegate is notified of a drag in UIKit's order, and may choose its end")
  func delegate() {
    bed.retarget = { _ in Point(x: 0, y: 444) }
    bed.fling(by: Point(x: 0, y: -10), frames: 15)
    bed.stage.settle()
    #expect(
      bed.heard == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(bed.y == 444)
  }

  @Test("with paging, a flick and a drag of half a page turn one page, and a shorter drag returns")
  func pages() {
    bed.scroll.isPagingEnabled = true
    bed.fling(by: Point(x: 0, y: -10), frames: 8)
    bed.stage.settle()
    #expect(bed.y == 400)
    bed.fingerGoes(from: Point(x: 200, y: 440), to: Point(x: 200, y: 310))
    bed.stage.advance(by: 0.4)
    bed.stage.touch(ended: Point(x: 200, y: 310))
    bed.stage.settle()
    #expect(bed.y == 400)
    bed.fingerGoes(from: Point(x: 200, y: 440), to: Point(x: 200, y: 210))
    bed.stage.advance(by: 0.4)
    bed.stage.touch(ended: Point(x: 200, y: 210))
    bed.stage.settle()
    #expect(bed.y == 800)
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(bed.y == 1200)
  }

  @Test("with paging, fractions of a wheel's step add up, and restart when the direction changes")
  func pagesByParts() {
    bed.scroll.isPagingEnabled = true
    func turn(_ eighths: Int) {
      for _ in 0..<abs(eighths) {
        bed.stage.scroll(by: Point(x: 0, y: eighths > 0 ? -6.625 : 6.625), at: ScrollBed.middle)
      }
      bed.stage.settle()
    }
    turn(7)
    #expect(bed.y == 0)
    turn(1)
    #expect(bed.y == 400)
    turn(7)
    turn(-1)
    turn(1)
    #expect(bed.y == 400)
    turn(14)
    #expect(bed.y == 800)
    turn(-8)
    #expect(bed.y == 400)
  }

  @Test("with a direction lock a drag stays on the axis on which it began")
  func lock() {
    bed.scroll.contentSize = Size(width: 2000, height: 2000)
    bed.scroll.isDirectionalLockEnabled = true
    bed.stage.turn()
    bed.fingerGoes(from: Point(x: 300, y: 400), to: Point(x: 250, y: 200))
    #expect(bed.scroll.contentOffset.x == 0)
    #expect(bed.y == 190)
    bed.stage.touch(ended: Point(x: 250, y: 200))
  }

  @Test("a pointer does not drag unless that is enabled, and disabled scrolling ignores drags")
  func pointer() {
    bed.stage.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200))
    #expect(bed.y == 0)
    bed.scroll.allowsPointerDragging = true
    bed.stage.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200))
    #expect(bed.y >= 190)
    bed.stage.settle()
    bed.scroll.contentOffset = .zero
    bed.scroll.isScrollEnabled = false
    #expect(!bed.scroll.panGestureRecognizer.isEnabled)
    bed.fling(by: Point(x: 0, y: -20), frames: 5)
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(bed.y == 0)
    bed.scroll.isScrollEnabled = true
    #expect(bed.scroll.panGestureRecognizer.isEnabled)
  }

  @Test("without bouncing the content stops at its edges")
  func hardEdges() {
    bed.scroll.bounces = false
    bed.fling(by: Point(x: 0, y: 20), frames: 5)
    bed.stage.settle()
    #expect(bed.offsets.isEmpty)
    bed.scroll.contentOffset = Point(x: 0, y: 1500)
    bed.fling(by: Point(x: 0, y: -20), frames: 10)
    bed.stage.settle()
    #expect(bed.y == 1600)
    #expect(bed.offsets.allSatisfy { $0.y <= 1600 })
  }

  @Test("content that fits does not move, unless it always bounces")
  func fitting() {
    bed.scroll.contentSize = Size(width: 300, height: 100)
    bed.stage.turn()
    bed.touchpad(.began)
    bed.touchpad(.changed, by: Point(x: 0, y: 50))
    bed.touchpad(.ended)
    #expect(bed.offsets.isEmpty)
    bed.scroll.alwaysBounceVertical = true
    bed.touchpad(.began)
    bed.touchpad(.changed, by: Point(x: 0, y: 50))
    #expect(bed.y < -20)
    bed.touchpad(.ended)
    bed.stage.settle()
    #expect(bed.y == 0)
  }
}
