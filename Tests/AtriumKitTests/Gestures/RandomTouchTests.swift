import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Random input of ten fingers, a pointer and a touchpad, while views and recognisers are added and removed.
@MainActor
struct RandomTouchTests {
  @Test(
    "after ten thousand steps each beginning has one end, states are legal, and nothing leaks",
    arguments: RandomRunSettings.seeds(4))
  func random(seed: UInt64) {
    let world = RandomTouchWorld(seed: seed)
    for step in 0..<2500 {
      world.step()
      guard world.faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(world.faults.joined(separator: "; "))")
        return
      }
    }
    world.finish()
    #expect(world.faults.isEmpty, "seed \(seed)")
    // Most runs recognise some hundreds of gestures. The smallest of 130 counts is 66, since a seed's
    // delegate may prevent almost all gestures.
    #expect(world.recognitions > 10, "seed \(seed)")
    #expect(world.waits > 0, "seed \(seed)")
  }
}

/// Random input for some views and recognisers, and the faults that it has found.
@MainActor
private final class RandomTouchWorld {
  private let stage = Stage(size: Size(width: 400, height: 400))
  private var random: SeededGenerator
  private var pads: [CountingPad] = []
  private var recognizers: [GestureRecognizer] = []
  private let delegate: RandomDelegate
  private var fingers: [Int: Point] = [:]
  private var isPressed = false
  private var scrolls: TouchpadPhase?
  private var courses: [ObjectIdentifier: GestureRecognizer.State] = [:]
  private(set) var faults: [String] = []
  private(set) var recognitions = 0
  private(set) var waits = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    delegate = RandomDelegate(seed: seed)
    var parent: View = stage.window
    for index in 0..<6 {
      let pad = CountingPad(frame: Rect(x: 0, y: 0, width: 400 - Double(index) * 50, height: 380))
      pad.name = "pad\(index)"
      pad.isMultipleTouchEnabled = index != 2
      pad.isExclusiveTouch = index == 4
      pad.onFault = { [weak self] in self?.faults.append($0) }
      parent.addSubview(pad)
      pads.append(pad)
      if index % 2 == 1 { parent = pad }
      addRecognizers(to: pad)
    }
    for index in recognizers.indices where index % 3 == 0 {
      recognizers[index].require(toFail: recognizers[(index + 5) % recognizers.count])
    }
    stage.turn()
  }

  private func addRecognizers(to pad: CountingPad) {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let two = PanGestureRecognizer()
    two.minimumNumberOfTouches = 2
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = random.below(2)
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    let all: [GestureRecognizer] = [
      TapGestureRecognizer(), double, pan, two, press, swipe, PinchGestureRecognizer(),
      RotationGestureRecognizer(), UndecidedRecognizer(),
    ]
    for recognizer in all where random.oneIn(2) {
      recognizer.delegate = delegate
      recognizer.delaysTouchesBegan = random.oneIn(4)
      recognizer.cancelsTouchesInView = !random.oneIn(4)
      recognizer.addAction { [weak self] in self?.hear($0) }
      pad.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  /// Checks that a recogniser's state may follow the state in its previous action (G-12, G-13).
  private func hear(_ recognizer: GestureRecognizer) {
    recognitions += 1
    let key = ObjectIdentifier(recognizer)
    let isLegal =
      switch (courses[key], recognizer.state) {
      case (nil, .began), (nil, .ended): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      default: false
      }
    if !isLegal {
      faults.append(
        "\(type(of: recognizer)) \(String(describing: courses[key])) → \(recognizer.state)")
    }
    let isOver = recognizer.state == .ended || recognizer.state == .cancelled
    courses[key] = isOver ? nil : recognizer.state
    if random.oneIn(60) { disturb() }
  }

  private var place: Point { Point(x: Double(random.below(420)), y: Double(random.below(400))) }

  func step() {
    switch random.below(24) {
    case 0...11: finger()
    case 12...15: pointer()
    case 16...18: scroll()
    case 19, 20: stage.advance(by: Double(random.below(50)) / 100)
    case 21: disturb()
    default: stage.turn()
    }
    if random.oneIn(3) { stage.turn() }
    for recognizer in recognizers {
      switch recognizer.state {
      case .possible: if recognizer.numberOfTouches > 0 { waits += 1 }
      case .began, .changed: break
      case .ended, .cancelled, .failed:
        faults.append("\(type(of: recognizer)) rests in \(recognizer.state)")
      }
    }
  }

  private func finger() {
    let id = random.below(10)
    guard let old = fingers[id] else {
      fingers[id] = place
      stage.window.dispatch(.touchBegan(input(id)))
      return
    }
    switch random.below(6) {
    case 0...3:
      let way = random.oneIn(3) ? place - old : Point(x: Double(random.below(30)), y: 1)
      fingers[id] = old + way
      stage.window.dispatch(.touchMoved(input(id)))
    case 4: lift(id)
    default:
      stage.window.dispatch(.touchCancelled(input(id)))
      fingers[id] = nil
    }
  }

  private func input(_ id: Int) -> TouchInput {
    TouchInput(id: id, location: fingers[id] ?? .zero, time: stage.time)
  }

  private func lift(_ id: Int) {
    stage.window.dispatch(.touchEnded(input(id)))
    fingers[id] = nil
  }

  private func pointer() {
    let input = PointerInput(
      location: place, time: stage.time, button: .primary, count: 1,
      modifierFlags: random.oneIn(3) ? .alternate : [])
    if random.oneIn(2) {
      stage.window.dispatch(.pointerMoved(PointerInput(location: place, time: stage.time)))
    } else {
      stage.window.dispatch(isPressed ? .pointerUp(input) : .pointerDown(input))
      isPressed.toggle()
    }
  }

  private func scroll() {
    let phase: ScrollInput.Phase = [.step, .began, .changed, .changed, .ended, .cancelled][
      random.below(6)]
    stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: Point(x: 3, y: Double(random.below(20))), location: place, time: stage.time,
          source: .touchpad, phase: phase)))
  }

  /// Makes a random change to a view, to a recogniser or to the window's state.
  private func disturb() {
    guard let pad = random.element(of: pads) else { return }
    guard let recognizer = random.element(of: recognizers) else { return }
    switch random.below(6) {
    case 0:
      let home = pad.superview
      pad.removeFromSuperview()
      home?.addSubview(pad)
    case 1: recognizer.isEnabled.toggle()
    case 2:
      recognizer.view?.removeGestureRecognizer(recognizer)
      pad.addGestureRecognizer(recognizer)
    case 3: stage.window.dispatch(.focus(random.oneIn(2)))
    case 4:
      stage.window.beginIgnoringInteractionEvents()
      stage.window.endIgnoringInteractionEvents()
    default: recognizer.state = .failed
    }
  }

  /// Ends all input, and checks after three seconds that all recognisers are in their initial state.
  func finish() {
    for id in fingers.keys.sorted() { lift(id) }
    if isPressed {
      stage.window.dispatch(
        .pointerUp(PointerInput(location: .zero, time: stage.time, button: .primary, count: 1)))
    }
    stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: .zero, location: .zero, time: stage.time, source: .touchpad, phase: .ended)))
    stage.advance(by: 3)
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(type(of: recognizer)) ends in \(recognizer.state)")
    }
    for recognizer in recognizers where recognizer.numberOfTouches > 0 {
      faults.append("\(type(of: recognizer)) keeps \(recognizer.numberOfTouches) touches")
    }
    for pad in pads where !pad.open.isEmpty {
      faults.append("\(pad.name) was never told the end of \(pad.open.count) touches")
    }
    let kept = pads.reduce(0) { $0 + $1.remaining }
    if kept > 0 { faults.append("\(kept) touches are kept") }
  }
}

/// A view that checks that each of its touches begins once and ends once.
private final class CountingPad: View {
  private struct WeakTouch { weak var touch: Touch? }

  var name = ""
  var onFault: (String) -> Void = { _ in }
  private(set) var open: Set<ObjectIdentifier> = []
  private var seen: [WeakTouch] = []

  /// The number of touches that still exist.
  var remaining: Int { seen.count { $0.touch != nil } }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches {
      if !open.insert(ObjectIdentifier(touch)).inserted { onFault("\(name) began twice") }
      seen.append(WeakTouch(touch: touch))
    }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) {
      onFault("\(name) moved without beginning")
    }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { end(touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { end(touches) }

  private func end(_ touches: Set<Touch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
      onFault("\(name) ended without beginning")
    }
  }
}

/// A recogniser that sets random states.
private final class UndecidedRecognizer: GestureRecognizer {
  private var count = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { count += 1 }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    count += 1
    if count % 7 == 0 { state = .began }
    if count % 3 == 0 { state = .changed }
    if count % 11 == 0 { state = .failed }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if count % 2 == 0 { state = .ended }
  }
}

/// A delegate with random answers, which depend only on the seed.
@MainActor
private final class RandomDelegate: GestureRecognizerDelegate {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed &+ 99) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !random.oneIn(10)
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { random.oneIn(4) }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { random.oneIn(8) }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { !random.oneIn(10) }
}
