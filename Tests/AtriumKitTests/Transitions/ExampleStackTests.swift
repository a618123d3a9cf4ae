import AtriumGeometry
import AtriumHarness
import AtriumKit
import Foundation
import Testing

/// The stack from the article: it sends the same calls as a navigation controller, and uses only public
/// API.
@MainActor
struct ExampleStackTests {
  private let stack: ExampleStack
  private let recording: Recording
  private let a = Recording.controller("A")
  private let b = Recording.controller("B")

  init() {
    stack = ExampleStack(rootViewController: a)
    stack.title = "nav"
    recording = Recording.atRest(root: stack)
    let recorder = recording.recorder
    stack.onShow = { controller, isDone in
      recorder.note("\(isDone ? "did" : "will")Show(\(controller.title ?? ""))")
    }
  }

  private var stage: Stage { recording.stage }

  /// Pushes B on A, and waits until the push has ended.
  private func pushed() {
    stack.push(b, animated: false)
    stage.settle()
    _ = recording.tokens()
  }

  @Test(
    "§10.13, T7: a push sends the move call at once, the others in the next layout and at the end")
  func push() {
    stack.push(b)
    #expect(!b.isViewLoaded)
    #expect(
      recording.turn()
        == "B.wm(nav) || B.ld A.wd(true) B.wa(true) willShow(B) B.ia(true)")
    stage.advance(by: 0.3)
    #expect(recording.tokens().isEmpty)
    #expect(stack.view.subviews == [a.view, b.view])
    stage.settle()
    #expect(recording.tokens() == "A.dd(true) B.da(true) B.dm(nav) didShow(B)")
    #expect(stack.view.subviews == [b.view])
  }

  @Test("§10.13, DC-8: a push without animation ends in the commit of the same turn")
  func pushUnanimated() {
    stack.push(b, animated: false)
    #expect(
      recording.turn()
        == "B.wm(nav) || B.ld A.wd B.wa willShow(B) B.ia A.dd B.da B.dm(nav) didShow(B)")
  }

  @Test("§10.14, T8: a pop sends the move call at once, the others in the layout and at the end")
  func pop() {
    pushed()
    stack.pop()
    #expect(stack.viewControllers == [a])
    #expect(recording.turn() == "B.wm(nil) || B.wd(true) A.wa(true) willShow(A) A.ia(true)")
    stage.settle()
    #expect(recording.tokens() == "B.dd(true) A.da(true) B.dm(nil) didShow(A)")
    #expect(stack.children == [a] && stack.view.subviews == [a.view])
  }

  @Test("§10.15, T3, DC-21: a cancelled interactive pop restores the controllers")
  func cancelledPop() {
    pushed()
    stage.touch(began: Point(x: 2, y: 300))
    stage.advance(by: 0.05)
    for x in stride(from: 20.0, through: 120, by: 20) {
      stage.touch(moved: Point(x: x, y: 300))
      stage.advance(by: 0.1)
    }
    #expect(
      recording.tokens() == "B.wm(nil) B.wd(true) A.wa(true) willShow(A) A.ia(true)")
    let shown = b.view.presentation.frame.minX
    #expect(shown > 40 && shown < 120)
    stage.advance(by: 0.5)
    stage.touch(ended: Point(x: 120, y: 300))
    stage.settle()
    #expect(
      recording.tokens() == "A.wd(true) A.dd(true) B.wa(true) B.da(true) B.dm(nav)")
    #expect(stack.viewControllers == [a, b] && stack.view.subviews == [b.view])
    #expect(b.view.frame == stack.view.bounds)
  }

  @Test("an interactor whose pop is cancelled can finish the next pop")
  func fingerPop() {
    pushed()
    for isFinished in [false, true] {
      stage.touch(began: Point(x: 2, y: 300))
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: 200, y: 300))
      stage.advance(by: 0.1)
      stage.touch(moved: Point(x: isFinished ? 350 : 60, y: 300))
      stage.advance(by: 0.3)
      stage.touch(ended: Point(x: isFinished ? 350 : 60, y: 300))
      stage.settle()
    }
    #expect(
      recording.tokens()
        == "B.wm(nil) B.wd(true) A.wa(true) willShow(A) A.ia(true) A.wd(true) A.dd(true) "
        + "B.wa(true) B.da(true) B.dm(nav) B.wm(nil) B.wd(true) A.wa(true) willShow(A) A.ia(true) "
        + "B.dd(true) A.da(true) B.dm(nil) didShow(A)")
    #expect(stack.viewControllers == [a])
  }

  @Test("DC-17: a push waits while another push runs")
  func twoPushes() {
    let c = Recording.controller("C")
    stack.push(b)
    stack.push(c)
    stage.settle()
    #expect(
      recording.tokens()
        == "B.wm(nav) C.wm(nav) B.ld A.wd(true) B.wa(true) willShow(B) B.ia(true) A.dd(true) "
        + "B.da(true) B.dm(nav) didShow(B) C.ld B.wd(true) C.wa(true) willShow(C) C.ia(true) "
        + "B.dd(true) C.da(true) C.dm(nav) didShow(C)")
    #expect(stack.view.subviews == [c.view])
  }

  @Test("the article has the same code, which has at most 120 lines")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(
      contentsOf: folder.appending(path: "ExampleStack.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../../Documentation/WriteAStack.md").standardized,
      encoding: .utf8)
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    let blocks = page.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```\n").first
    }
    #expect(blocks.map(String.init) == [code])
  }
}
