import AtriumGeometry
import AtriumGraphics

/// The height at which the turning leaf is held, and the finger's vertical movement since then.
@MainActor
final class PageGrip {
  /// How far the held corner rises in the middle of a page turn, as a fraction of the leaf's width.
  private static let lift = 0.16

  /// The relative height at which the free edge is held, from 0 at the upper corner to 1 at the lower corner.
  var height: Double {
    didSet { height = PageGrip.limited(height) }
  }
  /// How far the finger has moved down since it took the leaf, in points, in the leaf's coordinates.
  var drift = 0.0
  /// How far the leaf was turned when the finger released it, 0 … 1; nil while the leaf is held.
  private var releasedAt: Double?

  init(height: Double) {
    self.height = PageGrip.limited(height)
  }

  private static func limited(_ height: Double) -> Double {
    height.isFinite ? min(max(height, 0), 1) : 1
  }

  /// Releases the leaf.
  ///
  /// The effect of ``drift`` then decreases and is zero at the end of the page turn.
  func release(at place: Double) { releasedAt = place }

  /// Holds the leaf again, at its current position.
  func hold(at place: Double) {
    drift = drift(at: place)
    releasedAt = nil
  }

  private func drift(at place: Double) -> Double {
    guard let start = releasedAt else { return drift }
    let left = place > start ? (1 - place) / max(1e-6, 1 - start) : place / max(1e-6, start)
    return drift * min(1, max(0, left))
  }

  /// Returns the shape of the leaf.
  ///
  /// - Parameters:
  ///   - place: How far the leaf is turned, 0 … 1.
  ///   - size: The size of the leaf.
  /// - Returns: The shape.
  func shape(at place: Double, of size: Size) -> PageCurlShape {
    let edge = height * size.height
    // The element `b` of this rotation is sin(π × place).
    let middle = AffineTransform(rotationAngle: .pi * place).b
    let rise = PageGrip.lift * size.width * middle * (1 - 2 * height)
    return PageCurlShape(
      of: size, holding: edge,
      at: Point(x: size.width * (1 - 2 * place), y: edge + rise + drift(at: place)))
  }
}
