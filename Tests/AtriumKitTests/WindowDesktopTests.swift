import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The desktop settings that a window knows, and the events that tools observe.
@MainActor
struct WindowDesktopTests {
  private let stage = Stage(size: Size(width: 400, height: 300))

  @Test("the window knows its state on the desktop")
  func state() {
    #expect(stage.window.windowState == [])
    stage.window.requestFullScreen(true)
    stage.settle()
    #expect(stage.window.windowState == .fullScreen)
    stage.window.dispatch(.windowState([.maximized]))
    #expect(stage.window.windowState == .fullScreen)
    stage.turn()
    #expect(stage.window.windowState == .maximized)
    #expect(stage.window.isIdle)
  }

  @Test("each request for the available size is answered once, with nil for invalid sizes")
  func availableSize() {
    var answers: [Size?] = []
    stage.window.requestAvailableSize { answers.append($0) }
    #expect(answers.isEmpty)
    stage.turn()
    stage.turn()
    #expect(answers == [nil])
    stage.host.availableSize = Size(width: 800, height: 600)
    stage.window.requestAvailableSize { answers.append($0) }
    stage.window.requestAvailableSize { answers.append($0) }
    stage.turn()
    #expect(answers == [nil, Size(width: 800, height: 600), Size(width: 800, height: 600)])
    for bad in [Size(width: Double.nan, height: 5), Size(width: 0, height: 0)] {
      stage.host.availableSize = bad
      stage.window.requestAvailableSize { answers.append($0) }
      stage.turn()
    }
    #expect(answers.suffix(2) == [nil, nil])
    let window = Window(size: Size(width: 100, height: 100))
    window.requestAvailableSize { answers.append($0) }
    window.dispatch(.frame(at: 1))
    #expect(answers.count == 6)
  }

  @Test("an observer gets events before their delivery, except frames and merged movements")
  func events() {
    let owner = ViewController()
    var heard: [InputEvent] = []
    stage.window.observeEvents(owner: owner) { heard.append($0) }
    let (one, two) = (
      PointerInput(location: Point(x: 1, y: 1), time: 0),
      PointerInput(location: Point(x: 2, y: 2), time: 0)
    )
    let finger = TouchInput(id: 1, location: Point(x: 3, y: 3), time: 0)
    for event in [
      InputEvent.pointerMoved(one), .pointerMoved(two), .touchBegan(finger), .touchEnded(finger),
      .time(1), .refreshRate(60),
    ] {
      stage.window.dispatch(event)
    }
    stage.turn()
    #expect(heard == [.pointerMoved(two), .touchBegan(finger), .touchEnded(finger)])
    stage.window.stopObservingEvents(owner: owner)
    stage.key("a")
    #expect(heard.count == 3)
  }
}
