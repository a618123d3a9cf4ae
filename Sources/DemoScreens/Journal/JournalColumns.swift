/// The starts of the journal's columns, in points from the list's left edge.
struct JournalColumns: Equatable {
  /// The colour's mark.
  let mark: Double
  /// The time; nil where there is no room.
  let time: Double?
  /// The controller's name.
  let name: Double
  /// The call.
  let event: Double
  /// The arguments; nil where there is no room.
  let detail: Double?
  /// The end of the last column.
  let end: Double

  /// The width of the longest call, at the size of the rows.
  private static let eventWidth = 132.0
  /// The width of the longest arguments.
  private static let detailWidth = 150.0

  init(width: Double, nameWidth: Double, timeWidth: Double) {
    let padding = width < 420 ? 12.0 : 20
    let gap = width < 420 ? 12.0 : 20
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
    event = x + nameWidth + gap
    let detailX = event + JournalColumns.eventWidth + gap
    detail = detailX + JournalColumns.detailWidth <= end ? detailX : nil
  }
}
