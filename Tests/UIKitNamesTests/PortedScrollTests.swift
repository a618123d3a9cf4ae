import AtriumHarness
import Testing
import UIKitNames

/// Scroll views as iOS components use them.
///
/// The components are endless content, a list whose page scrolls first, a panel that holds its list, and a
/// wheel of cards.
@MainActor
@Suite(.ownWindows)
struct PortedScrollTests {
  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let root = UIViewController()

  init() {
    stage.window.rootViewController = root
    stage.settle()
  }

  /// Moves a finger in equal steps, one in each frame, and leaves it down.
  private func finger(from start: CGPoint, by way: CGVector, steps: Int = 20, isNew: Bool = true) {
    if isNew { stage.touch(began: start) }
    for step in 1...steps {
      stage.advance(by: 1.0 / 60)
      let part = Double(step) / Double(steps)
      stage.touch(moved: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
    }
  }

  // MARK: Endless content

  /// A scroll view that tiles its content with labels, and moves it back to the middle when it has scrolled far.
  private final class EndlessScrollView: UIScrollView {
    private(set) var recentrings = 0
    private(set) var layouts = 0
    private(set) var labels: [UILabel] = []
    /// The total distance by which recentring has moved the content.
    private var shift = 0.0
    private var number = 0
    private let container = UIView()
    /// The offset as it would be without recentring.
    var travel: CGFloat { contentOffset.x - shift }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentSize = CGSize(width: 5000, height: frame.height)
      container.frame = CGRect(x: 0, y: 0, width: 5000, height: frame.height)
      addSubview(container)
      showsHorizontalScrollIndicator = false
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      recentre()
      let visible = convert(bounds, to: container)
      tile(from: visible.minX, to: visible.maxX)
    }

    private func recentre() {
      let middle = (contentSize.width - bounds.width) / 2
      let distance = middle - contentOffset.x
      guard abs(distance) > contentSize.width / 4 else { return }
      recentrings += 1
      shift += distance
      contentOffset = CGPoint(x: middle, y: contentOffset.y)
      for label in labels { label.center.x += distance }
    }

    private func insert(at x: CGFloat) -> UILabel {
      number += 1
      let label = UILabel(frame: CGRect(x: x, y: 0, width: 200, height: 40))
      label.text = "\(number)"
      container.addSubview(label)
      return label
    }

    private func tile(from left: CGFloat, to right: CGFloat) {
      if labels.isEmpty { labels = [insert(at: left)] }
      while let last = labels.last, last.frame.maxX < right {
        labels.append(insert(at: last.frame.maxX))
      }
      while let first = labels.first, first.frame.minX > left {
        labels.insert(insert(at: first.frame.minX - 200), at: 0)
      }
      while let last = labels.last, last.frame.minX > right {
        last.removeFromSuperview()
        labels.removeLast()
      }
      while let first = labels.first, first.frame.maxX < left {
        first.removeFromSuperview()
        labels.removeFirst()
      }
    }
  }

  @Test("endless content follows the finger and continues to glide through its recentring")
  func endless() {
    let scroll = EndlessScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.view.addSubview(scroll)
    stage.settle()
    #expect(scroll.recentrings == 1 && scroll.contentOffset.x == 2350 && scroll.travel == 0)
    // The drags have 200 points, of which the first 10 do not count.
    for drag in 1...7 {
      finger(from: CGPoint(x: 280, y: 300), by: CGVector(dx: -200, dy: 0))
      stage.advance(by: 0.5)
      stage.touch(ended: CGPoint(x: 80, y: 300))
      stage.settle()
      #expect(scroll.travel == Double(drag) * 190)
    }
    #expect(scroll.recentrings == 2 && scroll.contentOffset.x == 2350 + 70)
    // A flick of 3000 points a second goes 1492.01 points.
    finger(from: CGPoint(x: 290, y: 300), by: CGVector(dx: -250, dy: 0), steps: 5)
    stage.touch(ended: CGPoint(x: 40, y: 300))
    #expect(scroll.isDecelerating)
    let layouts = scroll.layouts
    stage.advance(by: 1.0 / 60)
    #expect(scroll.layouts == layouts + 1)
    stage.settle()
    #expect(scroll.recentrings == 3 && !scroll.isDecelerating)
    #expect(abs(scroll.travel - (1330 + 240 + 2990 * 0.499)) < 1e-6)
    #expect(scroll.labels.count == 2 && stage.window.isIdle)
  }

  // MARK: A page that scrolls before its list

  /// A scroll view whose pan works simultaneously with the pans inside it.
  private final class PageScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other.view is UIScrollView }
  }

  /// A header of 200 points above a list.
  ///
  /// The page scrolls the header away, then the list scrolls.
  private final class HeaderPage: UIScrollViewDelegate {
    let page = PageScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 600))

    init() {
      page.contentSize = CGSize(width: 300, height: 800)
      list.contentSize = CGSize(width: 300, height: 3000)
      page.bounces = false
      page.addSubview(list)
      page.delegate = self
      list.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView === page {
        // The header stays hidden as long as the list is not at its top.
        if list.contentOffset.y > 0 { page.contentOffset.y = 200 }
      } else if page.contentOffset.y < 200 {
        list.contentOffset.y = 0
      }
    }
  }

  @Test("one drag scrolls the header away and then the list, and back")
  func header() {
    let header = HeaderPage()
    root.view.addSubview(header.page)
    stage.settle()
    #expect(header.page.panGestureRecognizer.delegate === header.page)
    func offsets() -> [CGFloat] { [header.page.contentOffset.y, header.list.contentOffset.y] }
    let start = CGPoint(x: 150, y: 550)
    finger(from: start, by: CGVector(dx: 0, dy: -110), steps: 11)
    #expect(offsets() == [100, 0])
    finger(
      from: CGPoint(x: 150, y: 440), by: CGVector(dx: 0, dy: -200), steps: 20, isNew: false)
    #expect(offsets() == [200, 100])
    // In the drag back, the list reaches its top after 100 points. The page begins to scroll in the same event.
    finger(from: CGPoint(x: 150, y: 240), by: CGVector(dx: 0, dy: 150), steps: 15, isNew: false)
    #expect(offsets() == [140, 0])
    stage.advance(by: 0.5)
    stage.touch(ended: CGPoint(x: 150, y: 390))
    stage.settle()
    #expect(offsets() == [140, 0])
    // A downward drag that begins on the list at its top moves the page, and an upward drag moves both.
    finger(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 60), steps: 6)
    #expect(offsets() == [90, 0])
    finger(from: CGPoint(x: 150, y: 360), by: CGVector(dx: 0, dy: -160), steps: 16, isNew: false)
    #expect(offsets() == [200, 50])
  }

  // MARK: A panel that holds its list

  /// A panel that follows the pan of its list.
  ///
  /// The list scrolls only while the panel is at its highest position.
  private final class Panel: UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 600))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private var start = 0.0

    init() {
      list.contentSize = CGSize(width: 300, height: 3000)
      list.delegate = self
      view.addSubview(list)
      let pan = UIPanGestureRecognizer { [weak self] in self?.move($0) }
      pan.delegate = self
      view.addGestureRecognizer(pan)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other === list.panGestureRecognizer }

    func move(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: view.superview).y
      pan.setTranslation(.zero, in: view.superview)
      guard pan.state == .changed else { return }
      if view.frame.minY > 0 || list.contentOffset.y <= 0, way != 0 {
        view.frame.origin.y = min(max(view.frame.minY + way, 0), 300)
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if view.frame.minY > 0 { scrollView.contentOffset.y = 0 }
    }
  }
  @Test("a panel follows the finger while it holds its list, and then the list continues to scroll")
  func panel() {
    let panel = Panel()
    root.view.addSubview(panel.view)
    stage.settle()
    func places() -> [CGFloat] { [panel.view.frame.minY, panel.list.contentOffset.y] }
    finger(from: CGPoint(x: 150, y: 590), by: CGVector(dx: 0, dy: -210), steps: 21)
    #expect(places() == [100, 0])
    finger(from: CGPoint(x: 150, y: 380), by: CGVector(dx: 0, dy: -100), steps: 10, isNew: false)
    #expect(places() == [0, 0])
    finger(from: CGPoint(x: 150, y: 280), by: CGVector(dx: 0, dy: -100), steps: 10, isNew: false)
    #expect(places() == [0, 100])
    finger(from: CGPoint(x: 150, y: 180), by: CGVector(dx: 0, dy: 150), steps: 15, isNew: false)
    #expect(places() == [60, 0])
    stage.advance(by: 0.5)
    stage.touch(ended: CGPoint(x: 150, y: 330))
    stage.settle()
    #expect(places() == [60, 0])
  }
}
