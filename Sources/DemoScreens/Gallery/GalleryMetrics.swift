import AtriumControls

/// The sizes of the gallery's parts, in points.
enum GalleryMetrics {
  static let gap = 12.0
  /// The height of the line of text below the sections.
  static var footerHeight: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 28).rounded()
  }
}
