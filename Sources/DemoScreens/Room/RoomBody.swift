package import AtriumGeometry

/// The frames of the stage and the side part of a room, below its header.
package struct RoomBody: Equatable {
  /// The position of the side part relative to the stage.
  package enum Arrangement {
    /// The room has no side part, or the side part is not shown.
    case alone
    /// The side part is at the trailing edge of the stage.
    case beside
    /// The side part is below the stage.
    case below
    /// The side part is shown instead of the stage.
    case instead
  }

  /// The minimum height for the stage with the side part below it, in points.
  private static let lowestForBoth = 460.0
  /// The minimum height of a side part below the stage, in points.
  private static let lowestSide = 150.0

  package private(set) var arrangement = Arrangement.alone
  /// The area that contains the stage and the side part, in the middle of the room.
  package private(set) var column: Rect
  package private(set) var stage: Rect
  package private(set) var side = Rect.zero
  /// Whether there is space for only one of the two: the stage or the side part.
  package private(set) var isEither = false

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - area: The area below the header, without margins, in points.
  ///   - side: The side part; nil if there is none.
  ///   - prefersSide: Whether the side part is shown if there is space for only one part.
  ///   - widest: The maximum width of the stage, in points.
  ///   - gap: The space between the stage and the side part, in points.
  ///   - isMirrored: Whether a side part beside the stage is on the left.
  package init(
    in area: Rect, side: RoomSide?, prefersSide: Bool, widest: Double = RoomMetrics.stageWidth,
    gap: Double, isMirrored: Bool
  ) {
    column = RoomMetrics.middle(of: area, width: widest)
    stage = column
    guard let side else { return }
    let width = area.width
    var beside = min(side.width, (width * 0.44).rounded())
    if area.height >= 180, width - beside - gap >= side.leastStage {
      // The stage is at most `widest` wide, because longer rows are hard to read. The side part gets the remaining
      // width, up to `RoomMetrics.sideWidth`.
      beside = max(beside, min(RoomMetrics.sideWidth, width - gap - widest))
      arrangement = .beside
      column = RoomMetrics.middle(of: area, width: widest + gap + beside)
      stage = column
      stage.size.width = column.width - gap - beside
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
      self.side = Rect(x: column.minX, y: stage.maxY + gap, width: column.width, height: height)
    } else {
      isEither = true
      self.side = column
      if prefersSide { arrangement = .instead }
    }
  }
}
