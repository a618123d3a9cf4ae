import AtriumGeometry
import AtriumGraphics

/// Draws a flip: a plate with the old content on its front and the new content on its back rotates about an axis.
///
/// The plate is drawn in thin strips parallel to the axis. All points of a strip count as equally far away, so the
/// perspective of a strip is only a scale.
struct FlipDrawing {
  private let bounds: Rect
  /// Whether the axis is horizontal, so that the plate rotates upwards or downwards.
  private let isVertical: Bool
  /// The side of the old content that moves towards the eye: −1 for left or top, and 1 for right or bottom.
  private let nearSide: Double
  /// The opacity of the shade while the plate is edge-on.
  private let deepestShade = 0.3

  init(bounds: Rect, isVertical: Bool, nearSide: Double) {
    self.bounds = bounds
    self.isVertical = isVertical
    self.nearSide = nearSide
  }

  /// Returns the distance of the eye from the axis, in points, for the given breadth of the plate.
  ///
  /// The distance is −1/m34 and at least 800 points. For a plate broader than 400 points, it is twice the breadth,
  /// because the near edge would otherwise be too close to the eye.
  private static func eyeDistance(breadth: Double) -> Double { max(800, 2 * breadth) }

  /// Returns the length by which the edge-on plate extends beyond each end of the axis, in points.
  static func overhang(breadth: Double, height: Double) -> Double {
    let eye = eyeDistance(breadth: breadth)
    return (height / 2 * (eye / (eye - breadth / 2) - 1)).rounded(.up) + 1
  }

  /// Returns the length by which the plate extends beyond its bounds across the axis, in points.
  ///
  /// The plate extends there while its near edge is closer to the eye.
  ///
  /// The eye is at least twice the breadth away, so the length is below 1.7 % of the breadth.
  static func sideways(breadth: Double) -> Double { (breadth * 0.017).rounded(.up) + 1 }

  func draw(from old: Bitmap, to new: Bitmap, progress: Double, in canvas: borrowing Canvas) {
    let angle = progress * .pi
    // The content changes while the plate is edge-on.
    if angle < .pi / 2 {
      drawFace(old, angle: angle, nearSide: nearSide, in: canvas)
    } else {
      drawFace(new, angle: .pi - angle, nearSide: -nearSide, in: canvas)
    }
  }

  /// Draws one face, rotated away by an angle below 90°.
  private func drawFace(
    _ face: Bitmap, angle: Double, nearSide: Double, in canvas: borrowing Canvas
  ) {
    let breadth = isVertical ? bounds.height : bounds.width
    let eye = FlipDrawing.eyeDistance(breadth: breadth)
    let direction = Direction(angle)
    let (sine, cosine) = (direction.sine, direction.cosine)
    guard cosine > 1e-6 else { return }
    // Maps a position on screen, relative to the axis, to the position on the face.
    func source(_ place: Double) -> Double {
      place * eye / (eye * cosine + nearSide * place * sine)
    }
    func screen(_ place: Double) -> Double {
      place * cosine * eye / (eye - nearSide * place * sine)
    }
    func magnification(_ place: Double) -> Double { eye / (eye - nearSide * place * sine) }
    let (first, last) = (screen(-breadth / 2), screen(breadth / 2))
    // Strips start on whole pixels, so that no seams are visible.
    let step = 2 / canvas.deviceScale
    let origin = isVertical ? bounds.midY : bounds.midX
    var near = ((first + origin) / step).rounded(.down) * step - origin
    let shade = Color(white: 0, alpha: deepestShade * sine)
    while near < last {
      let far = near + step
      let (from, to) = (source(near), source(far))
      let stretch = step / (to - from)
      let thickness = magnification((from + to) / 2)
      canvas.withSavedState { canvas in
        let offset = near - from * stretch
        if isVertical {
          canvas.clip(
            to: Rect(x: -50_000, y: origin + near, width: 100_000, height: step))
          canvas.translate(x: bounds.midX, y: bounds.midY + offset)
          canvas.scale(x: thickness, y: stretch)
        } else {
          canvas.clip(
            to: Rect(x: origin + near, y: -50_000, width: step, height: 100_000))
          canvas.translate(x: bounds.midX + offset, y: bounds.midY)
          canvas.scale(x: stretch, y: thickness)
        }
        let place = Rect(
          x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
        canvas.draw(face, in: place, quality: .fast)
        canvas.fill(shade, through: face, in: place)
      }
      near = far
    }
  }
}
