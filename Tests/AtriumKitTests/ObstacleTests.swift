import AtriumHarness
import AtriumKit
import StageSupport
import Testing

/// The queries that return a trap's message before the call that would trap.
@MainActor
struct ObstacleTests {
  private let stage = Stage()
  private let root = Recording.controller("P")
  private let child = Recording.controller("A")
  private let other = Recording.controller("B")

  init() {
    stage.window.rootViewController = root
    for controller in [child, other] {
      root.addChild(controller)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    stage.settle()
  }

  @Test("C-13, C-14, C-17: the question for a child has the trap's message, and changes nothing")
  func asChild() {
    let free = Recording.controller("F")
    #expect(root.obstacle(toAddingChild: free) == nil)
    #expect(root.obstacle(toAddingChild: child) == nil)
    #expect(
      child.obstacle(toAddingChild: child)
        == "View controller hierarchy inconsistency: A cannot be a child of itself; add it to another "
        + "container.")
    #expect(
      child.obstacle(toAddingChild: root)
        == "View controller hierarchy inconsistency: P holds A and cannot become its child; remove A "
        + "from it first.")
    #expect(
      child.obstacle(toAddingChild: other)
        == "View controller hierarchy inconsistency: child view controller B should have parent view "
        + "controller P but requested parent is A. Call P.addChild(B) before adding its view there, or "
        + "take its view out of P's first.")
    let outsider = Recording.controller("O")
    #expect(
      outsider.obstacle(toAddingChild: root)
        == "View controller hierarchy inconsistency: adding a root view controller P as a child of view "
        + "controller O; give the window \"\" another rootViewController first.")
    #expect(root.children.map(\.title) == ["A", "B"] && free.parent == nil)
    #expect(!free.isViewLoaded && !outsider.isViewLoaded)
  }

  @Test("C-15, C-16: the question for a subview has the trap's message")
  func asSubview() {
    #expect(root.view.obstacle(toAddingSubview: Recording.controller("F").view) == nil)
    #expect(root.view.obstacle(toAddingSubview: child.view) == nil)
    #expect(root.view.obstacle(toAddingSubview: root.view) == "Can't add self as subview: View.")
    #expect(
      child.view.obstacle(toAddingSubview: root.view)
        == "View cannot become a subview of View, which is inside it; remove View first.")
    #expect(
      child.view.obstacle(toAddingSubview: other.view)
        == "View controller hierarchy inconsistency: child view controller B should have parent view "
        + "controller A but actual parent is P. Call A.addChild(B) before adding its view there, or "
        + "take its view out of A's first.")
    #expect(other.view.superview === root.view)
  }

  @Test("M-7: the question for a presentation has the trap's message")
  func asPresented() {
    let sheet = Recording.controller("M")
    #expect(root.obstacle(toPresenting: sheet) == nil)
    #expect(
      root.obstacle(toPresenting: child)
        == "Application tried to present modally a view controller A that has a parent view controller P; "
        + "call removeFromParent() before presenting it on P.")
    #expect(
      child.obstacle(toPresenting: root)
        == "Application tried to present modally an active view controller P on A; present a controller "
        + "that is neither a window's root nor the presenter.")
    root.present(sheet, animated: false)
    stage.settle()
    #expect(
      child.obstacle(toPresenting: sheet)
        == "Application tried to present modally a view controller M that is already being presented by "
        + "P; dismiss it there first, or present another controller on A.")
  }
}
