import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pans without touches: wheels and touchpads (G-43).
@MainActor
struct ScrollPanTests {
  private let scene = TouchScene()
  private let place = Point(x: 20, y: 20)

  private func pan(
    _ name: String, _ mask: ScrollTypeMask, on view: View? = nil
  ) -> PanGestureRecognizer {
    let pan = scene.add(PanGestureRecognizer(), name, on: view)
    pan.allowedScrollTypesMask = mask
    return pan
  }

  @Test(
    "G-43: a pan that scrolls has no touches, and lasts from the beginning of the scroll gesture to its end"
  )
  func smooth() {
    let pan = pan("pan", .continuous)
    var values: [Double] = []
    var last = 0.0
    pan.addAction { [pan] _ in
      values.append(pan.translation(in: nil).y)
      last = pan.velocity(in: nil).y
    }
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: place, in: 0.2)
    #expect(scene.takeGestures().first == "pan began")
    #expect(values.count == 13)
    #expect(abs((values.last ?? 0) - 60) < 1e-9)
    #expect(abs((values.first ?? 0) - 5) < 1e-9)
    #expect(abs(last - 300) < 1)
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: nil) == place)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: place)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("G-32, G-43: the velocity of scrolling is measured over the last 150 ms, including a pause")
  func velocity() {
    let pan = pan("pan", .continuous)
    var last = 0.0
    pan.addAction { [pan] _ in last = pan.velocity(in: nil).y }
    func scroll(_ phase: ScrollInput.Phase, _ delta: Double = 0) {
      scene.stage.window.dispatch(
        .scroll(
          ScrollInput(
            delta: Point(x: 0, y: delta), location: place, time: scene.stage.time,
            source: .touchpad, phase: phase)))
      scene.stage.turn()
    }
    func go() {
      scroll(.began)
      for delta in [24.0, 24, 24, 24, 24, 6, 6] {
        scene.wait(0.06)
        scroll(.changed, delta)
      }
    }
    go()
    scroll(.ended)
    // 0.03 s at 400 points a second, and 0.12 s at 100, give 12 + 12 points in 0.15 s.
    #expect(abs(last - 160) < 1e-6)
    go()
    scene.wait(0.09)
    scroll(.ended)
    // 0.06 s at 100 points a second are followed by a rest of 0.09 s.
    #expect(abs(last - 40) < 1e-6)
    #expect(scene.takeGestures().count { $0 == "pan ended" } == 2)
  }

  @Test("G-43: a step of a wheel is a complete pan")
  func wheel() {
    let pan = pan("pan", .discrete)
    var translation = Point.zero
    pan.addAction { [pan] _ in if pan.state == .began { translation = pan.translation(in: nil) } }
    scene.stage.scroll(by: Point(x: 0, y: -40), at: place)
    #expect(scene.takeGestures() == ["pan began", "pan ended"])
    #expect(translation == Point(x: 0, y: -40))
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: place)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("by default a pan handles no scrolling")
  func none() {
    scene.add(PanGestureRecognizer(), "pan")
    scene.stage.scroll(by: Point(x: 0, y: -40), at: place)
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: place)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("the innermost pan handles a scroll, and if it refuses, the next pan outwards does")
  func hierarchy() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let outerPan = pan("outer", .all)
    let innerPan = pan("inner", .all, on: inner)
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: place, in: 1.0 / 60)
    #expect(scene.takeGestures() == ["inner began", "inner ended"])
    let delegate = DirectionDelegate()
    innerPan.delegate = delegate
    scene.stage.touchpadScroll(by: Point(x: 0, y: 60), at: place, in: 1.0 / 60)
    #expect(scene.takeGestures() == ["outer began", "outer ended"])
    scene.stage.touchpadScroll(by: Point(x: 60, y: 0), at: place, in: 1.0 / 60)
    #expect(scene.takeGestures() == ["inner began", "inner ended"])
    #expect(outerPan.state == .possible && innerPan.state == .possible)
  }

  @Test("a view handles a scroll itself unless a recogniser inside it or on it handles the scroll")
  func handlers() {
    let list = ScrollPad(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scene.pad.addSubview(list)
    let leaf = scene.addPad("pad.leaf", Rect(x: 0, y: 0, width: 50, height: 50), on: list)
    _ = pan("outer", .all)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: place)
    scene.stage.touchpadScroll(by: Point(x: 0, y: 10), at: place, in: 1.0 / 60)
    #expect(list.total == 20)
    #expect(scene.takeGestures().isEmpty)
    let inner = pan("inner", .all, on: leaf)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: place)
    #expect(scene.takeGestures() == ["inner began", "inner ended"])
    inner.isEnabled = false
    _ = pan("own", .all, on: list)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: place)
    #expect(scene.takeGestures() == ["own began", "own ended"])
    #expect(list.total == 20)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: Point(x: 300, y: 300))
    #expect(scene.takeGestures() == ["outer began", "outer ended"])
  }

  @Test("a pan that handles a scroll keeps it, wherever the view moves, until the scroll ends")
  func sticky() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let innerPan = pan("inner", .all, on: inner)
    _ = pan("outer", .all)
    let window = scene.stage.window
    func scroll(_ phase: ScrollInput.Phase, _ delta: Double) {
      window.dispatch(
        .scroll(
          ScrollInput(
            delta: Point(x: 0, y: delta), location: place, time: scene.stage.time,
            source: .touchpad, phase: phase)))
      scene.stage.turn()
    }
    scroll(.began, 0)
    scroll(.changed, 5)
    inner.frame.origin.x = 200
    scroll(.changed, 5)
    #expect(scene.takeGestures() == ["inner began", "inner changed"])
    innerPan.isEnabled = false
    scroll(.changed, 5)
    scroll(.ended, 0)
    #expect(scene.takeGestures() == ["inner cancelled"])
    scroll(.began, 0)
    scroll(.changed, 5)
    scroll(.cancelled, 0)
    #expect(scene.takeGestures() == ["outer began", "outer cancelled"])
    scroll(.began, 0)
    scroll(.changed, 5)
    window.dispatch(.focus(true))
    window.dispatch(.focus(false))
    scene.stage.turn()
    #expect(scene.takeGestures() == ["outer began", "outer cancelled"])
  }

  @Test("fingers that rest on a touchpad do not prevent a click from being a tap")
  func clickMeanwhile() {
    let pan = pan("pan", .all)
    scene.add(TapGestureRecognizer(), "tap")
    scene.stage.window.dispatch(
      .scroll(
        ScrollInput(delta: .zero, location: place, time: 0, source: .touchpad, phase: .began)))
    scene.stage.turn()
    scene.stage.click(at: place)
    #expect(scene.takeGestures() == ["tap ended"])
    #expect(pan.state == .possible)
  }

  @Test("three fingers on a touchpad move only pans that require at least three")
  func threeFingers() {
    let plain = pan("plain", .all)
    let three = pan("three", [])
    three.minimumNumberOfTouches = 3
    three.maximumNumberOfTouches = 3
    var way = Point.zero
    three.addAction { [three] _ in way = three.translation(in: nil) }
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: 40, y: 0), at: place, in: 2.0 / 60)
    #expect(scene.takeGestures() == ["three began", "three changed", "three ended"])
    #expect(abs(way.x - 40) < 1e-9)
    scene.stage.touchpadSwipe(fingers: 4, by: Point(x: 40, y: 0), at: place)
    #expect(scene.takeGestures().isEmpty)
    #expect(plain.state == .possible)
  }

  @Test("a subclass outside the module can react when fingers begin to swipe")
  func swipeBegins() {
    scene.add(SwipeBeginRecognizer(), "begin")
    scene.stage.touchpadSwipe(fingers: 4, by: Point(x: 40, y: 0), at: place)
    #expect(scene.takeGestures().isEmpty)
    scene.stage.touchpadSwipe(fingers: 3, by: Point(x: 40, y: 0), at: place)
    #expect(scene.takeGestures() == ["begin ended"])
  }
}

/// A delegate that lets a pan begin only for a horizontal movement.
@MainActor
private final class DirectionDelegate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? PanGestureRecognizer else { return true }
    let way = pan.translation(in: nil)
    return abs(way.x) > abs(way.y)
  }
}

private final class ScrollPad: View {
  var total = 0.0

  override func scrolled(_ scroll: ScrollInput, with event: Event) { total += scroll.delta.y }
}

private final class SwipeBeginRecognizer: GestureRecognizer {
  override func shouldReceive(_ event: Event) -> Bool { event.kind == .swipe }
  override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    state = swipe.phase == .began && swipe.fingerCount == 3 ? .ended : .failed
  }
}
