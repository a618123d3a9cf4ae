import AtriumControls
package import AtriumGeometry
import AtriumGraphics

/// The sizes of the layout of rooms, in points, for the two size classes of a window.
package struct RoomMetrics: Equatable {
  /// The maximum width of a stage, which is the width between the margins of a window 960 points wide.
  package static let stageWidth = 912.0
  /// The width up to which a side part grows beside a stage of the maximum width.
  package static let sideWidth = 320.0
  /// The width of the guide beside a room.
  package static let guideWidth = 360.0
  /// The maximum width of a room: a stage, a side part, the guide, and the gaps between them.
  package static let columnWidth = stageWidth + 24 + sideWidth + 24 + guideWidth
  /// The maximum width of a line of an explanation.
  static let lineWidth = 640.0
  /// The minimum width and height of a window of the regular size class.
  private static let regular = Size(width: 600, height: 480)

  /// Whether the window has the regular size class in both directions.
  package let isRegular: Bool

  /// Makes the sizes for a window size.
  package init(_ size: Size) {
    isRegular = size.width >= Self.regular.width && size.height >= Self.regular.height
  }

  /// The space between the content and the edges of the window.
  package var margin: Double { isRegular ? 24 : 12 }

  /// Returns the frame for a room's parts and its guide, in the middle of the room's body.
  ///
  /// The frame is the same in all rooms, with or without a guide. Its width is the space between the margins, up to
  /// ``columnWidth``.
  ///
  /// - Parameter body: The area of the room below its header.
  /// - Returns: The frame.
  package func column(in body: Rect) -> Rect {
    RoomMetrics.middle(
      of: body, width: min(max(0, body.width - 2 * margin), RoomMetrics.columnWidth))
  }

  /// Returns the frame of a stage without a side part, in the middle of an area.
  package static func stage(in area: Rect) -> Rect { middle(of: area, width: stageWidth) }

  /// Returns the middle of an area, with at most the given width in points.
  static func middle(of area: Rect, width: Double) -> Rect {
    let width = min(area.width, width)
    return Rect(
      x: area.minX + ((area.width - width) / 2).rounded(), y: area.minY, width: width,
      height: area.height)
  }

  /// The space between two parts of a room.
  var gap: Double { isRegular ? 24 : 12 }
  /// The minimum height of the header.
  var headerHeight: Double { isRegular ? 56 : 44 }
  /// The width and height of a tool in the header.
  var toolSide: Double { isRegular ? 36 : 32 }
  /// The font of the title.
  var titleFont: Font { .preferredFont(forTextStyle: isRegular ? .title2 : .headline) }
}
