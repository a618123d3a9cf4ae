package import AtriumGeometry
import AtriumKit

extension TableView {
  /// Adds the headers and footers that have become visible, and removes the others.
  ///
  /// - Returns: Whether the pass is still current.
  func tileTitles(in pass: CellPass) -> Bool {
    guard !layout.sections.isEmpty else {
      retireTitles()
      return true
    }
    var section = layout.section(at: bounds.minY)
    var (shownHeaders, shownFooters): (Set<Int>, Set<Int>) = ([], [])
    while section < layout.sections.count, layout.start(of: section) < bounds.maxY {
      let entry = layout.sections[section]
      if entry.header > 0 {
        let frame = headerFrame(section)
        if !frame.intersection(bounds).isEmpty {
          let isNew = headers[section] == nil
          let view = header(section, in: pass)
          guard isCurrent(pass) else { return false }
          view?.frame = frame
          shownHeaders.insert(section)
          if isNew, let view {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            guard isCurrent(pass) else { return false }
          }
        }
      }
      if entry.footer > 0 {
        let frame = footerFrame(section)
        if !frame.intersection(bounds).isEmpty {
          let isNew = footers[section] == nil
          let view = footer(section, in: pass)
          guard isCurrent(pass) else { return false }
          view?.frame = frame
          shownFooters.insert(section)
          if isNew, let view {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            guard isCurrent(pass) else { return false }
          }
        }
      }
      section += 1
    }
    retireTitles(
      headers: headers.keys.filter { !shownHeaders.contains($0) },
      footers: footers.keys.filter { !shownFooters.contains($0) })
    return isCurrent(pass)
  }

  /// Returns the frame of a header.
  ///
  /// In a plain table the header stays at the top until the next section pushes it out.
  package func headerFrame(_ section: Int) -> Rect {
    let height = layout.sections[section].header
    var y = layout.start(of: section)
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      let lowest = layout.end(of: section) - layout.sections[section].footer - height
      y = max(y, min(top, lowest))
    }
    return Rect(x: rowInset, y: y, width: rowWidth, height: height)
  }

  private func footerFrame(_ section: Int) -> Rect {
    let height = layout.sections[section].footer
    return Rect(x: rowInset, y: layout.end(of: section) - height, width: rowWidth, height: height)
  }

  private func header(_ section: Int, in pass: CellPass) -> View? {
    if let view = headers[section] { return view }
    let custom = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    guard isCurrent(pass) else { return nil }
    let view =
      custom
      ?? title(
        dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true, in: pass)
    guard let view else { return nil }
    headers[section] = view
    (view as? TableViewHeaderFooterView)?.adapt(to: style, isHeader: true)
    addTitle(view)
    return view
  }

  private func footer(_ section: Int, in pass: CellPass) -> View? {
    if let view = footers[section] { return view }
    let custom = tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard isCurrent(pass) else { return nil }
    let view =
      custom
      ?? title(
        dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false, in: pass)
    guard let view else { return nil }
    footers[section] = view
    (view as? TableViewHeaderFooterView)?.adapt(to: style, isHeader: false)
    addTitle(view)
    return view
  }

  private func title(_ text: String?, isHeader: Bool, in pass: CellPass) -> View? {
    guard let text, isCurrent(pass) else { return nil }
    let view =
      titlePool.popLast(where: { $0.isHeader == isHeader }) ?? makeTitle(isHeader: isHeader)
    if view.textLabel.text != text {
      view.textLabel.text = text
      view.setNeedsLayout()
    }
    return view
  }

  func makeTitle(isHeader: Bool) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(style: style, isHeader: isHeader)
    view.isOwn = true
    return view
  }

  /// Adds a header or footer in front of the rows and behind the scroll indicators.
  private func addTitle(_ view: View) {
    view.isHidden = false
    if view.superview !== self { indicators.insertBehind(view) }
  }

  private func retireTitle(_ view: View) {
    if let title = view as? TableViewHeaderFooterView, title.isOwn {
      title.isHidden = true
      titlePool.append(title)
    } else {
      view.removeFromSuperview()
      if let title = view as? TableViewHeaderFooterView { keepForReuse(title) }
    }
  }

  /// Puts a header or footer with a reuse identifier into the reuse pool.
  func keepForReuse(_ title: TableViewHeaderFooterView) {
    guard let identifier = title.reuseIdentifier, title.superview == nil,
      reusableTitles[identifier]?.contains(where: { $0 === title }) != true
    else { return }
    reusableTitles[identifier, default: []].append(title)
  }

  // MARK: Reuse

  /// Registers a closure that makes headers and footers for a reuse identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - make: A closure that makes a view. The ``TableViewHeaderFooterView/reuseIdentifier`` of the view must be
  ///     `identifier`.
  public func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> TableViewHeaderFooterView
  ) {
    titleMakers[identifier] = make
    reusableTitles[identifier] = nil
  }

  /// Returns a reused header or footer, or a new view; nil if none is available and the identifier was not registered.
  ///
  /// The table's delegate calls this method in `tableView(_:viewForHeaderInSection:)` and the method for footers.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = reusableTitles[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = titleMakers[identifier]?() else { return nil }
    guard view.reuseIdentifier == identifier else {
      fatalError(
        "The closure for headers and footers \"\(identifier)\" of \(type(of: self)) made a \(type(of: view)) with "
          + "the reuseIdentifier \(view.reuseIdentifier ?? "nil"); give it \"\(identifier)\".")
    }
    return view
  }

  /// Removes all headers and footers.
  func retireTitles() {
    retireTitles(headers: Array(headers.keys), footers: Array(footers.keys))
  }

  /// Removes the headers and footers of the given sections, and then notifies the delegate.
  ///
  /// The delegate may reload the table.
  private func retireTitles(headers goneHeaders: [Int], footers goneFooters: [Int]) {
    let above = goneHeaders.sorted().compactMap { section in
      headers.removeValue(forKey: section).map { (section, $0) }
    }
    let below = goneFooters.sorted().compactMap { section in
      footers.removeValue(forKey: section).map { (section, $0) }
    }
    for (_, view) in above + below { retireTitle(view) }
    for (section, view) in above {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in below {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
