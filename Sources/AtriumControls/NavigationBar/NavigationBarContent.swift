import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// What a navigation bar shows for one item.
final class NavigationBarContent: View {
  private let item: NavigationItem
  private let title = Label(font: .preferredFont(forTextStyle: .headline))
  private let prompt = Label(font: .preferredFont(forTextStyle: .caption))
  private let back: BackButton
  private let left = BarItemRow()
  private let right = BarItemRow()

  init(item: NavigationItem, backTitle: String?, goBack: @escaping @MainActor () -> Void) {
    self.item = item
    back = BackButton(action: goBack)
    super.init(frame: .zero)
    title.accessibilityTraits = [.staticText, .header]
    prompt.textRole = \.secondaryLabel
    prompt.textAlignment = .center
    for view in [back, left, prompt, title, right] { addSubview(view) }
    for row in [left, right] {
      row.onChange = { [weak self] in self?.setNeedsLayout() }
    }
    update(backTitle: backTitle)
  }

  /// Takes over what may have changed about the item.
  func update(backTitle: String?) {
    title.text = item.title ?? ""
    prompt.text = item.prompt ?? ""
    back.isHidden = backTitle == nil
    back.title = backTitle ?? ""
    back.accessibilityLabel = backTitle.map { $0 == "Back" ? $0 : "Back to \($0)" }
    set(item.leftBarButtonItems, of: left)
    // The first of these is the outermost.
    set(item.rightBarButtonItems.reversed(), of: right)
    for view in subviews where !(view is BarItemRow || view is Label || view is Button) {
      if view !== item.titleView { view.removeFromSuperview() }
    }
    if let view = item.titleView, view.superview !== self { addSubview(view) }
    title.isHidden = item.titleView != nil
    setNeedsLayout()
  }

  /// Lays out before something moves.
  func layOutNow() {
    View.performWithoutAnimation { layoutIfNeeded() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = item.prompt == nil ? 0 : BarMetrics.promptHeight
    prompt.isHidden = item.prompt == nil
    prompt.frame = Rect(
      x: bounds.minX + 12, y: bounds.minY + 4, width: max(0, bounds.width - 24),
      height: promptHeight)
    let line = Rect(
      x: bounds.minX, y: bounds.minY + promptHeight, width: bounds.width,
      height: max(0, bounds.height - promptHeight))
    let area = line.insetBy(dx: min(BarMetrics.margin, line.width / 2), dy: 0)
    // The sides get what they need, but never all of it: some of the title stays.
    let limit = area.width * 0.4
    let rightWidth = min(right.fittingWidth, limit)
    right.frame = mirrored(
      Rect(x: area.maxX - rightWidth, y: area.minY, width: rightWidth, height: area.height))
    var x = area.minX
    if !back.isHidden {
      let width = min(back.sizeThatFits(.zero).width, limit)
      let height = min(Theme.controlHeight, area.height)
      back.frame = mirrored(
        Rect(
          x: x, y: (area.midY - height / 2).rounded(), width: width, height: height))
      x += width + BarMetrics.itemSpacing
    }
    let leftWidth = min(left.fittingWidth, max(0, limit - (x - area.minX)))
    left.frame = mirrored(Rect(x: x, y: area.minY, width: leftWidth, height: area.height))
    if leftWidth > 0 { x += leftWidth }
    let room = Rect(
      x: x + BarMetrics.titleSpacing, y: area.minY,
      width: max(
        0, area.width - (x - area.minX) - rightWidth - 2 * BarMetrics.titleSpacing),
      height: area.height)
    placeTitle(in: room)
  }

  /// In the middle of the bar if that is free, else as near to it as there is room.
  private func placeTitle(in room: Rect) {
    let view = item.titleView ?? title
    let size = view.sizeThatFits(room.size)
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    let x = min(max(bounds.midX - width / 2, room.minX), room.maxX - width)
    view.frame = mirrored(
      Rect(
        x: x.rounded(.down), y: (room.midY - height / 2).rounded(), width: width, height: height))
  }

  private func set(_ items: [BarButtonItem], of row: BarItemRow) {
    let isSame =
      row.items.count == items.count && zip(row.items, items).allSatisfy { $0 === $1 }
    if !isSame { row.items = items }
  }
}
