/// Tells a table what it shows.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has; asked once for each loading.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that comes into sight; see ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// What stands above a section; nothing unless implemented.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// What stands below a section; nothing unless implemented.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// What is typed to get to a row; nil, unless implemented, takes the text of its cell.
  ///
  /// A search asks this of up to 100,000 rows, but makes no more than 1,000 cells.
  func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Nothing.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Nothing.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Nil.
  public func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
