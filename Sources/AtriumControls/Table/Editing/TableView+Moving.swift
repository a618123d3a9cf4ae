import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension TableView {
  /// Returns whether the user can move a row in the current mode.
  func isMovable(_ path: IndexPath) -> Bool {
    let revision = revision
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: path) == true else { return false }
    return revision == self.revision
  }

  /// Moves the row while the user drags the handle of its cell.
  func handleDidMove(_ recognizer: LongPressGestureRecognizer, of cell: TableViewCell) {
    let y = recognizer.location(in: self).y - bounds.minY
    switch recognizer.state {
    case .began: beginMove(of: cell, at: y)
    case .changed: continueMove(to: y)
    case .ended: endMove(commits: true)
    default: endMove(commits: false)
    }
  }

  private func beginMove(of cell: TableViewCell, at y: Double) {
    guard rowMove == nil, let path = indexPath(for: cell), knowsRows else { return }
    closeSwipe(animated: true)
    let line = TableDropLine()
    addSubview(line)
    let link = DisplayLink(view: self) { [weak self] in self?.scrollForMove(at: $0) }
    rowMove = TableRowMove(
      cell: cell, origin: path, grip: y + bounds.minY - frame(of: path).midY, y: y, link: link,
      line: line, target: path)
    bringSubviewToFront(cell)
    cell.alpha = 0.85
    (cell.shadowOpacity, cell.shadowRadius) = (0.3, 6)
    placeDropLine()
  }

  private func continueMove(to y: Double) {
    guard var move = rowMove else { return }
    guard indexPath(for: move.cell) == move.origin else { return endMove(commits: false) }
    move.y = y
    move.link.isPaused = scrollSpeed(at: y) == 0
    if move.link.isPaused { move.scrollTime = nil }
    let place = y + bounds.minY
    move.cell.transform = AffineTransform(
      translationX: 0, y: place - move.grip - frame(of: move.origin).midY)
    rowMove = move
    let wanted = row(nearest: place, movedFrom: move.origin)
    let revision = revision
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.origin, toProposedIndexPath: wanted) ?? wanted
    // A change of the rows by the delegate ends the movement.
    guard rowMove != nil else { return }
    guard revision == self.revision else { return endMove(commits: false) }
    rowMove?.target = target
    placeDropLine()
  }

  /// Returns the speed at which the table scrolls while the pointer is near its upper or lower edge, in points a second.
  ///
  /// - Parameter y: The distance of the pointer from the upper edge of the table, in points.
  /// - Returns: The speed; negative towards the beginning of the content, and 0 away from the edges.
  private func scrollSpeed(at y: Double) -> Double {
    let (edge, speed) = (TableRowMove.scrollEdge, TableRowMove.scrollSpeed)
    let (top, bottom) = (adjustedContentInset.top, bounds.height - adjustedContentInset.bottom)
    let (above, below) = (top + edge - y, y - (bottom - edge))
    guard bottom - top > 2 * edge, max(above, below) > 0 else { return 0 }
    return speed * (above > 0 ? -min(1, above / edge) : min(1, below / edge))
  }

  /// Scrolls by one step of the display link, and moves the row to the pointer again.
  private func scrollForMove(at time: Double) {
    guard let move = rowMove else { return }
    let elapsed = move.scrollTime.map { min(max(0, time - $0), 0.1) } ?? 0
    rowMove?.scrollTime = time
    let offset = contentOffset.y
    let target = limits(.vertical).clamping(offset + scrollSpeed(at: move.y) * elapsed)
    // At the end of the content, the next movement of the pointer starts the link again.
    guard elapsed == 0 || target != offset else {
      rowMove?.scrollTime = nil
      return move.link.isPaused = true
    }
    contentOffset = Point(x: contentOffset.x, y: target)
    tile()
    continueMove(to: move.y)
  }

  /// Returns the row at which a moved row would be inserted, as an index path after the movement.
  private func row(nearest y: Double, movedFrom origin: IndexPath) -> IndexPath {
    var best = (path: origin, distance: Double.infinity)
    for path in indexPathsForVisibleRows {
      let distance = abs(rectForRow(at: path).midY - y)
      if distance < best.distance { best = (path, distance) }
    }
    return best.path
  }

  private func placeDropLine() {
    guard let move = rowMove else { return }
    let rect = rectForRow(at: move.target)
    // A row that moves down comes after the row at its new index path.
    let movesDown = move.origin.section == move.target.section && move.origin < move.target
    let y = movesDown ? rect.maxY : rect.minY
    move.line.frame = Rect(
      x: bounds.minX, y: y - TableDropLine.height / 2, width: bounds.width,
      height: TableDropLine.height)
    move.line.isHidden = move.origin == move.target
    bringSubviewToFront(move.line)
    bringSubviewToFront(move.cell)
  }

  /// Ends the movement of a row by the user.
  ///
  /// - Parameter commits: Whether the data source and the table move the row; if false, the row returns to its
  ///   position.
  func endMove(commits: Bool) {
    guard let move = rowMove else { return }
    rowMove = nil
    move.link.isPaused = true
    move.line.removeFromSuperview()
    let restore = {
      move.cell.transform = .identity
      move.cell.alpha = 1
      (move.cell.shadowOpacity, move.cell.shadowRadius) = (0, 3)
    }
    guard commits, move.origin != move.target, indexPath(for: move.cell) == move.origin else {
      return View.animate(withDuration: 0.2, animations: restore)
    }
    restore()
    userMoves(move.origin, to: move.target)
  }

  /// Moves a row in the data and in the table.
  func userMoves(_ origin: IndexPath, to target: IndexPath) {
    let revision = revision
    dataSource?.tableView(self, moveRowAt: origin, to: target)
    // If the data source has reloaded the table, the table already shows the new order.
    guard revision == self.revision else { return }
    moveRow(at: origin, to: target)
  }

  /// Moves the row at the cursor up or down, if the user can move it.
  ///
  /// - Returns: Whether the row has moved.
  func moveCursorRow(down: Bool) -> Bool {
    guard let origin = cursorRow, isMovable(origin),
      let wanted = down ? layout.row(after: origin) : layout.row(before: origin)
    else { return false }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: wanted) ?? wanted
    guard target != origin else { return false }
    userMoves(origin, to: target)
    return true
  }
}
