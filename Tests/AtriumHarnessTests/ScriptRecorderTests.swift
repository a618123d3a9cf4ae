import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Recordings of the user's input in a window.
@MainActor
final class ScriptRecorderTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let root = ViewController()
  private let pad = InputPad(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private var recorder: ScriptRecorder?
  private var lines: [String] = []

  init() {
    pad.isMultipleTouchEnabled = true
    root.view.addSubview(pad)
    stage.window.rootViewController = root
    stage.settle()
    pad.becomeFirstResponder()
    recorder = ScriptRecorder(observing: stage.window) { [weak self] in self?.lines.append($0) }
  }

  /// Returns the recorded lines since the last call, without pauses.
  private func take() -> [String] {
    defer { lines = [] }
    return lines.filter { !$0.hasPrefix("wait ") }
  }

  /// Returns the pad's input, without times.
  private func inputs() -> [String] {
    pad.take().map { $0.split(separator: " at ")[0] + "" }
  }

  /// Adds a second pad beside the first.
  private func addPad(isSecure: Bool = false) -> InputPad {
    let other = InputPad(frame: Rect(x: 0, y: 210, width: 200, height: 80))
    other.isSecureTextEntry = isSecure
    root.view.addSubview(other)
    return other
  }

  // MARK: What is recorded

  @Test("a recorded session plays back identically")
  func session() throws {
    let script = """
      press right 10,20 with Shift
      move 40,50
      wait 0.2
      release right 60,20
      key Ctrl+Left
      type "a\\"\\\\é"
      touch began 3 10,10
      touch moved 3 12,10
      touch ended 3 20,20
      scroll 0,-40 at 30,30
      resize 300x500 live
      """
    try stage.play(try EventScript(parsing: script, file: "a"))
    let (before, after) = (
      ["began 10,20 [3] shift x1"],
      [
        "ended 60,20 [] x0", "down 80 control", "up 80 control", "down 4 'a'", "text 'a'",
        "up 4 'a'", "down 0 '\"'", "text '\"'", "up 0 '\"'", #"down 0 '\'"#, #"text '\'"#,
        #"up 0 '\'"#, "down 0 'é'", "text 'é'", "up 0 'é'", "began 10,10 [] x1",
        "moved 12,10 [] x1", "ended 20,20 [] x1", "scrolled 0,-40",
      ]
    )
    #expect(inputs() == before + ["moved 40,50 [3] x1"] + after)
    // The movement came too soon after the press.
    let recorded = lines
    #expect(
      recorded == [
        "move 10,20", "press right 10,20 with Shift", "wait 0.204", "release right 60,20",
        "key Ctrl+Left", #"type "a""#, #"type "\"""#, #"type "\\""#, #"type "é""#,
        "touch began 3 10,10", "touch moved 3 12,10", "touch ended 3 20,20",
        "scroll 0,-40 at 30,30", "resize 300x500 live",
      ])

    stage.resize(to: Size(width: 400, height: 300))
    stage.settle()
    _ = inputs()
    try stage.play(try EventScript(parsing: recorded.joined(separator: "\n"), file: "b"))
    #expect(inputs() == before + after)
  }

  @Test("a recorder omits movements in quick succession, and keeps the last position before a key")
  func timing() {
    func at(_ time: Double, _ events: InputEvent...) {
      stage.advance(by: time - stage.time)
      for event in events { stage.window.dispatch(event) }
      stage.turn()
    }
    func move(_ x: Double, _ time: Double) {
      at(time, .pointerMoved(PointerInput(location: Point(x: x, y: 0), time: time)))
    }
    move(1, 0.1)
    move(2, 0.105)
    move(3, 0.11)
    move(4, 0.15)
    move(5, 0.155)
    let escape = KeyInput(key: Key(keyCode: .keyboardEscape), time: 0.5)
    at(0.5, .keyDown(escape))
    at(0.6, .keyUp(escape))
    at(0.7, .focus(true))
    at(0.75, .pointerLeft(time: 0.75))
    let pixels = PixelSize(width: 600, height: 400)
    at(0.8, .resized(pixels: pixels, scale: 2, isLive: false))
    at(0.9, .resized(pixels: pixels, scale: 2, isLive: false))
    at(1, .settingsChanged(Settings(userInterfaceStyle: .dark)))
    at(1, .settingsChanged(Settings(userInterfaceStyle: .dark, motion: .off)))
    #expect(
      lines == [
        "wait 0.1", "move 1,0", "wait 0.05", "move 4,0", "move 5,0", "wait 0.35", "key Escape",
        "wait 0.3", "resize 300x200", "wait 0.2", "theme dark", "motion full", "motion off",
      ])
  }

  @Test("pauses before typed text are recorded, except between the characters of secure text")
  func pausesBeforeText() {
    func at(_ time: Double, _ key: Key) {
      stage.advance(by: time - stage.time)
      stage.window.dispatch(.keyDown(KeyInput(key: key, time: stage.time)))
      if !key.characters.isEmpty { stage.window.dispatch(.text(key.characters)) }
      stage.turn()
    }
    func type(_ characters: String, _ time: Double) {
      at(time, Key(keyCode: .keyboardA, characters: characters))
    }
    type("a", 0.5)
    type("b", 0.51)
    type("c", 1)
    pad.isSecureTextEntry = true
    type("d", 2)
    type("e", 2.5)
    at(3, Key(keyCode: .keyboardLeftArrow))
    type("f", 4)
    #expect(
      lines == [
        "wait 0.5", #"type "a""#, #"type "b""#, "wait 0.49", #"type "c""#, "wait 1", note,
        #"type "•""#, #"type "•""#, "wait 0.5", "key Left", "wait 1", #"type "•""#,
      ])
  }

  @Test("a recording ends when its recorder is released")
  func end() {
    stage.type("a")
    #expect(take() == [#"type "a""#])
    weak let gone = recorder
    recorder = nil
    stage.type("b")
    #expect(gone == nil)
    #expect(take() == [])
  }

  // MARK: Secure text

  private let note = "# Secure text is left out: a bullet stands for each character."

  @Test(
    "input into secure text is recorded as bullets, which play back as the same number of characters"
  )
  func secureText() throws {
    pad.isSecureTextEntry = true
    stage.key("Left")
    stage.type("pÄß")
    stage.key("Backspace")
    stage.type(#"\""#)
    // An input method may commit several characters at once. The last character here is a single grapheme.
    stage.window.dispatch(.text("w👩‍👧"))
    stage.window.dispatch(.markedText(MarkedText("hidden")))
    stage.turn()
    let recorded = take()
    let bullet = #"type "•""#
    #expect(
      recorded == ["key Left", note, bullet, bullet, bullet, "key Backspace", bullet, bullet]
        + [#"type "••""#])
    _ = pad.take()
    try stage.play(try EventScript(parsing: recorded.joined(separator: "\n"), file: "a"))
    #expect(pad.take().filter { $0.hasPrefix("text") } == Array(repeating: "text '•'", count: 7))
  }

  @Test("the focus when a key is delivered decides, even if keys of the same turn move it")
  func focusWithinATurn() {
    let secret = addPad(isSecure: true)
    pad.keyAction = { [pad] in if pad.take().last == "down 43" { secret.becomeFirstResponder() } }
    secret.keyAction = { [pad] in
      if secret.take().last == "down 43" { pad.becomeFirstResponder() }
    }
    func dispatch(_ characters: String) {
      for character in characters {
        let isTab = character == "\t"
        let key = Key(
          keyCode: isTab ? .keyboardTab : .keyboardA, characters: isTab ? "" : "\(character)")
        stage.window.dispatch(.keyDown(KeyInput(key: key, time: stage.time)))
        if !isTab { stage.window.dispatch(.text("\(character)")) }
      }
    }
    dispatch("me\tpw\tgo")
    stage.turn()
    #expect(
      take() == [
        #"type "m""#, #"type "e""#, "key Tab", note, #"type "•""#, #"type "•""#, "key Tab",
        #"type "g""#, #"type "o""#,
      ])
  }

  @Test("text stays omitted while its field shows it, and only for that field")
  func shownForAMoment() {
    pad.isSecureTextEntry = true
    stage.key("Left")
    pad.isSecureTextEntry = false
    stage.type("x")
    let other = addPad()
    other.becomeFirstResponder()
    stage.type("y")
    #expect(take() == ["key Left", note, #"type "•""#, #"type "y""#])
  }
}
