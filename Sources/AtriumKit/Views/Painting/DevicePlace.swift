import AtriumGeometry

/// The mapping of a view's coordinates to the device.
///
/// Frames keep their fractions; only drawing snaps to pixels (DC-45). The origin of a view that is
/// not scaled and rotated by right angles at most is drawn at the nearest whole pixel.
struct DevicePlace {
  /// The exact transform from the view's points to pixels.
  let map: AffineTransform
  /// The canvas's offset from the exact transform, in pixels.
  let snap: Point
  /// Pixels per point.
  let scale: Double

  /// Makes the mapping of a window.
  init(scale: Double) {
    self.init(map: AffineTransform(scaleX: scale, y: scale), scale: scale)
  }

  private init(map: AffineTransform, scale: Double) {
    self.map = map
    self.scale = scale
    // A quarter turn keeps edges on pixels too.
    let isSquare =
      map.b == 0 && map.c == 0 && map.a == map.d && abs(map.a) == scale
      || map.a == 0 && map.d == 0 && map.b == -map.c && abs(map.b) == scale
    snap =
      isSquare ? Point(x: map.tx.rounded() - map.tx, y: map.ty.rounded() - map.ty) : .zero
  }

  /// The mapping of a subview.
  func entering(_ toSuperview: AffineTransform) -> DevicePlace {
    DevicePlace(map: toSuperview.concatenating(map), scale: scale)
  }

  /// The transform to concatenate to a canvas with the mapping `outer` to give it this mapping.
  func step(from outer: DevicePlace, through toSuperview: AffineTransform) -> AffineTransform {
    let correction = snap - outer.snap
    guard correction != .zero else { return toSuperview }
    return AffineTransform(
      a: toSuperview.a, b: toSuperview.b, c: toSuperview.c, d: toSuperview.d,
      tx: toSuperview.tx + correction.x / scale, ty: toSuperview.ty + correction.y / scale)
  }

  /// The pixels that a rectangle of the view may touch, with and without snapping.
  func pixels(covering rect: Rect) -> PixelRect {
    let exact = rect.applying(map)
    let snapped = exact.offsetBy(dx: snap.x, dy: snap.y)
    return PixelRect(covering: exact.union(snapped), scale: 1)
  }

  /// The pixels that a rectangle of the view surely covers in full, for an upright view.
  func pixels(inside rect: Rect) -> PixelRect {
    let snapped = rect.applying(map).offsetBy(dx: snap.x, dy: snap.y)
    guard !snapped.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    // The tolerance absorbs rounding errors in sums of frames, which are invisible.
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
