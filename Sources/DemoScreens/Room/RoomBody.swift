package import AtriumGeometry

/// The places of the parts of a room below its header.
package struct RoomBody: Equatable {
  /// Where the side is.
  package enum Arrangement {
    /// There is none, or it is not shown.
    case alone
    /// At the trailing edge of the stage.
    case beside
    /// Below the stage.
    case below
    /// In the place of the stage.
    case instead
  }

  /// The narrowest stage with a side beside it, in points.
  private static let narrowestStage = 340.0
  /// The lowest room for stage and side above each other, in points.
  private static let lowestForBoth = 460.0
  /// The lowest side below a stage, in points.
  private static let lowestSide = 150.0

  package private(set) var arrangement = Arrangement.alone
  /// The column of all parts, as wide as they are together.
  package private(set) var column: Rect
  package private(set) var stage: Rect
  package private(set) var side = Rect.zero
  /// Whether stage and side have no room at the same time.
  package private(set) var isEither = false

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - area: The room below the header without margins, in points.
  ///   - stageWidth: The greatest width of the stage; nil for no limit.
  ///   - side: The side; nil for none.
  ///   - prefersSide: Whether the side is shown where only one part has room.
  ///   - gap: The space between the parts.
  ///   - isMirrored: Whether the side is at the left.
  package init(
    in area: Rect, stageWidth: Double?, side: RoomSide?, prefersSide: Bool, gap: Double,
    isMirrored: Bool
  ) {
    let widest = stageWidth ?? area.width
    column = area
    let beside = side.map { min($0.width, (area.width * 0.44).rounded()) } ?? 0
    let isBeside =
      side != nil && area.height >= 180 && area.width - beside - gap >= RoomBody.narrowestStage
    let width = min(area.width, widest + (isBeside ? gap + beside : 0))
    column.origin.x = area.minX + ((area.width - width) / 2).rounded()
    column.size.width = width
    stage = column
    guard let side else { return }
    if isBeside {
      arrangement = .beside
      stage.size.width = width - gap - beside
      self.side = Rect(
        x: stage.maxX + gap, y: column.minY, width: beside, height: column.height)
      if isMirrored {
        self.side.origin.x = column.minX
        stage.origin.x = column.maxX - stage.width
      }
    } else if area.height >= RoomBody.lowestForBoth {
      arrangement = .below
      let height = max(RoomBody.lowestSide, (area.height * side.share).rounded())
      stage.size.height = area.height - height - gap
      self.side = Rect(x: column.minX, y: stage.maxY + gap, width: width, height: height)
    } else {
      isEither = true
      self.side = column
      if prefersSide { arrangement = .instead }
    }
  }
}
