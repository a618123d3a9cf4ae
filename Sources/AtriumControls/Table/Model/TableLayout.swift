/// The positions of the rows, headers and footers of a table, in one column.
package struct TableLayout {
  package struct Section {
    package let header: Double
    let footer: Double
    var rows: SparseOffsets

    init(header: Double, footer: Double, rows: SparseOffsets) {
      (self.header, self.footer, self.rows) = (header.asLength, footer.asLength, rows)
    }

    var length: Double { header + rows.total + footer }
  }

  package private(set) var sections: [Section]
  private var starts: SparseOffsets
  /// The offset at which the first section begins, below the table's own header.
  let top: Double
  /// The space below the last section, in points.
  package let space: Double

  init(sections: [Section] = [], top: Double = 0, space: Double = 0) {
    self.sections = sections
    self.top = top.asLength
    self.space = sections.isEmpty ? 0 : space
    starts = SparseOffsets(
      count: sections.count, estimate: 0,
      lengths: Dictionary(
        uniqueKeysWithValues: sections.enumerated().map { ($0.offset, $0.element.length) }))
  }

  /// The offset at which the last section ends, including the space below the section.
  var bottom: Double { top + starts.total + space }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: Positions

  func start(of section: Int) -> Double { top + starts.start(of: section) }

  func end(of section: Int) -> Double { top + starts.start(of: section + 1) }

  func start(of path: IndexPath) -> Double {
    let section = sections[path.section]
    return start(of: path.section) + section.header + section.rows.start(of: path.row)
  }

  func height(of path: IndexPath) -> Double { sections[path.section].rows.length(of: path.row) }

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].rows.isKnown(path.row) }

  mutating func setHeight(_ height: Double, of path: IndexPath) {
    sections[path.section].rows.set(height.asLength, of: path.row)
    starts.set(sections[path.section].length, of: path.section)
  }

  // MARK: Finding

  func section(at place: Double) -> Int { starts.index(at: place - top) }

  /// Returns the first row that ends below an offset; nil if there is no such row.
  func firstRow(at place: Double) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let index = section(at: place)
    let section = sections[index]
    let inside = place - start(of: index) - section.header
    guard section.rows.count > 0, inside < section.rows.total else {
      return row(after: IndexPath(row: section.rows.count - 1, section: index))
    }
    return IndexPath(row: inside <= 0 ? 0 : section.rows.index(at: inside), section: index)
  }

  /// Returns the row below another row, in the same section or a later section.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections[(path.section + 1)...].firstIndex { $0.rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Returns the row above another row, in the same section or an earlier section.
  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let previous = sections[..<path.section].lastIndex { $0.rows.count > 0 }
    return previous.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  /// Returns the rows between two offsets, in order, up to a maximum number.
  func rows(from start: Double, to end: Double, most: Int) -> [IndexPath] {
    var rows: [IndexPath] = []
    var next = firstRow(at: start)
    while let path = next, rows.count < most, self.start(of: path) < end {
      rows.append(path)
      next = row(after: path)
    }
    return rows
  }

  /// Returns the last rows between two offsets, in order, up to a maximum number.
  func lastRows(from start: Double, to end: Double, most: Int) -> [IndexPath] {
    var rows: [IndexPath] = []
    var next = firstRow(at: end) ?? lastRow
    if let path = next, self.start(of: path) >= end { next = row(before: path) }
    while let path = next, rows.count < most, self.start(of: path) + height(of: path) > start {
      rows.append(path)
      next = row(before: path)
    }
    return rows.reversed()
  }

  var firstRow: IndexPath? {
    sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  var lastRow: IndexPath? {
    sections.lastIndex { $0.rows.count > 0 }
      .map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }
}
