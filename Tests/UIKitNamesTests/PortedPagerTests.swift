import AtriumHarness
import Ported
import Testing
import UIKitNames

@MainActor
private final class Diary: PagerControllerDelegate {
  var entries: [String] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func pagerController(_ pagerController: PagerController, willSelect index: Int) {
    entries.append("will \(index)")
  }

  func pagerController(_ pagerController: PagerController, didSelect index: Int) {
    entries.append("did \(index)")
  }

  func pagerController(
    _ pagerController: PagerController, animatorFrom old: Int, to new: Int
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A page that logs its appearance calls.
private final class Page: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(animated)") }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// An animator that ends at once, as a program may write it.
private final class Cut: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// The ported pager on the stage.
@MainActor
@Suite(.ownWindows)
struct PortedPagerTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let diary = Diary()
  private let pages = (0..<3).map { _ in Page() }
  private let pager: PagerController

  init() {
    for (index, page) in pages.enumerated() { page.title = "Page \(index)" }
    pager = PagerController(pages: pages)
    pager.pagerDelegate = diary
    stage.window.rootViewController = pager
    stage.settle()
  }

  private func swipe(from start: Double, to end: Double) {
    stage.touch(began: CGPoint(x: start, y: 200))
    for part in 1...4 {
      stage.advance(by: 0.02)
      stage.touch(moved: CGPoint(x: start + (end - start) * Double(part) / 4, y: 200))
    }
    stage.touch(ended: CGPoint(x: end, y: 200))
  }

  @Test("a selection slides the new page in, with balanced calls")
  func selection() {
    #expect(pages[0].take() == ["will appear false", "did appear false"])
    pager.select(1, animated: true)
    stage.advance(by: 0.1)
    let place = pages[1].view.presentation.frame.minX
    #expect(place > 0 && place < 300 && pager.isMoving)
    #expect(pages[0].view.presentation.alpha < 1)
    stage.settle()
    #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 300, height: 356))
    #expect(pages[0].view.superview == nil && pages[0].view.alpha == 1)
    #expect(pages[0].take() == ["will disappear true", "did disappear true"])
    #expect(pages[1].take() == ["will appear true", "did appear true"])
    #expect(pages[2].take() == [] && !pages[2].isViewLoaded)
    #expect(diary.take() == ["will 1", "did 1"])
    #expect(!pager.isMoving && pager.children == pages)
  }

  @Test("a tap on a title and swipes select, and a selection during a transition waits for its end")
  func input() {
    stage.click(at: CGPoint(x: 250, y: 20))
    stage.settle()
    #expect(diary.take() == ["will 2", "did 2"])
    swipe(from: 100, to: 220)
    stage.settle()
    #expect(diary.take() == ["will 1", "did 1"])
    swipe(from: 220, to: 100)
    stage.advance(by: 0.1)
    pager.select(0, animated: true)
    #expect(diary.take() == ["will 2"])
    stage.settle()
    #expect(diary.take() == ["did 2", "will 0", "did 0"])
    #expect(pager.selectedIndex == 0 && pages[0].view.window != nil)
  }

  @Test("the delegate's animator is used, and is notified of its end")
  func animator() {
    let cut = Cut()
    diary.animator = cut
    pager.select(2, animated: true)
    #expect(cut.ended == [true] && diary.take() == ["will 2", "did 2"])
    #expect(pages[2].view.window != nil)
  }

  @Test("pages follow the pager's own appearance")
  func appearance() {
    _ = pages[0].take()
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(pages[0].take() == ["will disappear false", "did disappear false"])
    pager.select(1, animated: true)
    #expect(diary.take() == ["will 1", "did 1"] && pages[1].take() == [])
    stage.window.rootViewController = pager
    stage.settle()
    #expect(pages[1].take() == ["will appear false", "did appear false"])
  }

  @Test("a pager that has left its window is released")
  func leaks() {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    weak var weakPager: PagerController?
    weak var weakPage: UIViewController?
    do {
      let pages = [UIViewController(), UIViewController()]
      let pager = PagerController(pages: pages)
      (weakPager, weakPage) = (pager, pages[1])
      stage.window.rootViewController = pager
      stage.settle()
      pager.select(1, animated: true)
      stage.settle()
      stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    #expect(weakPager == nil && weakPage == nil)
  }
}
