import AtriumGeometry
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Transforms of space, and the projection of a plane in space.
struct Transform3DTests {
  @Test("a rotation about z is the plane's rotation, and quarter turns about each axis are exact")
  func rotation() {
    let turn = AffineTransform(rotationAngle: 0.3)
    #expect(Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 2) == Transform3D(turn))
    #expect(Transform3D(turn).affineTransform == turn)
    let quarter = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect((quarter.m11, quarter.m13) == (0, -1))
    #expect((quarter.m31, quarter.m33) == (1, 0))
    #expect(!quarter.isAffine)
    #expect(quarter.affineTransform == .identity)
    #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test("an operation is applied before the transform, as in the plane")
  func order() {
    let turn = Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    let both = turn.translatedBy(x: 100, y: 0, z: 0)
    #expect(both == Transform3D(translationX: 100, y: 0, z: 0).concatenating(turn))
    #expect(Point(x: 10, y: 0).applying(ProjectiveTransform(both)) == Point(x: 0, y: 110))
    let scaled = turn.scaledBy(x: 2, y: 3, z: 4)
    #expect((scaled.m12, scaled.m21, scaled.m33) == (2, -3, 4))
  }

  @Test("the inverse reverts its transform, and a transform without one has the identity")
  func inverse() {
    var map = Transform3D(rotationAngle: 0.7, x: 1, y: 2, z: 3)
    map.m34 = -1 / 500
    map = map.translatedBy(x: 4, y: -5, z: 6).scaledBy(x: 2, y: 0.5, z: 3)
    let product = map.concatenating(map.inverted())
    let expected = Transform3D.identity
    for path in Self.entries {
      #expect(abs(product[keyPath: path] - expected[keyPath: path]) < 1e-12)
    }
    #expect(Transform3D(scaleX: 1, y: 0, z: 1).inverted() == Transform3D(scaleX: 1, y: 0, z: 1))
  }

  private static var entries: [KeyPath<Transform3D, Double>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
  }

  @Test(
    "an interpolation between two transforms rotates, is exact at the ends, and never collapses")
  func mixing() {
    var eye = Transform3D.identity
    eye.m34 = -1 / 400
    let from = eye.translatedBy(x: 10, y: 20, z: 30).scaledBy(x: 2, y: 1, z: 1)
    let to = eye.translatedBy(x: 30, y: 0, z: 10).rotated(by: .pi, x: 0, y: 1, z: 0)
      .scaledBy(x: 4, y: 3, z: 1)
    #expect(from.mixed(with: to, by: 0) == from)
    #expect(from.mixed(with: to, by: 1) == to)
    for part in [0.25, 0.5, 0.75] {
      let expected = eye.translatedBy(x: 10 + 20 * part, y: 20 - 20 * part, z: 30 - 20 * part)
        .rotated(by: .pi * part, x: 0, y: 1, z: 0)
        .scaledBy(x: 2 + 2 * part, y: 1 + 2 * part, z: 1)
      expectClose(from.mixed(with: to, by: part), expected)
    }
  }

  @Test("any transform is the same after recomposition of its components", arguments: 0..<40)
  func parts(index: Int) {
    let angle = Double(index) * 0.7
    let axis = (x: sin(angle), y: cos(angle * 1.3), z: sin(angle * 0.4 + 1))
    var map = Transform3D(rotationAngle: angle, x: axis.x, y: axis.y, z: axis.z)
    (map.m14, map.m34) = (0.0001 * axis.x, -0.002)
    map = map.translatedBy(x: 5 * axis.y, y: 7, z: -3)
      .scaledBy(x: index.isMultiple(of: 3) ? -1.5 : 2, y: 0.5, z: 1.2)
      .concatenating(Transform3D(AffineTransform(a: 1, b: 0.3, c: -0.2, d: 1.1, tx: 1, ty: 2)))
    // A tiny fraction of the interpolation to another transform.
    expectClose(map.mixed(with: .identity, by: 1e-13), map, tolerance: 1e-9)
  }

  @Test("a transform that flattens space is interpolated component by component")
  func mixingFlat() {
    let flat = Transform3D(scaleX: 0, y: 1, z: 1)
    #expect(flat.mixed(with: .identity, by: 0.25) == Transform3D(scaleX: 0.25, y: 1, z: 1))
  }

  private func expectClose(
    _ one: Transform3D, _ two: Transform3D, tolerance: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for path in Self.entries {
      let difference = abs(one[keyPath: path] - two[keyPath: path])
      #expect(difference < tolerance, sourceLocation: sourceLocation)
    }
  }

  @Test("nearer points look larger, by the formula of perspective")
  func perspective() throws {
    var map = Transform3D.identity
    map.m34 = -1.0 / 500
    map = map.rotated(by: .pi / 3, x: 0, y: 1, z: 0)
    let seen = ProjectiveTransform(map)
    let depth = 1 + 50 * 3.0.squareRoot() / 2 / 500
    let corner = try #require(Point(x: 50, y: 50).applying(seen))
    #expect(corner.distance(to: Point(x: 25 / depth, y: 50 / depth)) < 1e-9)
    #expect(abs(seen.depth(at: Point(x: 50, y: 50)) - depth) < 1e-12)
    let back = try #require(corner.applying(seen.inverted()))
    #expect(back.distance(to: Point(x: 50, y: 50)) < 1e-9)
    // Points behind the eye have no projection and no inverse.
    #expect(Point(x: -700, y: 0).applying(seen) == nil)
  }

  @Test("concatenating projections equals applying them one after the other")
  func concatenation() throws {
    let one = ProjectiveTransform(
      affine: AffineTransform(a: 1, b: 0.2, c: -0.1, d: 1.3, tx: 5, ty: 7), p: 0.001, q: -0.002,
      s: 1)
    let two = ProjectiveTransform(
      affine: AffineTransform(a: 0.5, b: 0, c: 0.3, d: 2, tx: -5, ty: 1), p: -0.003, q: 0.001,
      s: 1.5)
    let point = Point(x: 20, y: 30)
    let first = try #require(point.applying(one)?.applying(two))
    let both = try #require(point.applying(one.concatenating(two)))
    #expect(first.distance(to: both) < 1e-9)
  }

  @Test("a box is clipped where the plane passes behind the eye")
  func clipped() {
    var map = Transform3D.identity
    map.m34 = -1.0 / 100
    map = map.rotated(by: .pi / 2 - 0.01, x: 0, y: 1, z: 0)
    let box = Rect(x: -400, y: -10, width: 800, height: 20).applying(ProjectiveTransform(map))
    #expect(box.height > 1000)
    #expect([box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite })
    #expect(
      Rect(x: -900, y: 0, width: 10, height: 10).applying(ProjectiveTransform(map)).isEmpty)
  }

  @Test("a rectangle of negative size is the same area from another corner")
  func standardized() {
    #expect(
      Rect(x: 10, y: 20, width: -4, height: -8).standardized
        == Rect(x: 6, y: 12, width: 4, height: 8))
    let plain = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(plain.standardized == plain)
  }
}
