/// A data source with cells that the program has made, for settings, menus, and other short tables.
@MainActor
public final class StaticTableDataSource: TableViewDataSource {
  /// A section: cells with a header and a footer.
  public struct Section {
    /// The title above the cells.
    public var header: String?
    /// The title below the cells.
    public var footer: String?
    /// The cells in order.
    ///
    /// Each cell may occur only once in a table.
    public var cells: [TableViewCell]
    /// The heights of cells by their row index, in points.
    ///
    /// All other cells have the row height of the table.
    ///
    /// A ``TableViewController`` uses these heights. A program with another delegate must return the result
    /// of ``StaticTableDataSource/height(forRowAt:)``.
    public var heights: [Int: Double]

    /// Makes a section.
    public init(
      header: String? = nil, footer: String? = nil, cells: [TableViewCell],
      heights: [Int: Double] = [:]
    ) {
      self.header = header
      self.footer = footer
      self.cells = cells
      self.heights = heights
    }
  }

  /// The sections in order.
  ///
  /// Call ``TableView/reloadData()`` after a change.
  public var sections: [Section]

  /// Makes a data source with sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Returns the height of a cell, in points; nil uses the row height of the table.
  public func height(forRowAt indexPath: IndexPath) -> Double? {
    sections[indexPath.section].heights[indexPath.row]
  }

  /// Returns the number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// Returns the number of cells in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  /// Returns the cell of a row.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { sections[indexPath.section].cells[indexPath.row] }

  /// Returns the title above a section.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  /// Returns the title below a section.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }
}
