import AtriumGeometry
import AtriumKit

extension TableView {
  /// Makes the headers and footers in sight, and gives back those that went.
  func tileTitles() {
    guard !layout.sections.isEmpty else { return retireTitles() }
    var section = layout.section(at: bounds.minY)
    var (shownHeaders, shownFooters): (Set<Int>, Set<Int>) = ([], [])
    while section < layout.sections.count, layout.start(of: section) < bounds.maxY {
      let entry = layout.sections[section]
      if entry.header > 0 {
        let frame = headerFrame(section)
        if frame.intersects(bounds), let view = header(section) {
          view.frame = frame
          shownHeaders.insert(section)
        }
      }
      if entry.footer > 0 {
        let frame = footerFrame(section)
        if frame.intersects(bounds), let view = footer(section) {
          view.frame = frame
          shownFooters.insert(section)
        }
      }
      section += 1
    }
    for section in headers.keys where !shownHeaders.contains(section) {
      retireTitle(headers.removeValue(forKey: section))
    }
    for section in footers.keys where !shownFooters.contains(section) {
      retireTitle(footers.removeValue(forKey: section))
    }
  }

  /// A plain table's header stays at the top until the next section pushes it out.
  func headerFrame(_ section: Int) -> Rect {
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

  private func header(_ section: Int) -> View? {
    if let view = headers[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? title(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    headers[section] = view
    if let view { addTitle(view) }
    return view
  }

  private func footer(_ section: Int) -> View? {
    if let view = footers[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? title(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    footers[section] = view
    if let view { addTitle(view) }
    return view
  }

  private func title(_ text: String?, isHeader: Bool) -> View? {
    guard let text else { return nil }
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

  /// Headers lie over rows, and under the indicators.
  private func addTitle(_ view: View) {
    view.isHidden = false
    if view.superview !== self { insertSubview(view, belowSubview: indicators.backmost) }
  }

  private func retireTitle(_ view: View?) {
    if let title = view as? TableViewHeaderFooterView, title.isOwn {
      title.isHidden = true
      titlePool.append(title)
    } else {
      view?.removeFromSuperview()
    }
  }

  func retireTitles() {
    for view in headers.values { retireTitle(view) }
    for view in footers.values { retireTitle(view) }
    headers = [:]
    footers = [:]
  }
}
