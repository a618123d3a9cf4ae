import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Frames compared with measured examples of Core Graphics (V-1 … V-7).
@MainActor
struct ViewGeometryTests {
  private func close(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.distance(to: b.origin) < 1e-3 && abs(a.width - b.width) < 1e-3
      && abs(a.height - b.height) < 1e-3
  }

  @Test("V-1: the frame of a rotated view is its bounding box")
  func frameOfTurned() {
    let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    view.transform = AffineTransform(rotationAngle: .pi / 4)
    #expect(close(view.frame, Rect(x: 93.934, y: 43.934, width: 212.132, height: 212.132)))
    let side = 300 * 0.5.squareRoot()
    #expect(abs(view.frame.minX - (200 - side / 2)) < 1e-9)
    #expect(abs(view.frame.minY - (150 - side / 2)) < 1e-9)
    #expect(abs(view.frame.width - side) < 1e-9)
    #expect(abs(view.frame.height - side) < 1e-9)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.center == Point(x: 200, y: 150))
  }

  @Test("V-2: the frame's origin follows the anchor point")
  func anchor() {
    let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    view.center = Point(x: 200, y: 150)
    func origin(_ x: Double, _ y: Double) -> Point {
      view.anchorPoint = Point(x: x, y: y)
      return view.frame.origin
    }
    let origins = [0, 0.25, 0.5, 0.75, 1].map { origin($0, $0) }
    #expect(
      origins == [
        Point(x: 200, y: 150), Point(x: 150, y: 125), Point(x: 100, y: 100), Point(x: 50, y: 75),
        Point(x: 0, y: 50),
      ])
    // The anchor point may have different fractions on the two axes.
    #expect(origin(0.25, 1) == Point(x: 150, y: 50))
    #expect(origin(1, 0) == Point(x: 0, y: 150))
    #expect(origin(-0.5, 2) == Point(x: 300, y: -50))
  }

  /// An example: a frame that is set while the view has a transform, the resulting bounds, and the frame
  /// that is read afterwards.
  struct SetFrame: Sendable {
    var transform: AffineTransform
    var size: Size
    var bounds: Size
    var box: Size

    private static let (root2, root3) = (2.0.squareRoot(), 3.0.squareRoot())

    static let eighth = SetFrame(
      transform: AffineTransform(rotationAngle: .pi / 4), size: Size(width: 50, height: 50),
      bounds: Size(width: 50 * root2, height: 0), box: Size(width: 50, height: 50))
    /// The only example in which the frame that is read differs from the frame that was set.
    static let sixth = SetFrame(
      transform: AffineTransform(rotationAngle: .pi / 3), size: Size(width: 120, height: 80),
      bounds: Size(width: 60 + 40 * root3, height: 60 * root3 - 40),
      box: Size(width: 120, height: 60 * root3 + 40))
    static let quarter = SetFrame(
      transform: AffineTransform(rotationAngle: .pi / 2), size: Size(width: 100, height: 40),
      bounds: Size(width: 40, height: 100), box: Size(width: 100, height: 40))
    static let stretched = SetFrame(
      transform: AffineTransform(scaleX: 2, y: 3), size: Size(width: 400, height: 300),
      bounds: Size(width: 200, height: 100), box: Size(width: 400, height: 300))
  }

  @Test(
    "V-4, DC-29: setting the frame under a transform gives the measured bounds",
    arguments: [SetFrame.eighth, .sixth, .quarter, .stretched])
  func frameSetter(example: SetFrame) {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.transform = example.transform
    view.frame = Rect(origin: Point(x: 20, y: 30), size: example.size)
    #expect(view.bounds.isNear(Rect(origin: .zero, size: example.bounds)))
    #expect(view.frame.isNear(Rect(origin: Point(x: 20, y: 30), size: example.box)))
    let middle = Point(x: 20 + example.box.width / 2, y: 30 + example.box.height / 2)
    #expect(view.center.distance(to: middle) < 1e-9)
    #expect(view.transform == example.transform)
  }

  @Test("V-4: the formulas equal the measurements")
  func measuredFrames() {
    #expect(abs(SetFrame.eighth.bounds.width - 70.711) < 5e-4)
    #expect(abs(SetFrame.sixth.bounds.width - 129.282) < 5e-4)
    #expect(abs(SetFrame.sixth.bounds.height - 63.923) < 5e-4)
  }

  @Test("V-3: the centre is the position of the anchor point")
  func centerIsPosition() {
    let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    view.anchorPoint = .zero
    #expect(view.center == Point(x: 100, y: 50))
    #expect(view.frame.origin == Point(x: 100, y: 50))
    view.center = Point(x: 7, y: 8)
    #expect(view.frame == Rect(x: 7, y: 8, width: 200, height: 100))
  }

  @Test("V-5: size, centre and the bounds' origin are independent")
  func independence() {
    let (view, inner) = (
      View(frame: Rect(x: 10, y: 20, width: 100, height: 50)),
      View(frame: Rect(x: 5, y: 6, width: 7, height: 8))
    )
    view.addSubview(inner)
    view.bounds.size = Size(width: 120, height: 90)
    #expect(view.center == Point(x: 60, y: 45))
    #expect(view.frame == Rect(x: 0, y: 0, width: 120, height: 90))
    view.center = Point(x: 160, y: 145)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 120, height: 90))
    view.bounds.origin = Point(x: 3, y: 4)
    #expect(inner.frame == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.frame == Rect(x: 100, y: 100, width: 120, height: 90))
    let outer = View()
    outer.addSubview(view)
    #expect(inner.convert(Point.zero, to: outer) == Point(x: 102, y: 102))
  }

  @Test("V-6: points are row vectors, and concatenating applies the left transform first")
  func rowVectors() {
    let (move, turn) = (
      AffineTransform(translationX: 100, y: 0), AffineTransform(rotationAngle: .pi / 2)
    )
    let point = Point(x: 10, y: 0)
    #expect(point.applying(move.concatenating(turn)) == Point(x: 0, y: 110))
    #expect(point.applying(turn.concatenating(move)) == Point(x: 100, y: 10))
    #expect(turn.translatedBy(x: 100, y: 0) == move.concatenating(turn))
    #expect(move.rotated(by: .pi / 2) == turn.concatenating(move))
    let scale = AffineTransform(scaleX: 2, y: 3)
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
    #expect(Point(x: 10, y: 20).applying(move.scaledBy(x: 2, y: 3)) == Point(x: 120, y: 60))
  }

  @Test("V-7: fractions of points are kept")
  func fractions() {
    let view = View(frame: Rect(x: 0.25, y: 10.125, width: 33.5, height: 0.375))
    #expect(view.frame == Rect(x: 0.25, y: 10.125, width: 33.5, height: 0.375))
    view.center = Point(x: 1.0 / 3, y: 2.0 / 3)
    #expect(view.center == Point(x: 1.0 / 3, y: 2.0 / 3))
  }

  @Test("V-45: a frame, a centre and a size each read exactly as they were set, in any order")
  func exact() {
    let seed = RandomRunSettings.firstSeed
    print("frames that read back: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    func number(_ reach: Double) -> Double {
      .random(in: -reach...reach, using: &generator)
    }
    let view = View(frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    #expect(view.frame.origin == Point(x: 0.1, y: 0.2))
    for round in 0..<2000 {
      let reach = [1, 1000, 1e15][round % 3]
      if round % 7 == 0 { view.anchorPoint = Point(x: number(2), y: number(2)) }
      let frame = Rect(
        x: number(reach), y: number(reach), width: abs(number(1000)), height: abs(number(1000)))
      view.frame = frame
      #expect(view.frame == frame, "\(frame)")
      view.frame.origin.y = 400
      #expect(view.frame.origin == Point(x: frame.origin.x, y: 400), "\(frame)")
      view.frame.size.width = 0.1
      #expect(view.frame == Rect(x: frame.minX, y: 400, width: 0.1, height: frame.height))
      let center = Point(x: number(reach), y: number(reach))
      view.center = center
      #expect(view.center == center)
      view.bounds.origin = Point(x: number(10), y: number(10))
      view.bounds.size = Size(width: frame.height, height: frame.width)
      #expect(view.center == center)
      #expect(view.frame.size == view.bounds.size)
    }
  }

  @Test("V-45: masks and transforms that are set and removed keep a frame exact")
  func exactThroughOthers() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 0.1, y: 0.7, width: 33.3, height: 44.4))
    outer.addSubview(view)
    view.transform = AffineTransform(rotationAngle: 1)
    view.transform = .identity
    #expect(view.frame == Rect(x: 0.1, y: 0.7, width: 33.3, height: 44.4))
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    outer.frame.size = Size(width: 200, height: 300)
    #expect(view.frame.origin == Point(x: 0.1, y: 0.7))
    #expect(view.frame.size == Size(width: 133.3, height: 44.4))
    #expect(view.convert(Point.zero, to: outer) == Point(x: 0.1, y: 0.7))
    #expect(View(frame: Rect(x: 1e17, y: 3, width: 5, height: 7)).frame.minX == 1e17)
  }

  @Test("V-13: a view has UIKit's defaults")
  func defaults() {
    let view = View()
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.tag == 0)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask.isEmpty)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(view.anchorPoint == Point(x: 0.5, y: 0.5))
    #expect((view.shadowOpacity, view.shadowRadius, view.borderWidth) == (0, 3, 0))
    #expect(view.shadowOffset == Size(width: 0, height: -3))
    #expect(view.mask == nil)
  }

  @Test("V-27: opacity has 32 bits, and clipping and hiding are not inherited")
  func storage() {
    let view = View()
    view.alpha = 0.35
    #expect(view.alpha == 0.3499999940395355)
    view.shadowOpacity = 0.35
    #expect(view.shadowOpacity == 0.3499999940395355)
    view.clipsToBounds = true
    view.isHidden = true
    #expect(view.clipsToBounds)
    #expect(view.isHidden)
  }

  @Test("a frame or bounds with a negative size count as the same area with a positive size")
  func negativeSizes() {
    let view = View(frame: Rect(x: 10, y: 20, width: -4, height: -8))
    #expect(view.frame == Rect(x: 6, y: 12, width: 4, height: 8))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 4, height: 8))
    view.frame = Rect(x: 0, y: 0, width: 30, height: -10)
    #expect(view.frame == Rect(x: 0, y: -10, width: 30, height: 10))
    view.bounds = Rect(x: 0, y: 0, width: -6, height: 2)
    #expect(view.bounds == Rect(x: -6, y: 0, width: 6, height: 2))
    #expect(view.center == Point(x: 15, y: -5))
  }

  @Test("a frame that is not finite traps with the view's name and the remedy")
  func frameNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame = Rect(x: .nan, y: 0, width: 1, height: 1) }
    }
    #expect(
      trapMessage(result)
        == "View.frame was set to nan,0.0 1.0x1.0; give finite numbers, in points.")
  }

  @Test("an initial frame, an anchor point and a transform that are not finite trap too")
  func othersNotFinite() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 0, y: 0, width: .infinity, height: 1)) }
    }
    #expect(
      trapMessage(first)
        == "View.frame was set to 0.0,0.0 infx1.0; give finite numbers, in points.")
    let anchor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().anchorPoint = Point(x: .nan, y: 0) }
    }
    #expect(
      trapMessage(anchor)
        == "View.anchorPoint was set to nan,0.0; give finite numbers, in points.")
    let plane = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().transform = AffineTransform(scaleX: .infinity, y: 1) }
    }
    #expect(
      trapMessage(plane)
        == "View.transform was set to AffineTransform(a: inf, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, "
        + "ty: 0.0); give finite numbers, in points.")
    let space = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().transform3D = Transform3D(translationX: 0, y: 0, z: .nan) }
    }
    #expect(
      trapMessage(space)
        == "View.transform3D was set to Transform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, "
        + "m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, "
        + "m41: 0.0, m42: 0.0, m43: nan, m44: 1.0); give finite numbers, in points.")
  }
}
