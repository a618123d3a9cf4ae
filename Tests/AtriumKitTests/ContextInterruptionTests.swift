import AtriumHarness
import AtriumKit
import Testing

/// A presentation context A whose tree changes while a controller M is presented over it.
@MainActor
struct ContextInterruptionTests {
  private let recording = Recording.atRest()
  private let context = ScriptedController("A")
  private let modal = ScriptedController("M")

  init() {
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    modal.addLifecycleObserver(recording.recorder)
    recording.add(context, to: recording.root)
    _ = recording.turn()
  }

  @Test(
    "DC-44: no controller appears over a context that is removed in the calls for being covered")
  func leaves() {
    context.onWillDisappear = {
      context.onWillDisappear = nil
      recording.remove(context)
    }
    context.present(modal, animated: false)
    #expect(recording.turn() == "M.ld A.wd A.wm(nil) A.dm(nil) || A.dd")
    recording.stage.settle()
    #expect(recording.tokens() == "")
    recording.add(context, to: recording.root)
    #expect(recording.turn() == "A.wm(P) M.wa A.dm(P) || M.ia M.da")
  }

  @Test("DC-44: no controller appears over a context that is removed when it has disappeared")
  func takenOutWhenCovered() {
    let window = recording.stage.window
    window.isHidden = true
    recording.stage.settle()
    _ = recording.tokens()
    context.present(modal, animated: false)
    window.isHidden = false
    context.onDidDisappear = {
      context.onDidDisappear = nil
      recording.remove(context)
    }
    #expect(recording.turn() == "M.ld P.wa A.wa || P.ia A.ia A.wd A.dd A.wm(nil) A.dm(nil) P.da")
    recording.stage.settle()
    #expect(recording.tokens() == "")
  }

  @Test(
    "DC-44: a controller presented over a context without a container disappears when the context's view leaves"
  )
  func withoutContainer() {
    let cover = Recording.controller("N")
    cover.addLifecycleObserver(recording.recorder)
    cover.modalPresentationStyle = .fullScreen
    modal.onWillAppear = {
      modal.onWillAppear = nil
      context.removeFromParent()
    }
    context.present(modal, animated: false)
    recording.root.present(cover, animated: false)
    #expect(
      recording.turn()
        == "M.ld A.wd M.wa A.dm(nil) M.ia M.da A.dd N.ld P.wd N.wa || N.ia N.da M.wd P.dd M.dd")
    recording.stage.settle()
    #expect(recording.tokens() == "")
    #expect(modal.view.window == nil)
  }

  @Test("DC-44: a presented controller whose viewWillAppear removes the context ends at once")
  func takenAwayByModal() {
    modal.onWillAppear = {
      modal.onWillAppear = nil
      recording.remove(context)
    }
    context.present(modal, animated: false)
    #expect(recording.turn() == "M.ld A.wd M.wa A.wm(nil) A.dm(nil) || M.wd M.dd A.dd")
    recording.stage.settle()
    #expect(recording.tokens() == "")
    recording.add(context, to: recording.root)
    #expect(recording.turn() == "A.wm(P) M.wa A.dm(P) || M.ia M.da")
  }
}
