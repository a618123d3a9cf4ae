internal import AtriumGeometry
internal import CCairo

/// The storage that values of ``Region`` share: one Cairo region.
final class RegionStorage {
  /// The Cairo region; never changed while two values share it.
  let region: OpaquePointer?

  init() {
    region = cairo_region_create()
  }

  /// Takes ownership of a Cairo region.
  init(_ region: OpaquePointer?) {
    self.region = region
  }

  deinit {
    cairo_region_destroy(region)
  }

  /// Clamps a coordinate to the bounds of regions, so that no sum of two coordinates overflows.
  static func coordinate(_ value: Int) -> Int32 {
    Int32(min(max(value, -(1 << 29)), 1 << 29))
  }

  /// Clamps a rectangle to the bounds of regions; a negative extent counts as 0.
  static func rectangle(_ rect: PixelRect) -> cairo_rectangle_int_t {
    let limit = 1 << 30
    func edge(_ start: Int, _ extent: Int) -> Int32 {
      coordinate(min(max(start, -limit), limit) + min(max(extent, 0), 2 * limit))
    }
    let (left, top) = (coordinate(rect.x), coordinate(rect.y))
    return cairo_rectangle_int_t(
      x: left, y: top, width: edge(rect.x, rect.width) - left,
      height: edge(rect.y, rect.height) - top)
  }
}

extension PixelRect {
  /// Makes a rectangle from Cairo's type.
  init(_ rectangle: cairo_rectangle_int_t) {
    self.init(
      x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width),
      height: Int(rectangle.height))
  }
}
