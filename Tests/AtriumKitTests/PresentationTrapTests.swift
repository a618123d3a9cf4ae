import AtriumKit
import Testing

/// What nobody may do with a presentation (M-7).
@MainActor
struct PresentationTrapTests {
  @Test("M-7: presenting who is presented elsewhere traps and names both")
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
    let message = trapMessage(result)
    #expect(message.contains("First that is already being presented by P"))
    #expect(message.contains("present another controller on Second"))
  }

  @Test("M-7: presenting a child, or the root, traps and says how to do it")
  func active() async {
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.root.present(scene.child, animated: false)
      }
    }
    let first = trapMessage(child)
    #expect(first.contains("C that has a parent view controller P; call removeFromParent()"))
    let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = PresentationScene()
        scene.child.present(scene.root, animated: false)
      }
    }
    let second = trapMessage(root)
    #expect(second.contains("active view controller P on C"))
  }

  @Test("a popover without a source traps and names both")
  func popoverWithoutSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        PresentationScene(style: .popover).present()
      }
    }
    let message = trapMessage(result)
    #expect(message.contains("The popover of M, presented by P, has no sourceView"))
  }
}
