import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Recognisers and views that are released while they are active.
@MainActor
struct GestureLifetimeTests {
  private let scene = TouchScene()

  @Test("G-17, G-7: removing a recogniser in the middle of its gesture cancels it once")
  func removed() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(10, 10)
    scene.move(40, 10)
    scene.pad.removeGestureRecognizer(pan)
    #expect(scene.takeGestures() == ["pan began", "pan cancelled"])
    scene.move(60, 10)
    scene.up(60, 10)
    #expect(scene.takeGestures().isEmpty)
    #expect(pan.state == .possible && pan.view == nil && pan.numberOfTouches == 0)
  }

  @Test("G-17: a recogniser may be removed, disabled or moved in its own action")
  func inAction() {
    let other = View()
    let ends: [(String, (PanGestureRecognizer) -> Void)] = [
      ("removed", { $0.view?.removeGestureRecognizer($0) }),
      ("disabled", { $0.isEnabled = false }),
      ("moved", { other.addGestureRecognizer($0) }),
    ]
    for (name, end) in ends {
      let pan = scene.add(PanGestureRecognizer(), name)
      pan.addAction { [weak pan] in if $0.state == .began, let pan { end(pan) } }
      scene.down(10, 10)
      scene.move(40, 10)
      scene.move(60, 10)
      scene.up(60, 10)
      #expect(scene.takeGestures() == ["\(name) began", "\(name) cancelled"])
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
      pan.isEnabled = false
    }
    #expect(other.gestureRecognizers.count == 1)
  }

  @Test(
    "G-7: a view that leaves the window in its own callback gets a cancellation, and no further call"
  )
  func viewLeaves() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let pan = scene.add(PanGestureRecognizer(), "inner pan", on: inner)
    let outer = scene.add(PanGestureRecognizer(), "outer pan")
    inner.onTouch = { [weak inner] in if $0 == .moved { inner?.removeFromSuperview() } }
    scene.down(10, 10)
    scene.move(12, 10)
    #expect(scene.take() == ["pad.inner began 1", "pad.inner moved 1", "pad.inner cancelled 1"])
    #expect(pan.numberOfTouches == 0)
    scene.move(40, 10)
    scene.up(40, 10)
    #expect(scene.take() == ["outer pan began", "outer pan ended"])
    #expect(outer.numberOfTouches == 0)
  }

  @Test("G-7: an action may remove the recogniser's view from the window")
  func viewLeavesInAction() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let pan = scene.add(PanGestureRecognizer(), "inner pan", on: inner)
    pan.addAction { [weak inner] _ in inner?.removeFromSuperview() }
    scene.down(10, 10)
    scene.move(40, 10)
    scene.up(40, 10)
    #expect(
      scene.take() == [
        "pad.inner began 1", "pad.inner cancelled 1", "inner pan began", "inner pan cancelled",
      ])
  }

  @Test("a view that is released while it is touched is released with its recognisers and touches")
  func dies() {
    weak var view: TouchPad?
    weak var recognizer: GestureRecognizer?
    weak var touch: Touch?
    do {
      let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
      let pan = scene.add(PanGestureRecognizer(), "pan", on: inner)
      let double = scene.add(TapGestureRecognizer(), "double", on: inner)
      double.numberOfTapsRequired = 2
      scene.tap(10, 10)
      scene.down(10, 10)
      scene.move(40, 10)
      (view, recognizer, touch) = (inner, pan, pan.touches.first)
      #expect(touch != nil)
      inner.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(recognizer == nil)
    scene.up(40, 10)
    #expect(touch == nil)
  }

  @Test("a window that is released while it is touched is released with its views and touches")
  func windowDies() {
    weak var window: Window?
    weak var recognizer: GestureRecognizer?
    weak var waiting: GestureRecognizer?
    do {
      let scene = TouchScene()
      let single = scene.add(TapGestureRecognizer(), "single")
      let double = scene.add(TapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      scene.tap(10, 10)
      scene.down(200, 200, id: 3)
      (window, recognizer, waiting) = (scene.stage.window, double, single)
    }
    #expect(window == nil)
    #expect(recognizer == nil)
    #expect(waiting == nil)
  }

  @Test("G-43: a pointer without buttons hovers, and disabling the recogniser cancels it once")
  func hover() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let hover = scene.add(HoverGestureRecognizer(), "hover", on: inner)
    scene.stage.move(to: Point(x: 10, y: 10))
    scene.stage.move(to: Point(x: 20, y: 10))
    #expect(hover.location(in: inner) == Point(x: 20, y: 10))
    scene.stage.move(to: Point(x: 200, y: 10))
    #expect(scene.takeGestures() == ["hover began", "hover changed", "hover ended"])
    scene.stage.move(to: Point(x: 20, y: 10))
    hover.isEnabled = false
    scene.stage.move(to: Point(x: 30, y: 10))
    #expect(scene.takeGestures() == ["hover began", "hover cancelled"])
    hover.isEnabled = true
    scene.stage.move(to: Point(x: 31, y: 10))
    inner.removeFromSuperview()
    scene.stage.turn()
    #expect(scene.takeGestures() == ["hover began", "hover ended"])
  }

  @Test("G-23: requesting the location of a missing touch traps with the number of touches")
  func missingTouch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TapGestureRecognizer().location(ofTouch: 2, in: nil) }
    }
    #expect(
      trapMessage(result)
        == "TapGestureRecognizer has 0 touches, and none at index 2; check numberOfTouches first."
    )
  }

  @Test("a subclass outside the module can override everything it needs")
  func subclass() {
    let circle = scene.add(CheckmarkRecognizer(), "check")
    scene.down(100, 100)
    scene.move(120, 130)
    scene.move(180, 60)
    #expect(circle.strokes == 2)
    scene.up(180, 60)
    #expect(scene.takeGestures() == ["check ended"])
    #expect(circle.strokes == 0)
    scene.tap(100, 100)
    #expect(scene.takeGestures().isEmpty)
  }
}

/// A recogniser of a stroke down and then up to the right, as in Apple's guide to custom recognisers.
private final class CheckmarkRecognizer: GestureRecognizer {
  var strokes = 0
  private var last = Point.zero

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard numberOfTouches == 1 else { return state = .failed }
    last = location(in: nil)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let place = location(in: nil)
    let way = place - last
    guard way.x > 0 else { return state = .failed }
    if strokes == 0, way.y > 0 { strokes = 1 } else if strokes == 1, way.y < 0 { strokes = 2 }
    last = place
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = strokes == 2 ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }

  override func reset() {
    super.reset()
    strokes = 0
  }
}
