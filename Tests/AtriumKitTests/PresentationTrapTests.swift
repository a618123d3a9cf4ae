import AtriumKit
import Testing

/// Wrong uses of presentations that trap (M-7).
@MainActor
struct PresentationTrapTests {
  @Test("M-7: presenting a controller that is presented elsewhere traps and names both controllers")
  func presentedElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene(style: .pageSheet)
        let second = PresentationScene.controller("Second", style: .pageSheet)
        scene.modal.title = "First"
        scene.present()
        scene.settle()
        scene.modal.present(second, animated: false)
        scene.settle()
        second.present(scene.modal, animated: false)
      }
    }
    #expect(
      trapMessage(result)
        == "Application tried to present modally a view controller First that is already being "
        + "presented by P; dismiss it there first, or present another controller on Second.")
  }

  @Test("M-7: presenting a child, or the root, traps and names the remedy")
  func active() async {
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.root.present(scene.child, animated: false)
      }
    }
    #expect(
      trapMessage(child)
        == "Application tried to present modally a view controller C that has a parent view "
        + "controller P; call removeFromParent() before presenting it on P.")
    let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.child.present(scene.root, animated: false)
      }
    }
    #expect(
      trapMessage(root)
        == "Application tried to present modally an active view controller P on C; present a "
        + "controller that is neither a window's root nor the presenter.")
  }

  @Test("a popover without a source traps and names both controllers")
  func popoverWithoutSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        PresentationScene(style: .popover).present()
      }
    }
    #expect(
      trapMessage(result)
        == "The popover of M, presented by P, has no sourceView; set "
        + "popoverPresentationController.sourceView before presenting.")
  }
}
