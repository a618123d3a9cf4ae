import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scripts whose window closes while they play.
@MainActor
struct ScriptClosingTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let root = ViewController()
  private let pad = InputPad(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  init() {
    root.title = "Root"
    pad.accessibilityLabel = "Pad"
    root.view.addSubview(pad)
    let window = stage.window
    root.addKeyCommand(
      KeyCommand(title: "Quit", input: "q", modifierFlags: .control) { [weak window] in
        window?.requestClose()
      })
    pad.action = { [weak window] in window?.requestClose() }
    stage.window.rootViewController = root
    pad.becomeFirstResponder()
  }

  /// Plays a script, and returns its notes and its error.
  private func play(_ text: String) -> (notes: [String], error: String?) {
    var notes: [String] = []
    do {
      try stage.play(EventScript(parsing: text, file: "t")) { notes.append($0) }
      return (notes, nil)
    } catch {
      return (notes, "\(error)")
    }
  }

  @Test(
    "a script ends when its window closes", arguments: ["key Ctrl+q", "click 20,20", "tap", "drag"])
  func ends(way: String) {
    let line =
      switch way {
      case "tap": "touch 1 tap 20,20"
      case "drag": "drag 20,20 -> 60,20 in 0.2"
      default: way
      }
    let result = play("note \"start\"\n\(line)")
    #expect(result.notes == ["start"] && result.error == nil)
    #expect(stage.window.isClosed && stage.windows.isEmpty)
    // A click closes the window in its last step, so no time passes.
    #expect(stage.time < 0.3)
  }

  @Test("after the window has closed, notes and expectations are processed, and waits end at once")
  func rest() {
    let start = stage.time
    let result = play(
      """
      expect visible "Root"
      press left 250,250
      key Ctrl+q
      wait 3600
      wait idle
      move 10,10
      move "Pad"
      release left 10,10
      touch ended 1 10,10
      note "closed"
      expect log "Root.viewDidDisappear"
      expect hidden "Root"
      expect hidden "Pad"
      note "end"
      """)
    #expect(result.error == nil)
    #expect(result.notes == ["closed", "end"])
    #expect(stage.time - start < 0.1)
  }

  @Test(
    "a command that needs the closed window is an error with its line number",
    arguments: [
      "click \"Pad\"", "press left 1,1", "drag 1,1 -> 2,2 in 1", "chord left+middle 1,1",
      "touch 3 tap 1,1", "touch began 0 1,1", "swipe left 1,1", "scroll 0,1", "pinch 2 1,1",
      "rotate 90 1,1", "touchpad scroll 0,1 1,1", "key Escape", "type \"a\"", "resize 300x200",
      "theme dark", "motion off", "screenshot a.png",
    ])
  func needsWindow(line: String) {
    let result = play("key Ctrl+q\nnote \"closed\"\n\n\(line)\nnote \"never\"")
    #expect(result.error == "t:4: expected an open window, but it has been closed")
    #expect(result.notes == ["closed"])
  }

  @Test("input that is cut off by the closing is an error of its command")
  func cutOff() {
    pad.keyAction = { [weak window = stage.window] in window?.requestClose() }
    let result = play("note \"a\"\ntype \"ab\"")
    #expect(result.error == "t:2: expected an open window, but it has been closed")
    #expect(pad.take() == ["down 4 'a'", "text 'a'"])
  }

  @Test("an expectation that fails after the window has closed is an error")
  func failingExpectation() {
    let result = play("key Ctrl+q\nexpect visible \"Root\"")
    #expect(
      result.error
        == "t:2: expected \"Root\" to be visible; appeared: none; on screen: nothing")
  }

  @Test("a script whose window was closed before plays nothing, and does not block")
  func closedBefore() {
    stage.close()
    #expect(play("wait idle").error == nil)
    #expect(
      play("key a").error == "t:1: expected an open window, but it has been closed")
  }

  @Test("when the user closes the window, the script ends without an error")
  func closedByUser() throws {
    for isRefused in [false, true] {
      let stage = Stage(size: Size(width: 400, height: 300))
      let root = ViewController()
      stage.window.rootViewController = root
      var asked = 0
      stage.window.shouldClose = {
        asked += 1
        return !isRefused
      }
      let player = ScriptPlayer(
        try EventScript(parsing: "wait 1\nresize 300x200\nkey a", file: "t"), on: stage.window)
      _ = stage.window.scheduleTimer(withTimeInterval: 0.5) { [weak window = stage.window] _ in
        window?.dispatch(.closeRequested)
      }
      if isRefused {
        // The close request is handled, and then the program closes the window.
        _ = stage.window.scheduleTimer(withTimeInterval: 0.9) { [weak stage] _ in
          stage?.host.handle(.close)
        }
        let error = #expect(throws: ScriptError.self) { try stage.play(player) }
        #expect(error?.description == "t:2: expected an open window, but it has been closed")
      } else {
        #expect(throws: Never.self) { try stage.play(player) }
      }
      #expect(asked == 1 && stage.window.isClosed)
    }
  }
}
