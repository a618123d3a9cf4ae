import AtriumGeometry
import Testing

/// Rectangles as Core Graphics documents them, including negative sizes, null and infinite rectangles.
struct RectTests {
  private let backwards = Rect(x: 10, y: 20, width: -30, height: -50)
  private let area = Rect(x: -20, y: -30, width: 30, height: 50)
  private let fraction = Rect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)

  @Test(
    "V-48: a rectangle of negative size counts as its area, and origin and size return the values that were set"
  )
  func negativeSize() {
    #expect(backwards.origin == Point(x: 10, y: 20))
    #expect(backwards.size == Size(width: -30, height: -50))
    #expect((backwards.width, backwards.height) == (30, 50))
    #expect((backwards.minX, backwards.midX, backwards.maxX) == (-20, -5, 10))
    #expect((backwards.minY, backwards.midY, backwards.maxY) == (-30, -5, 20))
    #expect(backwards.center == area.center)
    #expect(backwards.standardized.origin == Point(x: -20, y: -30))
    #expect(backwards.standardized.size == Size(width: 30, height: 50))
    #expect(!backwards.isEmpty)
    #expect(backwards == area && backwards.equalTo(area))
    #expect(backwards.hashValue == area.hashValue)
    #expect(backwards != Rect(x: 10, y: 20, width: 30, height: 50))
  }

  @Test("V-48: containment of points and rectangles uses the standardised area")
  func containing() {
    #expect(backwards.contains(Point(x: -20, y: -30)))
    #expect(backwards.contains(Point(x: 9, y: 19)))
    #expect(!backwards.contains(Point(x: 10, y: 19)))
    #expect(backwards.contains(Rect(x: 10, y: 20, width: -5, height: -5)))
    #expect(!backwards.contains(Rect(x: 10, y: 20, width: 5, height: 5)))
    // A rectangle contains another if their union is the first rectangle.
    #expect(area.contains(area))
    #expect(area.contains(Rect(x: 10, y: 20, width: 0, height: 0)))
    #expect(!area.contains(Rect(x: 50, y: 0, width: 0, height: 0)))
    #expect(area.contains(.null) && Rect.null.contains(.null))
    #expect(!Rect.null.contains(area) && !Rect.null.contains(Point.zero))
    #expect(!Rect.zero.contains(Point.zero))
  }

  @Test("V-48: the intersection is the shared area, and for touching edges a line")
  func intersections() {
    #expect(
      backwards.intersection(Rect(x: 0, y: 40, width: 100, height: -30))
        == Rect(x: 0, y: 10, width: 10, height: 10))
    let one = Rect(x: 0, y: 0, width: 10, height: 5)
    let below = Rect(x: 0, y: 5, width: 10, height: 5)
    #expect(one.intersection(below) == Rect(x: 0, y: 5, width: 10, height: 0))
    #expect(!one.intersection(below).isNull)
    #expect(one.intersects(below))
    let apart = Rect(x: 0, y: 5.5, width: 10, height: 5)
    #expect(one.intersection(apart).isNull)
    #expect(!one.intersects(apart))
    #expect(one.intersection(.null).isNull && Rect.null.intersection(one).isNull)
    #expect(!one.intersects(.null) && !Rect.null.intersects(.null))
    #expect(one.intersection(.infinite) == one)
    #expect(Rect.infinite.intersects(one))
  }

  @Test("V-48: a union includes the positions of empty rectangles, and only null adds nothing")
  func unions() {
    let point = Rect(x: 100, y: 200, width: 0, height: 0)
    #expect(area.union(point) == Rect(x: -20, y: -30, width: 120, height: 230))
    #expect(point.union(area) == Rect(x: -20, y: -30, width: 120, height: 230))
    #expect(Rect.zero.union(point) == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      backwards.union(Rect(x: 20, y: 0, width: -5, height: 1))
        == Rect(x: -20, y: -30, width: 40, height: 50))
    #expect(area.union(.null) == area)
    #expect(Rect.null.union(backwards) == area)
    #expect(Rect.null.union(.null).isNull)
  }

  @Test("V-48: operations with null and infinite rectangles give Core Graphics' results")
  func nothingAndEverything() {
    #expect(Rect.null.origin == Point(x: .infinity, y: .infinity))
    #expect(Rect.null.size == .zero)
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.null.isInfinite)
    #expect(Rect(x: .infinity, y: 0, width: 5, height: 5).isNull)
    #expect(Rect(x: .infinity, y: 0, width: 5, height: 5) == .null)
    #expect(!Rect.zero.isNull && Rect.zero.isEmpty && Rect.zero != .null)
    let greatest = Double.greatestFiniteMagnitude
    #expect(Rect.infinite.origin == Point(x: -greatest / 2, y: -greatest / 2))
    #expect(Rect.infinite.size == Size(width: greatest, height: greatest))
    #expect(Rect.infinite.isInfinite && !Rect.infinite.isNull && !Rect.infinite.isEmpty)
    #expect(Rect.infinite.contains(Point(x: 1e300, y: -1e300)))
    let operations: [(Rect) -> Rect] = [
      { $0.standardized }, { $0.integral }, { $0.offsetBy(dx: 5, dy: 5) },
      { $0.insetBy(dx: -5, dy: -5) }, { $0.divided(atDistance: 5, from: .minXEdge).slice },
      { $0.divided(atDistance: 5, from: .maxYEdge).remainder },
      { $0.applying(AffineTransform(rotationAngle: 1)) },
    ]
    for operation in operations { #expect(operation(.null).isNull) }
    #expect(Rect.infinite.applying(AffineTransform(rotationAngle: 1)).isInfinite)
  }

  @Test("V-48: an inset that leaves nothing is null, and one that leaves a line is a line")
  func insets() {
    #expect(
      fraction.insetBy(dx: 1, dy: -2) == Rect(x: 12.25, y: 20.25, width: 31.25, height: 48.25))
    #expect(backwards.insetBy(dx: 5, dy: 5) == Rect(x: -15, y: -25, width: 20, height: 40))
    #expect(area.insetBy(dx: 15, dy: 0) == Rect(x: -5, y: -30, width: 0, height: 50))
    #expect(area.insetBy(dx: 15.5, dy: 0).isNull)
    #expect(area.insetBy(dx: 0, dy: 26).isNull)
    #expect(area.shrunkBy(dx: 100, dy: 5) == Rect(x: -5, y: -25, width: 0, height: 40))
    #expect(area.shrunkBy(dx: -5, dy: 100) == Rect(x: -25, y: -5, width: 40, height: 0))
    // UIKit's inset by four edges ignores the sign of the size.
    #expect(
      area.inset(by: EdgeInsets(top: 60)).size == Size(width: 30, height: -10))
    #expect(backwards.offsetBy(dx: 1, dy: 2) == Rect(x: -19, y: -28, width: 30, height: 50))
  }

  @Test("V-48: an integral rectangle encloses a rectangle")
  func integral() {
    #expect(fraction.integral == Rect(x: 11, y: 22, width: 34, height: 45))
    #expect(
      Rect(x: -0.5, y: 1.5, width: -1, height: 0.25).integral
        == Rect(x: -2, y: 1, width: 2, height: 1))
  }

  @Test("V-48: a rectangle is divided at a distance from an edge, at most at the other edge")
  func divided() {
    func parts(_ distance: Double, _ edge: Rect.Edge, of rect: Rect? = nil) -> [Rect] {
      let (slice, remainder) = (rect ?? fraction).divided(atDistance: distance, from: edge)
      return [slice, remainder]
    }
    #expect(
      parts(5, .minXEdge) == [
        Rect(x: 11.25, y: 22.25, width: 5, height: 44.25),
        Rect(x: 16.25, y: 22.25, width: 28.25, height: 44.25),
      ])
    #expect(
      parts(5, .maxXEdge) == [
        Rect(x: 39.5, y: 22.25, width: 5, height: 44.25),
        Rect(x: 11.25, y: 22.25, width: 28.25, height: 44.25),
      ])
    #expect(
      parts(5, .minYEdge) == [
        Rect(x: 11.25, y: 22.25, width: 33.25, height: 5),
        Rect(x: 11.25, y: 27.25, width: 33.25, height: 39.25),
      ])
    #expect(
      parts(5, .maxYEdge) == [
        Rect(x: 11.25, y: 61.5, width: 33.25, height: 5),
        Rect(x: 11.25, y: 22.25, width: 33.25, height: 39.25),
      ])
    #expect(
      parts(99, .minXEdge, of: backwards) == [area, Rect(x: 10, y: -30, width: 0, height: 50)])
    #expect(
      parts(-1, .minYEdge, of: backwards) == [Rect(x: -20, y: -30, width: 30, height: 0), area])
    #expect(Rect.Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("V-48: a transform applies to a size without its translation")
  func sizes() {
    let map = AffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 200)
    #expect(Size(width: 10, height: 20).applying(map) == Size(width: -60, height: 20))
    #expect(
      backwards.applying(AffineTransform(translationX: 1, y: 2))
        == Rect(x: -19, y: -28, width: 30, height: 50))
    #expect(
      backwards.applying(AffineTransform(scaleX: 2, y: 1))
        == Rect(x: -40, y: -30, width: 60, height: 50))
  }

  @Test("V-49: a transform without an inverse is its own inverse")
  func singular() {
    let flat = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat && !flat.isInvertible)
    let deep = Transform3D(scaleX: 1, y: 0, z: 1)
    #expect(deep.inverted() == deep)
    let seen = ProjectiveTransform(flat)
    #expect(seen.inverted() == seen && !seen.isInvertible)
    #expect(AffineTransform(rotationAngle: .pi).isInvertible)
  }
}
