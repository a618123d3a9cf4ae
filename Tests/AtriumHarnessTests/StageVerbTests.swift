import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

@MainActor
struct StageVerbTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let pad = InputPad(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(pad)
    pad.becomeFirstResponder()
    stage.turn()
  }

  @Test("a click is a press and a release at one position and time, each in its own turn")
  func click() {
    let turns = stage.window.statistics.turnCount
    stage.advance(by: 0.5)
    let before = stage.window.statistics.turnCount
    #expect(before > turns)
    stage.click(at: Point(x: 20, y: 30), button: .secondary, modifiers: .shift)
    #expect(stage.window.statistics.turnCount == before + 2)
    #expect(
      pad.take() == ["began 20,30 [3] shift x1 at 0.5", "ended 20,30 [] shift x1 at 0.5"])
  }

  @Test("quick clicks of one button at one position count up, and others restart the count")
  func multiClick() {
    let place = Point(x: 20, y: 30)
    stage.click(at: place)
    stage.advance(by: 0.25)
    stage.click(at: Point(x: 22, y: 31))
    stage.click(at: place, button: .middle)
    stage.click(at: Point(x: 60, y: 30), button: .middle)
    stage.advance(by: 1)
    stage.click(at: Point(x: 60, y: 30), button: .middle)
    #expect(
      pad.take().filter { $0.hasPrefix("began") } == [
        "began 20,30 [1] x1 at 0", "began 22,31 [1] x2 at 0.25", "began 20,30 [2] x1 at 0.25",
        "began 60,30 [2] x1 at 0.25", "began 60,30 [2] x1 at 1.25",
      ])
  }

  @Test("press, move and release are one touch, and the release is at the pointer")
  func pressMoveRelease() {
    stage.press(at: Point(x: 10, y: 10))
    stage.move(to: Point(x: 15, y: 12))
    stage.release()
    #expect(
      pad.take() == [
        "began 10,10 [1] x1 at 0", "moved 15,12 [1] x1 at 0", "ended 15,12 [] x1 at 0",
      ])
  }

  @Test("a drag moves in sixty steps a second and ends exactly at its end")
  func drag() {
    stage.drag(from: Point(x: 0, y: 0), to: Point(x: 60, y: 30), in: 0.1)
    #expect(
      pad.take() == [
        "began 0,0 [1] x1 at 0", "moved 10,5 [1] x1 at 0.016667",
        "moved 20,10 [1] x1 at 0.033333", "moved 30,15 [1] x1 at 0.05",
        "moved 40,20 [1] x1 at 0.066667", "moved 50,25 [1] x0 at 0.083333",
        "moved 60,30 [1] x0 at 0.1", "ended 60,30 [] x0 at 0.1",
      ])
    #expect(abs(stage.time - 0.1) < 1e-9)
  }

  @Test("a chord presses its buttons one after the other as one touch")
  func chord() {
    stage.chord([.primary, .middle, .secondary], at: Point(x: 5, y: 6))
    #expect(
      pad.take() == [
        "began 5,6 [1] x1 at 0", "moved 5,6 [12] x1 at 0", "moved 5,6 [123] x1 at 0",
        "moved 5,6 [23] x1 at 0", "moved 5,6 [3] x1 at 0", "ended 5,6 [] x1 at 0",
      ])
  }

  @Test("in a tap with three fingers all go down, then all lift")
  func touchTap() {
    pad.isMultipleTouchEnabled = true
    stage.touchTap(fingers: 3, at: Point(x: 100, y: 50))
    #expect(
      pad.take() == [
        "began 60,50 [] x1 at 0", "began 100,50 [] x1 at 0", "began 140,50 [] x1 at 0",
        "ended 60,50 [] x1 at 0", "ended 100,50 [] x1 at 0", "ended 140,50 [] x1 at 0",
      ])
  }

  @Test("a single finger can be moved and cancelled")
  func touch() {
    stage.touch(began: Point(x: 1, y: 2), id: 7)
    stage.touch(moved: Point(x: 3, y: 4), id: 7)
    stage.touch(ended: Point(x: 5, y: 6), id: 7)
    stage.touch(began: Point(x: 1, y: 2))
    stage.touch(cancelled: 0)
    #expect(
      pad.take() == [
        "began 1,2 [] x1 at 0", "moved 3,4 [] x1 at 0", "ended 5,6 [] x1 at 0",
        "began 1,2 [] x2 at 0", "cancelled 1,2 [] x2 at 0",
      ])
  }

  @Test("a swipe has 160 points, centred on its position", arguments: SwipeDirection.allCases)
  func swipe(_ direction: SwipeDirection) {
    stage.swipe(direction, at: Point(x: 200, y: 150))
    let lines = pad.take()
    let (start, end) =
      switch direction {
      case .left: ("280,150", "120,150")
      case .right: ("120,150", "280,150")
      case .up: ("200,230", "200,70")
      case .down: ("200,70", "200,230")
      }
    #expect(lines.count == 11)
    #expect(lines.first == "began \(start) [] x1 at 0")
    #expect(lines.last == "ended \(end) [] x0 at 0.15")
  }

  @Test("two fingers pinch and rotate around a point, with both fingers in one event")
  func pairs() {
    pad.isMultipleTouchEnabled = true
    stage.pinch(2, at: Point(x: 200, y: 100), in: 1.0 / 60)
    #expect(
      pad.take() == [
        "began 150,100 [] x1 at 0", "began 250,100 [] x1 at 0",
        "moved 100,100 [] x0 at 0.016667", "moved 300,100 [] x0 at 0.016667",
        "ended 100,100 [] x0 at 0.016667", "ended 300,100 [] x0 at 0.016667",
      ])
    stage.advance(by: 1)
    stage.rotate(by: .pi / 2, at: Point(x: 200, y: 100), in: 1.0 / 60)
    let lines = pad.take()
    #expect(lines.count == 6)
    #expect(lines.first == "began 150,100 [] x1 at 1.016667")
    #expect(Set(lines.suffix(2).map { $0.prefix(13) }) == ["ended 200,50 ", "ended 200,150"])
  }

  @Test("a touchpad scrolls, swipes and pinches with begin and end events")
  func touchpad() {
    let watcher = TouchpadWatcher()
    pad.addGestureRecognizer(watcher)
    let place = Point(x: 10, y: 20)
    stage.touchpadScroll(by: Point(x: 0, y: 30), at: place, in: 2.0 / 60)
    #expect(
      watcher.take() == [
        "scroll began 0.0", "scroll changed 15.0", "scroll changed 15.0", "scroll ended 0.0",
      ])
    stage.touchpadSwipe(fingers: 4, by: Point(x: 0, y: 30), at: place, in: 2.0 / 60)
    #expect(
      watcher.take() == [
        "swipe4 began 0.0", "swipe4 changed 15.0", "swipe4 changed 15.0", "swipe4 ended 0.0",
      ])
    stage.touchpadPinch(scale: 2, rotation: 1, at: place, in: 2.0 / 60)
    #expect(
      watcher.take() == [
        "pinch began 1.0 0.0", "pinch changed 1.5 0.5", "pinch changed 2.0 0.5",
        "pinch ended 2.0 0.0",
      ])
  }

  @Test("a wheel turns at the given position, or else at the pointer")
  func scroll() {
    stage.scroll(by: Point(x: 0, y: -40), at: Point(x: 9, y: 9))
    stage.move(to: Point(x: 30, y: 31))
    stage.scroll(by: Point(x: 2, y: 0))
    #expect(pad.take() == ["scrolled 0,-40 at 9,9", "scrolled 2,0 at 30,31"])
  }

  @Test("keys have codes and names, and keys that write have text")
  func keys() {
    stage.key(.keyboardEscape)
    stage.key("Shift+F10")
    stage.key("Ctrl+a")
    stage.type("aB é")
    #expect(
      pad.take() == [
        "down 41", "up 41", "down 67 shift", "up 67 shift", "down 4 'a' control",
        "up 4 'a' control", "down 4 'a'", "text 'a'", "up 4 'a'", "down 5 'B' shift", "text 'B'",
        "up 5 'B' shift", "down 44 ' '", "text ' '", "up 44 ' '", "down 0 'é'", "text 'é'",
        "up 0 'é'",
      ])
  }

  @Test(
    "keys have their documented names",
    arguments: ["", "+", "Shift+", "Nokey", "Ctrl+Ctrl+a", "F13", "ab", " "])
  func keyNames(_ name: String) {
    let key = Key(named: name)
    if name == "+" {
      #expect(key?.characters == "+")
    } else {
      #expect(key == nil)
    }
    #expect(Key(named: "Ctrl++")?.characters == "+")
  }
}

/// A recogniser that logs a touchpad's input.
private final class TouchpadWatcher: GestureRecognizer {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  override func shouldReceive(_ event: Event) -> Bool { event.kind != .touches }
  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    lines.append("scroll \(scroll.phase) \(scroll.delta.y)")
  }
  override func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {
    lines.append("swipe\(swipe.fingerCount) \(swipe.phase) \(swipe.delta.y)")
  }
  override func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {
    lines.append("pinch \(pinch.phase) \(pinch.scale) \(pinch.rotation)")
  }
}
