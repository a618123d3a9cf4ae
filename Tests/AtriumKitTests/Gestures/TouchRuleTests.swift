import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The delivery of touches to views.
@MainActor
struct TouchRuleTests {
  private let scene = TouchScene()

  private func dispatch(_ events: InputEvent...) {
    for event in events { scene.stage.window.dispatch(event) }
    scene.stage.turn()
  }

  private func input(_ id: Int, _ x: Double, _ y: Double, time: Double = 0) -> TouchInput {
    TouchInput(id: id, location: Point(x: x, y: y), time: time)
  }

  @Test("G-1: the phases have UIKit's raw values, and a touch that does not move is stationary")
  func phases() {
    let phases: [Touch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let watcher = scene.add(PhaseRecognizer(), "watcher")
    scene.down(10, 10)
    scene.down(20, 20, id: 1)
    scene.move(15, 10)
    #expect(watcher.phases == [[.began], [.stationary, .began], [.moved, .stationary]])
  }

  @Test(
    "G-2: a touch stays with its view, even outside its bounds or when the view moves in the window"
  )
  func owner() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    let other = View(frame: Rect(x: 200, y: 200, width: 100, height: 100))
    scene.pad.addSubview(other)
    scene.down(10, 10)
    scene.move(300, 300)
    other.addSubview(inner)
    scene.up(300, 300)
    #expect(scene.take() == ["pad.inner began 1", "pad.inner moved 1", "pad.inner ended 1"])
  }

  @Test("G-3: each view gets one call per phase, with all touches of that phase")
  func grouped() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    inner.isMultipleTouchEnabled = true
    dispatch(
      .touchBegan(input(0, 10, 10)), .touchBegan(input(1, 100, 10)),
      .touchBegan(input(2, 20, 10)))
    #expect(scene.take() == ["pad.inner began 2", "pad began 1"])
    dispatch(
      .touchEnded(input(0, 10, 10)), .touchMoved(input(2, 21, 10)),
      .touchMoved(input(1, 101, 10)))
    #expect(scene.take() == ["pad.inner moved 1", "pad moved 1", "pad.inner ended 1"])
    dispatch(.touchMoved(input(1, 102, 10)), .touchMoved(input(1, 103, 10)))
    #expect(scene.take() == ["pad moved 1", "pad moved 1"])
  }

  @Test("G-4: a view without multiple touches gets only its first touch, until this touch ends")
  func oneTouch() {
    scene.pad.isMultipleTouchEnabled = false
    scene.down(10, 10)
    scene.down(20, 10, id: 1)
    scene.up(10, 10)
    scene.down(30, 10, id: 2)
    scene.up(20, 10, id: 1)
    scene.up(30, 10, id: 2)
    #expect(scene.take() == ["pad began 1", "pad ended 1", "pad began 1", "pad ended 1"])
  }

  @Test("G-4: touches in an exclusive view prevent touches in other views, and vice versa")
  func exclusive() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    inner.isExclusiveTouch = true
    scene.down(10, 10)
    scene.down(100, 10, id: 1)
    scene.up(10, 10)
    scene.up(100, 10, id: 1)
    #expect(scene.take() == ["pad.inner began 1", "pad.inner ended 1"])
    scene.down(100, 10)
    scene.down(10, 10, id: 1)
    scene.up(100, 10)
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
  }

  @Test("G-5: tapCount counts quick taps around one position, and is 0 after a swipe")
  func tapCount() {
    let watcher = scene.add(PhaseRecognizer(), "watcher")
    scene.tap(100, 100)
    scene.wait(0.1)
    scene.tap(110, 100)
    scene.wait(0.1)
    scene.tap(300, 100)
    scene.wait(0.5)
    scene.tap(300, 100)
    #expect(watcher.tapCounts == [1, 2, 1, 1])
    scene.down(300, 100)
    scene.move(360, 100)
    scene.move(300, 100)
    scene.up(300, 100)
    #expect(watcher.tapCounts.last == 0)
    scene.tap(300, 100)
    #expect(watcher.tapCounts.last == 1)
  }

  @Test("G-6: an event that a view does not handle goes to the next responder")
  func next() {
    let plain = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.pad.addSubview(plain)
    scene.down(10, 10)
    scene.move(20, 10)
    scene.stage.touch(cancelled: 0)
    scene.tap(10, 10)
    #expect(
      scene.take() == [
        "pad began 1", "pad moved 1", "pad cancelled 1", "pad began 1", "pad ended 1",
      ])
  }

  @Test("G-7: the system can cancel touches, and a view that leaves the window gets a cancellation")
  func cancelled() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    scene.down(10, 10)
    scene.stage.touch(cancelled: 0)
    scene.down(10, 10)
    inner.removeFromSuperview()
    scene.up(10, 10)
    #expect(
      scene.take() == [
        "pad.inner began 1", "pad.inner cancelled 1", "pad.inner began 1", "pad.inner cancelled 1",
      ])
  }

  @Test("G-8: calls to ignore interaction nest, drop new touches, and cancel current ones")
  func ignoring() {
    let window = scene.stage.window
    scene.down(10, 10)
    window.beginIgnoringInteractionEvents()
    window.beginIgnoringInteractionEvents()
    #expect(window.isIgnoringInteractionEvents)
    scene.up(10, 10)
    scene.tap()
    scene.stage.click(at: Point(x: 10, y: 10))
    window.endIgnoringInteractionEvents()
    scene.tap()
    #expect(scene.take() == ["pad began 1", "pad cancelled 1"])
    window.endIgnoringInteractionEvents()
    window.endIgnoringInteractionEvents()
    #expect(!window.isIgnoringInteractionEvents)
    scene.stage.click(at: Point(x: 10, y: 10))
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
  }

  @Test(
    "G-45, G-44: losing the window's focus cancels touches of views and recognisers, for fingers and pointers"
  )
  func interrupted() {
    scene.add(PanGestureRecognizer(), "pan")
    scene.stage.window.dispatch(.focus(true))
    scene.down(10, 10)
    scene.down(20, 10, id: 1)
    dispatch(.focus(false))
    #expect(scene.take() == ["pad began 1", "pad began 1", "pad cancelled 2"])
    dispatch(.focus(true))
    scene.stage.press(at: Point(x: 10, y: 10))
    scene.stage.move(to: Point(x: 40, y: 10))
    dispatch(.focus(false))
    scene.stage.release()
    #expect(scene.take() == ["pad began 1", "pad cancelled 1", "pan began", "pan cancelled"])
    dispatch(.focus(true))
    scene.stage.press(at: Point(x: 10, y: 10))
    dispatch(.pointerCancelled(time: scene.stage.time))
    #expect(scene.take() == ["pad began 1", "pad cancelled 1"])
  }

  @Test("V-42: an animated view and its subviews get no touches, unless an option allows it")
  func animated() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    _ = scene.addPad("pad.leaf", Rect(x: 0, y: 0, width: 50, height: 50), on: inner)
    View.animate(withDuration: 1) { inner.alpha = 0.5 }
    scene.wait(0.1)
    scene.tap(10, 10)
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
    scene.wait(1)
    scene.tap(10, 10)
    #expect(scene.take() == ["pad.leaf began 1", "pad.leaf ended 1"])
    View.animate(withDuration: 1, options: .allowUserInteraction) { inner.alpha = 1 }
    scene.wait(0.1)
    scene.tap(10, 10)
    #expect(scene.take() == ["pad.leaf began 1", "pad.leaf ended 1"])
  }

  @Test(
    "V-43: the responder chain goes from view to superview, from a root view to its controller, and to the window"
  )
  func chain() {
    let stage = Stage()
    let (root, child) = (ViewController(), ViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    let leaf = View()
    child.view.addSubview(leaf)
    var chain: [Responder] = []
    var responder: Responder? = leaf
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let expected: [Responder] = [leaf, child.view, child, root.view, root, stage.window]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }
}

/// A recogniser that logs the phases of all its touches when one begins or moves, and the tap counts at their ends.
private final class PhaseRecognizer: GestureRecognizer {
  var phases: [[Touch.Phase]] = []
  var tapCounts: [Int] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { note() }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { note() }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    tapCounts += touches.map(\.tapCount)
  }

  private func note() { phases.append(touches.map(\.phase)) }
}
