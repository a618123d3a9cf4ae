import AtriumGeometry
import AtriumKit

extension TableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  func reload() {
    changes?.isReload = true
    guard isLoaded || !cells.isEmpty else { return setNeedsLayout() }
    isLoaded = false
    index.isLoaded = false
    revision += 1
    press = nil
    selectedRows = []
    anchorRow = nil
    cursorRow = nil
    setNeedsLayout()
    let leaving = release(Array(cells.keys))
    retireTitles()
    endSwipes()
    end(leaving)
  }

  /// Whether the rows match the data source.
  ///
  /// False while the rows are counted, and during a batch of updates.
  ///
  /// The property is needed because calls can arrive at any time, for example touches that a recogniser has
  /// delayed.
  var knowsRows: Bool { !isCounting && changes == nil }

  /// Asks the data source for the number of rows in each section, unless these numbers are known.
  func loadIfNeeded() {
    guard !isLoaded, !isCounting else { return }
    isLoaded = true
    revision += 1
    // While the rows are counted, the table has no rows.
    layout = TableLayout()
    let width = rowWidth
    guard let counted = count({ makeLayout { _ in [:] } }) else { return }
    layoutWidth = width
    layout = counted
    updateContentSize()
  }

  /// Runs a closure that asks for the row counts and the heights of headers and footers.
  ///
  /// - Returns: The layout; nil if the data source or the delegate has changed the rows in the meantime. The
  ///   next layout pass then counts them again.
  func count(_ body: () -> TableLayout) -> TableLayout? {
    isCounting = true
    let counted = body()
    isCounting = false
    return isLoaded ? counted : nil
  }

  /// Discards the row heights after a change of width, and keeps the first visible row in position.
  func adaptToWidth() {
    guard isLoaded, !isCounting, rowWidth != layoutWidth else { return }
    let width = rowWidth
    let top = bounds.minY + adjustedContentInset.top
    let anchor = layout.firstRow(at: top)
    let old = anchor.map { layout.start(of: $0) } ?? 0
    let estimate = estimatedHeight
    let sections = layout.sections
    let counted = count {
      TableLayout(
        sections: sections.enumerated().map { index, section in
          TableLayout.Section(
            header: headerHeight(index), footer: footerHeight(index),
            rows: SparseOffsets(count: section.rows.count, estimate: estimate))
        }, top: tableHeaderView?.bounds.height ?? 0, space: endSpace)
    }
    guard let counted else { return }
    revision += 1
    layoutWidth = width
    layout = counted
    updateContentSize()
    if let anchor, top > 0 {
      shiftContent(by: Point(x: 0, y: layout.start(of: anchor) - old))
    }
  }

  /// Asks for the row counts and the heights of headers and footers.
  ///
  /// - Parameter heights: A closure that returns the known heights of a section's rows, by row index.
  /// - Returns: The layout of all sections.
  func makeLayout(heights: (Int) -> [Int: Double]) -> TableLayout {
    guard let dataSource else { return TableLayout(top: tableHeaderView?.bounds.height ?? 0) }
    let estimate = estimatedHeight
    var sections: [TableLayout.Section] = []
    // If one of these calls reloads the table, later sections may no longer exist.
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) where isLoaded {
      let (header, footer) = (headerHeight(section), footerHeight(section))
      guard isLoaded else { break }
      sections.append(
        TableLayout.Section(
          header: header, footer: footer,
          rows: SparseOffsets(
            count: dataSource.tableView(self, numberOfRowsInSection: section),
            estimate: estimate, lengths: heights(section))))
    }
    return TableLayout(
      sections: sections, top: tableHeaderView?.bounds.height ?? 0, space: endSpace)
  }

  /// The space below the last group, in points; it equals the space above a first group without a title.
  private var endSpace: Double { style == .plain ? 0 : 16 }

  func updateContentSize() {
    let size = Size(
      width: bounds.width, height: layout.bottom + (tableFooterView?.bounds.height.asLength ?? 0))
    if size != contentSize { contentSize = size }
  }

  private var estimatedHeight: Double {
    let estimate = [estimatedRowHeight, rowHeight].map(\.asLength).first { $0 > 0 }
    return estimate ?? Theme.minimumTarget
  }

  private func headerHeight(_ section: Int) -> Double {
    guard isLoaded else { return 0 }
    let asked =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard asked < 0, isLoaded else { return asked }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      return fittingHeight(of: view, isHeader: true)
    }
    guard isLoaded else { return 0 }
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
      return style == .plain ? 30 : section == 0 ? 40 : 48
    }
    return style == .plain ? 0 : section == 0 ? 16 : 24
  }

  private func footerHeight(_ section: Int) -> Double {
    guard isLoaded else { return 0 }
    let asked =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard asked < 0, isLoaded else { return asked }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return fittingHeight(of: view, isHeader: false)
    }
    guard isLoaded, let title = dataSource?.tableView(self, titleForFooterInSection: section)
    else { return 0 }
    let view = titlePool.popLast(where: { !$0.isHeader }) ?? makeTitle(isHeader: false)
    view.textLabel.text = title
    defer { titlePool.append(view) }
    return view.sizeThatFits(Size(width: rowWidth)).height
  }

  /// Returns the height that the constraints inside a header or footer determine, in points.
  ///
  /// Without such constraints, the result is the fitting height.
  private func fittingHeight(of view: View, isHeader: Bool) -> Double {
    let title = view as? TableViewHeaderFooterView
    title?.adapt(to: style, isHeader: isHeader)
    // The view was made only to be measured, unless it is displayed already.
    defer { if let title { keepForReuse(title) } }
    let size = Size(width: rowWidth)
    let constrained = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return constrained > 0 ? constrained : view.sizeThatFits(size).height
  }
}

extension Array {
  /// Removes the last element that satisfies a condition.
  mutating func popLast(where holds: (Element) -> Bool) -> Element? {
    lastIndex(where: holds).map { remove(at: $0) }
  }
}
