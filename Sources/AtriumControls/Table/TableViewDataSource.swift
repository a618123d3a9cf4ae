/// Provides the rows of a table.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  ///
  /// The table calls this method after each reload and after each batch of changes.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that becomes visible.
  ///
  /// See ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title above a section. The default implementation returns nil, for no title.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section. The default implementation returns nil, for no title.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the text by which the user can find a row by typing.
  ///
  /// The default implementation returns nil; the table then uses the text of the row's cell.
  ///
  /// A search calls this method for up to 100,000 rows, but makes no more than 1,000 cells.
  func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether the user can edit a row: swipe it, delete it, or insert rows at it.
  ///
  /// The default implementation returns true. A swipe and the Delete key delete a row outside the editing mode only if
  /// the data source implements this method.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has deleted a row, or has pressed the button that inserts a row.
  ///
  /// The method changes the data, and then calls ``TableView/deleteRows(at:with:)`` or
  /// ``TableView/insertRows(at:with:)``. The default implementation does nothing.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Returns whether the user can move a row in editing mode; false by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved a row.
  ///
  /// The method moves the item in the data; the table then moves the row. The default implementation does nothing.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )
  /// Returns the titles of the index at the trailing edge of a plain table, such as the letters of the alphabet.
  ///
  /// The default implementation returns nil, for no index. ``TableView/indexSearch`` is shown as a magnifying glass.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section to which the table scrolls when the user chooses an index title.
  ///
  /// The default implementation returns the index of the title. If there is no such section, the table does not scroll.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editableByDefault()
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns false.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the index of the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
