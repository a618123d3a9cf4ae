import AtriumControls
package import AtriumGeometry
import AtriumGraphics

/// The sizes of the layout of rooms, in points, for the two size classes of a window.
package struct RoomMetrics: Equatable {
  /// The widest column of a room, unless the room says less.
  package static let columnWidth = 900.0
  /// The widest line of an explanation.
  static let lineWidth = 640.0
  /// The width and the height from which on the size class is regular.
  private static let regular = Size(width: 600, height: 480)

  /// Whether the window is neither narrow nor low.
  package let isRegular: Bool

  /// The sizes for a window.
  package init(_ size: Size) {
    isRegular = size.width >= Self.regular.width && size.height >= Self.regular.height
  }

  /// The space between the content and the edges of the window.
  package var margin: Double { isRegular ? 24 : 12 }
  /// The space between two parts of a room.
  var gap: Double { isRegular ? 24 : 12 }
  /// The least height of the header.
  var headerHeight: Double { isRegular ? 56 : 44 }
  /// The side of a tool in the header.
  var toolSide: Double { isRegular ? 36 : 32 }
  /// The font of the title.
  var titleFont: Font { .preferredFont(forTextStyle: isRegular ? .title2 : .headline) }
}
