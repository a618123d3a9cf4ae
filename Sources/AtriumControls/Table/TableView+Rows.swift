public import AtriumGeometry
public import AtriumKit

extension TableView {
  /// The visible cells, in the order of their rows.
  public var visibleCells: [TableViewCell] { indexPathsForVisibleRows.compactMap { cells[$0] } }

  /// The index paths of the visible rows, in order.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted() }

  /// Returns the cell of a row; nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { cells[indexPath] }

  /// Returns the index path of a cell; nil if the cell is not visible.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index path of the row at a point.
  ///
  /// - Parameter point: The point in this view's coordinates.
  /// - Returns: The index path; nil if there is no row.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard let path = layout.firstRow(at: point.y) else { return nil }
    return frame(of: path).contains(point) ? path : nil
  }

  /// Returns the index paths of the rows that intersect a rectangle, in order.
  ///
  /// - Parameter rect: The rectangle in this view's coordinates.
  /// - Returns: The index paths; empty if there are no rows in the rectangle, nil for the null rectangle.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    guard !rect.isNull else { return nil }
    loadIfNeeded()
    let area = rect.standardized
    return layout.rows(from: area.minY, to: area.maxY, most: .max).filter {
      frame(of: $0).intersects(area)
    }
  }

  /// Returns the frame of a row in this view's coordinates.
  ///
  /// The frame is an estimate if rows up to this row have not been visible yet. The frame is zero if the
  /// row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    return layout.contains(indexPath) ? frame(of: indexPath) : .zero
  }

  /// Returns the frame of a section with its header and footer, in this view's coordinates.
  public func rect(forSection section: Int) -> Rect {
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return .zero }
    let start = layout.start(of: section)
    return Rect(x: 0, y: start, width: bounds.width, height: layout.end(of: section) - start)
  }

  /// Returns the frame of a section's header above the rows, in this view's coordinates.
  ///
  /// The frame does not follow a pinned header. The height is 0 for a section without a header. The frame is zero if
  /// the section does not exist.
  public func rectForHeader(inSection section: Int) -> Rect {
    var rect = rect(forSection: section)
    if layout.sections.indices.contains(section) {
      rect.size.height = layout.sections[section].header
    }
    return rect
  }

  /// Returns the frame of a section's footer below the rows, in this view's coordinates.
  ///
  /// The height is 0 for a section without a footer. The frame is zero if the section does not exist.
  public func rectForFooter(inSection section: Int) -> Rect {
    var rect = rect(forSection: section)
    guard layout.sections.indices.contains(section) else { return rect }
    let height = layout.sections[section].footer
    rect.origin.y = rect.maxY - height
    rect.size.height = height
    return rect
  }

  /// Returns the header view of a section; nil if the header is not visible.
  public func headerView(forSection section: Int) -> View? { headers[section] }

  /// Returns the footer view of a section; nil if the footer is not visible.
  public func footerView(forSection section: Int) -> View? { footers[section] }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row. If it does not exist, the method does nothing. A row of `Int.max` (`NSNotFound`) means the
  ///     header of the section.
  ///   - scrollPosition: The position of the row in the view.
  ///   - animated: Whether the scrolling is animated, as in ``ScrollView/setContentOffset(_:animated:)``.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    if indexPath.row == .max { return scroll(toSection: indexPath.section, animated: animated) }
    guard layout.contains(indexPath) else { return }
    let revision = revision
    let target = offset(showing: indexPath, at: scrollPosition)
    if target != contentOffset.y {
      setContentOffset(Point(x: contentOffset.x, y: target), animated: animated)
    }
    guard !animated else { return }
    // Rows get their actual heights when they become visible. This can change the target offset.
    for _ in 0..<8 {
      tile()
      // A callback may have changed the rows, so that the index path refers to another row.
      guard revision == self.revision else { return }
      let corrected = offset(showing: indexPath, at: scrollPosition)
      guard abs(corrected - contentOffset.y) > 1e-6 else { break }
      contentOffset = Point(x: contentOffset.x, y: corrected)
    }
  }

  /// Returns the content offset at which a row is visible.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> Double {
    let frame = frame(of: path)
    let inset = adjustedContentInset
    // A pinned header covers the top of the view, so its height is subtracted.
    let header = style == .plain ? layout.sections[path.section].header : 0
    let top = frame.minY - inset.top - header
    let bottom = frame.maxY - bounds.height + inset.bottom
    let target: Double
    switch position {
    case .top: target = top
    case .bottom: target = bottom
    case .middle: target = (top + bottom) / 2
    case .none:
      let present = contentOffset.y
      target = top < present ? top : max(present, bottom)
    }
    return limits(.vertical).clamping(target)
  }
}
