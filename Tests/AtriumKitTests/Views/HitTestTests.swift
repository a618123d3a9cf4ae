import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Hit tests: the result, and the views that are searched (V-35 … V-41).
@MainActor
struct HitTestTests {
  @Test(
    "V-35: hidden, disabled and transparent views are not hit, and neither are points outside the bounds"
  )
  func switches() {
    let view = CountingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let point = Point(x: 5, y: 5)
    #expect(view.hitTest(point, with: nil) === view)
    #expect(view.hitTest(Point(x: 11, y: 5), with: nil) == nil)
    view.isHidden = true
    #expect(view.hitTest(point, with: nil) == nil)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) == nil)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(view.hitTest(point, with: nil) == nil)
    // For hidden, disabled and transparent views, `point(inside:with:)` is not called.
    #expect((view.hits, view.insides) == (5, 2))
  }

  @Test("V-36: each visited view is asked once, and the first hit from the front ends the search")
  func counts() {
    let root = CountingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (back, middle, front) = (
      CountingView(frame: root.bounds), CountingView(frame: root.bounds),
      CountingView(frame: Rect(x: 50, y: 50, width: 10, height: 10))
    )
    let (leaf, other) = (
      CountingView(frame: Rect(x: 0, y: 0, width: 20, height: 20)),
      CountingView(frame: Rect(x: 80, y: 0, width: 20, height: 20))
    )
    for view in [back, middle, front] { root.addSubview(view) }
    for view in [leaf, other] { middle.addSubview(view) }
    #expect(root.hitTest(Point(x: 5, y: 5), with: nil) === leaf)
    // Root, front, middle, other and leaf are visited, and the view behind is not asked.
    let all = [root, back, middle, front, leaf, other]
    #expect(all.map(\.hits) == [1, 0, 1, 1, 1, 1])
    #expect(all.map(\.insides) == [1, 0, 1, 1, 1, 1])
    #expect(root.hitTest(Point(x: 200, y: 5), with: nil) == nil)
    #expect(all.map(\.hits).reduce(0, +) == 6)
    #expect(all.map(\.insides).reduce(0, +) == 6)
  }

  @Test("V-37: left and top edges are inside, and right and bottom edges are not")
  func halfOpen() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    view.bounds.origin = Point(x: 3, y: 4)
    #expect(view.point(inside: Point(x: 3, y: 4), with: nil))
    #expect(!view.point(inside: Point(x: 13, y: 4), with: nil))
    #expect(!view.point(inside: Point(x: 3, y: 24), with: nil))
    #expect(view.point(inside: Point(x: 13.0.nextDown, y: 24.0.nextDown), with: nil))
    #expect(!view.point(inside: Point(x: 3.0.nextDown, y: 4), with: nil))
  }

  @Test(
    "V-38: the alpha 0.01 is stored as a value below the threshold, and each level is tested separately"
  )
  func alphaThreshold() {
    let (outer, inner) = (
      View(frame: Rect(x: 0, y: 0, width: 10, height: 10)),
      View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    )
    let point = Point(x: 1, y: 1)
    outer.alpha = 0.01
    #expect(outer.alpha == 0.0099999997764825821)
    #expect(outer.hitTest(point, with: nil) == nil)
    outer.alpha = 0.010000000707805157
    #expect(outer.hitTest(point, with: nil) === outer)
    outer.addSubview(inner)
    (outer.alpha, inner.alpha) = (0.02, 0.02)
    #expect(outer.hitTest(point, with: nil) === inner)
  }

  @Test("V-39: clipping and colour do not matter, and a part outside the superview cannot be hit")
  func stickingOut() {
    let outer = CountingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 90, y: 90, width: 20, height: 20))
    outer.addSubview(inner)
    for clips in [false, true] {
      outer.clipsToBounds = clips
      outer.backgroundColor = clips ? .black : nil
      #expect(outer.hitTest(Point(x: 95, y: 95), with: nil) === inner)
      #expect(outer.hitTest(Point(x: 105, y: 105), with: nil) == nil)
    }
    outer.outset = 10
    #expect(outer.hitTest(Point(x: 105, y: 105), with: nil) === inner)
  }

  @Test(
    "V-40: points are converted with the inverse of the transform, and unchanged if it is singular")
  func transforms() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 30, y: 45, width: 40, height: 10))
    outer.addSubview(inner)
    inner.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(outer.hitTest(Point(x: 50, y: 35), with: nil) === inner)
    #expect(outer.hitTest(Point(x: 35, y: 50), with: nil) === outer)
    // The view is centred at (50, 50), and is hit in the area that it would have without the transform.
    inner.transform = AffineTransform(scaleX: 0, y: 0)
    for (x, y, isHit) in [
      (50.0, 50.0, true), (30, 45, true), (69, 54, true), (29, 50, false), (70, 50, false),
      (10, 5, false),
    ] {
      #expect((outer.hitTest(Point(x: x, y: y), with: nil) === inner) == isHit, "\(x), \(y)")
    }
  }

  @Test("V-41: a skipped view is skipped with all its subviews")
  func skipped() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (behind, parent, leaf) = (
      View(frame: root.bounds), View(frame: root.bounds), View(frame: root.bounds)
    )
    root.addSubview(behind)
    root.addSubview(parent)
    parent.addSubview(leaf)
    let point = Point(x: 5, y: 5)
    leaf.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === parent)
    leaf.isUserInteractionEnabled = true
    leaf.isHidden = true
    #expect(root.hitTest(point, with: nil) === parent)
    leaf.isHidden = false
    parent.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === behind)
    behind.removeFromSuperview()
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("in a tree of 10,000 views the cost depends only on the path")
  func cost() {
    var all: [CountingView] = []
    func grow(_ view: CountingView, levels: Int) {
      all.append(view)
      guard levels > 0 else { return }
      let side = view.bounds.width / 10
      for index in 0..<10 {
        let child = CountingView(
          frame: Rect(
            x: Double(index) * side, y: 0, width: side, height: view.bounds.height))
        view.addSubview(child)
        grow(child, levels: levels - 1)
      }
    }
    let root = CountingView(frame: Rect(x: 0, y: 0, width: 10_000, height: 10))
    grow(root, levels: 4)
    #expect(all.count == 11_111)
    // The hit view is the backmost leaf: at each level nine siblings miss, and the search continues in the
    // tenth.
    let hit = root.hitTest(Point(x: 0.5, y: 5), with: nil)
    #expect(hit?.bounds.width == 1)
    #expect(all.map(\.hits).reduce(0, +) == 41)
    #expect(all.map(\.insides).reduce(0, +) == 41)
    for view in all { (view.hits, view.insides) = (0, 0) }
    // For the frontmost leaf the first view that is asked at each level contains the point.
    _ = root.hitTest(Point(x: 9_999.5, y: 5), with: nil)
    #expect(all.map(\.hits).reduce(0, +) == 5)
  }
}

/// A view that counts its calls of `hitTest` and `point(inside:with:)`.
private final class CountingView: View {
  var hits = 0
  var insides = 0
  /// The distance outside the bounds that still counts as inside.
  var outset = 0.0

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    hits += 1
    return super.hitTest(point, with: event)
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    insides += 1
    return bounds.insetBy(dx: -outset, dy: -outset).contains(point)
  }
}
