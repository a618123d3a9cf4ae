import AtriumGeometry

/// How the turning leaf is held: at which height, and how the finger has moved up or down since.
@MainActor
final class PageGrip {
  /// By how much the held corner rises in the middle of a turn, in widths of the leaf.
  private static let lift = 0.16

  /// The height at which the free edge is held, from 0 at the upper corner to 1 at the lower one.
  var height: Double {
    didSet { height = PageGrip.limited(height) }
  }
  /// How far the finger has moved down, in points of the leaf.
  var drift = 0.0
  /// The part of the way, from the leaf that is not turned, at which the finger let go.
  private var releasedAt: Double?

  init(height: Double) {
    self.height = PageGrip.limited(height)
  }

  private static func limited(_ height: Double) -> Double {
    height.isFinite ? min(max(height, 0), 1) : 1
  }

  /// Lets the drift fade out over the rest of the way.
  func release(at place: Double) { releasedAt = place }

  /// Holds the leaf again, where it is.
  func hold(at place: Double) {
    drift = drift(at: place)
    releasedAt = nil
  }

  private func drift(at place: Double) -> Double {
    guard let start = releasedAt else { return drift }
    let left = place > start ? (1 - place) / max(1e-6, 1 - start) : place / max(1e-6, start)
    return drift * min(1, max(0, left))
  }

  /// The shape of the leaf.
  ///
  /// - Parameters:
  ///   - place: How far the leaf is turned, 0…1.
  ///   - size: The size of the leaf.
  /// - Returns: The shape.
  func shape(at place: Double, of size: Size) -> CurlShape {
    let edge = height * size.height
    // sin(πx), by the rotation of the geometry layer.
    let middle = AffineTransform(rotationAngle: .pi * place).b
    let rise = PageGrip.lift * size.width * middle * (1 - 2 * height)
    return CurlShape(
      of: size, holding: edge,
      at: Point(x: size.width * (1 - 2 * place), y: edge + rise + drift(at: place)))
  }
}
