/// The sizes of the gallery's parts, in points.
enum GalleryMetrics {
  static let gap = 12.0
  /// The height of the line below the sections.
  static let footerHeight = 28.0
}
