import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A hidden window has nobody on screen (L-23).
@MainActor
struct HiddenWindowTests {
  @Test("L-23: the root of a hidden window is not loaded and hears nothing until it is shown")
  func root() {
    let recording = Recording()
    recording.stage.window.isHidden = true
    recording.stage.window.rootViewController = recording.root
    #expect(recording.turn() == " || ")
    #expect(!recording.root.isViewLoaded)
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.ld P.wa || P.ia P.da")
    #expect(recording.root.view.frame == recording.stage.window.bounds)
  }

  @Test("L-23: hiding and showing a window makes what is in it disappear and appear")
  func hideAndShow() {
    let recording = Recording.atRest()
    recording.add(Recording.controller("C"), to: recording.root)
    _ = recording.turn()
    recording.stage.window.isHidden = true
    #expect(recording.turn() == "P.wd C.wd || P.dd C.dd")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa C.wa || P.ia C.ia P.da C.da")
  }

  @Test("L-23: what is added to, or taken out of, a hidden window is sent when it is shown")
  func changes() {
    let recording = Recording.atRest()
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(a, to: recording.root)
    _ = recording.turn()
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.remove(a)
    recording.add(b, to: recording.root)
    #expect(recording.turn() == "A.wm(nil) A.dm(nil) B.wm(P) B.ld B.dm(P) || ")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa B.wa || P.ia B.ia P.da B.da")
  }

  @Test("L-23, DC-5: a parentless controller in a hidden window appears with it too")
  func parentless() {
    let recording = Recording.atRest()
    let orphan = Recording.controller("X")
    orphan.addLifecycleObserver(recording.recorder)
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.window.addSubview(orphan.view)
    #expect(recording.turn() == "X.ld || ")
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "P.wa X.wa || P.ia X.ia P.da X.da")
  }

  @Test("L-23, DC-35: the size of a hidden window is no transition")
  func resize() {
    let recording = Recording.atRest()
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.resize(to: Size(width: 700, height: 500))
    #expect(recording.tokens().isEmpty)
    #expect(recording.root.view.bounds.size == Size(width: 700, height: 500))
  }

  @Test("L-23: the root of a hidden window can be replaced unseen")
  func replaced() {
    let recording = Recording.atRest()
    let other = Recording.controller("B")
    other.addLifecycleObserver(recording.recorder)
    recording.stage.window.isHidden = true
    _ = recording.turn()
    recording.stage.window.rootViewController = other
    #expect(recording.turn() == " || ")
    #expect(recording.root.view.superview == nil)
    recording.stage.window.isHidden = false
    #expect(recording.turn() == "B.ld B.wa || B.ia B.da")
  }

  @Test("a hidden window gets no touches and is painted when it is shown again")
  func picture() {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.settle()
    stage.window.isHidden = true
    stage.settle()
    let count = stage.window.statistics.paintCount
    stage.window.backgroundColor = .black
    stage.settle()
    #expect(stage.window.statistics.paintCount == count)
    #expect(stage.window.hitTest(Point(x: 5, y: 5), with: nil) == nil)
    stage.window.isHidden = false
    stage.settle()
    #expect(stage.window.statistics.lastDamage.pixelCount == 10_000)
  }
}
