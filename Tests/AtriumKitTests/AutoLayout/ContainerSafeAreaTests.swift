import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The safe area insets that a container sets for a child.
@MainActor
struct ContainerSafeAreaTests {
  @Test(
    "N-16: a container's insets are added to the child's own insets, and end when the child is removed"
  )
  func adds() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    recording.add(child, to: recording.root)
    child.additionalSafeAreaInsets = EdgeInsets(top: 5)
    recording.root.setSafeAreaInsets(EdgeInsets(top: 40, bottom: 20), forChild: child)
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 45, bottom: 20))
    #expect(child.additionalSafeAreaInsets == EdgeInsets(top: 5))
    recording.remove(child)
    recording.stage.window.addSubview(child.view)
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 5))
    child.additionalSafeAreaInsets = .zero
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test("setting insets for a controller that is not a child traps")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (p, c) = (Recording.controller("P"), Recording.controller("C"))
        p.setSafeAreaInsets(.zero, forChild: c)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "P cannot set safe area insets for C, which is not its child; call P.addChild(C) first.")
  }

  @Test("insets that are not finite trap")
  func notFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (p, c) = (Recording.controller("P"), Recording.controller("C"))
        p.addChild(c)
        p.setSafeAreaInsets(EdgeInsets(top: .nan), forChild: c)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "P set the safe area insets EdgeInsets(top: nan, left: 0.0, bottom: 0.0, right: 0.0) for C; "
        + "give finite numbers, in points.")
  }
}
