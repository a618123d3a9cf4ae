import AtriumGeometry

/// Where a view's coordinates are on the device.
///
/// Frames keep their fractions; only drawing snaps to pixels (DC-45): as long as a view is neither
/// turned nor stretched, its origin is drawn on the nearest whole pixel.
struct DevicePlace {
  /// The exact map from the view's points to pixels.
  let map: AffineTransform
  /// How far the canvas is from the exact map, in pixels.
  let snap: Point
  /// Pixels to a point.
  let scale: Double

  /// The place of a window's coordinates.
  init(scale: Double) {
    self.init(map: AffineTransform(scaleX: scale, y: scale), scale: scale)
  }

  private init(map: AffineTransform, scale: Double) {
    self.map = map
    self.scale = scale
    let isUpright = map.a == scale && map.d == scale && map.b == 0 && map.c == 0
    snap =
      isUpright ? Point(x: map.tx.rounded() - map.tx, y: map.ty.rounded() - map.ty) : .zero
  }

  /// The place of a view inside.
  func entering(_ toSuperview: AffineTransform) -> DevicePlace {
    DevicePlace(map: toSuperview.concatenating(map), scale: scale)
  }

  /// What to put in front of a canvas that is at `outer`, so that it is here.
  func step(from outer: DevicePlace, through toSuperview: AffineTransform) -> AffineTransform {
    let correction = snap - outer.snap
    guard correction != .zero else { return toSuperview }
    return AffineTransform(
      a: toSuperview.a, b: toSuperview.b, c: toSuperview.c, d: toSuperview.d,
      tx: toSuperview.tx + correction.x / scale, ty: toSuperview.ty + correction.y / scale)
  }

  /// The pixels that a rectangle of the view may touch, wherever snapping puts it.
  func pixels(covering rect: Rect) -> PixelRect {
    let exact = rect.applying(map)
    let snapped = exact.offsetBy(dx: snap.x, dy: snap.y)
    return PixelRect(covering: exact.union(snapped), scale: 1)
  }
}
