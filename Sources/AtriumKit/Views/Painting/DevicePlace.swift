import AtriumGeometry

/// The mapping of a view's coordinates to the device.
///
/// The frames of views may have fractions of pixels. Only drawing snaps to whole pixels (DC-45). If a view is not
/// scaled, and is rotated only by right angles, its origin is drawn at the nearest whole pixel.
struct DevicePlace {
  /// The exact transform from the view's points to pixels.
  let map: AffineTransform
  /// The offset of the drawing from the exact transform, in pixels.
  let snap: Point
  /// The number of pixels per point.
  let scale: Double

  /// Whether the view is upright on the device, and each point of the view is ``scale`` pixels long.
  var isUnscaled: Bool { map.a == scale && map.d == scale && map.b == 0 && map.c == 0 }

  /// Makes the mapping of a window.
  init(scale: Double) {
    self.init(map: AffineTransform(scaleX: scale, y: scale), scale: scale)
  }

  private init(map: AffineTransform, scale: Double) {
    self.map = map
    self.scale = scale
    // A rotation by quarter turns also keeps edges on whole pixels.
    let isSquare =
      map.b == 0 && map.c == 0 && map.a == map.d && abs(map.a) == scale
      || map.a == 0 && map.d == 0 && map.b == -map.c && abs(map.b) == scale
    snap =
      isSquare ? Point(x: map.tx.rounded() - map.tx, y: map.ty.rounded() - map.ty) : .zero
  }

  /// Returns the mapping of a subview.
  func entering(_ toSuperview: AffineTransform) -> DevicePlace {
    DevicePlace(map: toSuperview.concatenating(map), scale: scale)
  }

  /// Returns the transform by which a canvas with the mapping `outer` gets this mapping.
  func step(from outer: DevicePlace, through toSuperview: AffineTransform) -> AffineTransform {
    let correction = snap - outer.snap
    guard correction != .zero else { return toSuperview }
    return AffineTransform(
      a: toSuperview.a, b: toSuperview.b, c: toSuperview.c, d: toSuperview.d,
      tx: toSuperview.tx + correction.x / scale, ty: toSuperview.ty + correction.y / scale)
  }

  /// Returns the pixels that a rectangle of the view may touch, with and without snapping.
  func pixels(covering rect: Rect) -> PixelRect {
    let exact = rect.applying(map)
    let snapped = exact.offsetBy(dx: snap.x, dy: snap.y)
    return PixelRect(covering: exact.union(snapped), scale: 1)
  }

  /// Returns the rectangle in the view's coordinates outside which no drawing touches the given pixels.
  ///
  /// The result is nil if the view is edge-on.
  func reach(of pixels: PixelRect) -> Rect? {
    guard map.isInvertible else { return nil }
    // Snapping moves the drawing by up to half a pixel.
    return pixels.rect(scale: 1).insetBy(dx: -1, dy: -1).applying(map.inverted())
  }

  /// Returns the pixels that a rectangle of an upright view certainly covers completely.
  func pixels(inside rect: Rect) -> PixelRect {
    let snapped = rect.applying(map).offsetBy(dx: snap.x, dy: snap.y)
    guard !snapped.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    // The tolerance compensates invisible rounding errors in sums of coordinates.
    let slack = 1.0 / 1024
    let left = (snapped.minX - slack).rounded(.up)
    let top = (snapped.minY - slack).rounded(.up)
    let right = (snapped.maxX + slack).rounded(.down)
    let bottom = (snapped.maxY + slack).rounded(.down)
    return PixelRect(
      covering: Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)),
      scale: 1)
  }
}
