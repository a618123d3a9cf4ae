import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Foundation
import TestSupport
import Testing

@MainActor
struct ScriptPlayerTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let root = ViewController()
  private let pad = InputPad(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  init() {
    root.title = "Root"
    pad.accessibilityLabel = "Pad"
    pad.isMultipleTouchEnabled = true
    root.view.addSubview(pad)
    stage.window.rootViewController = root
    pad.becomeFirstResponder()
  }

  private func play(_ text: String) throws {
    try stage.play(EventScript(parsing: text, file: "t.script"))
  }

  /// Returns the pad's input, without times.
  private func inputs() -> [String] {
    pad.take().map { $0.split(separator: " at ")[0] + "" }
  }

  @Test("commands for two fingers and for touchpads arrive as written")
  func fingers() throws {
    var log: [String] = []
    let pinch = PinchGestureRecognizer()
    pinch.addAction { [pinch] _ in
      if pinch.state == .ended { log.append("pinch \((pinch.scale * 100).rounded() / 100)") }
    }
    let turn = RotationGestureRecognizer()
    turn.addAction { [turn] _ in
      if turn.state == .ended { log.append("turn \((turn.rotation * 180 / .pi).rounded())") }
    }
    let swipe = SwipeGestureRecognizer { _ in log.append("swipe") }
    swipe.numberOfTouchesRequired = 3
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    pan.addAction { [pan] _ in
      if pan.state == .ended { log.append("pan \(pan.translation(in: nil).y.rounded())") }
    }
    for recognizer in [pinch, turn, swipe, pan] { pad.addGestureRecognizer(recognizer) }
    pad.isMultipleTouchEnabled = true
    try play(
      """
      pinch 2 "Pad"
      rotate -90 "Pad" in 0.5
      touchpad pinch 0.5 "Pad"
      touchpad rotate 45 "Pad" in 0.2
      touchpad swipe 3 right "Pad"
      touchpad scroll 0,-120 "Pad"
      """)
    #expect(log == ["pinch 1.85", "turn -85.0", "pinch 0.5", "turn 45.0", "swipe", "pan -120.0"])
  }

  @Test("commands reach the views in order")
  func order() throws {
    try play(
      """
      click "Pad" with Shift
      press right 10,20
      move 12,20
      release right
      chord left+middle 5,6
      touch 2 tap 100,50
      touch began 4 1,1
      touch cancelled 4
      key Escape
      type "a"
      """)
    #expect(
      inputs() == [
        "began 100,100 [1] shift x1", "ended 100,100 [] shift x1",
        "began 10,20 [3] x1", "moved 12,20 [3] x1", "ended 12,20 [] x1",
        "began 5,6 [1] x1", "moved 5,6 [12] x1", "moved 5,6 [2] x1", "ended 5,6 [] x1",
        "began 80,50 [] x1", "began 120,50 [] x1", "ended 80,50 [] x1", "ended 120,50 [] x1",
        "began 1,1 [] x1", "cancelled 1,1 [] x1", "down 41", "up 41", "down 4 'a'", "text 'a'",
        "up 4 'a'",
      ])
  }

  @Test("a drag takes its duration, with sixty positions a second")
  func drag() throws {
    try play("drag 0,0 -> 180,90 in 0.3")
    // The first pixels still count as a click.
    let moves = (1...18).map { "moved \($0 * 10),\($0 * 5) [1] x\($0 < 5 ? 1 : 0)" }
    #expect(inputs() == ["began 0,0 [1] x1"] + moves + ["ended 180,90 [] x0"])
    #expect((0.3...0.34).contains(stage.time))
  }

  @Test("a wheel turns at the pointer, or else in the centre of the window")
  func scroll() throws {
    pad.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    try play("scroll 0,-10\nmove 7,8\nscroll 0,10\nscroll 1,1 at 3,4")
    #expect(
      pad.take() == [
        "scrolled 0,-10 at 200,150", "scrolled 0,10 at 7,8", "scrolled 1,1 at 3,4",
      ])
  }

  @Test("wait idle waits for an animation, and wait for a number of seconds")
  func waits() throws {
    stage.turn()
    View.animate(withDuration: 0.5) { pad.alpha = 0.5 }
    try play("wait idle\nexpect visible \"Pad\"")
    #expect((0.5...0.6).contains(stage.time))
    let before = stage.time
    try play("wait 2")
    #expect((2...2.05).contains(stage.time - before))
  }

  @Test("wait idle ends after a minute")
  func endless() throws {
    stage.turn()
    View.animate(withDuration: 1000) { pad.alpha = 0.5 }
    let error = #expect(throws: ScriptError.self) { try play("\nwait idle") }
    #expect(
      error?.description
        == "t.script:2: expected the window to come to rest within 60 s, but it still moves")
  }

  @Test("a resize is a jump or a live step, and later commands use the new size")
  func resize() throws {
    let log = LifecycleRecorder(observing: root)
    try play("resize 300x500\nexpect log \"Root.willRotate\"")
    #expect(stage.window.bounds.size == Size(width: 300, height: 500))
    #expect(
      log.take() == [
        "Root.viewIsAppearing(false)", "Root.viewDidAppear(false)",
        "Root.willTransition(compact,regular)", "Root.viewWillTransition(300x500)",
        "Root.willRotate(portrait)", "Root.willAnimateRotation(portrait)",
      ])
    try play("wait idle")
    #expect(log.take() == ["Root.didRotate(landscapeRight)"])
  }

  @Test("a live resize is not animated")
  func liveResize() throws {
    try play("resize 300x500 live\nexpect log \"Root.didRotate\"")
    #expect(stage.time < 0.1)
  }

  @Test("changes of the theme and of motion reach the window")
  func settings() throws {
    try play("theme contrast\nmotion off")
    #expect(
      stage.window.settings
        == Settings(userInterfaceStyle: .light, accessibilityContrast: .high, motion: .off))
    try play("theme dark")
    #expect(stage.window.settings.userInterfaceStyle == .dark)
    #expect(stage.window.settings.accessibilityContrast == .normal)
  }

  @Test("expect finds controllers by title and type, views by name, and log entries")
  func expectations() throws {
    let child = PlainScreen()
    child.title = "Red"
    try play(
      """
      expect visible "Root"
      expect visible "ViewController"
      expect visible "Pad"
      expect hidden "Red"
      expect log "Root.viewDidAppear"
      expect log "Root.viewDidAppear(false)"
      """)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try play(
      "expect visible \"Red\"\nexpect visible \"PlainScreen\"\nexpect log \"Red.viewDidAppear\"")
    // A controller whose view has left the window is hidden.
    child.view.removeFromSuperview()
    try play("expect hidden \"Red\"\nexpect hidden \"PlainScreen\"\nexpect visible \"Root\"")
  }

  @Test(
    "a failed expectation names file and line, and the current state",
    arguments: [
      (
        "\nclick \"Mneu\"",
        "2: expected something named \"Mneu\" on screen; there is \"Pad\""
      ),
      (
        "expect visible \"Red\"",
        "1: expected \"Red\" to be visible; appeared: \"Root\"; on screen: \"Pad\""
      ),
      (
        "wait 1\n\nexpect hidden \"Pad\"",
        "3: expected \"Pad\" to be hidden; appeared: \"Root\"; on screen: \"Pad\""
      ),
      (
        "expect log \"Root.viewDidApp\"",
        "1: expected \"Root.viewDidApp\" in the log; it has 2 lines, the last being "
          + "Root.viewIsAppearing(false), "
          + "Root.viewDidAppear(false)"
      ),
    ])
  func failures(script: String, message: String) throws {
    let fresh = Stage(size: Size(width: 400, height: 300))
    let controller = ViewController()
    controller.title = "Root"
    fresh.window.rootViewController = controller
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityLabel = "Pad"
    controller.view.addSubview(view)
    let parsed = try EventScript(parsing: script, file: "t.script")
    let error = #expect(throws: ScriptError.self) { try fresh.play(parsed) }
    #expect(error?.description == "t.script:\(message)")
  }

  @Test(
    "with few turns a press and a release still have separate turns, and later commands see their effect"
  )
  func coarseTurns() throws {
    let child = PlainScreen()
    child.title = "Red"
    pad.action = { [root] in
      if child.parent == nil {
        root.addChild(child)
        root.view.insertSubview(child.view, at: 0)
        child.didMove(toParent: root)
      } else {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    let script = try EventScript(
      parsing: """
        click "Pad"
        expect visible "Red"
        expect log "Red.viewDidAppear"
        click "Pad"
        expect hidden "Red"
        expect log "Red.viewDidDisappear"
        """, file: "t")
    let player = ScriptPlayer(script, on: stage.window)
    var outcome: ScriptError??
    player.start { outcome = .some($0) }
    // A turn runs only sixty times a second, so each timer is late, as on a busy machine.
    stage.advance(by: 1)
    let failure = try #require(outcome)
    #expect(failure == nil)
    #expect(pad.turns.count == 4)
    #expect(Set(pad.turns).count == 4)
  }

  @Test("a failed command ends the script")
  func stops() throws {
    #expect(throws: ScriptError.self) { try play("expect hidden \"Pad\"\nclick \"Pad\"") }
    stage.advance(by: 1)
    #expect(pad.take().isEmpty)
  }

  @Test("notes and snapshots go to their destinations")
  func notesAndPictures() throws {
    let scratch = try ScratchFolder()
    let folder = URL(fileURLWithPath: scratch.path)
    pad.backgroundColor = Color(hex: 0x336699)
    var notes: [String] = []
    let script = try EventScript(
      parsing: "note \"one\"\nscreenshot a.png\nresize 64x48\nwait idle\nscreenshot b.png",
      file: "t")
    try stage.play(script, pictures: folder.path) { notes.append($0) }
    let first = try Bitmap(contentsOfPNG: folder.appendingPathComponent("a.png").path)
    let second = try Bitmap(contentsOfPNG: folder.appendingPathComponent("b.png").path)
    #expect(notes == ["one"])
    #expect(first.size == PixelSize(width: 400, height: 300))
    #expect(first.color(atX: 50, y: 50) == Color(hex: 0x336699))
    #expect(second.size == PixelSize(width: 64, height: 48))

    let error = #expect(throws: ScriptError.self) {
      try stage.play(script, pictures: folder.path + "/no/such")
    }
    let path = folder.path + "/no/such/a.png"
    #expect(
      error?.description
        == "t:2: cannot save the picture: The picture “\(path)” cannot be written: No such file or "
        + "directory.")
  }
}

private final class PlainScreen: ViewController {}
