import AtriumGeometry
import AtriumKit
import Testing

/// Autoresizing compared with the table of V-16.
@MainActor
struct AutoresizingTests {
  @Test(
    "V-14, V-16: flexible lengths share the difference in proportion, on each axis separately",
    arguments: AutoresizingRow.table, [LayoutConstraint.Axis.horizontal, .vertical])
  func table(row: AutoresizingRow, axis: LayoutConstraint.Axis) {
    let superview = View(frame: Rect(axis, (0, row.old), across: (0, 70)))
    let view = View(frame: Rect(axis, row.frame, across: (7, 13)))
    view.autoresizingMask = row.mask(axis)
    superview.addSubview(view)
    // The other axis grows too, but its mask is empty.
    superview.frame = Rect(axis, (0, row.new), across: (0, 210))
    #expect(view.frame.isNear(Rect(axis, row.expected, across: (7, 13))))
  }

  /// Raw values of masks, and the resulting frame for the frame 10,20 40×30 in 100×100 when the superview
  /// grows by 60 and 120.
  private nonisolated static let bits: [(Int, x: Double, y: Double, w: Double, h: Double)] = [
    (0, 10, 20, 40, 30),
    (1, 70, 20, 40, 30),
    (2, 10, 20, 100, 30),
    (4, 10, 20, 40, 30),
    // The left margin takes one of six parts of the change.
    (5, 20, 20, 40, 30),
    (8, 10, 140, 40, 30),
    (16, 10, 20, 40, 150),
    (32, 10, 20, 40, 30),
    // The top margin takes two of five parts, and the height takes three.
    (24, 10, 68, 40, 102),
    // The height takes three of eight parts, and the bottom margin takes five.
    (48, 10, 20, 40, 75),
    // Both axes change at once, with different flags.
    (17, 70, 20, 40, 150),
    (10, 10, 140, 100, 30),
  ]

  @Test("V-17: each bit of the mask lets one length of one axis grow", arguments: bits)
  func singleBits(rawValue: Int, x: Double, y: Double, w: Double, h: Double) {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 20, width: 40, height: 30))
    view.autoresizingMask = View.AutoresizingMask(rawValue: rawValue)
    superview.addSubview(view)
    superview.bounds.size = Size(width: 160, height: 220)
    #expect(view.frame.isNear(Rect(x: x, y: y, width: w, height: h)))
  }

  @Test("DC-27: in a superview of zero length a flexible size takes the whole change")
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

  @Test("V-18: a size never becomes negative")
  func neverNegative() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.frame = .zero
    #expect(view.bounds.size == .zero)
  }

  @Test("DC-29: a transformed view keeps its transform, and its untransformed size changes")
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

  @Test("V-19: autoresizing affects all levels at once, and only a change of size matters")
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

  @Test(
    "V-19: subviews of a view that does not autoresize keep their frames, as do their own subviews")
  func switchedOff() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    let inner = View(frame: view.bounds)
    for view in [view, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    superview.addSubview(view)
    view.addSubview(inner)
    superview.autoresizesSubviews = false
    superview.frame.size = Size(width: 160, height: 180)
    #expect(view.frame == Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 40, height: 40))
    // The following changes start from the previous resulting frame.
    superview.autoresizesSubviews = true
    superview.frame.size = Size(width: 170, height: 200)
    #expect(view.frame == Rect(x: 10, y: 10, width: 50, height: 60))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 50, height: 60))
  }
}
