import AtriumControls
package import AtriumGeometry
import AtriumGraphics

/// The sizes of the layout of rooms, in points, for the two size classes of a window.
package struct RoomMetrics: Equatable {
  /// The maximum width of a room's column, unless the room defines another width.
  package static let columnWidth = 900.0
  /// The maximum width of a line of an explanation.
  static let lineWidth = 640.0
  /// The minimum width and height for the regular size class.
  private static let regular = Size(width: 600, height: 480)

  /// Whether the window is large enough for the regular size class in both directions.
  package let isRegular: Bool

  /// Makes the sizes for a window size.
  package init(_ size: Size) {
    isRegular = size.width >= Self.regular.width && size.height >= Self.regular.height
  }

  /// The space between the content and the edges of the window.
  package var margin: Double { isRegular ? 24 : 12 }
  /// The space between two parts of a room.
  var gap: Double { isRegular ? 24 : 12 }
  /// The minimum height of the header.
  var headerHeight: Double { isRegular ? 56 : 44 }
  /// The width and height of a tool in the header.
  var toolSide: Double { isRegular ? 36 : 32 }
  /// The font of the title.
  var titleFont: Font { .preferredFont(forTextStyle: isRegular ? .title2 : .headline) }
}
