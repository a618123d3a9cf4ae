import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests what an inspector must not change in the observed window.
@MainActor
struct QuietTests {
  /// Plays a scene after a closure has acted on its window.
  private func play(_ prepare: (Stage) -> Void) -> (log: [String], work: [Int]) {
    let stage = Stage()
    let root = Recording.controller("P")
    var lines: [String] = []
    let log = LifecycleLog(format: .json) { lines.append($0) }
    root.addLifecycleObserver(log)
    stage.window.rootViewController = root
    let child = Recording.controller("A")
    Scene.add(child, to: root)
    stage.settle()
    prepare(stage)
    root.present(Recording.controller("M"), animated: true)
    stage.settle()
    stage.resize(to: Size(width: 700, height: 500))
    stage.settle()
    root.dismiss(animated: true)
    stage.settle()
    stage.click(at: Point(x: 5, y: 5))
    let work = stage.window.statistics
    return (
      lines, [work.turnCount, work.layoutCount, work.paintCount, work.paintedPixelCount]
    )
  }

  @Test("IN-2: after the end of a session the log and the window's work are as without it")
  func closed() {
    let usual = play { _ in }
    #expect(usual.log.count > 20)
    let closed = play { stage in
      for _ in 0..<10 {
        let session = InspectorSession(of: stage.window)
        session.read()
        session.end()
      }
    }
    #expect(closed.log == usual.log)
    #expect(closed.work == usual.work)
  }

  // TP-2, TP-6
  @Test("IN-2, IN-3: an open session does not change the log, the layout or the painting")
  func open() {
    let usual = play { _ in }
    var sessions: [InspectorSession] = []
    let open = play { sessions.append(InspectorSession(of: $0.window)) }
    #expect(open.log == usual.log)
    #expect(open.work == usual.work)
    #expect(sessions.first?.calls.isEmpty == false)
  }

  // TP-7
  @Test("IN-3: a session does not move the focus, and cancels no press")
  func focus() {
    final class Field: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = Scene()
    let field = Field(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.child.view.addSubview(field)
    field.becomeFirstResponder()
    var taps = 0
    field.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    scene.stage.press(at: Point(x: 5, y: 5))
    let session = InspectorSession(of: scene.stage.window)
    scene.stage.turn()
    session.end()
    scene.stage.release(at: Point(x: 5, y: 5))
    #expect(taps == 1)
    #expect(scene.stage.window.firstResponder === field)
  }

  @Test("a session that reads a still window a hundred times causes no turn")
  func still() {
    let scene = Scene()
    let turns = scene.stage.window.statistics.turnCount
    for _ in 0..<100 { scene.session.read() }
    #expect(scene.stage.host.frameDeadline == nil)
    scene.stage.turn()
    #expect(scene.stage.window.statistics.turnCount == turns + 1)
  }

  @Test("a window releases its session, and a closed window ends it")
  func ownership() {
    weak var weakSession: InspectorSession?
    let stage = Stage()
    stage.window.rootViewController = Recording.controller("P")
    do {
      let session = InspectorSession(of: stage.window)
      weakSession = session
      stage.turn()
    }
    #expect(weakSession == nil)
    let session = InspectorSession(of: stage.window)
    stage.close()
    #expect(session.hasEnded)
    session.read()
    #expect(session.tree == nil)
    session.end()
  }
}
