import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Scrolling with wheels, keys and in code, and its cost.
@MainActor
struct ScrollStepTests {
  private let bed = ScrollBed()

  @Test("a wheel's step shows in its own turn and continues smoothly, and steps add up")
  func wheel() {
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    #expect(bed.y > 2 && bed.y < 30)
    bed.stage.advance(by: 1.0 / 60)
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(bed.y == 106)
    #expect(zip(bed.offsets, bed.offsets.dropFirst()).allSatisfy { $0.y <= $1.y + 1e-9 })
    #expect(bed.heard == ["didEndScrollingAnimation"])
    bed.stage.scroll(by: Point(x: 0, y: 500), at: ScrollBed.middle)
    bed.stage.settle()
    #expect(bed.y == 0)
    #expect(bed.offsets.allSatisfy { $0.y >= 0 })
  }

  @Test("Shift makes a wheel's steps horizontal")
  func shiftedWheel() {
    bed.scroll.contentSize = Size(width: 900, height: 400)
    bed.stage.turn()
    bed.stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: Point(x: 0, y: -53), location: ScrollBed.middle, time: bed.stage.time,
          modifierFlags: .shift)))
    bed.stage.settle()
    #expect(bed.scroll.contentOffset == Point(x: 53, y: 0))
  }

  @Test(
    "with motion reduced or off every step is complete at once", arguments: [Motion.reduced, .off])
  func lessMotion(motion: Motion) {
    let bed = ScrollBed(settings: Settings(motion: motion))
    bed.stage.scroll(by: Point(x: 0, y: -53), at: ScrollBed.middle)
    #expect(bed.y == 53)
    bed.scroll.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(bed.y == 500)
    bed.fling(by: Point(x: 0, y: -10), frames: 12)
    #expect(bed.scroll.isDecelerating == (motion == .reduced))
  }

  @Test("an animated offset takes 0.3 s along the default curve, and a new one replaces it")
  func animated() {
    bed.scroll.setContentOffset(Point(x: 0, y: 200), animated: true)
    #expect(bed.y == 0)
    bed.stage.advance(by: 0.15)
    #expect(abs(bed.y - 100) < 0.5)
    bed.scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
    #expect(bed.heard == ["didEndScrollingAnimation"])
    bed.stage.advance(by: 0.31)
    #expect(bed.y == 50)
    #expect(bed.heard.count == 2)
    #expect(bed.stage.window.isIdle)
  }

  @Test("a rectangle scrolls into view by the shortest distance")
  func visible() {
    bed.scroll.scrollRectToVisible(Rect(x: 0, y: 500, width: 10, height: 40), animated: false)
    #expect(bed.y == 140)
    bed.scroll.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 40), animated: false)
    #expect(bed.y == 140)
    bed.scroll.scrollRectToVisible(Rect(x: 0, y: 20, width: 10, height: 40), animated: false)
    #expect(bed.y == 20)
    bed.scroll.scrollRectToVisible(Rect(x: 0, y: 9000, width: 10, height: 40), animated: false)
    #expect(bed.y == 1600)
  }

  @Test("keys scroll by lines and pages and to the ends, and Space by pages")
  func keys() {
    bed.stage.key("Tab")
    #expect(bed.scroll.isFirstResponder)
    let steps: [(String, Double)] = [
      ("Down", 53), ("Up", 0), ("PageDown", 347), ("PageUp", 0), ("End", 1600), ("Home", 0),
      ("Space", 347), ("Shift+Space", 0),
    ]
    for (key, y) in steps {
      bed.stage.key(key)
      bed.stage.settle()
      #expect(bed.y == y, "\(key)")
    }
  }

  @Test("keys that a focused view inside does not handle scroll too")
  func keysFromInside() {
    let button = Button(title: "Press")
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    bed.scroll.addSubview(button)
    button.becomeFirstResponder()
    bed.stage.key("PageDown")
    bed.stage.settle()
    #expect(bed.y == 347)
  }

  @Test("the arrow keys move the focus inside a focus group, and scroll only where the group ends")
  func keysInGroup() {
    let buttons = (0..<2).map { row in
      let button = Button(title: "Press")
      button.frame = Rect(x: 0, y: Double(row) * 60, width: 100, height: 40)
      button.focusGroupIdentifier = "buttons"
      bed.scroll.addSubview(button)
      return button
    }
    buttons[0].becomeFirstResponder()
    bed.stage.key("Down")
    bed.stage.settle()
    #expect(buttons[1].isFirstResponder && bed.y == 0)
    bed.stage.key("Down")
    bed.stage.settle()
    #expect(buttons[1].isFirstResponder && bed.y == 53)
  }

  @Test("in a right-to-left layout, Home scrolls to the right end of wide content")
  func rightToLeft() {
    let bed = ScrollBed(
      contentSize: Size(width: 900, height: 400),
      settings: Settings(layoutDirection: .rightToLeft))
    bed.scroll.becomeFirstResponder()
    #expect(bed.scroll.contentOffset.x == 0)
    bed.stage.key("Home")
    bed.stage.settle()
    #expect(bed.scroll.contentOffset.x == 600)
    bed.stage.key("Left")
    bed.stage.settle()
    #expect(bed.scroll.contentOffset.x == 547)
  }

  @Test("when the content shrinks, the offset returns between its edges")
  func shrinking() {
    bed.scroll.contentOffset = Point(x: 0, y: 1600)
    bed.stage.turn()
    bed.scroll.contentSize.height = 1000
    bed.stage.turn()
    #expect(bed.y == 600)
    bed.scroll.contentInset = EdgeInsets(top: 20, bottom: 30)
    bed.scroll.contentOffset = Point(x: 0, y: 630)
    bed.stage.turn()
    #expect(bed.y == 630)
    bed.scroll.frame.size.height = 500
    bed.stage.turn()
    #expect(bed.y == 530)
  }

  // MARK: Indicators

  @Test("a pointer drags the thumb, and a click beside it turns pages")
  func thumb() {
    bed.stage.scroll(by: Point(x: 0, y: -1), at: ScrollBed.middle)
    bed.stage.settle()
    // The indicator's strip is 14 wide at the right edge, and the thumb begins 3 below the top.
    bed.stage.move(to: Point(x: 343, y: 60))
    bed.stage.press(at: Point(x: 343, y: 60))
    bed.stage.move(to: Point(x: 343, y: 217))
    // The thumb's travel is 394 less its own 78.8.
    #expect(abs(bed.y - 1 - 1600 * 157 / (394 - 78.8)) < 3)
    bed.stage.move(to: Point(x: 343, y: 900))
    #expect(bed.y == 1600)
    bed.stage.release()
    bed.stage.move(to: Point(x: 343, y: 440))
    bed.stage.click(at: Point(x: 343, y: 70))
    bed.stage.settle()
    #expect(bed.y == 1240)
  }

  @Test("while the indicator is at rest, the content beside the thumb can be clicked")
  func stripAtRest() {
    #expect(bed.stage.window.hitTest(Point(x: 343, y: 300), with: nil) === bed.scroll)
  }

  // MARK: Cost

  @Test("nothing wakes up at rest, and gliding content requests each frame until it stops")
  func wakeUps() {
    bed.stage.settle()
    bed.stage.advance(by: 3)
    #expect(bed.stage.host.frameDeadline == nil)
    bed.fling(by: Point(x: 0, y: -20), frames: 12)
    var (frames, turns) = (0, 0)
    while let deadline = bed.stage.host.frameDeadline, turns < 1000 {
      bed.stage.advance(by: max(0, deadline - bed.stage.time))
      turns += 1
      if bed.scroll.isDecelerating { frames += 1 }
    }
    // 1200 points a second take 2.39 s. Then the indicators rest and fade.
    #expect(abs(frames - 143) <= 2)
    #expect(turns < frames + 30)
    #expect(bed.stage.window.isIdle)
  }

  @Test("a frame paints only visible content")
  func painting() {
    for index in 0..<100 {
      let view = View(frame: Rect(x: 0, y: Double(index) * 20, width: 300, height: 20))
      view.backgroundColor = .white
      bed.scroll.addSubview(view)
    }
    bed.stage.settle()
    bed.stage.advance(by: 2)
    let before = bed.stage.window.statistics
    bed.scroll.contentOffset = Point(x: 0, y: 500)
    bed.stage.turn()
    let after = bed.stage.window.statistics
    // One pixel more is allowed on each side, since drawing may snap by half a pixel.
    #expect(after.paintedPixelCount - before.paintedPixelCount <= 302 * 402)
    // The views are the window, the root, the scroll view, 20 to 21 rows, at most two indicators and the
    // outline.
    #expect(after.paintedViewCount - before.paintedViewCount <= 27)
    #expect(after.layoutCount - before.layoutCount <= 2)
  }

  @Test("a scroll view that leaves its window stops")
  func leaving() {
    bed.fling(by: Point(x: 0, y: -20), frames: 12)
    bed.scroll.removeFromSuperview()
    bed.stage.turn()
    let y = bed.y
    bed.stage.advance(by: 1)
    #expect(bed.y == y)
    #expect(bed.stage.host.frameDeadline == nil)
  }
}
