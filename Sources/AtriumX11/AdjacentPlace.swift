package import AtriumGeometry

/// The place of a window beside another window, in pixels of the screen.
package struct AdjacentPlace: Equatable {
  /// The window with the window manager's frame around it.
  package let frame: PixelRect
  /// The size of the window's content.
  package let content: PixelSize

  /// Computes the place.
  ///
  /// The window is at the right edge if it fits there, else at the left edge if it fits there. Otherwise it is at the
  /// edge with more room, and becomes narrower. If even its minimum width does not fit, it covers a part of the other
  /// window, which keeps its frame.
  ///
  /// - Parameters:
  ///   - content: The current size of the window's content; the width is kept if possible.
  ///   - borders: The widths of the window manager's frame: left and right together, top and bottom together.
  ///   - target: The other window with its frame.
  ///   - area: The part of the screen for windows; nil if it is unknown and does not limit the place.
  ///   - minimum: The minimum size of the window's content.
  package init(
    of content: PixelSize, borders: PixelSize, beside target: PixelRect, in area: PixelRect?,
    minimum: PixelSize
  ) {
    var width = max(minimum.width, content.width)
    var height = max(minimum.height, target.height - borders.height)
    var isAtRight = true
    if let area {
      let right = area.x + area.width - target.x - target.width
      let left = target.x - area.x
      if right < width + borders.width {
        isAtRight = right >= left
        width = min(width, max(minimum.width, (isAtRight ? right : left) - borders.width))
      }
      height = min(height, max(minimum.height, area.height - borders.height))
    }
    self.content = PixelSize(width: width, height: height)
    let outer = PixelSize(width: width + borders.width, height: height + borders.height)
    var x = isAtRight ? target.x + target.width : target.x - outer.width
    var y = target.y
    if let area {
      x = max(area.x, min(x, area.x + area.width - outer.width))
      y = max(area.y, min(y, area.y + area.height - outer.height))
    }
    frame = PixelRect(x: x, y: y, width: outer.width, height: outer.height)
  }
}
