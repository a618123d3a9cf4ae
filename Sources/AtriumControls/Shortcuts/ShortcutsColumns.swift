/// The division of a list into columns that are read one after the other.
///
/// A section is divided only if it is higher than a column. All other sections stay in one column, below their
/// heading. A heading is never the last line of a column.
struct ShortcutsColumns {
  /// A line of the list.
  struct Line {
    /// The height, in points.
    var height: Double
    /// The space above the line unless the line is the first of its column, in points.
    var space = 0.0
    /// Whether the line is the heading of the lines after it.
    var isHeading = false
  }

  /// The column of each line, and its distance from the top of the column, in points.
  let places: [(column: Int, y: Double)]
  /// The height of the highest column, in points.
  let height: Double

  /// Divides lines into at most the given number of columns, and keeps the highest column as low as possible.
  ///
  /// The height of the columns is found in steps of 8 points.
  init(_ lines: [Line], count: Int) {
    let sum = lines.reduce(0) { $0 + $1.height + $1.space }
    let highest = lines.map(\.height).max() ?? 0
    var limit = max(highest, sum / Double(max(1, count)))
    var found = Self.places(of: lines, limit: limit)
    while (found.last?.column ?? 0) >= max(1, count) {
      limit += 8
      found = Self.places(of: lines, limit: limit)
    }
    places = found
    height = zip(found, lines).map { $0.y + $1.height }.max() ?? 0
  }

  private static func places(of lines: [Line], limit: Double) -> [(column: Int, y: Double)] {
    var places: [(column: Int, y: Double)] = []
    var (column, y) = (0, 0.0)
    for (index, line) in lines.enumerated() {
      if y > 0 { y += line.space }
      let next = line.isHeading ? rest(of: lines[(index + 1)...], limit: limit - line.height) : 0
      if y > 0, y + line.height + next > limit { (column, y) = (column + 1, 0) }
      places.append((column, y))
      y += line.height
    }
    return places
  }

  /// Returns the height of the lines before the next heading, or of the first line if their sum exceeds the limit.
  private static func rest(of lines: ArraySlice<Line>, limit: Double) -> Double {
    let section = lines.prefix { !$0.isHeading }
    let height = section.reduce(0) { $0 + $1.height + $1.space }
    return height <= limit ? height : section.first?.height ?? 0
  }
}
