import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The ring menu's container: RM-1 to RM-13.
@MainActor
struct RingMenuControllerTests {
  @Test(
    "RM-1: the index is derived from the selected controller, and menuController is the nearest ring ancestor"
  )
  func derived() {
    let fixture = RingFixture()
    #expect(fixture.ring.selectedIndex == 0)
    #expect(fixture.children[2].ringMenuController === fixture.ring)
    #expect(fixture.ring.ringMenuController == nil)
    #expect(RingMenuController().selectedIndex == nil)
  }

  @Test(
    "RM-2: the transition view is behind the menu, both have flexible sizes, and the menu is hidden at first"
  )
  func hierarchy() {
    let fixture = RingFixture()
    let views = fixture.ring.view.subviews
    #expect(views.count == 2)
    #expect(views[1] === fixture.menu)
    #expect(views[0].subviews == [fixture.children[0].view])
    #expect(views.allSatisfy { $0.autoresizingMask == [.flexibleWidth, .flexibleHeight] })
    #expect(fixture.menu.isHidden && !fixture.ring.isMenuVisible)
  }

  @Test(
    "RM-5: all controllers are children, the first is shown, and a new list removes the old children"
  )
  func list() {
    let fixture = RingFixture(count: 2)
    #expect(fixture.ring.children == fixture.children)
    let new = ViewController()
    new.title = "N"
    fixture.ring.viewControllers = [new]
    fixture.stage.turn()
    #expect(
      fixture.recorder.take() == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.didMove(nil)", "B.willMove(nil)",
        "B.didMove(nil)", "N.willMove(Ring)", "N.didMove(Ring)", "N.viewDidLoad",
        "N.viewWillAppear(false)", "N.viewIsAppearing(false)", "A.viewDidDisappear(false)",
        "N.viewDidAppear(false)",
      ])
    fixture.ring.viewControllers = []
    #expect(fixture.ring.selectedIndex == nil)
    #expect(fixture.ring.selectedViewController == nil)
  }

  // Rules: B.12
  @Test("RM-6, DC-19: selecting swaps the views, and removes the old view first")
  func select() {
    let fixture = RingFixture()
    fixture.ring.selectedIndex = 1
    fixture.stage.turn()
    #expect(
      fixture.recorder.take() == [
        "A.viewWillDisappear(false)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
    #expect(fixture.children[1].view.frame == fixture.ring.view.bounds)
    #expect(!fixture.children[2].isViewLoaded)
  }

  @Test("RM-6: a controller that is not in the list is ignored")
  func stranger() {
    let fixture = RingFixture()
    fixture.ring.selectedViewController = ViewController()
    fixture.ring.selectedViewController = nil
    #expect(fixture.ring.selectedIndex == 0)
    #expect(fixture.recorder.take().isEmpty)
  }

  @Test("RM-7, DC-24: invalid and current indices are ignored", arguments: [-1, 0, 4, .max, .min])
  func badIndex(index: Int) {
    let fixture = RingFixture()
    fixture.ring.selectedIndex = index
    #expect(fixture.ring.selectedIndex == 0)
    #expect(fixture.recorder.take().isEmpty)
  }

  @Test("RM-8: the list and the index may be set before the view exists")
  func beforeLoading() {
    let ring = RingMenuController()
    let (a, b) = (ViewController(), ViewController())
    ring.viewControllers = [a, b]
    ring.selectedIndex = 1
    #expect(!ring.isViewLoaded && !b.isViewLoaded)
    let stage = Stage()
    stage.window.rootViewController = ring
    stage.turn()
    #expect(b.view.superview === ring.view.subviews[0])
    #expect(!a.isViewLoaded)
  }

  // Rules: RM-17
  @Test(
    "RM-9: choosing another item selects it and hides the ring, and choosing the current item only hides the ring"
  )
  func choose() {
    let fixture = RingFixture()
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    fixture.click(at: fixture.item(2))
    #expect(fixture.ring.selectedIndex == 2)
    #expect(!fixture.ring.isMenuVisible)
    fixture.stage.settle()
    _ = fixture.recorder.take()
    fixture.ring.setMenuVisible(true, animated: false)
    fixture.stage.turn()
    fixture.click(at: fixture.item(2))
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.calls().isEmpty)
  }

  @Test(
    "RM-10, L-27: the items are the children's tab bar items, which are named by the children's titles"
  )
  func items() {
    let fixture = RingFixture()
    fixture.children[1].title = "New"
    fixture.ring.setMenuVisible(true, animated: false)
    #expect(fixture.ring.landmarks.map(\.name) == ["A", "New", "C", "D"])
  }

  @Test(
    "RM-13: an animator gets both views and balanced calls, and the swap ends with the animation")
  func animator() {
    let fixture = RingFixture(count: 2)
    let delegate = SlidingDelegate()
    fixture.ring.delegate = delegate
    fixture.ring.selectedIndex = 1
    fixture.stage.turn()
    #expect(
      fixture.recorder.take() == [
        "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)",
      ])
    #expect(fixture.ring.view.subviews[0].subviews.count == 2)
    fixture.stage.advance(by: 0.31)
    #expect(
      fixture.recorder.take() == ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"])
    #expect(fixture.ring.view.subviews[0].subviews == [fixture.children[1].view])
  }

  @Test("RM-13, DC-17: a second selection ends the first change before its own change begins")
  func interruptedAnimator() {
    let fixture = RingFixture(count: 3)
    let delegate = SlidingDelegate()
    fixture.ring.delegate = delegate
    fixture.ring.selectedIndex = 1
    fixture.stage.advance(by: 0.1)
    fixture.ring.selectedIndex = 2
    fixture.stage.settle()
    #expect(
      fixture.recorder.take() == [
        "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "C.viewDidLoad", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "C.viewIsAppearing(true)", "C.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(fixture.ring.view.subviews[0].subviews == [fixture.children[2].view])
  }

  @Test("the delegate is notified of each selection, and with an animator at the end of the change")
  func didSelect() {
    let fixture = RingFixture(count: 3)
    let delegate = TellingDelegate()
    fixture.ring.delegate = delegate
    fixture.ring.selectedIndex = 1
    fixture.stage.advance(by: 0.1)
    fixture.ring.selectedIndex = 2
    fixture.ring.selectedIndex = 2
    fixture.stage.settle()
    #expect(
      delegate.lines == [
        "animator A to B, running false", "selected B", "animator B to C, running true",
        "selected C",
      ])
    fixture.ring.viewControllers = [fixture.children[0]]
    #expect(delegate.lines.last == "selected A")
    delegate.redirect = { [ring = fixture.ring] in ring.viewControllers = [] }
    fixture.ring.viewControllers = [fixture.children[0], fixture.children[1]]
    fixture.stage.settle()
    fixture.ring.selectedIndex = 1
    #expect(fixture.ring.selectedViewController == nil)
    #expect(delegate.lines.last == "animator A to B, running false")
    delegate.redirect = nil
  }

  @Test("a released ring retains nothing")
  func leaks() {
    weak var ring: RingMenuController?
    weak var child: ViewController?
    do {
      let fixture = RingFixture()
      ring = fixture.ring
      child = fixture.children[0]
      fixture.click(.middle, at: Point(x: 400, y: 300))
      fixture.stage.settle()
      fixture.ring.selectedIndex = 3
      fixture.stage.settle()
      fixture.stage.window.rootViewController = nil
      fixture.stage.settle()
    }
    #expect(ring == nil)
    #expect(child == nil)
  }
}

@MainActor
private final class SlidingDelegate: RingMenuControllerDelegate,
  ViewControllerAnimatedTransitioning
{
  func ringMenuController(
    _ controller: RingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let view = context.view(forKey: .to)
    else { return }
    let start = context.initialFrame(for: from)
    context.containerView.addSubview(view)
    let end = view.frame
    view.frame = start.offsetBy(dx: start.width, dy: 0)
    View.animate(withDuration: 0.3) {
      view.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
private final class TellingDelegate: RingMenuControllerDelegate {
  var lines: [String] = []
  var redirect: (() -> Void)?
  private let sliding = SlidingDelegate()

  func ringMenuController(
    _ controller: RingMenuController, animationControllerForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let names = "\(from.title ?? "") to \(to.title ?? "")"
    lines.append("animator \(names), running \(controller.isPerformingTransition)")
    redirect?()
    return sliding
  }

  func ringMenuController(
    _ controller: RingMenuController, didSelect viewController: ViewController
  ) {
    lines.append("selected \(viewController.title ?? "")")
  }
}
