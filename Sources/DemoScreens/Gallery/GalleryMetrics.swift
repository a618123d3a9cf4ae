package import AtriumGeometry

/// The sizes of the gallery's parts, in points.
package enum GalleryMetrics {
  static let gap = 16.0
  /// The height of the line below the sections.
  static let footerHeight = 36.0

  /// The distance between a page and the window's edges.
  package static func inset(in size: Size) -> Double {
    let shorter = min(size.width, size.height)
    return shorter < 400 ? 12 : shorter < 700 ? 24 : 32
  }
}
