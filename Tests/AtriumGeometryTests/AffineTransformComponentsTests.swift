import AtriumGeometry
import Testing

/// Decomposition of transforms of the plane, and recomposition.
struct AffineTransformComponentsTests {
  private func isNear(_ a: AffineTransform, _ b: AffineTransform) -> Bool {
    zip(
      [a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]
    ).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("A-36: the components of a transform are those from which it was made")
  func parts() {
    let made = AffineTransformComponents(
      scale: Size(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
      translation: Vector(dx: 5, dy: -6))
    let map = AffineTransform(made)
    let turned = AffineTransform(scaleX: 2, y: 3)
      .concatenating(AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .concatenating(AffineTransform(rotationAngle: 0.7))
      .concatenating(AffineTransform(translationX: 5, y: -6))
    #expect(isNear(map, turned))
    let parts = map.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.horizontalShear - 0.5) < 1e-12 && abs(parts.rotation - 0.7) < 1e-12)
    #expect(parts.translation == Vector(dx: 5, dy: -6))
    #expect(AffineTransform.identity.decomposed() == AffineTransformComponents())
    #expect(AffineTransform(rotationAngle: .pi).decomposed().rotation == .pi)
    #expect(AffineTransform(rotationAngle: -.pi).decomposed().rotation == .pi)
  }

  @Test(
    "A-36: any transform is the same after recomposition of its components",
    arguments: [
      AffineTransform(scaleX: -1, y: 1), AffineTransform(scaleX: 1, y: -1),
      AffineTransform(scaleX: -2, y: -3), AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 1, ty: 2),
      AffineTransform(scaleX: -2, y: 0.5).rotated(by: 2),
      AffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 0, ty: 0),
      AffineTransform(a: -1, b: 2, c: 3, d: 4, tx: 0, ty: 0),
      AffineTransform(scaleX: 0, y: 0), AffineTransform(scaleX: 0, y: 2),
      AffineTransform(scaleX: 2, y: 0).concatenating(AffineTransform(rotationAngle: 1)),
      AffineTransform(scaleX: 0, y: 2).concatenating(AffineTransform(rotationAngle: 1)),
    ])
  func again(map: AffineTransform) {
    #expect(isNear(AffineTransform(map.decomposed()), map))
    let other = AffineTransform(rotationAngle: 2.5).decomposed()
    #expect(isNear(AffineTransform(map.decomposed().following(other)), map))
  }

  @Test(
    "A-36: a rotation is animated the shorter way, and half a turn goes clockwise",
    arguments: [
      (0, 1, 1), (3, -3, 2 * .pi - 6), (-3, 3, 6 - 2 * .pi), (0, .pi, .pi), (.pi, 0, .pi),
      (0.1, 0.1 - .pi, .pi), (-.pi / 2, .pi / 2, .pi), (.pi / 2, -.pi / 2, .pi),
    ] as [(Double, Double, Double)])
  func way(start: Double, end: Double, expected: Double) {
    let from = AffineTransform(rotationAngle: start).decomposed()
    let to = AffineTransform(rotationAngle: end).decomposed().following(from)
    #expect(abs(to.rotation - from.rotation - expected) < 1e-9)
  }

  @Test("A-36: between two mirror images the transform rotates, and is never flat")
  func mirrored() {
    let from = AffineTransform(scaleX: -1, y: 1).decomposed()
    let to = AffineTransform(scaleX: 1, y: -1).decomposed().following(from)
    #expect(to.scale == from.scale)
    #expect(abs(to.rotation - from.rotation - .pi) < 1e-12)
  }

  @Test("A-36: a transform that maps everything to a point has no rotation")
  func point() {
    let turned = AffineTransform(rotationAngle: 2).decomposed()
    let point = AffineTransform(scaleX: 0, y: 0).decomposed().following(turned)
    #expect(point.rotation == turned.rotation && point.scale == .zero)
  }
}
