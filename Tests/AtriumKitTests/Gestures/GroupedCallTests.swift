import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// One call for each view and phase, even where recognisers cancel or deliver touches (G-3).
@MainActor
struct GroupedCallTests {
  private let scene = TouchScene()

  private func dispatch(_ events: InputEvent...) {
    for event in events { scene.stage.window.dispatch(event) }
    scene.stage.turn()
  }

  private func finger(_ id: Int, x: Double, y: Double) -> TouchInput {
    TouchInput(id: id, location: Point(x: x, y: y), time: scene.stage.time)
  }

  @Test("G-3, G-16: a gesture of two fingers cancels both touches in a view with one call")
  func pinch() {
    scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(150, 300)
    scene.down(250, 300, id: 1)
    scene.move(350, 300, id: 1)
    #expect(scene.take() == ["pad began 1", "pad began 1", "pad cancelled 2", "pinch began"])
  }

  @Test(
    "G-3, G-16: a gesture over several views cancels each view's touches with one call, in order")
  func severalViews() {
    let left = scene.addPad("pad.left", Rect(x: 0, y: 0, width: 100, height: 100))
    left.isMultipleTouchEnabled = true
    let recognizer = scene.add(ScriptedRecognizer(), "script")
    recognizer.script = [.moved: .ended]
    scene.down(200, 50)
    scene.down(20, 20, id: 1)
    scene.down(250, 50, id: 2)
    scene.down(60, 60, id: 3)
    _ = scene.take()
    scene.move(61, 60, id: 3)
    #expect(scene.take() == ["pad cancelled 2", "pad.left cancelled 2", "script ended"])
  }

  @Test("G-3, G-7: a view that leaves the window loses all its touches in one call")
  func leaves() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 100, height: 100))
    inner.isMultipleTouchEnabled = true
    for id in 0..<3 { scene.down(10 + 20 * Double(id), 10, id: id) }
    _ = scene.take()
    inner.removeFromSuperview()
    #expect(scene.take() == ["pad.inner cancelled 3"])
  }

  @Test("G-3, G-16: delayed touches are delivered event by event, and those of one event together")
  func released() {
    let pad = RowPad(frame: scene.pad.bounds)
    pad.isMultipleTouchEnabled = true
    scene.pad.addSubview(pad)
    let recognizer = scene.add(ScriptedRecognizer(), "script", on: pad)
    recognizer.delaysTouchesBegan = true
    dispatch(.touchBegan(finger(0, x: 10, y: 100)), .touchBegan(finger(1, x: 10, y: 200)))
    dispatch(.touchMoved(finger(1, x: 20, y: 200)))
    dispatch(.touchMoved(finger(0, x: 20, y: 100)))
    dispatch(.touchMoved(finger(0, x: 30, y: 100)), .touchMoved(finger(1, x: 30, y: 200)))
    dispatch(.touchEnded(finger(0, x: 30, y: 100)))
    #expect(pad.heard.isEmpty)
    recognizer.script = [.moved: .failed]
    dispatch(.touchMoved(finger(1, x: 40, y: 200)))
    #expect(
      pad.heard == [
        "began 100 200", "moved 200", "moved 100", "moved 100 200", "ended 100", "moved 200",
      ])
    dispatch(.touchEnded(finger(1, x: 40, y: 200)))
    #expect(pad.heard.last == "ended 200")
  }
}

/// A view that names each touch by the row in which it is.
private final class RowPad: View {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<Touch>) {
    let rows = touches.map { Int($0.location(in: self).y) }.sorted()
    heard.append(([phase] + rows.map(String.init)).joined(separator: " "))
  }
}
