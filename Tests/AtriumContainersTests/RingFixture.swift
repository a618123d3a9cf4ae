import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A visible, recorded ring over up to twelve controllers A, B, C …, by default four, with methods for user input.
@MainActor
final class RingFixture {
  let stage: Stage
  let ring = RingMenuController()
  let children: [ViewController]
  let recorder: LifecycleRecorder

  init(
    count: Int = 4, size: Size = Size(width: 800, height: 600), scale: Double = 1,
    settings: Settings = Settings(), style: RingMenuView.Style = .plain
  ) {
    stage = Stage(size: size, scale: scale, settings: settings)
    children = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"].prefix(count).map {
      name in
      let controller = TouchCountingController()
      controller.title = name
      return controller
    }
    ring.title = "Ring"
    ring.menuView.style = style
    ring.viewControllers = children
    recorder = LifecycleRecorder(observing: ring)
    stage.window.rootViewController = ring
    stage.settle()
    _ = recorder.take()
  }

  /// Returns the log since the last call, without the overlay's calls.
  func calls() -> [String] { recorder.take().filter { !$0.hasPrefix("RingMenu.") } }

  var menu: RingMenuView { ring.menuView }
  var center: Point { menu.ringLayout?.center ?? .zero }
  func item(_ index: Int) -> Point { menu.ringLayout?.itemCenter(index) ?? .zero }

  func press(_ button: PointerButton, at point: Point) {
    stage.window.dispatch(
      .pointerDown(PointerInput(location: point, time: stage.time, button: button, count: 1)))
    stage.turn()
  }

  func release(_ button: PointerButton, at point: Point) {
    stage.window.dispatch(
      .pointerUp(PointerInput(location: point, time: stage.time, button: button, count: 1)))
    stage.turn()
  }

  func move(to point: Point) {
    stage.window.dispatch(.pointerMoved(PointerInput(location: point, time: stage.time)))
    stage.turn()
  }

  func click(_ button: PointerButton = .primary, at point: Point) {
    press(button, at: point)
    stage.advance(by: 0.05)
    release(button, at: point)
  }

  func key(
    _ code: KeyboardHIDUsage, modifierFlags: KeyModifierFlags = [], isRepeat: Bool = false
  ) {
    let key = Key(keyCode: code, modifierFlags: modifierFlags)
    stage.window.dispatch(
      .keyDown(KeyInput(key: key, time: stage.time, isRepeat: isRepeat)))
    if !isRepeat { stage.window.dispatch(.keyUp(KeyInput(key: key, time: stage.time))) }
    stage.turn()
  }

  func touch(_ id: Int, at point: Point) {
    stage.window.dispatch(.touchBegan(TouchInput(id: id, location: point, time: stage.time)))
    stage.turn()
  }

  func move(_ id: Int, to point: Point) {
    stage.window.dispatch(.touchMoved(TouchInput(id: id, location: point, time: stage.time)))
    stage.turn()
  }

  func lift(_ id: Int, at point: Point) {
    stage.window.dispatch(.touchEnded(TouchInput(id: id, location: point, time: stage.time)))
    stage.turn()
  }
}

/// A controller whose view counts its touch calls.
@MainActor
final class TouchCountingController: ViewController {
  let counter = TouchCounter()

  override func loadView() {
    view = counter
  }
}

final class TouchCounter: View {
  private(set) var began = 0
  private(set) var ended = 0
  private(set) var cancelled = 0

  init() {
    super.init()
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { began += touches.count }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { ended += touches.count }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    cancelled += touches.count
  }
}
