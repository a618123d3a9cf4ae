import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Views that constraints place: V-28 … V-32.
@MainActor
struct ConstraintLayoutTests {
  @Test("V-32: the default layout places subviews by constraints")
  func pinned() {
    let scene = LayoutScene()
    let box = scene.box()
    box.pin(to: scene.view, inset: 10)
    #expect(box.frame == .zero)
    scene.stage.turn()
    #expect(box.frame == Rect(x: 10, y: 10, width: 380, height: 580))
    scene.stage.resize(to: Size(width: 300, height: 300))
    #expect(box.frame == Rect(x: 10, y: 10, width: 280, height: 280))
  }

  @Test("several constraints can be added to a view, and removed")
  func severalConstraints() {
    let scene = LayoutScene()
    let box = scene.box("A")
    let pins = [
      box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 3),
      box.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 4),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 60),
    ]
    box.addConstraints(Array(pins[2...]))
    scene.view.addConstraints(Array(pins[..<2]))
    scene.stage.turn()
    #expect(box.frame == Rect(x: 3, y: 4, width: 50, height: 60))
    // Each view removes the constraints that it holds, and keeps the other constraints.
    scene.view.removeConstraints(pins)
    #expect(pins.map(\.isActive) == [false, false, true, true])
    box.removeConstraints(pins)
    #expect(pins.map(\.isActive) == [false, false, false, false])
  }

  @Test("multiplier and constant apply to the second item's attribute")
  func multiplier() {
    let scene = LayoutScene()
    let (a, b) = (scene.box("A", width: 100, height: 40), scene.box("B"))
    LayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: scene.view.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: scene.view.centerYAnchor, constant: -20),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 5),
      b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.firstBaselineAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    scene.stage.turn()
    #expect(a.frame == Rect(x: 150, y: 260, width: 100, height: 40))
    #expect(b.frame == Rect(x: 258, y: 190, width: 55, height: 110))
  }

  @Test("positions in different superviews are compared in the nearest common superview")
  func cousins() {
    let scene = LayoutScene()
    let (left, right) = (scene.box("left"), scene.box("right"))
    let (a, b) = (Box("a"), Box("b"))
    left.addSubview(a)
    right.addSubview(b)
    LayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 20),
      left.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 30),
      right.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 200),
      right.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 5),
      a.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 1),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 2),
      b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 300),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    let common = b.topAnchor.constraint(equalTo: a.topAnchor)
    common.isActive = true
    scene.stage.turn()
    #expect(a.frame.origin == Point(x: 1, y: 2))
    #expect(b.frame.origin == Point(x: 121, y: 27))
    #expect(scene.view.constraints.contains { $0 === common })
  }

  @Test("a view has its content's size, with hugging and compression resistance")
  func content() {
    let scene = LayoutScene(width: 200, height: 100)
    let (a, b) = (scene.box("A"), scene.box("B"))
    a.content = Size(width: 60, height: 20)
    b.content = Size(width: 50, height: 30)
    a.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor),
      a.topAnchor.constraint(equalTo: scene.view.topAnchor),
      b.topAnchor.constraint(equalTo: scene.view.topAnchor),
    ])
    scene.stage.turn()
    #expect(a.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(b.frame == Rect(x: 70, y: 0, width: 130, height: 30))
    // If the space is too small, the view with the lower resistance is compressed.
    a.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    scene.stage.resize(to: Size(width: 80, height: 100))
    #expect(a.frame.width == 20)
    #expect(b.frame == Rect(x: 30, y: 0, width: 50, height: 30))
    // When the width of the first view is zero, the other view is compressed.
    scene.stage.resize(to: Size(width: 40, height: 100))
    #expect(a.frame.width == 0)
    #expect(b.frame == Rect(x: 10, y: 0, width: 30, height: 30))
  }

  @Test("another content size takes effect in the same turn, but only after it is invalidated")
  func invalidated() {
    let scene = LayoutScene()
    let box = scene.box()
    box.content = Size(width: 10, height: 10)
    box.leftAnchor.constraint(equalTo: scene.view.leftAnchor).isActive = true
    scene.stage.settle()
    box.content = Size(width: 33.3, height: 12)
    #expect(!scene.stage.window.isIdle)
    scene.stage.turn()
    #expect(box.frame == Rect(x: 0, y: 0, width: 33.3, height: 12))
  }

  @Test("V-31: a view whose position changes marks its superview, but is itself not laid out")
  func marks() {
    let scene = LayoutScene()
    let (outer, inner) = (scene.box("outer", width: 100, height: 100), Box("inner"))
    outer.addSubview(inner)
    inner.pin(to: outer, inset: 5)
    let top = outer.topAnchor.constraint(equalTo: scene.view.topAnchor)
    top.isActive = true
    scene.stage.settle()
    let (before, count) = (outer.layouts, inner.layouts)
    top.constant = 50
    scene.stage.turn()
    #expect(outer.frame.minY == 50)
    #expect(inner.frame == Rect(x: 5, y: 5, width: 90, height: 90))
    #expect(outer.layouts == before)
    #expect(inner.layouts == count)
  }

  @Test(
    "V-31: added, removed and resized subviews mark the superview, and a moved one does not")
  func marksByHand() {
    let scene = LayoutScene()
    let outer = Box()
    outer.translatesAutoresizingMaskIntoConstraints = true
    scene.view.addSubview(outer)
    let inner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    func layouts(after change: () -> Void) -> Int {
      scene.stage.settle()
      let before = outer.layouts
      change()
      scene.stage.settle()
      return outer.layouts - before
    }
    #expect(layouts { outer.addSubview(inner) } == 1)
    #expect(layouts { inner.frame.origin.x = 5 } == 0)
    #expect(layouts { inner.frame.size.width = 5 } == 1)
    #expect(layouts { outer.frame.origin.x = 5 } == 0)
    #expect(layouts { outer.bounds.size.width = 5 } == 1)
    // In a plain view a change of the bounds' origin requests no layout; in a scroll view the change scrolls the
    // content.
    #expect(layouts { outer.bounds.origin = Point(x: 5, y: 6) } == 0)
    #expect(layouts { inner.removeFromSuperview() } == 1)
  }

  @Test("V-30: layoutIfNeeded lays out immediately, and does nothing if no layout is due")
  func layoutNow() {
    let scene = LayoutScene()
    let box = scene.box(width: 10, height: 10)
    let left = box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 3)
    left.isActive = true
    scene.view.layoutIfNeeded()
    #expect(box.frame == Rect(x: 3, y: 0, width: 10, height: 10))
    let count = scene.stage.window.statistics.layoutCount
    scene.view.layoutIfNeeded()
    #expect(scene.stage.window.statistics.layoutCount == count)
    left.constant = 9
    // The call is on an inner view, whose superview needs the layout.
    box.layoutIfNeeded()
    #expect(box.frame.minX == 9)
  }

  @Test("V-30: in an animation block layoutIfNeeded animates the changes of constraints (A-16)")
  func animated() {
    let scene = LayoutScene()
    let box = scene.box(width: 10, height: 10)
    let left = box.leftAnchor.constraint(equalTo: scene.view.leftAnchor)
    left.isActive = true
    scene.stage.settle()
    left.constant = 100
    View.animate(withDuration: 1, curve: .linear) { scene.view.layoutIfNeeded() }
    #expect(box.frame.minX == 100)
    scene.stage.advance(by: 0.5)
    #expect(abs(box.presentation.frame.minX - 50) < 1e-6)
    scene.stage.settle()
    #expect(box.presentation.frame.minX == 100)
  }

  @Test("V-28: without layoutIfNeeded the change is laid out once, in the next turn")
  func oneLayout() {
    let scene = LayoutScene()
    let (outer, box) = (scene.box("outer"), Box("inner"))
    outer.pin(to: scene.view)
    outer.addSubview(box)
    let (left, top) = (
      box.leftAnchor.constraint(equalTo: outer.leftAnchor),
      box.topAnchor.constraint(equalTo: outer.topAnchor)
    )
    LayoutConstraint.activate([left, top])
    scene.stage.settle()
    let before = outer.layouts
    left.constant = 1
    left.constant = 2
    top.constant = 3
    #expect(outer.layouts == before)
    scene.stage.turn()
    #expect(outer.layouts == before + 1)
    #expect(box.frame.origin == Point(x: 2, y: 3))
  }

  @Test("V-32: a layout requested in layoutSubviews is done in the same turn")
  func layoutAgain() {
    let scene = LayoutScene()
    let box = scene.box()
    box.pin(to: scene.view)
    scene.stage.settle()
    var rounds = 0
    box.onLayout = {
      rounds += 1
      if rounds < 3 { box.setNeedsLayout() }
    }
    box.setNeedsLayout()
    scene.stage.turn()
    #expect(rounds == 3)
    #expect(scene.stage.window.isIdle)
  }

  @Test("V-33: the areas that need drawing are united, and draw is called once for them")
  func drawing() {
    let scene = LayoutScene(width: 100, height: 100)
    let view = Drawing(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(view)
    scene.stage.settle()
    view.drawn = []
    view.setNeedsDisplay(Rect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(Rect(x: 10, y: 20, width: 10, height: 30))
    #expect(view.drawn.isEmpty)
    scene.stage.turn()
    // One pixel more is drawn on each side, for antialiased edges.
    #expect(view.drawn == [Rect(x: 9, y: 9, width: 12, height: 42)])
    // An empty area is not drawn.
    let area = scene.stage.window.statistics.paintedPixelCount
    view.setNeedsDisplay(.zero)
    scene.stage.turn()
    #expect(scene.stage.window.statistics.paintedPixelCount == area)
  }

  @Test(
    "a view with a transform keeps it, and constraints apply to the rectangle without the transform"
  )
  func transformed() {
    let scene = LayoutScene()
    let box = scene.box(width: 100, height: 50)
    box.transform = AffineTransform(rotationAngle: .pi / 2)
    box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 10).isActive = true
    box.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 20).isActive = true
    scene.stage.turn()
    #expect(box.bounds.size == Size(width: 100, height: 50))
    #expect(box.center == Point(x: 60, y: 45))
    #expect(box.transform == AffineTransform(rotationAngle: .pi / 2))
  }

  @Test("baseline constraints align lines of text, for any frames around them")
  func baselines() {
    let scene = LayoutScene()
    let (a, b) = (scene.box("A", width: 10, height: 40), scene.box("B", width: 10, height: 20))
    (a.firstLine, a.lastLine, b.firstLine, b.lastLine) = (12, 8, 15, 5)
    a.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 10).isActive = true
    let first = b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor)
    first.isActive = true
    scene.stage.turn()
    #expect(b.frame.minY == 7)
    first.isActive = false
    b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
    scene.stage.turn()
    #expect(b.frame.minY == 27)
    a.lastLine = 10
    a.invalidateIntrinsicContentSize()
    scene.stage.turn()
    #expect(b.frame.minY == 25)
  }

  @Test("values that no constraint determines are zero and reported as ambiguous")
  func ambiguous() {
    let scene = LayoutScene()
    let box = scene.box(width: 10, height: 10)
    box.frame = Rect(x: 7, y: 7, width: 7, height: 7)
    box.topAnchor.constraint(equalTo: scene.view.topAnchor).isActive = true
    scene.stage.turn()
    #expect(box.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(box.hasAmbiguousLayout)
    box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 4).isActive = true
    #expect(!box.hasAmbiguousLayout)
    scene.stage.turn()
    #expect(box.frame.minX == 4)
  }

  @Test("changing the priority of a constraint solves it again")
  func priority() {
    let scene = LayoutScene()
    let box = scene.box(height: 10)
    let (small, large) = (
      box.widthAnchor.constraint(equalToConstant: 20),
      box.widthAnchor.constraint(equalToConstant: 90)
    )
    small.priority = LayoutPriority(600)
    large.priority = LayoutPriority(500)
    LayoutConstraint.activate([small, large])
    scene.stage.turn()
    #expect(box.frame.width == 20)
    large.priority = .defaultHigh
    scene.stage.turn()
    #expect(box.frame.width == 90)
    large.isActive = false
    scene.stage.turn()
    #expect(box.frame.width == 20)
  }

  @Test("removing a view deactivates its constraints to views outside, and keeps those inside it")
  func removal() {
    let scene = LayoutScene()
    let (outer, inner) = (scene.box("outer"), Box("inner"))
    outer.addSubview(inner)
    let outside = outer.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 5)
    let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 6)
    let across = inner.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 7)
    LayoutConstraint.activate([
      outside, inside, across, outer.topAnchor.constraint(equalTo: scene.view.topAnchor),
    ])
    scene.stage.turn()
    #expect(inner.frame.origin == Point(x: 6, y: 7))
    outer.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
    #expect(!across.isActive)
    scene.view.addSubview(outer)
    inside.constant = 8
    scene.stage.turn()
    #expect(inner.frame.origin == Point(x: 8, y: 0))
  }

  @Test("a tree that was built outside a window is laid out when it enters a window, or on request")
  func detached() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (Box("a"), Box("b"))
    root.addSubview(a)
    a.addSubview(b)
    b.pin(to: a, inset: 1)
    a.pin(to: root, inset: 1)
    root.layoutIfNeeded()
    #expect(b.frame == Rect(x: 1, y: 1, width: 96, height: 96))
    let scene = LayoutScene()
    scene.view.addSubview(root)
    root.frame.size = Size(width: 50, height: 60)
    scene.stage.turn()
    #expect(b.frame == Rect(x: 1, y: 1, width: 46, height: 56))
    root.removeFromSuperview()
    root.frame.size = Size(width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(b.frame == Rect(x: 1, y: 1, width: 16, height: 16))
  }

  @Test("constraints and engines retain no view")
  func memory() {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    weak var guide: LayoutGuide?
    do {
      let scene = LayoutScene()
      let box = scene.box(width: 10, height: 10)
      let made = LayoutGuide()
      box.addLayoutGuide(made)
      let left = box.leftAnchor.constraint(equalTo: scene.view.leftAnchor)
      left.isActive = true
      made.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      scene.stage.turn()
      (view, constraint, guide) = (box, left, made)
      box.removeFromSuperview()
      scene.stage.turn()
    }
    #expect(view == nil)
    #expect(constraint == nil)
    #expect(guide == nil)
  }

  private final class Drawing: View {
    var drawn: [Rect] = []

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) { drawn.append(rect) }
  }
}
