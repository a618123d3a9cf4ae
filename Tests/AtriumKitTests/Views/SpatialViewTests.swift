import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Views with a 3D transform.
@MainActor
struct SpatialViewTests {
  /// Makes a window of 400×400 points with a plate of 100×100 points in the middle, with its left side
  /// rotated towards the viewer.
  private static func plate(scale: Double = 1) -> (Stage, View) {
    let stage = Stage(size: Size(width: 400, height: 400), scale: scale)
    let plate = View(frame: Rect(x: 150, y: 150, width: 100, height: 100))
    plate.backgroundColor = Color(hex: 0xff0000)
    stage.window.addSubview(plate)
    stage.turn()
    plate.transform3D = turned
    stage.turn()
    return (stage, plate)
  }

  private static var turned: Transform3D {
    var map = Transform3D.identity
    map.m34 = -1.0 / 500
    return map.rotated(by: .pi / 3, x: 0, y: 1, z: 0)
  }

  @Test("V-12: transform and transform3D are one value, and the last assignment wins")
  func oneValue() {
    let view = View()
    let turn = AffineTransform(rotationAngle: 0.3)
    view.transform = turn
    #expect(view.transform3D == Transform3D(turn))
    view.transform3D = Self.turned
    #expect(view.transform == .identity)
    #expect(view.transform3D == Self.turned)
    view.transform = .identity
    #expect(view.transform3D == .identity)
    view.transform3D = Transform3D(scaleX: 2, y: 3, z: 1)
    #expect(view.transform == AffineTransform(scaleX: 2, y: 3))
  }

  @Test("V-12: the frame is the bounding box of the projection, by the formula")
  func frame() {
    let (stage, plate) = Self.plate()
    let window = stage.window
    let away = 25 * 3.0.squareRoot() / 500
    let (near, far) = (1 - away, 1 + away)
    #expect(abs(plate.frame.minX - (200 - 25 / near)) < 1e-9)
    #expect(abs(plate.frame.maxX - (200 + 25 / far)) < 1e-9)
    #expect(abs(plate.frame.minY - (200 - 50 / near)) < 1e-9)
    #expect(abs(plate.frame.height - 100 / near) < 1e-9)
    let corner = plate.convert(Point(x: 100, y: 0), to: window)
    #expect(corner.distance(to: Point(x: 200 + 25 / far, y: 200 - 50 / far)) < 1e-9)
    #expect(plate.convert(corner, from: nil).distance(to: Point(x: 100, y: 0)) < 1e-9)
    plate.frame = Rect(x: 10, y: 20, width: 60, height: 40)
    #expect(plate.bounds.size == Size(width: 60, height: 40))
    #expect(plate.frame.origin.distance(to: Point(x: 10, y: 20)) < 1e-9)
  }

  @Test("a growing superview stretches the plate itself, not its projection")
  func autoresizing() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let plate = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    outer.addSubview(plate)
    plate.transform3D = Self.turned
    plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.bounds.size = Size(width: 140, height: 120)
    #expect(plate.bounds.size == Size(width: 100, height: 80))
    #expect(plate.center == Point(x: 70, y: 60))
  }

  @Test("V-40: touches use the projection, and a view that is edge-on is not hit")
  func touches() {
    let (stage, plate) = Self.plate()
    func isHit(_ x: Double, _ y: Double) -> Bool {
      stage.window.hitTest(Point(x: x, y: y), with: nil) === plate
    }
    #expect(isHit(200, 200))
    #expect(isHit(174, 148))
    #expect(!isHit(222, 150))
    #expect(isHit(222, 156))
    #expect(!isHit(224, 200))
    #expect(!isHit(172, 200))
    plate.transform3D = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect(!isHit(200, 200))
    // A plate that is only scaled in depth, and not rotated, is hit.
    plate.transform3D = Transform3D(scaleX: 1, y: 1, z: 2)
    #expect(isHit(160, 160))
  }

  @Test("the plate is drawn where it is hit, with its subviews", arguments: [1.0, 2])
  func pixels(scale: Double) {
    let (stage, plate) = Self.plate(scale: scale)
    let inner = View(frame: Rect(x: 0, y: 40, width: 50, height: 20))
    inner.backgroundColor = Color(hex: 0x00ff00)
    plate.addSubview(inner)
    stage.turn()
    let picture = stage.snapshot()
    let (red, green) = (Color(hex: 0xff0000), Color(hex: 0x00ff00))
    #expect(stage.color(picture, 205, 200) == red)
    #expect(stage.color(picture, 185, 200) == green)
    #expect(stage.color(picture, 175, 149) == red)
    #expect(stage.color(picture, 175, 143) == .white)
    #expect(stage.color(picture, 220, 151) == .white)
    #expect(stage.color(picture, 220, 157) == red)
    #expect(stage.isPaintedCompletely)
    inner.backgroundColor = .black
    stage.turn()
    #expect(stage.color(stage.snapshot(), 185, 200) == .black)
    #expect(stage.isPaintedCompletely)
    plate.transform = .identity
    stage.turn()
    #expect(stage.color(stage.snapshot(), 155, 155) == red)
    #expect(stage.isPaintedCompletely)
  }

  @Test("A-3: a 3D transform is animated as a rotation, and ends exactly at its value")
  func animated() {
    let (stage, plate) = Self.plate()
    var start = Transform3D.identity
    start.m34 = -1.0 / 500
    plate.transform3D = start
    stage.settle()
    View.animate(withDuration: 1, options: .curveLinear) { plate.transform3D = Self.turned }
    stage.turn()
    stage.advance(by: 0.5)
    let middle = plate.presentation.transform3D
    let expected = start.rotated(by: .pi / 6, x: 0, y: 1, z: 0)
    #expect(abs(middle.m11 - expected.m11) < 1e-9)
    #expect(abs(middle.m13 - expected.m13) < 1e-9)
    #expect(abs(middle.m14 - expected.m14) < 1e-12)
    #expect(abs(middle.m34 - expected.m34) < 1e-12)
    #expect(stage.isPaintedCompletely)
    stage.settle()
    #expect(plate.presentation.transform3D == Self.turned)
    #expect(stage.isPaintedCompletely)
  }

  @Test(
    "a plate that does not move is drawn from its bitmap, and only a change of content draws it again"
  )
  func cached() {
    let (stage, plate) = Self.plate()
    let drawing = DrawingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    plate.addSubview(drawing)
    stage.turn()
    let count = drawing.count
    plate.center = Point(x: 180, y: 210)
    stage.turn()
    plate.transform3D = Self.turned.rotated(by: 0.2, x: 1, y: 0, z: 0)
    stage.turn()
    #expect(drawing.count == count)
    drawing.setNeedsDisplay()
    stage.turn()
    #expect(drawing.count == count + 1)
  }
}

private final class DrawingView: View {
  private(set) var count = 0

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    count += 1
    canvas.fill(bounds, with: .black)
  }
}
