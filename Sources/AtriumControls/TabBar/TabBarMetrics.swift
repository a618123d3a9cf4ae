import AtriumGeometry
import AtriumGraphics

/// The sizes of the parts of a tab bar, in points.
enum TabBarMetrics {
  /// The height of a bar, with space for an image above a title.
  static let height = 56.0
  /// The size of the mark behind the selected item.
  static let markSize = Size(width: 56, height: 30)
  /// The maximum side length of an image.
  static let imageSide = 24.0
  /// The maximum width of an item, so that a few items stay close together.
  static let maximumItemWidth = 168.0
  /// The minimum width of an item with a readable title and a sufficient touch target.
  static let minimumTitledWidth = 60.0

  /// Returns the number of items that fit into a width; at least 1.
  static func capacity(in width: Double) -> Int {
    Int(min(max((width / minimumTitledWidth).rounded(.down), 1), 1000))
  }

  /// The minimum width of an item whose title is beside the image.
  static let besideWidth = 128.0
  static let font = Font.system(ofSize: 11, weight: .medium)
  static let besideFont = Font.system(ofSize: 14, weight: .medium)
  static let badgeFont = Font.system(ofSize: 11, weight: .semibold)
  static let badgeHeight = 16.0
  static let badgeDot = 8.0
}
