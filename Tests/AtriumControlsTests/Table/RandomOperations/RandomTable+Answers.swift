import AtriumControls
import AtriumGeometry
import AtriumKit
import TestSupport

extension RandomTable: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int {
    meddle(.sections)
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    checkSection(section, "numberOfRows")
    meddle(.rows)
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let row = row(at: indexPath, "cellForRow") else { return RandomCell() }
    let cell: RandomCell
    switch row.source {
    case .fresh: cell = RandomCell()
    case .prepared(let prepared): cell = prepared
    case .pool(let name):
      let used = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
      guard let own = used as? RandomCell else { return used }
      if own.displays != 0 { fail("row \(own.row)'s cell was given away while it is displayed") }
      cell = own
    }
    cell.row = row.id
    cell.world = self
    cell.textLabel.text = "\(row.id)"
    cell.fittingHeight = row.fittingHeight
    meddle(.cell)
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let row = row(at: indexPath, "heightForRow") else { return 44 }
    meddle(.height)
    return row.height ?? tableView.rowHeight
  }

  // MARK: Titles

  private func checkSection(_ section: Int, _ who: String) {
    if !sections.indices.contains(section) {
      fail("\(who) was asked for section \(section), which is not there")
    }
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    checkSection(section, "heightForHeader")
    meddle(.headerHeight)
    return section % 3 == 1 ? 25 : tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    checkSection(section, "heightForFooter")
    meddle(.footerHeight)
    return tableView.sectionFooterHeight
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    checkSection(section, "viewForHeader")
    meddle(.headerView)
    return section % 4 == 3 ? Label() : nil
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    checkSection(section, "viewForFooter")
    meddle(.footerView)
    return nil
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    checkSection(section, "titleForHeader")
    meddle(.headerTitle)
    return section % 2 == 0 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    checkSection(section, "titleForFooter")
    meddle(.footerTitle)
    return section % 3 == 0 ? "End of \(section)" : nil
  }

  // MARK: Display

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath, "willDisplay"), let cell = cell as? RandomCell else {
      return
    }
    log("will \(row.id)")
    if cell.row != row.id { fail("\(cell.row)'s cell is displayed for row \(row.id)") }
    cell.displays += 1
    if cell.displays != 1 { fail("the cell of row \(row.id) is displayed \(cell.displays) times") }
    meddle(.will)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RandomCell else { return }
    log("did \(cell.row)")
    cell.displays -= 1
    if cell.displays != 0 { fail("a cell of row \(cell.row) went \(1 - cell.displays) times") }
    meddle(.did)
  }

  // MARK: Selection and actions

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    _ = row(at: indexPath, "shouldHighlight")
    meddle(.highlight)
    return !generator.oneIn(8)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    _ = row(at: indexPath, "willSelect")
    meddle(.willSelect)
    return generator.oneIn(8) ? anyPath() : indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    _ = row(at: indexPath, "didSelect")
    meddle(.select)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    meddle(.deselect)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    _ = row(at: indexPath, "performPrimaryAction")
    meddle(.act)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { actions(for: indexPath) }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { generator.oneIn(2) ? actions(for: indexPath) : nil }

  private func actions(for path: IndexPath) -> SwipeActionsConfiguration? {
    guard let row = row(at: path, "swipeActions") else { return nil }
    meddle(.actions)
    guard row.hasActions else { return nil }
    let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.meddle(.perform)
      self?.delete(row.id)
      done(true)
    }
    let flag = ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.meddle(.perform)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete, flag])
  }

  private func delete(_ id: Int) {
    guard let path = path(of: id) else { return }
    sections[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .left)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: ScrollView) { meddle(.scroll) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { meddle(.beginDrag) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    meddle(.willEndDrag)
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    meddle(.endDrag)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { meddle(.decelerate) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { meddle(.stop) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { meddle(.endAnimation) }
}
