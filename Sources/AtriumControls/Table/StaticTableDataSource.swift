/// A data source with prepared cells, for settings, menus, and other short tables.
@MainActor
public final class StaticTableDataSource: TableViewDataSource {
  /// Cells with a header and a footer.
  public struct Section {
    /// The title above the cells.
    public var header: String?
    /// The title below the cells.
    public var footer: String?
    /// The cells in order; each may occur only once in a table.
    public var cells: [TableViewCell]
    /// The heights of cells by their index, in points; the others have the row height of the table.
    ///
    /// A ``TableViewController`` returns them. Another delegate asks ``StaticTableDataSource/height(forRowAt:)``.
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

  /// The sections in order; call ``TableView/reloadData()`` after a change.
  public var sections: [Section]

  /// Makes a data source.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// The height of a cell, in points; nil for the row height of the table.
  public func height(forRowAt indexPath: IndexPath) -> Double? {
    sections[indexPath.section].heights[indexPath.row]
  }

  /// The number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// The number of cells in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  /// The prepared cell.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { sections[indexPath.section].cells[indexPath.row] }

  /// The title above the section.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  /// The title below the section.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }
}
