import AtriumGeometry
import AtriumKit
import Testing

/// Calls of `transition(from:to:…)` that trap (C-38, C-39, C-47).
struct ChildTransitionTrapTests {
  /// Makes the container P with the child A, and B without a parent.
  @MainActor
  private static func controllers() -> (
    root: ScriptedController, a: ScriptedController, b: ScriptedController
  ) {
    let (root, a, b) = (
      ScriptedController("P"), ScriptedController("A"), ScriptedController("B")
    )
    root.addChild(a)
    root.view.addSubview(a.view)
    return (root, a, b)
  }

  @Test("C-38: controllers that are not both children of the receiver trap")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, a, b) = Self.controllers()
        root.transition(from: a, to: b, duration: 0)
      }
    }
    #expect(
      trapMessage(result).contains(
        "Children view controllers A and B must have the common parent view controller P for its "
          + "transition(from:to:), but the parent of B is nil; call P.addChild(B) before, and "
          + "remove children in the completion only."))
  }

  @Test("C-47: the same controller twice traps")
  func same() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, a, _) = Self.controllers()
        root.transition(from: a, to: a, duration: 0)
      }
    }
    #expect(
      trapMessage(result).contains(
        "P cannot make a transition from A to itself; give two different children."))
  }

  @Test("C-39, DC-15: a receiver that forwards manually traps")
  func manualReceiver() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, a, b) = Self.controllers()
        root.forwards = false
        root.addChild(b)
        root.transition(from: a, to: b, duration: 0)
      }
    }
    #expect(
      trapMessage(result).contains(
        "P forwards appearance calls manually and cannot use transition(from:to:) with A and B; call "
          + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() on both and "
          + "animate their views."))
  }
}
