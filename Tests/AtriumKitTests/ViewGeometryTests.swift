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

  @Test("V-8: conversion into the superview")
  func conversion() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 500, height: 700))
    let view = View(frame: Rect(x: 50, y: 100, width: 300, height: 400))
    outer.addSubview(view)
    view.bounds.origin = Point(x: 15, y: 25)
    #expect(view.convert(Point(x: 20, y: 30), to: outer) == Point(x: 55, y: 105))
    view.bounds.origin = .zero
    view.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(view.convert(Point(x: 20, y: 30), to: outer) == Point(x: 370, y: 170))
    #expect(outer.convert(Point(x: 370, y: 170), to: view) == Point(x: 20, y: 30))
  }

  @Test("V-9: without a window nil means no change; unrelated roots are one place")
  func conversionOutside() {
    let (a, b) = (View(), View(frame: Rect(x: 10, y: 0, width: 5, height: 5)))
    #expect(b.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
    #expect(b.convert(Point(x: 1, y: 2), to: a) == Point(x: 11, y: 2))
  }

  @Test("V-35, V-41: hidden, disabled and transparent views are as if absent")
  func skipped() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let behind = View(frame: outer.bounds)
    let front = View(frame: outer.bounds)
    outer.addSubview(behind)
    outer.addSubview(front)
    let point = Point(x: 5, y: 5)
    #expect(outer.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(outer.hitTest(point, with: nil) === behind)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === behind)
    behind.isHidden = true
    #expect(outer.hitTest(point, with: nil) === outer)
  }

  @Test("V-38: 0.01 is stored below the threshold, and each level is judged alone")
  func alphaThreshold() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0.01
    #expect(view.hitTest(Point(x: 1, y: 1), with: nil) == nil)
    view.alpha = 0.010000000707805157
    #expect(view.hitTest(Point(x: 1, y: 1), with: nil) === view)
  }

  @Test("V-37, V-39, V-40: half-open bounds, no help from clipping, singular transforms hit")
  func borders() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 90, y: 90, width: 20, height: 20))
    outer.addSubview(inner)
    #expect(outer.hitTest(Point(x: 95, y: 95), with: nil) === inner)
    #expect(outer.hitTest(Point(x: 105, y: 105), with: nil) == nil)
    #expect(outer.hitTest(Point(x: 100, y: 50), with: nil) == nil)
    #expect(outer.hitTest(Point(x: 0, y: 0), with: nil) === outer)
    inner.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    inner.transform = AffineTransform(scaleX: 0, y: 0)
    #expect(outer.hitTest(Point(x: 10, y: 10), with: nil) === inner)
  }

  @Test("geometry that is not finite traps with the view's name and the remedy")
  func notFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().frame = Rect(x: .nan, y: 0, width: 1, height: 1)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("View.frame was set to"))
    #expect(message.contains("give finite numbers"))
  }
}
