public import AtriumGeometry
internal import CCairo

/// A set of device pixels, such as the damaged part of a window.
///
/// The set is stored as rectangles that do not overlap. Coordinates beyond ±2²⁹ are not in any region.
public struct Region: Equatable, @unchecked Sendable {
  // Sendable: shared storage is only read; a value copies it before a change.
  private var storage: RegionStorage

  /// Makes an empty set.
  public init() {
    storage = RegionStorage()
  }

  /// Makes the set of all pixels of a rectangle.
  public init(_ rect: PixelRect) {
    storage = RegionStorage(cairo_region_create_rectangle([RegionStorage.rectangle(rect)]))
  }

  /// Whether the set has no pixels.
  public var isEmpty: Bool { cairo_region_is_empty(storage.region) != 0 }

  /// The bounding box.
  public var bounds: PixelRect {
    var rectangle = cairo_rectangle_int_t()
    cairo_region_get_extents(storage.region, &rectangle)
    return PixelRect(rectangle)
  }

  /// The rectangles that make up the set, from top to bottom, without overlap.
  public var rects: [PixelRect] {
    (0..<cairo_region_num_rectangles(storage.region)).map { index in
      var rectangle = cairo_rectangle_int_t()
      cairo_region_get_rectangle(storage.region, index, &rectangle)
      return PixelRect(rectangle)
    }
  }

  /// The number of pixels.
  public var pixelCount: Int { rects.reduce(0) { $0 + $1.count } }

  /// Returns whether all pixels of a rectangle are in the set; true for an empty rectangle.
  public func contains(_ rect: PixelRect) -> Bool {
    rect.isEmpty || overlap(with: rect) == CAIRO_REGION_OVERLAP_IN
  }

  /// Returns whether at least one pixel of a rectangle is in the set.
  public func intersects(_ rect: PixelRect) -> Bool {
    !rect.isEmpty && overlap(with: rect) != CAIRO_REGION_OVERLAP_OUT
  }

  /// Adds the pixels of a rectangle.
  public mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    cairo_region_union_rectangle(unique(), [RegionStorage.rectangle(rect)])
  }

  /// Adds the pixels of another set.
  public mutating func formUnion(_ other: Region) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      cairo_region_union(unique(), other.storage.region)
    }
  }

  /// Removes the pixels of a rectangle.
  public mutating func subtract(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    cairo_region_subtract_rectangle(unique(), [RegionStorage.rectangle(rect)])
  }

  /// Removes the pixels of another set.
  public mutating func subtract(_ other: Region) {
    guard !other.isEmpty else { return }
    cairo_region_subtract(unique(), other.storage.region)
  }

  /// Returns the pixels that are in this set and in a rectangle.
  public func intersection(_ rect: PixelRect) -> Region {
    var result = self
    cairo_region_intersect_rectangle(result.unique(), [RegionStorage.rectangle(rect)])
    return result
  }

  /// Returns the pixels that are in both sets.
  public func intersection(_ other: Region) -> Region {
    var result = self
    cairo_region_intersect(result.unique(), other.storage.region)
    return result
  }

  /// Moves all pixels by a distance, in pixels.
  public mutating func translate(x: Int, y: Int) {
    guard x != 0 || y != 0, !isEmpty else { return }
    cairo_region_translate(unique(), RegionStorage.coordinate(x), RegionStorage.coordinate(y))
  }

  /// Removes all pixels.
  public mutating func removeAll() {
    self = Region()
  }

  /// Returns whether two sets have the same pixels.
  public static func == (left: Region, right: Region) -> Bool {
    left.storage === right.storage
      || cairo_region_equal(left.storage.region, right.storage.region) != 0
  }

  private func overlap(with rect: PixelRect) -> cairo_region_overlap_t {
    cairo_region_contains_rectangle(storage.region, [RegionStorage.rectangle(rect)])
  }

  /// Returns the Cairo region, copied first if another value shares it.
  private mutating func unique() -> OpaquePointer? {
    if !isKnownUniquelyReferenced(&storage) {
      storage = RegionStorage(cairo_region_copy(storage.region))
    }
    return storage.region
  }
}
