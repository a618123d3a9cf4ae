import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The card with the rows of a menu or a submenu, which scrolls if it has too little space.
final class MenuListView: View {
  let menu: Menu
  private let hasTitle: Bool
  private let scroll = ScrollView()
  private(set) var rows: [MenuRowView] = []
  /// Called when assistive technology activates a row.
  var didActivate: (@MainActor (MenuRowView) -> Void)?

  /// The row that the pointer or a key has highlighted; nil if there is none.
  var highlighted: MenuRowView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  init(_ menu: Menu, hasTitle: Bool) {
    (self.menu, self.hasTitle) = (menu, hasTitle)
    super.init(frame: .zero)
    cornerRadius = MenuMetrics.cornerRadius
    shadowColor = .black
    shadowRadius = 16
    shadowOffset = Size(width: 0, height: 6)
    scroll.alwaysBounceVertical = false
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    reload()
  }

  /// Recreates the rows, because the states of actions or the elements of the menu have changed.
  func reload() {
    let index = highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    highlighted = nil
    for row in rows { row.removeFromSuperview() }
    let model = MenuRow.rows(of: menu, hasTitle: hasTitle)
    let columns = MenuColumns(of: model)
    rows = model.map { MenuRowView($0, columns: columns) }
    for row in rows {
      row.didActivate = { [weak self, weak row] in
        if let row { self?.didActivate?(row) }
      }
      scroll.addSubview(row)
    }
    if let index, rows.indices.contains(index), rows[index].row.isEnabled {
      highlighted = rows[index]
    }
    setNeedsLayout()
  }

  /// The size that fits all rows, in points.
  var fittingSize: Size {
    let sizes = rows.map(\.fittingSize)
    let width = (sizes.map(\.width).max() ?? 0) + 2 * MenuMetrics.padding
    return Size(
      width: min(max(width.rounded(.up), MenuMetrics.width.least), MenuMetrics.width.most),
      height: sizes.map(\.height).reduce(0, +) + 2 * MenuMetrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var y = MenuMetrics.padding
    for row in rows {
      let height = row.fittingSize.height
      row.frame = Rect(
        x: MenuMetrics.padding, y: y, width: max(0, bounds.width - 2 * MenuMetrics.padding),
        height: height)
      y += height
    }
    scroll.contentSize = Size(width: bounds.width, height: y + MenuMetrics.padding)
  }

  /// Returns the item at a point of the window; nil if there is none.
  func item(at point: Point) -> MenuRowView? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return rows.first {
      $0.row.isItem && $0.bounds.contains($0.convert(point, from: nil))
    }
  }

  /// Highlights a row and scrolls it into view.
  func moveHighlight(to row: MenuRowView?) {
    highlighted = row
    guard let row else { return }
    layoutIfNeeded()
    scroll.scrollRectToVisible(
      row.frame.insetBy(dx: 0, dy: -MenuMetrics.padding), animated: false)
  }

  private var choices: [MenuRowView] { rows.filter(\.row.isEnabled) }

  /// Highlights the next or the previous enabled row; the first row follows the last.
  func moveHighlight(forward: Bool) {
    let choices = choices
    guard !choices.isEmpty else { return }
    let current = choices.firstIndex { $0 === highlighted }
    let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
    moveHighlight(to: choices[(next + choices.count) % choices.count])
  }

  /// Highlights the first or the last row that can be chosen.
  func moveHighlight(toLast: Bool) {
    moveHighlight(to: toLast ? choices.last : choices.first)
  }

  /// Highlights the row that is on in a menu with single selection, or the first row that can be chosen if none is on.
  func highlightStart() {
    let on = choices.first { view in
      if case .action(let action, let isRadio) = view.row {
        isRadio && action.state == .on
      } else {
        false
      }
    }
    moveHighlight(to: on ?? choices.first)
  }

  /// Highlights the next row that begins with typed letters; after the last row, the search continues at the first.
  ///
  /// - Parameters:
  ///   - prefix: The letters, without case and accents.
  ///   - staysIfItFits: Whether the highlighted row stays highlighted if it begins with the letters.
  /// - Returns: Whether such a row exists.
  func moveHighlight(toPrefix prefix: String, staysIfItFits: Bool) -> Bool {
    let choices = choices
    let current = choices.firstIndex { $0 === highlighted }
    let start = current.map { staysIfItFits ? $0 : $0 + 1 } ?? 0
    for index in choices.indices {
      let row = choices[(start + index) % choices.count]
      guard TableTextFolding.folded(row.row.title ?? "").hasPrefix(prefix) else { continue }
      moveHighlight(to: row)
      return true
    }
    return false
  }

  // MARK: The appearance

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateLook()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateLook() }
  }

  private func updateLook() {
    backgroundColor = theme.surface
    borderWidth = 1
    borderColor = theme.isHighContrast ? theme.outline : theme.separator
    shadowOpacity = 0.28
  }
}

extension MenuListView: AccessibilityListProviding {
  /// Returns the position of an item among the items of the menu.
  func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    let items = rows.filter(\.row.isItem)
    return items.firstIndex { $0 === item }.map { ($0 + 1, items.count) }
  }
}
