import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A stage with a pad that fills it, and fingers that trigger the scripts of the pad's recognisers.
@MainActor
struct TouchScene {
  let stage = Stage(size: Size(width: 400, height: 600))
  let pad = TouchPad(frame: Rect(x: 0, y: 0, width: 400, height: 600))
  let log = TouchLog()

  init() {
    pad.log = log
    pad.name = "pad"
    pad.isMultipleTouchEnabled = true
    stage.window.addSubview(pad)
    stage.turn()
  }

  /// Adds a recogniser whose actions are logged by name, for example `tap ended`.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [log] in log.lines.append("\(name) \($0.state)") }
    (view ?? pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds another pad to a view, or to the first pad.
  func addPad(_ name: String, _ frame: Rect, on view: View? = nil) -> TouchPad {
    let inner = TouchPad(frame: frame)
    inner.log = log
    inner.name = name
    (view ?? pad).addSubview(inner)
    return inner
  }

  func down(_ x: Double, _ y: Double, id: Int = 0) {
    stage.touch(began: Point(x: x, y: y), id: id)
  }

  func move(_ x: Double, _ y: Double, id: Int = 0) {
    stage.touch(moved: Point(x: x, y: y), id: id)
  }

  func up(_ x: Double, _ y: Double, id: Int = 0) {
    stage.touch(ended: Point(x: x, y: y), id: id)
  }

  func tap(_ x: Double = 100, _ y: Double = 100) {
    down(x, y)
    up(x, y)
  }

  func wait(_ seconds: Double) { stage.advance(by: seconds) }

  /// Returns the log since the last call.
  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Returns the recognisers' log since the last call, without the pads' lines.
  func takeGestures() -> [String] {
    take().filter { !$0.hasPrefix("pad") }
  }
}

/// Log lines, in the order in which they were added.
@MainActor
final class TouchLog {
  var lines: [String] = []
}

/// A view that logs its touches, for example `pad began 1`.
class TouchPad: View {
  var log: TouchLog?
  var name = ""
  var onTouch: (Touch.Phase) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note(.began, touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note(.moved, touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note(.ended, touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note(.cancelled, touches)
  }

  private func note(_ phase: Touch.Phase, _ touches: Set<Touch>) {
    log?.lines.append("\(name) \(phase) \(touches.count)")
    onTouch(phase)
  }
}

/// A recogniser of another module, which sets scripted states and logs its touches.
final class ScriptedRecognizer: GestureRecognizer {
  var log: TouchLog?
  /// The states to set, by the call in which they are set.
  var script: [Touch.Phase: State] = [:]
  var resets = 0
  /// The recognisers that must fail before this recogniser.
  var required: [GestureRecognizer] = []
  var requiredBy: [GestureRecognizer] = []
  var spared: [GestureRecognizer] = []
  var isStubborn = false

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { hear(.began) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { hear(.moved) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { hear(.ended) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { hear(.cancelled) }

  override func reset() {
    super.reset()
    resets += 1
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    !spared.contains { $0 === preventedGestureRecognizer }
  }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    !isStubborn
  }
  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    required.contains { $0 === otherGestureRecognizer }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    requiredBy.contains { $0 === otherGestureRecognizer }
  }

  private func hear(_ phase: Touch.Phase) {
    log?.lines.append("\(name ?? "?") heard \(phase)")
    if let next = script[phase] { state = next }
  }
}
