import AtriumGeometry
import AtriumGraphics
import Testing

struct PathTests {
  private let square = Rect(x: 10, y: 20, width: 40, height: 40)

  @Test func `a rectangle's bounds are the rectangle`() {
    #expect(Path(rect: square).bounds == square)
    #expect(Path().bounds == .zero)
    #expect(Path().isEmpty)
    #expect(!Path(rect: square).isEmpty)
  }

  @Test func `corners of a rounded rectangle are outside`() {
    let path = Path(roundedRect: square, cornerRadius: 10)
    #expect(!path.contains(Point(x: 11, y: 21)))
    #expect(!path.contains(Point(x: 49, y: 59)))
    #expect(path.contains(Point(x: 14, y: 24)))
    #expect(path.contains(square.center))
    #expect(path.bounds == square)
  }

  @Test func `a radius never exceeds half a side`() {
    let pill = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 80)
    #expect(pill.bounds == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(pill.contains(Point(x: 50, y: 1)))
    #expect(!pill.contains(Point(x: 1, y: 1)))
    #expect(Path(roundedRect: square, cornerRadius: 0) == Path(rect: square))
  }

  @Test func `an oval fills its rectangle`() {
    let oval = Path(ovalIn: square)
    #expect(oval.bounds == square)
    #expect(oval.contains(Point(x: 10.5, y: 40)))
    #expect(!oval.contains(Point(x: 14, y: 24)))
  }

  @Test(arguments: [(true, 1.0), (false, -1.0)])
  func `clockwise is as seen on screen`(clockwise: Bool, side: Double) {
    // The arc starts at the right. Clockwise, it goes down first, where y is positive.
    var path = Path(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: side * .pi / 2, clockwise: clockwise)
    path.addLine(to: .zero)
    path.close()
    #expect(path.contains(Point(x: 6, y: 6 * side)))
    #expect(!path.contains(Point(x: 6, y: -6 * side)))
    #expect(!path.contains(Point(x: -6, y: 6 * side)))
  }

  @Test func `an arc the other way takes the long way round`() {
    var path = Path(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.addLine(to: .zero)
    path.close()
    #expect(!path.contains(Point(x: 6, y: 6)))
    #expect(path.contains(Point(x: -6, y: 6)))
    #expect(path.contains(Point(x: 6, y: -6)))
  }

  @Test func `arcs of senseless numbers add nothing`() {
    var path = Path()
    path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: .infinity, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
  }

  @Test func `a path wound the other way is a hole`() {
    var path = Path(rect: square)
    let hole = Path(
      arcCenter: square.center, radius: 10, startAngle: 0, endAngle: -2 * .pi, clockwise: false)
    path.append(hole)
    #expect(!path.contains(square.center))
    #expect(path.contains(Point(x: 12, y: 22)))
    var disc = Path(rect: square)
    disc.append(Path(ovalIn: square.insetBy(dx: 10, dy: 10)))
    #expect(disc.contains(square.center))
  }

  @Test func `a map moves every point`() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.addQuadCurve(to: Point(x: 4, y: 1), controlPoint: Point(x: 2.5, y: 4))
    path.apply(AffineTransform(scaleX: 2, y: 3))
    var expected = Path()
    expected.move(to: Point(x: 2, y: 3))
    expected.addQuadCurve(to: Point(x: 8, y: 3), controlPoint: Point(x: 5, y: 12))
    #expect(path.bounds == expected.bounds)
    path.addLine(to: Point(x: 0, y: 0))
    #expect(path.bounds.minX == 0)
  }

  @Test func `paths with the same steps are equal`() {
    #expect(Path(rect: square) == Path(rect: square))
    #expect(Path(rect: square) != Path(rect: square.offsetBy(dx: 1, dy: 0)))
  }
}
