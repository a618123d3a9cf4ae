import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Concurrent and interrupted calls of `transition(from:to:…)`, and the lifetimes of its controllers (C-42,
/// DC-17).
@MainActor
struct ChildTransitionInterruptionTests {
  @Test(
    "C-42: a transition whose container leaves the window ends early, and each controller gets its end call"
  )
  func cutShort() {
    let swap = ChildSwap()
    swap.run(duration: 1, options: .transitionFlipFromTop)
    swap.recording.stage.advance(by: 0.3)
    _ = swap.recording.tokens()
    swap.recording.stage.window.rootViewController = nil
    #expect(
      swap.recording.turn() == "P.wd B.wd || A.dd(true) done(no) B.dm(P) A.dm(nil) P.dd B.dd")
    #expect(swap.root.view.subviews == [swap.b.view])
    swap.recording.stage.window.rootViewController = swap.root
    #expect(swap.recording.turn() == "P.wa B.wa || P.ia B.ia P.da B.da")
  }

  @Test("DC-17: a second transition completes the first transition, then starts")
  func overtaken() {
    let swap = ChildSwap()
    let c = ScriptedController("C")
    swap.run(duration: 1, options: .transitionCurlUp)
    swap.recording.stage.advance(by: 0.3)
    _ = swap.recording.tokens()
    swap.root.addChild(c)
    swap.root.transition(
      from: swap.b, to: c, duration: 0.5, options: .transitionCurlUp, animations: nil
    ) { finished in
      swap.recording.recorder.note("second(\(finished ? "yes" : "no"))")
    }
    #expect(
      swap.recording.turn()
        == "C.wm(P) B.da(true) A.dd(true) done(no) B.dm(P) A.dm(nil) C.ld B.wd(true) C.wa(true) "
        + "|| C.ia(true)")
    #expect(swap.root.view.subviews == [swap.b.view, c.view])
    swap.recording.stage.settle()
    #expect(swap.recording.tokens() == "C.da(true) B.dd(true) second(yes)")
    #expect(swap.root.view.subviews == [c.view])
  }

  @Test("DC-17: a transition back during the first works, for a block that moves views")
  func backAgain() {
    let swap = ChildSwap()
    swap.b.view.center.x = 600
    _ = swap.recording.tokens()
    swap.root.addChild(swap.b)
    swap.root.transition(from: swap.a, to: swap.b, duration: 1) {
      swap.b.view.center.x = 200
    } completion: { finished in
      swap.recording.recorder.note("first(\(finished ? "yes" : "no"))")
    }
    swap.recording.stage.advance(by: 0.3)
    #expect(swap.b.view.presentation.center.x > 200)
    _ = swap.recording.tokens()
    swap.root.transition(from: swap.b, to: swap.a, duration: 1) {
      swap.a.view.alpha = 0.5
    } completion: { finished in
      swap.recording.recorder.note("second(\(finished ? "yes" : "no"))")
    }
    #expect(swap.b.view.presentation.center.x == 200)
    #expect(
      swap.recording.turn()
        == "B.da(true) A.dd(true) first(no) B.wd(true) A.wa(true) || A.ia(true)")
    swap.recording.stage.settle()
    #expect(swap.recording.tokens() == "A.da(true) B.dd(true) second(yes)")
  }

  @Test("two transitions of different children run at the same time")
  func sideBySide() {
    let recording = Recording.atRest()
    let controllers = ["A", "B", "C", "D"].map { ScriptedController($0) }
    for controller in controllers { recording.root.addChild(controller) }
    for controller in controllers.prefix(2) { recording.root.view.addSubview(controller.view) }
    recording.stage.settle()
    _ = recording.tokens()
    for index in 0..<2 {
      let new = controllers[index + 2]
      new.view.alpha = 0
      recording.root.transition(
        from: controllers[index], to: new, duration: 0.3,
        animations: { new.view.alpha = 1 },
        completion: { recording.recorder.note("done(\($0 ? "yes" : "no"))") })
    }
    recording.stage.settle()
    #expect(
      recording.tokens()
        == "C.ld A.wd(true) C.wa(true) D.ld B.wd(true) D.wa(true) C.ia(true) D.ia(true) "
        + "C.da(true) A.dd(true) done(yes) D.da(true) B.dd(true) done(yes)")
  }

  @Test("L-24: both controllers live until the last call, and no longer")
  func ownership() {
    let recording = Recording.atRest()
    let log = Log()
    weak var (oldOne, newOne): (Mortal?, Mortal?)
    do {
      let (a, b) = (Mortal(), Mortal())
      (a.title, b.title) = ("A", "B")
      (a.log, b.log) = (log, log)
      (oldOne, newOne) = (a, b)
      recording.add(a, to: recording.root)
      recording.stage.settle()
      recording.root.addChild(b)
      recording.root.transition(
        from: a, to: b, duration: 0.3, options: .transitionFlipFromRight, animations: nil,
        completion: nil)
      // The controller is removed from the container during the transition, so only the transition retains
      // it.
      a.removeFromParent()
    }
    recording.stage.advance(by: 0.1)
    #expect(oldOne != nil && newOne != nil)
    recording.stage.settle()
    #expect(log.lines == ["A.dd", "A gone"])
    #expect(oldOne == nil)
    if let newOne { recording.remove(newOne) }
    recording.stage.settle()
    #expect(newOne == nil)
    #expect(log.lines == ["A.dd", "A gone", "B.dd", "B gone"])
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class Mortal: ViewController {
  var log: Log?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.lines.append("\(title ?? "").dd")
  }

  isolated deinit {
    log?.lines.append("\(title ?? "") gone")
  }
}
