import AtriumControls

/// The horizontal positions of the journal's columns, in points from the list's leading edge.
struct JournalColumns: Equatable {
  /// The start of the column for the coloured mark.
  let mark: Double
  /// The start of the column for the time; nil if there is too little space.
  let time: Double?
  /// The start of the column for the controller's name.
  let name: Double
  /// The start of the column for the call.
  let event: Double
  /// The start of the column for the arguments; nil if there is too little space.
  let detail: Double?
  /// The end of the rightmost column.
  let end: Double
  /// The scale of the rows' font, relative to the preferred size.
  ///
  /// The scale is less than 1 if calls in the preferred size would be truncated.
  let scale: Double

  /// The width of the longest call in the font of the rows.
  private static var eventWidth: Double { scaled(132) }
  /// The width of the longest arguments in the font of the rows.
  private static var detailWidth: Double { scaled(150) }

  private static func scaled(_ width: Double) -> Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: width).rounded(.up)
  }

  init(width: Double, nameWidth: Double, timeWidth: Double) {
    let padding = width < 420 ? 12.0 : 20
    // In a wide list, the columns are further apart.
    let gap = width < 420 ? 12.0 : min(96, 20 + 0.08 * max(0, width - 640))
    mark = padding
    end = max(padding, width - padding)
    var x = padding + 20
    let wanted = x + nameWidth + gap + JournalColumns.eventWidth
    if end >= wanted + gap + JournalColumns.detailWidth + timeWidth {
      time = x
      x += timeWidth
    } else {
      time = nil
    }
    name = x
    let least = 1 / FontMetrics(forTextStyle: .footnote).scaledValue(for: 1)
    let both = nameWidth + JournalColumns.eventWidth
    scale = min(1, max(least, (end - x - gap) / both))
    event = x + (nameWidth * scale).rounded(.up) + gap
    let detailX = event + JournalColumns.eventWidth + gap
    detail = detailX + JournalColumns.detailWidth <= end ? detailX : nil
  }
}
