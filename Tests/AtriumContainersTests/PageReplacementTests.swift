import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pages that are set without animation, and turns that another request replaces.
@MainActor
struct PageReplacementTests {
  private let scene = PageScene(start: 1)

  /// Sets a page, and logs the completion.
  private func set(
    _ page: ViewController, animated: Bool = false, of scene: PageScene? = nil
  ) {
    let scene = scene ?? self.scene
    let recorder = scene.recording.recorder
    scene.pager.setViewControllers([page], direction: .forward, animated: animated) {
      recorder.note("\(page.title ?? "")(\($0))")
    }
  }

  @Test(
    "P-4, P-16: without animation the calls are sent in the next turn, and the old page gets its calls first",
    arguments: [PageViewController.TransitionStyle.scroll, .pageCurl])
  func unanimated(style: PageViewController.TransitionStyle) {
    let scene = PageScene(style, start: 1)
    set(PageScene.page(2), of: scene)
    #expect(scene.titles == "C" && scene.inWindow == "B")
    #expect(scene.recording.tokens() == "C.wm(P) C.dm(P) B.wm(nil) C.ld")
    #expect(scene.pager.transitionCoordinator == nil)
    scene.stage.turn()
    #expect(scene.recording.tokens() == "C.wa B.wd C.ia B.dd C.da B.dm(nil) C(true)")
    #expect(scene.titles == "C" && scene.inWindow == "C")
    #expect(scene.pager.children.count == 1 || style == .scroll)
    #expect(scene.pager.viewControllers[0].view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test(
    "P-16: a page that is replaced before it appears never appears, and its completion receives false"
  )
  func overtaken() {
    set(PageScene.page(2))
    set(PageScene.page(3))
    #expect(scene.titles == "D")
    #expect(
      scene.recording.tokens()
        == "C.wm(P) C.dm(P) B.wm(nil) C.ld D.wm(P) D.dm(P) D.ld C.wm(nil) C.dm(nil) C")
    #expect(scene.rest() == "D.wa B.wd D.ia B.dd D.da B.dm(nil) D(true)")
    #expect(scene.inWindow == "D")
  }

  @Test(
    "P-16: an old page that is set again before it is removed receives didMove with its container")
  func backAgain() throws {
    let b = try #require(scene.pager.viewControllers.first)
    set(PageScene.page(2))
    _ = scene.recording.tokens()
    set(b)
    #expect(scene.rest() == "B.dm(P) C.wm(nil) C.dm(nil) C B(true)")
    #expect(scene.titles == "B" && scene.inWindow == "B" && b.parent === scene.pager)
  }

  @Test(
    "P-16, DC-17: a change without animation ends a running page turn, whose completion receives false"
  )
  func endsTurn() {
    set(PageScene.page(2), animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    set(PageScene.page(3))
    #expect(
      scene.recording.tokens()
        == "C.da(true) B.dd(true) B.wm(nil) B.dm(nil) C D.wm(P) D.dm(P) C.wm(nil) D.ld")
    #expect(scene.rest() == "D.wa C.wd D.ia C.dd D.da C.dm(nil) D(true)")
    #expect(scene.inWindow == "D")
  }

  @Test("DC-17: an animated page turn waits for a change without animation")
  func animatedAfter() {
    set(PageScene.page(2))
    set(PageScene.page(3), animated: true)
    #expect(scene.titles == "D")
    #expect(
      scene.rest()
        == "C.wm(P) C.dm(P) B.wm(nil) C.ld C.wa B.wd C.ia B.dd C.da B.dm(nil) C(true) "
        + "D.wm(P) D.dm(P) D.ld D.wa(true) C.wd(true) D.ia(true) D.da(true) C.dd(true) C.wm(nil) "
        + "C.dm(nil) D(true)")
  }

  @Test(
    "P-16: setting pages in the completions and calls of other pages leaves one page, with balanced calls"
  )
  func reentrant() {
    let (c, d, e) = (PageScene.page(2), PageScene.page(3), PageScene.page(4))
    scene.pager.setViewControllers([c], direction: .forward, animated: false) { [scene] _ in
      if scene.titles == "D" {
        scene.pager.setViewControllers([e], direction: .forward, animated: false)
      }
    }
    set(d)
    #expect(
      scene.rest()
        == "C.wm(P) C.dm(P) B.wm(nil) C.ld D.wm(P) D.dm(P) D.ld C.wm(nil) C.dm(nil) E.wm(P) E.dm(P) "
        + "E.ld D.wm(nil) D.dm(nil) D E.wa B.wd E.ia B.dd E.da B.dm(nil)")
    #expect(scene.inWindow == "E" && scene.titles == "E")
  }

  @Test("P-16: a waiting page replaces the old page when the container leaves the screen")
  func containerLeaves() {
    set(PageScene.page(2))
    _ = scene.recording.tokens()
    scene.stage.window.isHidden = true
    scene.stage.settle()
    #expect(
      scene.recording.tokens()
        == "P.wd B.wd B.dd B.dm(nil) C(true) P.dd")
    scene.stage.window.isHidden = false
    scene.stage.settle()
    #expect(scene.inWindow == "C")
  }

  @Test("P-16: a running drag continues from the pages that are set in code")
  func duringDrag() {
    let stage = scene.stage
    stage.touch(began: Point(x: 350, y: 300))
    for x in [330.0, 250] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: 300))
    }
    set(PageScene.page(3))
    stage.touch(moved: Point(x: 240, y: 300))
    stage.advance(by: 0.05)
    stage.touch(ended: Point(x: 240, y: 300))
    stage.settle()
    #expect(["D", "E"].contains(scene.titles) && scene.inWindow == scene.titles)
  }

  @Test("R-14: a page turn has its coordinator when the call returns")
  func coordinator() {
    set(PageScene.page(2), animated: true)
    let coordinator = scene.pager.transitionCoordinator
    #expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.3)
    #expect(coordinator?.viewController(forKey: .from)?.title == "B")
    #expect(coordinator?.viewController(forKey: .to)?.title == "C")
    let recorder = scene.recording.recorder
    coordinator?.animate(alongsideTransition: nil) { _ in recorder.note("end") }
    #expect(scene.rest().hasSuffix("C.da(true) B.dd(true) end B.wm(nil) B.dm(nil) C(true)"))
  }
}
