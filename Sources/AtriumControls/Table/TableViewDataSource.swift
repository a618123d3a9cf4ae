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
}
