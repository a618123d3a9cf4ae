import AtriumGeometry
import AtriumKit
import Testing

/// Autoresizing against the worked table of V-16.
@MainActor
struct AutoresizingTests {
  @Test(
    "V-14, V-16: flexible parts share the difference in proportion",
    arguments: [
      Row(frame: (10, 40), old: 100, new: 160, expected: (10, 40)),
      Row(frame: (10, 40), old: 100, far: true, new: 160, expected: (10, 40)),
      Row(frame: (10, 40), old: 100, near: true, new: 160, expected: (70, 40)),
      Row(frame: (10, 40), old: 100, length: true, new: 160, expected: (10, 100)),
      Row(frame: (10, 40), old: 100, near: true, far: true, new: 160, expected: (20, 40)),
      Row(frame: (20, 60), old: 100, near: true, far: true, new: 140, expected: (40, 60)),
      Row(frame: (30, 60), old: 100, near: true, far: true, new: 180, expected: (90, 60)),
      Row(frame: (10, 40), old: 100, near: true, length: true, new: 160, expected: (22, 88)),
      Row(
        frame: (10, 40), old: 100, length: true, far: true, new: 160,
        expected: (10, 40 + 60 * 40.0 / 90)),
      Row(
        frame: (10, 40), old: 100, near: true, length: true, far: true, new: 160,
        expected: (16, 64)),
      Row(
        frame: (10, 40), old: 100, near: true, length: true, far: true, new: 50,
        expected: (5, 20)),
      Row(frame: (0, 100), old: 100, length: true, new: 40, expected: (0, 40)),
      Row(
        frame: (100, 0), old: 100, near: true, length: true, far: true, new: 150,
        expected: (150, 0)),
    ])
  func table(row: Row) {
    let superview = View(frame: Rect(x: 0, y: 0, width: row.old, height: row.old))
    let view = View(
      frame: Rect(x: row.frame.x, y: row.frame.x, width: row.frame.length, height: row.frame.length)
    )
    if row.near { view.autoresizingMask.formUnion([.flexibleLeftMargin, .flexibleTopMargin]) }
    if row.length { view.autoresizingMask.formUnion([.flexibleWidth, .flexibleHeight]) }
    if row.far { view.autoresizingMask.formUnion([.flexibleRightMargin, .flexibleBottomMargin]) }
    superview.addSubview(view)
    superview.frame = Rect(x: 0, y: 0, width: row.new, height: row.new)
    #expect(abs(view.frame.minX - row.expected.x) < 1e-9)
    #expect(abs(view.frame.width - row.expected.length) < 1e-9)
    #expect(abs(view.frame.minY - row.expected.x) < 1e-9)
    #expect(abs(view.frame.height - row.expected.length) < 1e-9)
  }

  @Test("DC-27: in a superview without length a flexible size takes everything")
  func fromZero() {
    let superview = View()
    let view = View()
    view.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleBottomMargin,
    ]
    superview.addSubview(view)
    superview.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(view.frame == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("V-18: a size never goes below zero")
  func neverNegative() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.frame = .zero
    #expect(view.bounds.size == .zero)
  }

  @Test("DC-29: a transformed view keeps its transform and stretches without it")
  func transformed() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.autoresizingMask = [.flexibleWidth]
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    superview.addSubview(view)
    superview.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(view.bounds.size == Size(width: 200, height: 50))
    #expect(view.center == Point(x: 100, y: 25))
    #expect(view.transform == AffineTransform(rotationAngle: .pi / 2))
  }

  @Test("V-19: it cascades at once, and only a change of size counts")
  func cascade() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let middle = View(frame: outer.bounds)
    let inner = View(frame: outer.bounds)
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.bounds = Rect(x: 30, y: 30, width: 100, height: 100)
    #expect(inner.frame.size == Size(width: 100, height: 100))
    outer.bounds.size = Size(width: 150, height: 120)
    #expect(inner.frame.size == Size(width: 150, height: 120))
  }

  struct Row: Sendable {
    var frame: (x: Double, length: Double)
    var old: Double
    var near = false
    var length = false
    var far = false
    var new: Double
    var expected: (x: Double, length: Double)
  }
}
