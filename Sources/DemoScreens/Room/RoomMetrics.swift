import AtriumControls
package import AtriumGeometry
import AtriumGraphics

/// The sizes of the layout of rooms, in points, for the two size classes of a window.
package struct RoomMetrics: Equatable {
  /// The maximum width of a stage that has a side part beside it.
  package static let stageWidth = 900.0
  /// The width to which a side part grows beside a stage of the maximum width.
  package static let sideWidth = 320.0
  /// The maximum width of a room without its guide: a stage, a gap, and a side part.
  package static let columnWidth = stageWidth + 24 + sideWidth
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
  /// Returns the frame of a room's parts, in the middle of its body.
  ///
  /// The frame is the same in all rooms: as wide as the space between the margins, up to ``columnWidth``.
  ///
  /// - Parameters:
  ///   - body: The body of the room.
  ///   - guideWidth: The width of the guide and the gap before it; 0 without a guide.
  ///   - isLimited: Whether the width is at most ``columnWidth`` and the width of the guide.
  /// - Returns: The frame, which includes the guide.
  package func column(in body: Rect, guideWidth: Double = 0, isLimited: Bool = true) -> Rect {
    let room = max(0, body.width - 2 * margin)
    let width = isLimited ? min(room, RoomMetrics.columnWidth + guideWidth) : room
    return Rect(
      x: body.minX + ((body.width - width) / 2).rounded(), y: body.minY, width: width,
      height: body.height)
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
