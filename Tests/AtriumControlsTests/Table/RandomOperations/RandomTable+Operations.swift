import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

extension RandomTable {
  // MARK: Appearance

  func register() {
    for name in ["a", "b"] {
      table.register(forCellReuseIdentifier: name) { [weak self] in
        let cell = RandomCell(reuseIdentifier: name)
        cell.world = self
        return cell
      }
    }
  }

  func changeHeights() {
    switch generator.below(4) {
    case 0:
      table.rowHeight = generator.element(of: [44, 30, TableView.automaticDimension, 90]) ?? 44
    case 1: table.estimatedRowHeight = generator.element(of: [0, 10, 44, 200]) ?? 0
    case 2: table.sectionHeaderHeight = generator.element(of: [-1, 0, 40]) ?? 0
    default: table.sectionFooterHeight = generator.element(of: [-1, 0, 20]) ?? 0
    }
  }

  func changeViews() {
    let view =
      generator.oneIn(2)
      ? nil : View(frame: Rect(x: 0, y: 0, width: 10, height: generator.number(0...200)))
    if generator.oneIn(2) { table.tableHeaderView = view } else { table.tableFooterView = view }
  }

  func changeFlags() {
    switch generator.below(5) {
    case 0: table.showsSeparators.toggle()
    case 1: table.allowsSelection.toggle()
    case 2: table.allowsMultipleSelection.toggle()
    case 3: table.contentInset = EdgeInsets(generator.number(0...60))
    default: if generator.oneIn(3) { table.isScrollEnabled.toggle() }
    }
  }

  func anyMotion() -> Motion { generator.element(of: [.full, .reduced, .off]) ?? .full }

  func changeSettings(_ change: (inout Settings) -> Void) {
    change(&settings)
    stage.window.dispatch(.settingsChanged(settings))
    if generator.oneIn(2) { stage.turn() }
  }

  // MARK: Position and size

  func resizeWindow() {
    let size = Size(width: generator.number(60...700), height: generator.number(60...700))
    stage.dispatchResize(
      to: generator.oneIn(3) ? RandomTable.size : size, isLive: generator.oneIn(2))
    if generator.oneIn(2) { stage.turn() }
  }

  func resizeTable() {
    let isSmall = generator.oneIn(5)
    table.frame = Rect(
      x: 10, y: 20, width: isSmall ? 0 : generator.number(40...400),
      height: isSmall && generator.oneIn(2) ? 0 : generator.number(40...600))
  }

  func leaveOrEnter() {
    if table.superview == nil {
      root.view.addSubview(table)
    } else if generator.oneIn(3) {
      table.removeFromSuperview()
    }
  }

  // MARK: Scrolling

  func anyOffset() -> Point {
    let limits = table.limits(.vertical)
    return Point(
      x: 0, y: generator.number(limits.lowerBound - 30...limits.upperBound + 30).rounded())
  }

  func scrollToRow() {
    guard let path = anyPath() else { return }
    let positions: [TableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    table.scrollToRow(
      at: path, at: generator.element(of: positions) ?? .none, animated: generator.oneIn(2))
  }

  /// Returns a random position in the table, in the window's coordinates.
  private func anyPlace() -> Point {
    let frame = table.frame
    return Point(
      x: generator.number(frame.minX...max(frame.minX, frame.maxX)).rounded(),
      y: generator.number(frame.minY...max(frame.minY, frame.maxY)).rounded())
  }

  func scrollByWheel() {
    stage.scroll(by: Point(x: 0, y: generator.oneIn(2) ? 53 : -53), at: anyPlace())
  }

  func scrollByTouchpad() {
    let isAside = generator.oneIn(3)
    let way = generator.number(-400...400)
    stage.touchpadScroll(
      by: isAside ? Point(x: way, y: 3) : Point(x: 2, y: way), at: anyPlace(),
      in: generator.number(0.05...0.3))
  }

  /// Makes a finger begin, move or lift.
  func moveFinger() {
    guard let place = finger else {
      let place = anyPlace()
      finger = place
      stage.touch(began: place)
      return
    }
    if generator.oneIn(4) {
      finger = nil
      if generator.oneIn(4) { stage.touch(cancelled: 0) } else { stage.touch(ended: place) }
      return
    }
    for _ in 0..<(1 + generator.below(4)) {
      stage.advance(by: 1.0 / 60)
      let now = finger ?? place
      let isAside = generator.oneIn(3)
      let next = Point(
        x: now.x + (isAside ? generator.number(-60...60) : 1),
        y: now.y + (isAside ? 1 : generator.number(-60...60)))
      finger = next
      stage.touch(moved: next)
    }
  }

  // MARK: Rows

  /// Drags a row aside with a finger, or presses an arrow key.
  func swipe() {
    if generator.oneIn(2), let path = generator.element(of: table.indexPathsForVisibleRows) {
      table.becomeFirstResponder()
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      return stage.key(generator.oneIn(2) ? "Left" : "Right")
    }
    guard finger == nil else { return }
    let start = anyPlace()
    let way = generator.number(-260...260)
    stage.touch(began: start, id: 1)
    for part in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.touch(moved: start + Point(x: way * Double(part) / 6, y: 1), id: 1)
    }
    stage.touch(ended: start + Point(x: way, y: 1), id: 1)
  }

  func click() {
    let row = generator.element(of: table.indexPathsForVisibleRows)
    let middle = row.map { table.convert(table.rectForRow(at: $0).center, to: nil) }
    let place = generator.oneIn(4) ? anyPlace() : middle ?? anyPlace()
    if generator.oneIn(2) {
      stage.click(at: place, modifiers: generator.oneIn(4) ? .shift : [])
    } else if finger == nil {
      stage.touchTap(fingers: 1, at: place)
    }
  }

  /// Presses a button beside a row.
  func pressAction() {
    guard let swipe = table.swipe, let button = generator.element(of: swipe.actions.buttons),
      button.window != nil
    else { return }
    button.sendActions(for: .primaryActionTriggered)
  }

  func pressKey() {
    let names = [
      "Up", "Down", "Home", "End", "PageUp", "PageDown", "Space", "Return", "Delete", "Left",
      "Right", "Escape", "Tab", "1", "2",
    ]
    if generator.oneIn(3) { table.becomeFirstResponder() }
    if let name = generator.element(of: names) {
      log(name)
      stage.key(name)
    }
  }

  func select() {
    if generator.oneIn(4) {
      if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: true) }
      return
    }
    table.selectRow(
      at: generator.oneIn(6) ? nil : anyPath(), animated: generator.oneIn(2),
      scrollPosition: generator.oneIn(2) ? .none : .middle)
  }
}
