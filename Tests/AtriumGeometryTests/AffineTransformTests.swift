import AtriumGeometry
import Testing

/// Transforms and rectangles compared with examples of Core Graphics (V-6, V-10).
struct AffineTransformTests {
  @Test("V-6: translatedBy, rotated and scaledBy apply the new operation first")
  func order() {
    let point = Point(x: 10, y: 0)
    let translateThenRotate = AffineTransform(translationX: 100, y: 0)
      .concatenating(AffineTransform(rotationAngle: .pi / 2))
    #expect(point.applying(translateThenRotate) == Point(x: 0, y: 110))
    let rotateThenTranslate = AffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
    #expect(point.applying(rotateThenTranslate) == Point(x: 100, y: 10))
    let scaleThenTranslate = AffineTransform(translationX: 100, y: 5).scaledBy(x: 2, y: 3)
    #expect(Point(x: 10, y: 20).applying(scaleThenTranslate) == Point(x: 120, y: 65))
    let scaleThenRotate = AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3)
    #expect(Point(x: 10, y: 20).applying(scaleThenRotate) == Point(x: -60, y: 20))
    let translateThenScale = AffineTransform(scaleX: 2, y: 3).translatedBy(x: 100, y: 5)
    #expect(Point(x: 10, y: 20).applying(translateThenScale) == Point(x: 220, y: 75))
  }

  @Test("a transform concatenated with its inverse is the identity")
  func inverse() {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = Point(x: 3.5, y: -2.25)
    let back = point.applying(map).applying(map.inverted())
    #expect(back.distance(to: point) < 1e-12)
  }

  @Test("V-10: transforming a rectangle gives the bounding box of its corners")
  func boundingBox() {
    let turned = Rect(x: -100, y: -50, width: 200, height: 100)
      .applying(AffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 212.132) < 5e-4)
    #expect(abs(turned.minX + 106.066) < 5e-4)
  }

  @Test("V-37: a rectangle contains its left and top edges, but not its right and bottom edges")
  func halfOpen() {
    let rect = Rect(x: 10, y: 10, width: 5, height: 5)
    #expect(rect.contains(Point(x: 10, y: 10)))
    #expect(!rect.contains(Point(x: 15, y: 10)))
    #expect(!rect.contains(Point(x: 10, y: 15)))
  }

  @Test("a rectangle of pixels covers a rectangle of points outwards, for any numbers")
  func pixels() {
    let rect = Rect(x: 0.25, y: 0.5, width: 10, height: 10)
    #expect(
      PixelRect(covering: rect, scale: 2) == PixelRect(x: 0, y: 1, width: 21, height: 20))
    let wild = Rect(x: .nan, y: -.infinity, width: .infinity, height: 1e300)
    #expect(PixelRect(covering: wild, scale: 1).x == 0)
  }
}
