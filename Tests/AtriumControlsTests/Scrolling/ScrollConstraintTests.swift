import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumSolver
import Testing

/// Constraints between a scroll view, its content and outside views.
@MainActor
struct ScrollConstraintTests {
  private let stage: Stage
  private let root = ViewController()
  private let scroll = ScrollView()
  private let content = Block()

  init() { self.init(settings: Settings()) }

  private init(settings: Settings) {
    stage = Stage(size: Size(width: 400, height: 500), settings: settings)
    stage.window.rootViewController = root
    scroll.frame = Rect(x: 50, y: 60, width: 300, height: 400)
    root.view.addSubview(scroll)
    add(content)
    stage.settle()
  }

  private func add(_ view: View, to superview: View? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? scroll).addSubview(view)
  }

  private func pin(_ view: View, to item: any LayoutItem, inset: Double = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: item.topAnchor, constant: inset),
      item.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      item.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test("V-76: a view pinned to the edges determines the content size, in the same turn")
  func edges() {
    pin(content, to: scroll, inset: 10)
    let width = content.widthAnchor.constraint(equalToConstant: 500)
    width.isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    stage.turn()
    #expect(scroll.contentSize == Size(width: 520, height: 920))
    #expect(content.frame == Rect(x: 10, y: 10, width: 500, height: 900))
    #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 520, height: 920))
    width.constant = 100
    stage.turn()
    // The content is smaller than the frame.
    #expect(scroll.contentSize == Size(width: 120, height: 920))
    #expect(scroll.frame.size == Size(width: 300, height: 400))
  }

  @Test("V-76: a view pinned to the content guide determines the content size too")
  func guide() {
    pin(content, to: scroll.contentLayoutGuide, inset: 10)
    content.content = Size(width: 500, height: 900)
    stage.turn()
    #expect(scroll.contentSize == Size(width: 520, height: 920))
    content.content.height = 1000
    stage.turn()
    #expect(scroll.contentSize.height == 1020)
  }

  @Test("V-76: a column of text as wide as the frame scrolls vertically")
  func column() {
    let label = Label(text: "a")
    label.numberOfLines = 0
    content.removeFromSuperview()
    add(label)
    pin(label, to: scroll.contentLayoutGuide)
    label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    stage.turn()
    let line = label.sizeThatFits(Size(width: 300, height: 0)).height
    #expect(scroll.contentSize == Size(width: 300, height: line))
    label.text = String(repeating: "several words ", count: 400)
    stage.turn()
    let height = label.sizeThatFits(Size(width: 300, height: 0)).height
    #expect(height > 1000)
    #expect(scroll.contentSize == Size(width: 300, height: height))
    scroll.contentOffset.y = height - 400
    label.text = "a"
    stage.turn()
    // The content moved back between its edges.
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.contentSize.height == line)
    // The frame changes its size.
    label.text = String(repeating: "several words ", count: 400)
    scroll.frame.size.width = 200
    stage.turn()
    #expect(scroll.contentSize.width == 200)
    #expect(scroll.contentSize.height > height)
  }

  @Test("V-77: width, height and centre of the scroll view are those of its frame")
  func frame() {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    stage.turn()
    #expect(scroll.contentSize == Size(width: 300, height: 800))
    scroll.contentOffset.y = 200
    stage.turn()
    #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 800))
  }

  @Test("V-77: for views outside, the edges of a scroll view are its frame's edges")
  func outside() {
    pin(content, to: scroll)
    content.content = Size(width: 300, height: 2000)
    let below = Block(20, 20)
    add(below, to: root.view)
    LayoutConstraint.activate([
      below.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      below.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    let guided = Block(20, 20)
    add(guided, to: root.view)
    LayoutConstraint.activate([
      guided.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      guided.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
    ])
    scroll.contentOffset.y = 700
    stage.turn()
    #expect(below.frame == Rect(x: 50, y: 440, width: 20, height: 20))
    #expect(guided.frame == Rect(x: 330, y: 60, width: 20, height: 20))
  }

  @Test("V-78: views pinned to the visible part, or to views outside, do not scroll")
  func floats() {
    pin(content, to: scroll)
    content.content = Size(width: 300, height: 2000)
    let (header, footer, follower) = (Block(40, 30), Block(40, 30), Block(10, 10))
    add(header)
    add(footer, to: content)
    add(follower, to: root.view)
    LayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      footer.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 60),
      footer.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      follower.topAnchor.constraint(equalTo: content.topAnchor, constant: 100),
      follower.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
    ])
    for y in [0.0, 33, 1200, -20] {
      scroll.contentOffset.y = y
      stage.turn()
      #expect(header.frame == Rect(x: 0, y: y + 5, width: 40, height: 30))
      #expect(footer.frame == Rect(x: 10, y: y + 370, width: 40, height: 30))
      #expect(follower.frame.minY == 160 - y)
      #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 2000))
      #expect(scroll.contentSize == Size(width: 300, height: 2000))
      #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
    }
  }

  @Test("V-78: scrolling does not run the solver unless a view is pinned to the visible part")
  func cost() throws {
    pin(content, to: scroll.contentLayoutGuide)
    content.content.height = 2000
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    stage.settle()
    let before = stage.window.statistics.solver
    for y in 1...20 {
      scroll.contentOffset.y = Double(y)
      stage.turn()
    }
    let after = stage.window.statistics.solver
    #expect(after.pivots == before.pivots)
    #expect(after.rowUpdates == before.rowUpdates)
    #expect(after.evaluations == before.evaluations)
    let header = Block(40, 30)
    add(header)
    header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    stage.settle()
    let pinned = stage.window.statistics.solver
    scroll.contentOffset.y = 100
    stage.turn()
    let moved = stage.window.statistics.solver
    #expect(header.frame.minY == 100)
    #expect(moved.pivots == pinned.pivots)
    // The solver evaluates the edge of the visible part, and the header.
    #expect(moved.evaluations - pinned.evaluations == 2)
  }

  @Test("V-79: a content size that the program sets is kept only along axes without constraints")
  func byHand() {
    scroll.contentSize = Size(width: 1000, height: 3000)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
    ])
    content.content = Size(width: 100, height: 100)
    stage.turn()
    #expect(scroll.contentSize == Size(width: 1000, height: 3000))
    #expect(scroll.contentLayoutGuide.layoutFrame.size == Size(width: 1000, height: 3000))
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20).isActive = true
    stage.turn()
    #expect(scroll.contentSize == Size(width: 1000, height: 140))
    scroll.contentSize = Size(width: 800, height: 800)
    #expect(scroll.contentSize == Size(width: 800, height: 800))
    stage.turn()
    #expect(scroll.contentSize == Size(width: 800, height: 140))
  }

  @Test("V-79: a view pinned to the end of content whose size the program sets is at that end")
  func pinnedToHand() {
    scroll.contentSize = Size(width: 1000, height: 3000)
    LayoutConstraint.activate([
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    content.content = Size(width: 100, height: 100)
    stage.turn()
    #expect(content.frame == Rect(x: 900, y: 2900, width: 100, height: 100))
    scroll.contentSize.width = 600
    stage.turn()
    #expect(content.frame.maxX == 600)
    #expect(scroll.contentSize == Size(width: 600, height: 3000))
  }

  @Test("V-79: insets are not part of the content size, and offsets stay between its edges")
  func insets() {
    pin(content, to: scroll)
    content.content = Size(width: 300, height: 1000)
    scroll.contentInset = EdgeInsets(top: 30, bottom: 40)
    stage.turn()
    #expect(scroll.contentSize == Size(width: 300, height: 1000))
    #expect(scroll.contentOffset.y == -30)
    scroll.contentOffset.y = 640
    stage.turn()
    #expect(scroll.contentOffset.y == 640)
    content.content.height = 500
    stage.turn()
    #expect(scroll.contentOffset.y == 140)
    content.content.height = 50
    stage.turn()
    #expect(scroll.contentOffset.y == -30)
  }

  @Test("V-76: in a right-to-left layout, leading edges are at the end of the content")
  func mirrored() {
    let bed = ScrollConstraintTests(settings: Settings(layoutDirection: .rightToLeft))
    let last = Block(40, 900)
    bed.add(last)
    bed.content.content = Size(width: 500, height: 900)
    LayoutConstraint.activate([
      bed.content.leadingAnchor.constraint(equalTo: bed.scroll.leadingAnchor, constant: 10),
      bed.content.topAnchor.constraint(equalTo: bed.scroll.topAnchor),
      last.leadingAnchor.constraint(equalTo: bed.content.trailingAnchor, constant: 5),
      last.topAnchor.constraint(equalTo: bed.scroll.topAnchor),
      last.bottomAnchor.constraint(equalTo: bed.scroll.bottomAnchor),
      last.trailingAnchor.constraint(equalTo: bed.scroll.trailingAnchor, constant: -20),
    ])
    bed.stage.turn()
    #expect(bed.scroll.contentSize == Size(width: 575, height: 900))
    #expect(bed.content.frame == Rect(x: 65, y: 0, width: 500, height: 900))
    #expect(last.frame == Rect(x: 20, y: 0, width: 40, height: 900))
  }

  @Test("V-77: margins belong to the content, and the safe area to the visible part")
  func marginsAndSafeArea() {
    scroll.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    pin(content, to: scroll.layoutMarginsGuide)
    content.content = Size(width: 500, height: 900)
    let header = Block(40, 30)
    add(header)
    LayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor),
      header.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor),
      header.widthAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.widthAnchor),
    ])
    scroll.contentOffset.y = 200
    stage.turn()
    #expect(scroll.contentSize == Size(width: 560, height: 940))
    #expect(content.frame == Rect(x: 20, y: 10, width: 500, height: 900))
    #expect(
      scroll.layoutMarginsGuide.layoutFrame == Rect(x: 20, y: 10, width: 500, height: 900))
    #expect(header.frame == Rect(x: 0, y: 200, width: 300, height: 30))
    root.additionalSafeAreaInsets = EdgeInsets(top: 100)
    stage.turn()
    #expect(header.frame.minY == scroll.contentOffset.y + 40)
    #expect(
      scroll.safeAreaLayoutGuide.layoutFrame
        == Rect(x: 0, y: scroll.contentOffset.y + 40, width: 300, height: 360))
  }

  @Test("V-76: nested scroll views have separate contents")
  func nested() {
    pin(content, to: scroll)
    content.content = Size(width: 300, height: 1500)
    let inner = ScrollView()
    add(inner, to: content)
    let strip = Block(900, 100)
    add(strip, to: inner)
    pin(strip, to: inner.contentLayoutGuide)
    let badge = Block(10, 10)
    add(badge, to: strip)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 200),
      inner.heightAnchor.constraint(equalTo: inner.contentLayoutGuide.heightAnchor),
      badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
    ])
    stage.turn()
    #expect(scroll.contentSize == Size(width: 300, height: 1500))
    #expect(inner.frame == Rect(x: 0, y: 200, width: 300, height: 100))
    #expect(inner.contentSize == Size(width: 900, height: 100))
    scroll.contentOffset.y = 250
    inner.contentOffset.x = 70
    stage.turn()
    #expect(badge.frame.origin == Point(x: 70, y: 50))
    #expect(inner.frame == Rect(x: 0, y: 200, width: 300, height: 100))
  }

  @Test("V-76: a stack in a scroll view scrolls along its axis")
  func stack() {
    let stack = StackView(arrangedSubviews: (0..<20).map { _ in Block(100, 50) })
    stack.axis = .vertical
    stack.spacing = 10
    add(stack)
    pin(stack, to: scroll.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    stage.turn()
    #expect(scroll.contentSize == Size(width: 300, height: 1190))
    scroll.contentOffset.y = 790
    View.animate(withDuration: 0.2) {
      for view in stack.arrangedSubviews.suffix(10) { view.isHidden = true }
    }
    #expect(scroll.contentSize.height == 590)
    stage.settle()
    #expect(scroll.contentOffset.y == 190)
    stack.removeFromSuperview()
    stage.settle()
  }

  @Test("V-76: the fitting size of a view around a scroll view does not include its content")
  func fitting() {
    let holder = View()
    let scroll = ScrollView()
    let content = Block(500, 900)
    add(scroll, to: holder)
    add(content, to: scroll)
    pin(scroll, to: holder)
    pin(content, to: scroll)
    scroll.heightAnchor.constraint(equalToConstant: 120).isActive = true
    #expect(
      holder.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 0, height: 120))
  }

  @Test("V-80: a rectangle larger than the view scrolls to its nearer edge")
  func rectToVisible() {
    scroll.contentSize = Size(width: 300, height: 3000)
    func show(_ top: Double, _ bottom: Double, from offset: Double) -> Double {
      scroll.contentOffset.y = offset
      scroll.scrollRectToVisible(
        Rect(x: 0, y: top, width: 300, height: bottom - top), animated: false)
      return scroll.contentOffset.y
    }
    // The rectangle already covers the whole visible part.
    #expect(show(900, 1500, from: 1000) == 1000)
    #expect(show(1000, 1400, from: 1000) == 1000)
    // One edge of the rectangle is visible, and the other edge is outside the visible part.
    #expect(show(1050, 1700, from: 1000) == 1050)
    #expect(show(600, 1300, from: 1000) == 900)
    // The rectangle is wholly outside the visible part.
    #expect(show(2000, 2700, from: 1000) == 2000)
    #expect(show(100, 700, from: 1000) == 300)
    // Smaller rectangles scroll as usual.
    #expect(show(1100, 1200, from: 1000) == 1000)
    #expect(show(900, 950, from: 1000) == 900)
    #expect(show(1390, 1450, from: 1000) == 1050)
  }
}
