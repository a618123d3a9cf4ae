import AtriumContainers
import AtriumKit
import TestSupport
import Testing

/// The log messages of stacks about refused requests, each once and at its level.
@MainActor
struct StackLogTests {
  @Test(
    "CK-S1, CK-S4, CK-S6, CK-S7, CK-S8, CK-S9, CK-K5: each refusal is logged with its level and its message"
  )
  func refusals() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let scene = StackScene("a", "b", behavior: .fixedRoot, capacity: 0)
        let (stack, x) = (scene.stack, Recording.controller("x"))
        stack.containerView = View()
        stack.insert(x, at: 9)
        stack.insert(x, at: 0)
        stack.remove(at: 2)
        stack.remove(at: 0)
        stack.remove(x)
        stack.insert(x, below: x)
        stack.pop(toIndex: 1)
        stack.pop(toIndex: 5)
        stack.pop(to: x)
        stack.pop(to: nil)
        stack.push(Recording.controller("c"), transition: .coverFromBottom, duration: -3)
        stack.push(x)
        stack.remove(at: 0)
        #expect(
          capture.messages == [
            "warning: A stack cannot have the capacity 0; it gets 1, the minimum.",
            "error: A View cannot become the container view of a stack, since it is not inside the "
              + "loaded view of S; set it in viewDidLoad().",
            "error: S cannot insert x at 9: there are 2.",
            "error: S cannot insert x at 0: the root stays.",
            "error: S cannot remove the controller at 2: there are 2.",
            "warning: S does not remove the controller at 0: the root stays.",
            "warning: S does not remove x: it is not in the stack.",
            "warning: S does not insert x below x: it is not in the stack.",
            "info: S does not pop to 1: that is the top already.",
            "error: S cannot pop to 5: there are 2.",
            "warning: S does not pop to x: it is not in the stack.",
            "warning: S does not pop everything: the root stays.",
            "warning: S does not push c in -3.0 s: the transition's default duration is used.",
            "warning: S does not push x: a transition runs; wait for didPush or didPop.",
            "warning: S does not remove a controller: a transition runs; wait for didPush or didPop.",
          ])
      }
    }
  }

  @Test("CK-P3, CK-P5, CK-P7, CK-W3: placeholders and wizards log the requests that they refuse")
  func placeholders() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let wizard = WizardController()
        wizard.title = "W"
        wizard.viewControllers = [Recording.controller("a"), Recording.controller("b")]
        wizard.setInset(Recording.controller("lost"), at: 3)
        wizard.transitionStyle = .crossDissolve
        let recording = Recording.atRest(root: wizard)
        defer { withExtendedLifetime(recording) {} }
        wizard.setInset(Recording.controller("x"), at: 1)
        wizard.moveToPage(7)
        wizard.moveToNextPage()
        wizard.setInset(Recording.controller("x"), at: 0)
        wizard.moveToPreviousPage()
        #expect(
          capture.messages == [
            "error: W has insets at [3] and 1 placeholder views; set placeholderViews in "
              + "viewDidLoad().",
            "error: W cannot set an inset at 1: there are 1 placeholder views.",
            "error: W cannot show page 7: there are 2 pages.",
            "warning: W does not push x: a transition runs; wait for didPush or didPop.",
            "warning: W does not show page 0: a page change is in progress.",
          ])
      }
    }
  }
}
