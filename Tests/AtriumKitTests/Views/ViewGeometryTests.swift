import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Frames, conversion and hit testing against the measured examples of 5.1 and 5.5.
@MainActor
struct ViewGeometryTests {
  private func close(_ a: Rect, _ b: Rect) -> Bool {
    a.origin.distance(to: b.origin) < 1e-3 && abs(a.width - b.width) < 1e-3
      && abs(a.height - b.height) < 1e-3
  }

  @Test("V-1: the frame of a turned view is its bounding box")
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
    let origins = [0, 0.25, 0.5, 0.75, 1].map { part -> Point in
      view.anchorPoint = Point(x: part, y: part)
      return view.frame.origin
    }
    #expect(
      origins == [
        Point(x: 200, y: 150), Point(x: 150, y: 125), Point(x: 100, y: 100), Point(x: 50, y: 75),
        Point(x: 0, y: 50),
      ])
  }

  @Test(
    "V-4: setting the frame under a transform",
    arguments: [
      (AffineTransform(rotationAngle: .pi / 4), 50.0, 50.0, 70.711, 0.0),
      (AffineTransform(rotationAngle: .pi / 3), 120, 80, 129.282, 63.923),
      (AffineTransform(rotationAngle: .pi / 2), 100, 40, 40, 100),
      (AffineTransform(scaleX: 2, y: 3), 400, 300, 200, 100),
    ])
  func frameSetter(
    transform: AffineTransform, width: Double, height: Double, boundsWidth: Double,
    boundsHeight: Double
  ) {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.transform = transform
    view.frame = Rect(x: 20, y: 30, width: width, height: height)
    #expect(abs(view.bounds.width - boundsWidth) < 1e-3)
    #expect(abs(view.bounds.height - boundsHeight) < 1e-3)
    #expect(view.frame.origin.distance(to: Point(x: 20, y: 30)) < 1e-9)
    #expect(view.transform == transform)
  }

  @Test("V-3: the centre is where the anchor point is")
  func centerIsPosition() {
    let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    view.anchorPoint = .zero
    #expect(view.center == Point(x: 100, y: 50))
    #expect(view.frame.origin == Point(x: 100, y: 50))
    view.center = Point(x: 7, y: 8)
    #expect(view.frame == Rect(x: 7, y: 8, width: 200, height: 100))
  }

  @Test("V-5: size, centre and the bounds' origin leave each other alone")
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

  @Test("V-6: points are row vectors; concatenating does the left one first")
  func rowVectors() {
    let (move, turn) = (
      AffineTransform(translationX: 100, y: 0), AffineTransform(rotationAngle: .pi / 2)
    )
    let point = Point(x: 10, y: 0)
    #expect(point.applying(move.concatenating(turn)) == Point(x: 0, y: 110))
    #expect(point.applying(turn.concatenating(move)) == Point(x: 100, y: 10))
    #expect(turn.translatedBy(x: 100, y: 0) == move.concatenating(turn))
    #expect(move.rotated(by: .pi / 2) == turn.concatenating(move))
  }

  @Test("V-7: fractions stay")
  func fractions() {
    let view = View(frame: Rect(x: 0.25, y: 10.125, width: 33.5, height: 0.375))
    #expect(view.frame == Rect(x: 0.25, y: 10.125, width: 33.5, height: 0.375))
    view.center = Point(x: 1.0 / 3, y: 2.0 / 3)
    #expect(view.center == Point(x: 1.0 / 3, y: 2.0 / 3))
  }

  @Test("V-13: what a view is before anybody sets anything")
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

  @Test("V-27: opacity has 32 bits; clipping and hiding are the view's own")
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

  @Test("a frame of negative size is the same area with a positive one; so are bounds")
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
    #expect(trapMessage(result).contains("View.frame was set to nan,0.0 1.0x1.0"))
    #expect(trapMessage(result).contains("give finite numbers"))
  }

  @Test("so do a first frame, an anchor point and a transform")
  func othersNotFinite() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 0, y: 0, width: .infinity, height: 1)) }
    }
    #expect(trapMessage(first).contains("View.frame was set to 0.0,0.0 infx1.0"))
    let anchor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().anchorPoint = Point(x: .nan, y: 0) }
    }
    #expect(trapMessage(anchor).contains("View.anchorPoint was set to"))
    let plane = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().transform = AffineTransform(scaleX: .infinity, y: 1) }
    }
    #expect(trapMessage(plane).contains("View.transform was set to"))
    let space = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().transform3D = Transform3D(translationX: 0, y: 0, z: .nan) }
    }
    #expect(trapMessage(space).contains("View.transform3D was set to"))
  }
}
