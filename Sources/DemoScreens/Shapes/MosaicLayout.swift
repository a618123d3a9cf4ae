import AtriumGeometry

/// The frames of five pictures: the first one large, the others around it.
struct MosaicLayout {
  /// The frame of each picture.
  let frames: [Rect]
  /// Whether the large picture is on the left, not above.
  let isWide: Bool

  /// - Parameters:
  ///   - area: The area of the pictures: landscape if it is wider than high.
  ///   - gap: The space between pictures, in points.
  init(area: Rect, gap: Double) {
    isWide = area.width > area.height
    // The rule is for a wide area; a high one is transposed.
    let size = isWide ? area.size : Size(width: area.height, height: area.width)
    var parts = MosaicLayout.wide(size, gap: gap)
    // A picture that is above another one in one layout stays above it in the other, so that the
    // four small ones do not meet on the way.
    if !isWide { parts.swapAt(2, 3) }
    let isWide = isWide
    frames = parts.map { part in
      let placed =
        isWide ? part : Rect(x: part.minY, y: part.minX, width: part.height, height: part.width)
      return placed.offsetBy(dx: area.minX, dy: area.minY)
    }
  }

  /// A large square at the start, then two columns of two with different proportions.
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

  /// The keyframe between wide and high: the large picture in a corner, the others in the opposite
  /// one.
  ///
  /// In a wide mosaic the others are beside the large picture, in a high one below it; here they
  /// are both. So no picture meets another on the way through this keyframe.
  ///
  /// - Parameters:
  ///   - area: The area of the pictures.
  ///   - gap: The space between pictures, in points.
  /// - Returns: The frame of each picture.
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
