import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Spines, double-sided books, and wrong input.
@MainActor
struct PageSpineTests {
  private typealias Spine = PageViewController.SpineLocation

  private func book(
    _ spine: PageViewController.SpineLocation, start: Int = 2, count: Int = 9,
    settings: Settings = Settings()
  ) -> PageScene {
    PageScene(
      .pageCurl, options: [.spineLocation: spine], count: count, start: start,
      visible: spine == .mid ? 2 : 1, settings: settings)
  }

  @Test("the page of a book is restored from a name, and both pages with a spine in the middle")
  func restoration() {
    let scene = book(.mid, start: 2)
    let state = scene.pager.savedState { $0.title }
    #expect(state == PageViewController.SavedState(page: "C"))
    let other = book(.mid, start: 0)
    other.pager.restore(.init(page: "?")) { _ in nil }
    #expect(other.titles == "A B")
    if let state { other.pager.restore(state) { _ in PageScene.page(2) } }
    other.stage.settle()
    #expect(other.titles == "C D")
    let single = book(.min)
    if let state { single.pager.restore(state) { _ in PageScene.page(2) } }
    #expect(single.titles == "C")
  }

  @Test("a spine in the middle shows two pages side by side, which turn together")
  func twoPages() {
    let scene = book(.mid)
    #expect(scene.pager.isDoubleSided && scene.titles == "C D")
    #expect(
      scene.pager.children.map { $0.view.frame } == [
        Rect(x: 0, y: 0, width: 200, height: 600), Rect(x: 200, y: 0, width: 200, height: 600),
      ])
    scene.stage.key("Right")
    #expect(
      scene.rest()
        == "willTurn(E,F) E.wm(P) E.dm(P) F.wm(P) F.dm(P) E.ld F.ld E.wa(true) F.wa(true) "
        + "C.wd(true) D.wd(true) E.ia(true) F.ia(true) C.dd(true) D.dd(true) E.da(true) F.da(true) "
        + "C.wm(nil) C.dm(nil) D.wm(nil) D.dm(nil) didTurn(true,C,D,true)")
    #expect(scene.titles == "E F" && scene.asked == [">D", ">E"])
    scene.drag([20, 40, 300], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "C D")
    scene.drag([380, 360, 250], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "C D")
    scene.drag([380, 360, 150], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "E F")
  }

  @Test("in a right-to-left layout, the first page is on the right")
  func rightToLeft() {
    let scene = book(.mid, settings: Settings(layoutDirection: .rightToLeft))
    #expect(scene.pager.children.map { $0.view.frame.minX } == [200, 0])
    scene.drag([20, 40, 300], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "E F")
  }

  @Test("with a spine at the far edge the leaf turns from that side")
  func far() {
    let scene = book(.max)
    scene.drag([380, 360, 40], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "D")
    scene.drag([20, 40, 380], resting: 0.5)
    scene.stage.settle()
    #expect(scene.titles == "C")
  }

  @Test("a book with a single last page does not turn to it with a spine in the middle")
  func oddEnd() {
    let scene = book(.mid, start: 2, count: 5)
    scene.stage.key("Right")
    #expect(scene.rest().isEmpty && scene.titles == "C D")
  }

  @Test("P-13: a double-sided turn with one visible page shows the skipped page on the back")
  func doubleSided() {
    let scene = book(.min)
    scene.pager.isDoubleSided = true
    scene.stage.key("Right")
    #expect(
      scene.rest()
        == "willTurn(E) E.wm(P) E.dm(P) D.wm(P) D.dm(P) E.ld E.wa(true) C.wd(true) D.ld D.wa "
        + "D.ia E.ia(true) D.da C.dd(true) E.da(true) C.wm(nil) C.dm(nil) D.wm(nil) D.wd D.dm(nil) "
        + "didTurn(true,C,true) D.dd")
    #expect(scene.titles == "E" && scene.inWindow == "E")
    scene.pager.setViewControllers(
      [PageScene.page(2), PageScene.page(3)], direction: .reverse, animated: true)
    scene.stage.settle()
    #expect(scene.titles == "C" && scene.inWindow == "C")
  }

  @Test("P-13: the delegate chooses the spine when the aspect changes, and sets the pages")
  func chooses() {
    let scene = book(.min)
    var orientations: [InterfaceOrientation] = []
    scene.spine = { [unowned scene] orientation in
      orientations.append(orientation)
      let first = scene.pager.viewControllers.first ?? PageScene.page(0)
      guard orientation.isLandscape else {
        scene.pager.setViewControllers([first], direction: .forward, animated: true)
        scene.pager.isDoubleSided = false
        return .min
      }
      scene.pager.setViewControllers(
        [first, PageScene.page(3)], direction: .forward, animated: true)
      return .mid
    }
    scene.stage.resize(to: Size(width: 450, height: 600))
    #expect(orientations.isEmpty)
    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(orientations == [.landscapeRight] && scene.pager.spineLocation == .mid)
    #expect(scene.titles == "C D" && scene.inWindow == "C D")
    #expect(
      scene.pager.children.map { $0.view.frame } == [
        Rect(x: 0, y: 0, width: 400, height: 600), Rect(x: 400, y: 0, width: 400, height: 600),
      ])
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.stage.settle()
    #expect(scene.pager.spineLocation == .min && !scene.pager.isDoubleSided)
    #expect(scene.titles == "C" && scene.inWindow == "C")
    #expect(scene.pager.children.first?.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("P-13: a spine without the pages that it needs is ignored")
  func wrongChoice() {
    let scene = book(.min)
    scene.spine = { _ in .mid }
    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(scene.pager.spineLocation == .min && scene.titles == "C")
  }

  // MARK: Wrong input

  @Test("P-3: a wrong number of pages traps")
  func wrongCount() async {
    let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = PageScene().pager
        pager.setViewControllers(
          [ViewController(), ViewController()], direction: .forward, animated: false)
      }
    }
    #expect(
      trapMessage(one?.standardErrorContent)
        == "The number of view controllers provided (2) doesn't match the number required (1) for "
        + "the requested transition of P; pass 1 to "
        + "setViewControllers(_:direction:animated:completion:).")
    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = PageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: PageViewController.SpineLocation.mid])
        pager.setViewControllers([ViewController()], direction: .forward, animated: false)
      }
    }
    #expect(
      trapMessage(two?.standardErrorContent)
        == "The number of view controllers provided (1) doesn't match the number required (2) for "
        + "the requested transition of PageViewController; pass 2 to "
        + "setViewControllers(_:direction:animated:completion:), since its spine is in the middle.")
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        PageScene().pager.setViewControllers(nil, direction: .forward, animated: false)
      }
    }
    #expect(
      trapMessage(none?.standardErrorContent)
        == "The number of view controllers provided (0) doesn't match the number required (1) for "
        + "the requested transition of P; pass 1 to "
        + "setViewControllers(_:direction:animated:completion:).")
  }

  @Test("P-3: a double-sided book needs two pages for an animated turn")
  func wrongDoubleSidedCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = PageScene(.pageCurl).pager
        pager.isDoubleSided = true
        pager.setViewControllers([ViewController()], direction: .forward, animated: false)
        pager.setViewControllers([ViewController()], direction: .forward, animated: true)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "The number of view controllers provided (1) doesn't match the number required (2) for "
        + "the requested transition of P; pass 2 to "
        + "setViewControllers(_:direction:animated:completion:), since it is double-sided: the page "
        + "to show, and the back of the turning leaf.")
  }

  @Test("P-13: isDoubleSided cannot be false with a spine in the middle")
  func notDoubleSided() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pager = PageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: 2])
        pager.title = "book"
        pager.isDoubleSided = false
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "isDoubleSided of book cannot be false while its spine is in the middle; return another "
        + "spine from pageViewController(_:spineLocationFor:) first.")
  }

  @Test(
    "a visible page, another container's child, or the pager itself from the data source counts as no page",
    arguments: ["visible", "taken", "pager"])
  func nonsense(kind: String) {
    for style in [PageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      let source = Nonsense()
      let other = ViewController()
      let taken = ViewController()
      other.addChild(taken)
      switch kind {
      case "visible": source.answer = scene.pager.viewControllers.first
      case "taken": source.answer = taken
      default: source.answer = scene.pager
      }
      scene.pager.dataSource = source
      scene.stage.settle()
      _ = scene.recording.tokens()
      scene.stage.key("Right")
      scene.drag([380, 350, 100])
      scene.drag([20, 50, 300])
      scene.stage.settle()
      #expect(scene.recording.tokens().isEmpty && scene.titles == "A")
      #expect(taken.parent === other)
    }
  }

  @Test("two pages may follow each other in a cycle")
  func wrapAround() {
    for style in [PageViewController.TransitionStyle.scroll, .pageCurl] {
      let scene = PageScene(style)
      let source = Ring(pages: [scene.pager.viewControllers[0], PageScene.page(1)])
      scene.pager.dataSource = source
      scene.stage.settle()
      for title in ["B", "A", "B"] {
        scene.stage.key("Right")
        scene.stage.settle()
        #expect(scene.titles == title && scene.inWindow == title)
      }
      for _ in 0..<4 { scene.stage.key("Left") }
      scene.stage.settle()
      #expect(scene.inWindow == scene.titles)
    }
  }

  @Test("a delegate may set other pages in its callbacks, and no call is lost or sent twice")
  func changesInCallbacks() {
    let scene = PageScene(start: 1)
    scene.onWillTurn = { [unowned scene] in
      scene.onWillTurn = nil
      scene.pager.setViewControllers([PageScene.page(7)], direction: .forward, animated: false)
    }
    scene.stage.key("Right")
    #expect(
      scene.rest()
        == "willTurn(C) H.wm(P) H.dm(P) B.wm(nil) H.ld didTurn(false,B,false) H.wa B.wd H.ia B.dd "
        + "H.da B.dm(nil)")
    #expect(scene.titles == "H" && scene.inWindow == "H")
    scene.onDidTurn = { [unowned scene] in
      scene.onDidTurn = nil
      scene.pager.setViewControllers([PageScene.page(9)], direction: .forward, animated: true)
    }
    scene.count = 20
    scene.pager.dataSource = scene
    scene.stage.settle()
    scene.stage.key("Left")
    scene.stage.settle()
    #expect(scene.titles == "J" && scene.inWindow == "J")
  }

  @Test("if other code removes a visible page, the pager is empty, and accepts new pages")
  func pageTakenOut() {
    let scene = PageScene()
    let page = scene.pager.viewControllers[0]
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(scene.pager.viewControllers.isEmpty)
    scene.stage.key("Right")
    scene.drag([380, 350, 100])
    scene.stage.settle()
    scene.pager.setViewControllers([PageScene.page(3)], direction: .forward, animated: true)
    #expect(scene.titles == "D" && scene.inWindow == "D")
  }
}

@MainActor
private final class Nonsense: PageViewControllerDataSource {
  var answer: ViewController?

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { answer }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { answer }
}

@MainActor
private final class Ring: PageViewControllerDataSource {
  private let pages: [ViewController]

  init(pages: [ViewController]) {
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { pages.first { $0 !== viewController } }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { pages.first { $0 !== viewController } }
}
