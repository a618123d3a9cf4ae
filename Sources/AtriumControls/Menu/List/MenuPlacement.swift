import AtriumGeometry

/// Computes the frames of menus in a window.
enum MenuPlacement {
  /// Returns the frame of a menu beside its source.
  ///
  /// The menu is below the source, or above the source if the menu fits only there. The leading edges of the menu and
  /// the source are aligned.
  ///
  /// If the menu fits neither below nor above, it may become smaller and scroll. The menu then covers the middle
  /// of a source that is higher than half the area. The menu may also cover the source if the source is a point, or
  /// if neither side has space for two rows.
  ///
  /// - Parameters:
  ///   - size: The size that fits the rows.
  ///   - source: The frame of the button, or an empty rectangle at a point.
  ///   - room: The area for menus.
  ///   - isRightToLeft: Whether the leading edge is the right edge.
  /// - Returns: The frame, inside the area.
  static func frame(of size: Size, at source: Rect, in room: Rect, isRightToLeft: Bool) -> Rect {
    let isPoint = source.isEmpty
    let gap = isPoint ? 0 : MenuMetrics.gap
    let (below, above) = (room.maxY - source.maxY - gap, source.minY - gap - room.minY)
    let width = min(size.width, room.width)
    let x = isRightToLeft ? source.maxX - width : source.minX
    let height: Double
    let y: Double
    if size.height <= below {
      (y, height) = (source.maxY + gap, size.height)
    } else if size.height <= above {
      (y, height) = (source.minY - gap - size.height, size.height)
    } else if source.height > room.height / 2 {
      return fitted(
        Rect(
          center: source.intersection(room).center,
          size: Size(width: width, height: min(size.height, room.height))), in: room)
    } else if isPoint || max(below, above) < 2 * MenuMetrics.rowHeight {
      (y, height) = (room.maxY - size.height, min(size.height, room.height))
    } else if below >= above {
      (y, height) = (source.maxY + gap, below)
    } else {
      (y, height) = (room.minY, above)
    }
    return fitted(Rect(x: x, y: y, width: width, height: height), in: room)
  }

  /// Returns the frame of a submenu beside the row that opens it: at the trailing side, or at the leading side if the
  /// submenu fits only there.
  static func frame(
    ofSubmenu size: Size, at row: Rect, of menu: Rect, in room: Rect, isRightToLeft: Bool
  ) -> Rect {
    let width = min(size.width, room.width)
    let right = menu.maxX - MenuMetrics.overlap
    let left = menu.minX + MenuMetrics.overlap - width
    let fitsRight = right + width <= room.maxX
    let fitsLeft = left >= room.minX
    let isRight = isRightToLeft ? fitsRight && !fitsLeft : fitsRight || !fitsLeft
    return fitted(
      Rect(
        x: isRight ? right : left, y: row.minY - MenuMetrics.padding, width: width,
        height: min(size.height, room.height)), in: room)
  }

  private static func fitted(_ frame: Rect, in room: Rect) -> Rect {
    Rect(
      x: max(room.minX, min(frame.minX, room.maxX - frame.width)).rounded(),
      y: max(room.minY, min(frame.minY, room.maxY - frame.height)).rounded(),
      width: frame.width.rounded(.down), height: frame.height.rounded(.down))
  }
}
