import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Pagers inside other containers and scroll views, and with containers and scroll views inside them.
@MainActor
struct PageNestingTests {
  /// A data source with a fixed list of pages.
  private final class Pages: PageViewControllerDataSource {
    let pages: [ViewController]

    init(_ pages: [ViewController]) {
      self.pages = pages
    }

    private func page(_ steps: Int, from page: ViewController) -> ViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + steps) else {
        return nil
      }
      return pages[index + steps]
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(1, from: viewController) }
  }

  private func pager(
    _ pages: Pages, _ style: PageViewController.TransitionStyle = .scroll
  ) -> PageViewController {
    let pager = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pager.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
    pager.dataSource = pages
    return pager
  }

  private func stage(_ root: ViewController) -> Stage {
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = root
    stage.settle()
    return stage
  }

  private func drag(_ stage: Stage, from start: Point, by way: Point) {
    stage.touch(began: start)
    for step in 1...5 {
      stage.advance(by: 0.03)
      stage.touch(moved: start + way * (Double(step) / 5))
    }
    stage.touch(ended: start + way)
    stage.settle()
  }

  @Test(
    "a drag beyond the end of an inner pager turns a page of the outer pager",
    arguments: [PageViewController.TransitionStyle.scroll, .pageCurl])
  func pagerInPager(style: PageViewController.TransitionStyle) {
    let inside = Pages([ViewController(), ViewController()])
    let inner = pager(inside, style)
    let outside = Pages([inner, ViewController()])
    let outer = pager(outside)
    let stage = stage(outer)
    for (innerIndex, outerIndex) in [(1, 0), (1, 1)] {
      drag(stage, from: Point(x: 380, y: 300), by: Point(x: -250, y: 0))
      #expect(inner.viewControllers == [inside.pages[innerIndex]])
      #expect(outer.viewControllers == [outside.pages[outerIndex]])
    }
    // Keys go to the inner pager first, then to the outer one.
    stage.key("Left")
    stage.settle()
    #expect(outer.viewControllers == [inner])
    stage.key("Left")
    stage.settle()
    #expect(inner.viewControllers == [inside.pages[0]] && outer.viewControllers == [inner])
  }

  @Test(
    "a page that scrolls handles drags and wheels along its axis, and the pager handles the others")
  func scrollingPage() {
    let pages = Pages([ViewController(), ViewController()])
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    scrollView.contentSize = Size(width: 400, height: 2000)
    pages.pages[0].view.addSubview(scrollView)
    let pager = pager(pages)
    let stage = stage(pager)
    drag(stage, from: Point(x: 200, y: 500), by: Point(x: 0, y: -200))
    #expect(scrollView.contentOffset.y > 100 && pager.viewControllers == [pages.pages[0]])
    stage.scroll(by: Point(x: 0, y: -53), at: Point(x: 200, y: 300))
    stage.settle()
    #expect(pager.viewControllers == [pages.pages[0]])
    drag(stage, from: Point(x: 380, y: 300), by: Point(x: -250, y: 0))
    #expect(pager.viewControllers == [pages.pages[1]])
  }

  @Test("two fingers on a touchpad at the first page pop the pager from its navigation controller")
  func inNavigation() {
    let pages = Pages([ViewController(), ViewController()])
    let pager = pager(pages)
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.pushViewController(pager, animated: false)
    let stage = stage(navigation)
    stage.touchpadScroll(by: Point(x: -300, y: 0), at: Point(x: 200, y: 300))
    stage.settle()
    #expect(pager.viewControllers == [pages.pages[1]])
    stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 200, y: 300))
    stage.settle()
    #expect(pager.viewControllers == [pages.pages[0]])
    #expect(navigation.topViewController === pager)
    stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 200, y: 300))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a pager that leaves the screen during a turn first ends the turn, with balanced calls")
  func covered() {
    let scene = PageScene()
    scene.stage.key("Right")
    scene.stage.advance(by: 0.1)
    scene.stage.window.rootViewController = ViewController()
    #expect(
      scene.rest()
        == "willTurn(B) B.wm(P) B.dm(P) B.ld B.wa(true) A.wd(true) B.ia(true) P.wd B.da(true) "
        + "A.dd(true) A.wm(nil) A.dm(nil) didTurn(false,A,true) B.wd P.dd B.dd")
    #expect(scene.titles == "B")
  }
}
