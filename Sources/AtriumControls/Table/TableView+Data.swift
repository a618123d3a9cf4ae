import AtriumGeometry
import AtriumKit

extension TableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  /// Forgets everything about rows and asks anew; selection is lost, the offset stays if it can.
  public func reloadData() {
    guard isLoaded || !cells.isEmpty else { return setNeedsLayout() }
    endSwipes()
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    retireTitles()
    press = nil
    selectedRows = []
    anchorRow = nil
    cursorRow = nil
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for the counts, if they are not known.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    layoutWidth = rowWidth
    layout = makeLayout { _ in [:] }
    updateContentSize()
  }

  /// Texts break elsewhere at another width: heights are asked anew, and the first row in sight stays
  /// where it is.
  func adaptToWidth() {
    guard rowWidth != layoutWidth else { return }
    layoutWidth = rowWidth
    let top = bounds.minY + adjustedContentInset.top
    let anchor = layout.firstRow(at: top)
    let old = anchor.map { layout.start(of: $0) } ?? 0
    let estimate = estimatedHeight
    layout = TableLayout(
      sections: layout.sections.enumerated().map { index, section in
        TableLayout.Section(
          header: headerHeight(index), footer: footerHeight(index),
          rows: SparseOffsets(count: section.rows.count, estimate: estimate))
      }, top: tableHeaderView?.bounds.height ?? 0, space: endSpace)
    updateContentSize()
    if let anchor, top > 0 {
      shiftContent(by: Point(x: 0, y: layout.start(of: anchor) - old))
    }
  }

  /// Asks for the counts and the heights between sections.
  ///
  /// - Parameter heights: What is known about the rows of a section.
  /// - Returns: Where everything is.
  func makeLayout(heights: (Int) -> [Int: Double]) -> TableLayout {
    guard let dataSource else { return TableLayout(top: tableHeaderView?.bounds.height ?? 0) }
    let estimate = estimatedHeight
    let sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      TableLayout.Section(
        header: headerHeight(section), footer: footerHeight(section),
        rows: SparseOffsets(
          count: dataSource.tableView(self, numberOfRowsInSection: section), estimate: estimate,
          lengths: heights(section)))
    }
    return TableLayout(
      sections: sections, top: tableHeaderView?.bounds.height ?? 0, space: endSpace)
  }

  /// A last group ends above the table's edge as the first one begins below it.
  private var endSpace: Double { style == .plain ? 0 : 16 }

  func updateContentSize() {
    let size = Size(
      width: bounds.width, height: layout.bottom + (tableFooterView?.bounds.height ?? 0))
    if size != contentSize { contentSize = size }
  }

  private var estimatedHeight: Double {
    let known = [estimatedRowHeight, rowHeight].first { $0 > 0 && $0.isFinite }
    return known ?? Theme.minimumTarget
  }

  private func headerHeight(_ section: Int) -> Double {
    let asked =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard asked < 0 else { return asked.isFinite ? asked : 0 }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      return view.sizeThatFits(Size(width: rowWidth)).height
    }
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
      return style == .plain ? 30 : section == 0 ? 40 : 48
    }
    return style == .plain ? 0 : section == 0 ? 16 : 24
  }

  private func footerHeight(_ section: Int) -> Double {
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard asked < 0 else { return asked.isFinite ? asked : 0 }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return view.sizeThatFits(Size(width: rowWidth)).height
    }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return 0
    }
    let view = titlePool.popLast(where: { !$0.isHeader }) ?? makeTitle(isHeader: false)
    view.textLabel.text = title
    defer { titlePool.append(view) }
    return view.sizeThatFits(Size(width: rowWidth)).height
  }

  // MARK: Cells

  /// Tells how cells of a name are made.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - make: Makes one; the cell should carry the name as its ``TableViewCell/reuseIdentifier``.
  public func register(
    forCellReuseIdentifier identifier: String, make: @escaping @MainActor () -> TableViewCell
  ) {
    makers[identifier] = make
    pool[identifier] = nil
  }

  /// A cell of a name: one that went out of sight, or a new one.
  ///
  /// Traps if the name was not registered.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - indexPath: The row that it is for.
  /// - Returns: The cell, ready to be filled.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "\(type(of: self)) has no cell \"\(identifier)\" for \(indexPath); call "
          + "register(forCellReuseIdentifier: \"\(identifier)\") { … } first.")
    }
    return cell
  }

  /// A cell of a name; nil if there is none and none was registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?() else { return nil }
    guard cell.reuseIdentifier == identifier else {
      fatalError(
        "The closure for cells \"\(identifier)\" of \(type(of: self)) made a \(type(of: cell)) with "
          + "the reuseIdentifier \(cell.reuseIdentifier ?? "nil"); give it \"\(identifier)\".")
    }
    madeCellCount += 1
    return cell
  }
}

extension Array {
  /// Takes out the last element that something holds for.
  mutating func popLast(where holds: (Element) -> Bool) -> Element? {
    lastIndex(where: holds).map { remove(at: $0) }
  }
}
