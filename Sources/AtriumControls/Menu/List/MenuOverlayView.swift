import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of an open menu: it fills the window, contains the cards of the menu and of its open submenus, and receives
/// clicks outside these cards.
final class MenuOverlayView: View {
  /// A card, and the row that opened it.
  private struct Level {
    let list: MenuListView
    weak var opener: MenuRowView?
  }

  private let source: MenuSource
  private var lastAnchor = Rect.zero
  private var levels: [Level] = []
  private var typing = TableTyping()
  private weak var trackedRow: MenuRowView?
  private var lastPointer: Point?
  private var isOpenedByKey = false
  private var timer: Timer?
  /// Called with the action that the user has chosen.
  var didChoose: (@MainActor (Action) -> Void)?
  /// Called when the user closes the menu.
  var didCancel: (@MainActor () -> Void)?

  init(_ menu: Menu, at source: MenuSource) {
    self.source = source
    super.init(frame: .zero)
    accessibilityRole = .menu
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        let isInside = recognizer.state == .began || recognizer.state == .changed
        self?.pointerDidMove(to: isInside ? recognizer.location(in: nil) : nil)
      })
    add(menu, openedBy: nil)
  }

  // MARK: Levels

  private func add(_ menu: Menu, openedBy opener: MenuRowView?) {
    let list = MenuListView(menu, hasTitle: opener == nil)
    if opener != nil {
      list.accessibilityRole = .menu
      list.accessibilityLabel = menu.title
    }
    list.didActivate = { [weak self] in self?.activate($0, highlightsStart: true) }
    levels.append(Level(list: list, opener: opener))
    addSubview(list)
    load(menu) { [weak self] in self?.reload() }
    setNeedsLayout()
  }

  /// Requests the elements of placeholders that the menu shows.
  private func load(_ menu: Menu, _ completion: @escaping @MainActor () -> Void) {
    for child in menu.children {
      if let deferred = child as? DeferredMenuElement { deferred.load(completion) }
      if let inner = child as? Menu, inner.options.contains(.displayInline) {
        load(inner, completion)
      }
    }
  }

  /// Removes the submenus above a level; the menu itself has level 0.
  private func close(above level: Int) {
    while levels.count > level + 1 { levels.removeLast().list.removeFromSuperview() }
  }

  /// Shows the current states and elements.
  func reload() {
    guard let first = levels.first else { return }
    close(above: 0)
    first.list.reload()
    setNeedsLayout()
  }

  /// Replaces the menu.
  func show(_ menu: Menu) {
    while let level = levels.popLast() { level.list.removeFromSuperview() }
    add(menu, openedBy: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let anchor = source.frame(in: self) { lastAnchor = anchor }
    let room = bounds.inset(by: safeAreaInsets)
      .shrunkBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    for (index, level) in levels.enumerated() {
      let size = level.list.fittingSize
      guard index > 0, let opener = level.opener else {
        level.list.frame = MenuPlacement.frame(
          of: size, at: lastAnchor, in: room, isRightToLeft: isRightToLeft)
        continue
      }
      let menu = levels[index - 1].list
      menu.layoutIfNeeded()
      level.list.frame = MenuPlacement.frame(
        ofSubmenu: size, at: opener.convert(opener.bounds, to: self), of: menu.frame, in: room,
        isRightToLeft: isRightToLeft)
    }
  }

  // MARK: The pointer and fingers

  private func level(of row: MenuRowView) -> Int? {
    levels.firstIndex { level in level.list.rows.contains { $0 === row } }
  }

  private func item(at point: Point) -> MenuRowView? {
    for level in levels.reversed()
    where level.list.bounds.contains(level.list.convert(point, from: nil)) {
      return level.list.item(at: point)
    }
    return nil
  }

  private func isInsideList(_ point: Point) -> Bool {
    levels.contains { $0.list.bounds.contains($0.list.convert(point, from: nil)) }
  }

  /// Highlights the row under a pointer that has moved.
  ///
  /// A pointer at rest has no effect, for example while a key opens the menu or moves the highlight.
  private func pointerDidMove(to point: Point?) {
    defer { lastPointer = point }
    guard point != lastPointer, lastPointer != nil || !isOpenedByKey else { return }
    track(point)
  }

  /// Highlights the row at a point of the window, and opens its submenu after a delay.
  func track(_ point: Point?) {
    guard let row = point.flatMap(item), let index = level(of: row) else {
      trackedRow = nil
      stopWaiting()
      levels.last?.list.highlighted = nil
      return
    }
    for level in 1..<max(1, index + 1) {
      levels[level - 1].list.highlighted = levels[level].opener
    }
    levels[index].list.highlighted = row.row.isEnabled ? row : nil
    guard row !== trackedRow else { return }
    trackedRow = row
    stopWaiting()
    let isOpen = levels.indices.contains(index + 1) && levels[index + 1].opener === row
    if isOpen {
      levels[index + 1].list.highlighted = nil
      close(above: index + 1)
      return
    }
    guard levels.count > index + 1 || row.opensSubmenu else { return }
    timer = window?.scheduleTimer(withTimeInterval: MenuMetrics.hoverDelay) {
      [weak self, weak row] _ in
      guard let self, let row, row === trackedRow, let index = level(of: row) else { return }
      close(above: index)
      if row.opensSubmenu { activate(row, highlightsStart: false) }
    }
  }

  /// Cancels the delayed opening of a submenu.
  func stopWaiting() {
    timer?.invalidate()
    timer = nil
  }

  /// Chooses the row at the point of the window where a press has ended.
  ///
  /// A press that ends outside the cards and the source closes the menu.
  func release(at point: Point) {
    if let row = item(at: point) { return activate(row, highlightsStart: false) }
    guard !isInsideList(point) else { return }
    let source = convert(lastAnchor, to: nil)
    if source.isEmpty || !source.contains(point) { didCancel?() }
  }

  /// Performs the action of a row, or opens its submenu.
  private func activate(_ row: MenuRowView, highlightsStart: Bool) {
    guard row.row.isEnabled, let index = level(of: row) else { return }
    stopWaiting()
    levels[index].list.highlighted = row
    switch row.row {
    case .action(let action, _): didChoose?(action)
    case .submenu(let menu):
      let isOpen = levels.indices.contains(index + 1) && levels[index + 1].opener === row
      if !isOpen {
        close(above: index)
        add(menu, openedBy: row)
        layoutIfNeeded()
      }
      if highlightsStart { levels.last?.list.highlightStart() }
    case .title, .separator, .placeholder: break
    }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: nil)
    if isInsideList(point) { track(point) } else { didCancel?() }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { track(touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { release(at: touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { track(nil) }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }
  override func drawFocusRing(in canvas: borrowing Canvas) {}

  /// The highlighted row of the innermost open menu that has one; nil if there is none.
  override var accessibilityFocusedElement: AccessibleObject? {
    levels.last { $0.list.highlighted != nil }?.list.highlighted
  }

  /// Highlights the row that is on in a menu with single selection, or the first row that can be chosen if none is on.
  func highlightStart() {
    isOpenedByKey = true
    levels.first?.list.highlightStart()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    // The menu is modal, so no other responder receives its keys.
    for press in presses { handle(press) }
  }

  private func handle(_ press: Press) {
    let key = press.key
    guard let list = levels.last?.list,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return }
    let finds = !handle(key, isRepeat: press.isRepeat, in: list)
    if finds { find(key.characters) } else { typing = TableTyping() }
  }

  /// Handles a key other than a letter.
  ///
  /// - Returns: Whether the menu has handled the key.
  private func handle(_ key: Key, isRepeat: Bool, in list: MenuListView) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: list.moveHighlight(forward: true)
    case .keyboardUpArrow: list.moveHighlight(forward: false)
    case .keyboardTab: list.moveHighlight(forward: !key.modifierFlags.contains(.shift))
    case .keyboardHome, .keyboardPageUp: list.moveHighlight(toLast: false)
    case .keyboardEnd, .keyboardPageDown: list.moveHighlight(toLast: true)
    case .keyboardRightArrow: isRightToLeft ? closeSubmenu() : openSubmenu()
    case .keyboardLeftArrow: isRightToLeft ? openSubmenu() : closeSubmenu()
    case .keyboardSpacebar where typing.isGoingOn(at: window?.currentTime ?? 0): return false
    // A held key repeats a movement, but not a choice.
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if !isRepeat, let row = list.highlighted { activate(row, highlightsStart: true) }
    case .keyboardEscape, .keyboardApplication:
      guard !isRepeat else { return true }
      if levels.count > 1 { closeSubmenu() } else { didCancel?() }
    default: return false
    }
    return true
  }

  private func openSubmenu() {
    guard let row = levels.last?.list.highlighted, row.opensSubmenu else { return }
    activate(row, highlightsStart: true)
  }

  private func closeSubmenu() {
    guard levels.count > 1 else { return }
    stopWaiting()
    close(above: levels.count - 2)
  }

  private func find(_ text: String) {
    guard
      text.unicodeScalars.contains(where: { $0.value > 0x20 && $0.value != 0x7f }) || text == " "
    else { return }
    let search = typing.take(text, at: window?.currentTime ?? 0)
    _ = levels.last?.list.moveHighlight(
      toPrefix: search.prefix, staysIfItFits: search.staysIfItFits)
  }
}

extension MenuOverlayView: AccessibilityListProviding {
  /// Returns the position of an item among the items of the menu.
  func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    levels.first?.list.accessibilityPosition(of: item)
  }
}

extension MenuOverlayView: AccessibilityCursorMoving {
  /// Highlights a row of the innermost open menu.
  func moveAccessibilityCursor(to item: AccessibleObject) -> Bool {
    guard let list = levels.last?.list, let row = item as? MenuRowView, row.row.isEnabled,
      row.isDescendant(of: list)
    else { return false }
    list.highlighted = row
    return true
  }
}
