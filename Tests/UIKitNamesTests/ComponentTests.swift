import AtriumHarness
import StandIns
import Testing
import UIKit

private final class Words: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

/// The components in `Tests/StandIns/iOS`, as a program uses them.
@MainActor
@Suite(.ownWindows)
struct ComponentTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let root = UIViewController()

  init() {
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    stage.settle()
  }

  private func swipe(from start: CGPoint, to end: CGPoint) {
    stage.touch(began: start)
    for part in 1...5 {
      stage.advance(by: 0.02)
      let fraction = Double(part) / 5
      stage.touch(
        moved: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    stage.touch(ended: end)
    stage.settle()
  }

  private final class PagerDelegate: UIViewController, TabStripPagerDelegate {
    var moves: [String] = []
    func pager(_ pager: TabStripPagerController, willMoveTo index: Int) {
      moves.append("will \(index)")
    }
    func pager(_ pager: TabStripPagerController, didMoveTo index: Int) {
      moves.append("did \(index)")
    }
  }

  @Test("a pager with a tab strip moves by its tabs and by a drag, and notifies its delegate")
  func pager() {
    let delegate = PagerDelegate()
    let pager = TabStripPagerController(pages: [Words("One"), Words("Two"), Words("Three")])
    pager.delegate = delegate
    stage.window.rootViewController = pager
    stage.settle()
    #expect(pager.children == [pager.pages[0]])
    stage.click(at: CGPoint(x: 120, y: 20))
    // The strip waits for a second tap before the button gets the end of the touch.
    stage.advance(by: 0.6)
    stage.settle()
    #expect(pager.currentIndex == 1 && delegate.moves == ["will 1", "did 1"])
    #expect(pager.pages[1].view.window != nil)
    swipe(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 20, y: 300))
    #expect(pager.currentIndex == 2 && delegate.moves == ["will 1", "did 1", "did 2"])
  }

  private final class PanelDelegate: FloatingPanelDelegate {
    var ends: [FloatingPanelPosition] = []
    var refuses = false
    func floatingPanel(
      _ panel: FloatingPanelController, shouldMoveTo position: FloatingPanelPosition
    ) -> Bool {
      !refuses
    }
    func floatingPanelDidEndDragging(
      _ panel: FloatingPanelController, at position: FloatingPanelPosition
    ) {
      ends.append(position)
    }
  }

  @Test("a floating panel is dragged between its heights, if its delegate allows that")
  func panel() {
    let delegate = PanelDelegate()
    let panel = FloatingPanelController()
    panel.delegate = delegate
    panel.contentViewController = UIViewController()
    panel.add(toParent: root)
    stage.settle()
    #expect(panel.position == .half)
    swipe(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 60))
    #expect(panel.position == .full && delegate.ends == [.full])
    delegate.refuses = true
    swipe(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 560))
    #expect(panel.position == .full && delegate.ends == [.full, .full])
    var moved = false
    panel.move(to: .tip, animated: true) { moved = true }
    stage.settle()
    #expect(panel.position == .tip && moved)
    panel.removeFromParent(animated: false)
    #expect(root.children == [])
  }

  @Test("toasts wait for each other, and end by a tap or after their time")
  func toasts() {
    root.view.makeToast("First", title: "Title")
    root.view.makeToast("Second")
    stage.advance(by: 0.5)
    let first = root.view.activeToast
    #expect(first != nil && root.view.subviews.count == 1)
    stage.click(at: CGPoint(x: first?.center.x ?? 0, y: first?.center.y ?? 0))
    stage.advance(by: 0.6)
    let second = root.view.activeToast
    #expect(second != nil && second !== first)
    stage.advance(by: 4)
    #expect(root.view.activeToast == nil && root.view.subviews.isEmpty)
  }

  private final class BarDelegate: UIViewController, ScrollingBarControllerDelegate {
    var states: [ScrollingBarState] = []
    func scrollingBarController(
      _ controller: ScrollingBarController, didChangeState state: ScrollingBarState
    ) {
      states.append(state)
    }
  }

  @Test("a bar scrolls away with a list, and returns when the application loses the focus")
  func bar() {
    let delegate = BarDelegate()
    let bar = ScrollingBarController(rootViewController: Words("List"))
    bar.scrollingDelegate = delegate
    stage.window.rootViewController = bar
    stage.settle()
    guard let list = bar.topViewController?.view else { return }
    bar.followScrollView(list)
    swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    #expect(bar.state == .collapsed && delegate.states == [.scrolling, .collapsed])
    #expect(bar.navigationBar.transform.ty == -bar.navigationBar.bounds.height)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    stage.settle()
    #expect(bar.state == .expanded && bar.navigationBar.transform == .identity)
    bar.stopFollowingScrollView()
    #expect(list.gestureRecognizers == nil)
  }

  @Test("a drop-down shows its table below a view, and closes after a choice or a click outside")
  func dropDown() {
    let anchor = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    root.view.addSubview(anchor)
    let list = DropDown(anchorView: anchor)
    list.dataSource = ["One", "Two", "Three"]
    var chosen: [String] = []
    var cancels = 0
    list.selectionAction = { chosen.append("\($0) \($1)") }
    list.cancelAction = { cancels += 1 }
    stage.settle()
    #expect(list.show() && !list.show())
    stage.settle()
    stage.click(at: CGPoint(x: 100, y: 140 + 60))
    stage.settle()
    #expect(chosen == ["1 Two"] && list.superview == nil && list.selectedIndex == 1)
    #expect(list.show())
    stage.settle()
    stage.click(at: CGPoint(x: 300, y: 500))
    stage.settle()
    #expect(cancels == 1 && list.superview == nil)
  }

  private final class TagDelegate: TagListViewDelegate {
    var pressed: [String] = []
    func tagPressed(_ title: String, tagView: TagView, sender: TagListView) {
      pressed.append(title)
    }
  }

  @Test("tags are arranged in lines, and can be pressed and removed")
  func tags() {
    let delegate = TagDelegate()
    let list = TagListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.delegate = delegate
    root.view.addSubview(list)
    for title in ["alpha", "beta", "gamma", "delta", "epsilon"] { list.addTag(title) }
    stage.settle()
    let lines = Set(list.tagViews.map(\.frame.minY)).sorted()
    #expect(lines.count > 1 && lines.first == 0)
    #expect(list.tagViews.allSatisfy { $0.frame.maxX <= 200 })
    stage.click(at: CGPoint(x: 8, y: 8))
    #expect(delegate.pressed == ["alpha"])
    let last = list.tagViews[4]
    stage.click(at: CGPoint(x: last.frame.maxX - 4, y: last.frame.midY))
    #expect(delegate.pressed == ["alpha"])
    list.removeTagView(last)
    #expect(list.tagViews.count == 4)
    list.alignment = .right
    stage.settle()
    #expect(list.tagViews.contains { abs($0.frame.maxX - 200) < 0.01 })
  }

  @Test("an object responds to the names of its listed methods, and performs them")
  func listedNames() {
    let delegate = TagDelegate()
    let list = TagListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.delegate = delegate
    let tag = list.addTag("alpha")
    let name = Selector("tagPressed:")
    #expect(list.responds(to: name) && !tag.responds(to: name))
    #expect(!list.responds(to: Selector("tagPressed")) && !list.responds(to: nil))
    list.perform(name, with: tag)
    list.perform(Selector("tagPressed"), with: tag)
    list.perform(name, with: "no tag")
    #expect(delegate.pressed == ["alpha"])
    var presses = 0
    tag.onLongPress = { _ in presses += 1 }
    tag.perform(NSSelectorFromString("longPress"))
    #expect(presses == 1)
    let button = UIButton(frame: .zero)
    let guide = Guide()
    let walkthrough = WalkthroughViewController(nibName: nil, bundle: nil)
    walkthrough.delegate = guide
    #expect(walkthrough.responds(to: Selector("close:")))
    walkthrough.perform(Selector("close:"), with: button)
    button.addTarget(walkthrough, action: "close:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(guide.calls == ["close", "close"])
    // The methods of a superclass are listed for its class.
    final class Tags: TagListView {}
    #expect(Tags(frame: .zero).responds(to: name))
  }

  private final class Deck: UIViewController, CardStackDataSource, CardStackDelegate {
    var swiped: [String] = []
    func numberOfCards(in stack: CardStackView) -> Int { 2 }
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView {
      let card = UIView(frame: .zero)
      card.backgroundColor = .red
      return card
    }
    func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, toRight: Bool) {
      swiped.append("\(index) \(toRight)")
    }
    func cardStackDidRunOut(_ stack: CardStackView) { swiped.append("out") }
  }

  @Test("cards are thrown away, and the delegate is notified of each after its animation")
  func cards() {
    let deck = Deck()
    let stack = CardStackView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    root.view.addSubview(stack)
    stack.delegate = deck
    stack.dataSource = deck
    stage.settle()
    #expect(stack.subviews.count == 2)
    swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 220, y: 200))
    #expect(deck.swiped == [])
    swipe(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 330, y: 200))
    #expect(deck.swiped == ["0 true"])
    swipe(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200))
    #expect(deck.swiped == ["0 true", "1 false", "out"] && stack.subviews.isEmpty)
  }

  private final class Guide: UIViewController, WalkthroughViewControllerDelegate {
    var calls: [String] = []
    func walkthroughCloseButtonPressed() { calls.append("close") }
    func walkthroughPageDidChange(_ pageNumber: Int) { calls.append("page \(pageNumber)") }
  }

  @Test("a walkthrough goes through its pages, and its button is found by the name of its action")
  func walkthrough() {
    let guide = Guide()
    let walkthrough = WalkthroughViewController(nibName: nil, bundle: nil)
    walkthrough.delegate = guide
    let close = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    walkthrough.closeButton = close
    walkthrough.view.addSubview(close)
    let pages = (0..<3).map { _ in WalkthroughPageViewController() }
    for page in pages { walkthrough.add(viewController: page) }
    stage.window.rootViewController = walkthrough
    stage.settle()
    #expect(pages.map { $0.view.frame.minX } == [0, 400, 800])
    walkthrough.nextPage()
    stage.settle()
    #expect(
      walkthrough.currentPage == 1 && guide.calls.last == "page 1" && pages[1].lastOffset == 1)
    stage.click(at: CGPoint(x: 20, y: 20))
    #expect(guide.calls.last == "close")
  }
}
