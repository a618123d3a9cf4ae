import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A stage with one button at 100,100, 120×44, and a list of the events that it sent.
@MainActor
final class Bed {
  let stage = Stage(size: Size(width: 400, height: 300))
  let button = Button(title: "Press", configuration: .bordered())
  private(set) var sent: [String] = []

  static let inside = Point(x: 160, y: 120)
  static let frame = Rect(x: 100, y: 100, width: 120, height: 44)

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    button.frame = Bed.frame
    root.view.addSubview(button)
    let events: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "action"),
    ]
    for (event, name) in events {
      button.addAction(for: event) { [weak self] in self?.sent.append(name) }
    }
    stage.settle()
  }

  func key(_ code: KeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) {
    let input = KeyInput(key: Key(keyCode: code), time: stage.time, isRepeat: isRepeat)
    stage.window.dispatch(isDown ? .keyDown(input) : .keyUp(input))
    stage.turn()
  }
}
