import AtriumGeometry
import AtriumGraphics

/// How large the parts of a tab bar are, in points.
enum TabBarMetrics {
  /// A bar whose items have picture above title.
  static let height = 56.0
  /// The mark of the chosen item.
  static let markSize = Size(width: 56, height: 30)
  /// Pictures are drawn no larger than this.
  static let imageSide = 24.0
  /// The widest that an item gets, so that few items stay together.
  static let maximumItemWidth = 168.0
  /// An item is no narrower: its title has to be read, and a finger to hit it.
  static let minimumTitledWidth = 60.0

  /// How many items there is room for; one, however little that is.
  static func capacity(in width: Double) -> Int {
    Int(min(max((width / minimumTitledWidth).rounded(.down), 1), 1000))
  }

  /// An item that is as wide has its title beside the picture.
  static let besideWidth = 128.0
  static let font = Font.system(ofSize: 11, weight: .medium)
  static let besideFont = Font.system(ofSize: 14, weight: .medium)
  static let badgeFont = Font.system(ofSize: 11, weight: .semibold)
  static let badgeHeight = 16.0
  static let badgeDot = 8.0
}
