import AtriumGeometry

/// Where five pictures hang: the first one large, the others around it.
struct MosaicLayout {
  let frames: [Rect]

  /// - Parameters:
  ///   - area: Where the pictures go: landscape if wider than high.
  ///   - gap: Between pictures, in points.
  init(area: Rect, gap: Double) {
    let isWide = area.width > area.height
    // One rule for both: it is written for a wide area, and a high one is the same on its side.
    let size = isWide ? area.size : Size(width: area.height, height: area.width)
    let parts = MosaicLayout.wide(size, gap: gap)
    frames = parts.map { part in
      let placed =
        isWide ? part : Rect(x: part.minY, y: part.minX, width: part.height, height: part.width)
      return placed.offsetBy(dx: area.minX, dy: area.minY)
    }
  }

  /// A large square at the near end, then two columns of two that differ in their proportions.
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
}
