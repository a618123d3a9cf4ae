import AtriumHarness
import AtriumKit
import Testing

/// The observers of a controller that was removed from its parent.
@MainActor
struct FormerParentTests {
  @Test(
    "DC-5: the observers of a container that is added to its previous child receive each call once")
  func turnedInsideOut() {
    let recording = Recording.atRest()
    let (outer, inner) = (Recording.controller("A"), Recording.controller("B"))
    recording.add(outer, to: recording.root)
    recording.add(inner, to: outer)
    for controller in [outer, inner] {
      controller.addLifecycleObserver(recording.recorder)
    }
    recording.remove(inner)
    recording.remove(outer)
    recording.add(outer, to: inner)
    #expect(
      recording.turn()
        == "A.wm(P) A.ld A.wa A.dm(P) B.wm(A) B.ld B.wa B.dm(A) B.wm(nil) B.wd B.dm(nil) "
        + "A.wm(nil) A.wd A.dm(nil) A.wm(B) A.dm(B) || B.dd A.dd")
  }
}
