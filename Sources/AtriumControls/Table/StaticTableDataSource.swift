/// A data source of cells that were made beforehand: settings, menus, and other short tables.
@MainActor
public final class StaticTableDataSource: TableViewDataSource {
  /// Some cells under a title.
  public struct Section {
    /// What stands above.
    public var header: String?
    /// What stands below.
    public var footer: String?
    /// The cells, from above; each may stand in one place only.
    public var cells: [TableViewCell]

    /// Makes a section.
    public init(header: String? = nil, footer: String? = nil, cells: [TableViewCell]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  /// The sections, from above; after a change the table wants ``TableView/reloadData()``.
  public var sections: [Section]

  /// Makes a data source.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// How many sections there are.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// How many cells a section has.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  /// The prepared cell.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { sections[indexPath.section].cells[indexPath.row] }

  /// The section's title.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  /// What stands below the section.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }
}
