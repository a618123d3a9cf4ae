import AtriumKit

extension TableView {
  /// The maximum number of rows that a search examines.
  private static let reach = 100_000
  /// The maximum number of rows whose text a search takes from their cells.
  ///
  /// A search uses the cell of a row if the data source returns no text for the row.
  private static let cellReach = 1000

  /// The current time for ``TableTyping``, in seconds.
  var typingTime: Double { window?.currentTime ?? 0 }

  /// Moves the cursor to the next row that begins with the typed letters, wrapping around at the end.
  ///
  /// - Returns: Whether such a row exists.
  func typeSelect(_ text: String) -> Bool {
    guard
      text.unicodeScalars.contains(where: { $0.value > 0x20 && $0.value != 0x7f }) || text == " "
    else { return false }
    let search = typing.take(text, at: typingTime)
    if search.staysIfItFits, let cursorRow, layout.contains(cursorRow),
      begins(cursorRow, with: search.prefix)
    {
      return true
    }
    guard let found = row(thatBeginsWith: search.prefix) else { return false }
    let word = typing
    _ = moveCursor(to: found)
    typing = word
    return true
  }

  private func row(thatBeginsWith prefix: String) -> IndexPath? {
    loadIfNeeded()
    let start = cursorRow.flatMap { layout.contains($0) ? $0 : nil }
    var next = start.flatMap { layout.row(after: $0) } ?? layout.firstRow
    let (first, revision) = (next, revision)
    var (rows, cells) = (TableView.reach, TableView.cellReach)
    while let path = next, rows > 0, cells > 0 {
      rows -= 1
      let known = dataSource?.tableView(self, typeSelectTextForRowAt: path)
      // Each call to the data source may change the rows.
      guard revision == self.revision else { return nil }
      if known == nil { cells -= 1 }
      let text = known ?? cellText(of: path)
      guard revision == self.revision else { return nil }
      if TableView.fits(text, prefix) { return path }
      next = layout.row(after: path) ?? layout.firstRow
      if next == first { break }
    }
    return nil
  }

  private func begins(_ path: IndexPath, with prefix: String) -> Bool {
    let revision = revision
    let known = dataSource?.tableView(self, typeSelectTextForRowAt: path)
    guard revision == self.revision else { return false }
    return TableView.fits(known ?? cellText(of: path), prefix)
  }

  private static func fits(_ text: String, _ prefix: String) -> Bool {
    TableTextFolding.folded(text).hasPrefix(prefix)
  }

  /// Returns the text of a row's cell.
  ///
  /// If the row is not visible, the data source makes a temporary cell.
  private func cellText(of path: IndexPath) -> String {
    if let cell = cells[path] { return cell.textLabel.text }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return "" }
    let text = cell.textLabel.text
    if cell.use == .none { hide(cell) }
    return text
  }
}
