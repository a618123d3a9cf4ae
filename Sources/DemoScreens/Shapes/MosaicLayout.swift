import AtriumGeometry

/// The frames of five drawings: a large one, and four small ones beside or below it.
struct MosaicLayout {
  /// The frame of each drawing.
  let frames: [Rect]
  /// Whether the small drawings are beside the large one, and not below it.
  let isWide: Bool

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - area: The area of the drawings, in points.
  ///   - gap: The space between the drawings, in points.
  init(area: Rect, gap: Double) {
    isWide = area.width > area.height
    // The frames are computed for a wide area. For a high area, width and height are exchanged.
    let size = isWide ? area.size : Size(width: area.height, height: area.width)
    var parts = MosaicLayout.wide(size, gap: gap)
    // If a small drawing is above another one in the wide layout, it is also above it in the high layout. The four
    // small drawings therefore do not cross each other during the transition.
    if !isWide { parts.swapAt(2, 3) }
    let isWide = isWide
    frames = parts.map { part in
      let placed =
        isWide ? part : Rect(x: part.minY, y: part.minX, width: part.height, height: part.width)
      return placed.offsetBy(dx: area.minX, dy: area.minY)
    }
  }

  /// Returns a large rectangle at the left, and two columns of two rectangles with different proportions beside it.
  private static func wide(_ size: Size, gap: Double) -> [Rect] {
    func length(_ value: Double) -> Double { max(0, value.rounded()) }
    let large = length(min(size.height, (size.width - 2 * gap) * 0.5))
    let rest = max(0, size.width - large - 2 * gap)
    let first = length(rest * 0.46)
    let second = max(0, size.width - large - first - 2 * gap)
    let (upper, lower) = (length((size.height - gap) * 0.58), length((size.height - gap) * 0.40))
    let x1 = large + gap
    let x2 = x1 + first + gap
    return [
      Rect(x: 0, y: 0, width: large, height: size.height),
      Rect(x: x1, y: 0, width: first, height: upper),
      Rect(x: x1, y: upper + gap, width: first, height: max(0, size.height - upper - gap)),
      Rect(x: x2, y: 0, width: second, height: lower),
      Rect(x: x2, y: lower + gap, width: second, height: max(0, size.height - lower - gap)),
    ]
  }

  /// Returns the frames of a keyframe between the wide and the high layout.
  ///
  /// The large drawing is at the upper left, and the small drawings are at the lower right. They are therefore beside
  /// the large drawing, as in the wide layout, and also below it, as in the high layout. On paths through this
  /// keyframe, no drawing crosses another one.
  ///
  /// - Parameters:
  ///   - area: The area of the drawings, in points.
  ///   - gap: The space between the drawings, in points.
  /// - Returns: The frame of each drawing.
  static func turning(in area: Rect, gap: Double) -> [Rect] {
    let width = max(0, (area.width - 2 * gap) / 4)
    let height = max(0, (area.height - 2 * gap) / 4)
    let (x1, y1) = (area.minX + 2 * width + gap, area.minY + 2 * height + gap)
    let (x2, y2) = (area.maxX - width, area.maxY - height)
    return [
      Rect(x: area.minX, y: area.minY, width: 2 * width, height: 2 * height),
      Rect(x: x1, y: y1, width: width, height: height),
      Rect(x: x1, y: y2, width: width, height: height),
      Rect(x: x2, y: y1, width: width, height: height),
      Rect(x: x2, y: y2, width: width, height: height),
    ]
  }
}
