import AtriumGeometry
import AtriumKit

extension TableView {
  /// An index title that is shown as a magnifying glass, for the search bar above the rows.
  public static let indexSearch = "{search}"

  /// Asks the data source for the index titles again.
  ///
  /// A reload of the table does the same.
  public func reloadSectionIndexTitles() {
    index.isLoaded = false
    setNeedsLayout()
  }

  /// The space that the index titles take from the content of the rows, in points.
  var indexWidth: Double { index.view?.superview === self ? TableIndexView.width : 0 }

  /// Shows or removes the index titles, and places them at the trailing edge of the visible area.
  func layOutIndex() {
    let former = indexWidth
    placeIndex()
    guard indexWidth != former, !cells.isEmpty else { return }
    // The heights of rows may depend on the width of their content, so the next layout pass discards them.
    layoutWidth = -1
    setNeedsLayout()
  }

  private func placeIndex() {
    loadIndexIfNeeded()
    guard let view = index.view, showsIndex else {
      index.view?.removeFromSuperview()
      return
    }
    if view.superview !== self { addSubview(view) }
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      traitCollection.layoutDirection == .leftToRight
      ? visible.maxX - TableIndexView.width : visible.minX
    View.performWithoutAnimation {
      view.frame = Rect(
        x: x, y: visible.minY, width: TableIndexView.width, height: max(0, visible.height))
    }
  }

  /// Moves the index titles in front of the scroll indicator, which would otherwise receive the presses of a pointer.
  ///
  /// The scroll view adds the indicator when the pointer comes near. No layout pass follows.
  func raiseIndex() {
    if let view = index.view, view.superview === self, subviews.last !== view {
      bringSubviewToFront(view)
    }
  }

  /// Whether the table has index titles and enough rows for them.
  private var showsIndex: Bool {
    guard style == .plain, index.view?.titles.isEmpty == false else { return false }
    let least = sectionIndexMinimumDisplayRowCount
    return least <= 0 || layout.sections.reduce(0) { $0 + $1.rows.count } >= least
  }

  private func loadIndexIfNeeded() {
    guard !index.isLoaded, knowsRows, isLoaded else { return }
    index.isLoaded = true
    let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty || index.view != nil else { return }
    let view = index.view ?? TableIndexView()
    index.view = view
    view.titles = titles
    view.choose = { [weak self] in self?.userChoosesIndexTitle($0) }
    updateIndexColors()
  }

  func updateIndexColors() {
    index.view?.textColor = sectionIndexColor
    index.view?.ground = sectionIndexBackgroundColor
    index.view?.trackingGround = sectionIndexTrackingBackgroundColor
  }

  private func userChoosesIndexTitle(_ place: Int) {
    guard let title = index.view?.titles[place], knowsRows else { return }
    closeSwipe(animated: true)
    let revision = revision
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place),
      revision == self.revision
    else { return }
    scroll(toSection: section, animated: false)
  }

  /// Scrolls to the header of a section; does nothing for a section that does not exist.
  func scroll(toSection section: Int, animated: Bool) {
    loadIfNeeded()
    let revision = revision
    // Rows get their actual heights when they become visible. This can change the position of the section.
    for _ in 0..<8 {
      guard revision == self.revision, layout.sections.indices.contains(section) else { return }
      let target = limits(.vertical).clamping(
        layout.start(of: section) - adjustedContentInset.top)
      guard abs(target - contentOffset.y) > 1e-6 else { return }
      setContentOffset(Point(x: contentOffset.x, y: target), animated: animated)
      guard !animated else { return }
      tile()
    }
  }
}

/// The index titles of a table.
struct TableIndex {
  /// The view with the titles; nil if the data source has never returned titles.
  var view: TableIndexView?
  /// Whether the table has requested the titles since the last reload.
  var isLoaded = false
}
