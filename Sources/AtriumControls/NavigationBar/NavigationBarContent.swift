import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The subviews of a navigation bar for one item.
final class NavigationBarContent: View {
  private let item: NavigationItem
  private let title = Label(font: .preferredFont(forTextStyle: .headline))
  private let prompt = Label(font: .preferredFont(forTextStyle: .caption))
  private let back: BackButton
  private let left = BarItemRow()
  private let right = BarItemRow()
  /// The view that clips the large title while it scrolls away below the buttons.
  private let largeArea = View()
  private let largeTitle = Label(font: .preferredFont(forTextStyle: .largeTitle))
  /// The view that clips the search bar while it scrolls away.
  private let searchArea = View()

  /// Whether the title is displayed large, below the buttons.
  var showsLargeTitle = false {
    didSet { if showsLargeTitle != oldValue { setNeedsLayout() } }
  }
  /// The part of the large title's height that has been scrolled away, in points.
  var collapse = 0.0 {
    didSet { if collapse != oldValue { setNeedsLayout() } }
  }

  /// The visible height of the search bar, in points.
  var searchHeight = 0.0 {
    didSet { if searchHeight != oldValue { setNeedsLayout() } }
  }

  init(
    item: NavigationItem, backTitle: String?, goBack: @escaping @MainActor () -> Void,
    listBackItems: @escaping @MainActor (View) -> Void
  ) {
    self.item = item
    back = BackButton(action: goBack)
    super.init(frame: .zero)
    title.accessibilityTraits = [.staticText, .header]
    prompt.textRole = \.secondaryLabel
    prompt.textAlignment = .center
    largeArea.clipsToBounds = true
    searchArea.clipsToBounds = true
    largeArea.addSubview(largeTitle)
    largeTitle.accessibilityTraits = [.staticText, .header]
    for view in [largeArea, searchArea, back, left, prompt, title, right] { addSubview(view) }
    let click = TapGestureRecognizer { [weak back] _ in
      if let back { listBackItems(back) }
    }
    click.buttonMaskRequired = [.secondary]
    click.allowedTouchTypes = [.indirectPointer]
    let press = LongPressGestureRecognizer { [weak back] press in
      if let back, press.state == .began { listBackItems(back) }
    }
    for recognizer in [click, press] { back.addGestureRecognizer(recognizer) }
    right.keepsLast = true
    for row in [left, right] {
      row.onChange = { [weak self] in self?.setNeedsLayout() }
    }
    update(backTitle: backTitle)
  }

  /// Updates the views after a change of the item.
  func update(backTitle: String?) {
    title.text = item.title ?? ""
    largeTitle.text = item.title ?? ""
    prompt.text = item.prompt ?? ""
    back.isHidden = backTitle == nil
    back.title = backTitle ?? ""
    back.accessibilityLabel = backTitle.map {
      $0 == String(localized: "Back") ? $0 : String(localized: "Back to %@", $0)
    }
    set(item.leftBarButtonItems ?? [], of: left)
    // The first right item is the outermost item.
    set((item.rightBarButtonItems ?? []).reversed(), of: right)
    for view in subviews where !(view is BarItemRow || view is Label || view is Button) {
      if view !== item.titleView, view !== largeArea, view !== searchArea {
        view.removeFromSuperview()
      }
    }
    if let view = item.titleView, view.superview !== self { addSubview(view) }
    let searchBar = item.searchController?.searchBar
    for view in searchArea.subviews where view !== searchBar { view.removeFromSuperview() }
    if let searchBar, searchBar.superview !== searchArea { searchArea.addSubview(searchBar) }
    let isSearching = item.isSearching
    title.isHidden = item.titleView != nil || isSearching
    item.titleView?.isHidden = isSearching
    (left.isHidden, right.isHidden) = (isSearching, isSearching)
    if isSearching { back.isHidden = true }
    setNeedsLayout()
  }

  /// Applies the colours and fonts of an appearance.
  func show(_ appearance: NavigationBarAppearance, tint: Color?) {
    back.indicator = appearance.shownBackIndicator
    let (small, large) = (appearance.titleTextAttributes, appearance.largeTitleTextAttributes)
    title.textColor = small.foregroundColor
    title.font = small.font ?? .preferredFont(forTextStyle: .headline)
    largeTitle.textColor = large.foregroundColor
    largeTitle.font = large.font ?? .preferredFont(forTextStyle: .largeTitle)
    prompt.textColor = small.foregroundColor
    back.inks = ButtonInks(appearance.back, tint: tint)
    back.configuration.font =
      appearance.back.normal.titleTextAttributes.font ?? .preferredFont(forTextStyle: .headline)
    for row in [left, right] { row.dress(appearance.buttons, tint: tint) }
    setNeedsLayout()
  }

  /// Lays out the views immediately and without animation, before a transition.
  func layOutNow() {
    View.performWithoutAnimation { layoutIfNeeded() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasPrompt = item.prompt != nil && !item.isSearching
    let promptHeight = hasPrompt ? BarMetrics.promptHeight : 0
    prompt.isHidden = !hasPrompt
    prompt.frame = Rect(
      x: bounds.minX + 12, y: bounds.minY + 4, width: max(0, bounds.width - 24),
      height: promptHeight)
    let rowHeight =
      showsLargeTitle
      ? Theme.barHeight : max(0, bounds.height - promptHeight - searchHeight)
    let line = Rect(
      x: bounds.minX, y: bounds.minY + promptHeight, width: bounds.width, height: rowHeight)
    placeLargeTitle(below: line)
    placeSearchBar()
    let area = line.shrunkBy(dx: BarMetrics.margin, dy: 0)
    let widths = widths(in: area)
    right.frame = mirrored(
      Rect(
        x: area.maxX - widths.right, y: area.minY, width: widths.right, height: area.height))
    var x = area.minX
    let height = min(Theme.controlHeight, area.height)
    back.frame = mirrored(
      Rect(
        x: x, y: (area.midY - height / 2).rounded(), width: widths.back, height: height))
    if widths.back > 0 { x += widths.back + BarMetrics.itemSpacing }
    left.frame = mirrored(Rect(x: x, y: area.minY, width: widths.left, height: area.height))
    x += widths.left
    let spacing = min(BarMetrics.titleSpacing, area.width / 2)
    let end = area.maxX - widths.right - spacing
    let start = min(x + spacing, end)
    placeTitle(in: Rect(x: start, y: area.minY, width: end - start, height: area.height))
  }

  private func placeLargeTitle(below line: Rect) {
    let height = NavigationBar.largeTitleHeight
    largeArea.isHidden = !showsLargeTitle
    largeArea.frame = Rect(
      x: bounds.minX, y: line.maxY, width: bounds.width,
      height: max(0, bounds.maxY - searchHeight - line.maxY))
    let margin = 2 * BarMetrics.margin
    largeTitle.frame = Rect(
      x: margin, y: -collapse - BarMetrics.margin / 2,
      width: max(0, bounds.width - 2 * margin), height: height)
    // The small title fades in during the last 40 % of the large title's collapse.
    let part = (collapse / height - 0.6) / 0.4
    title.alpha = showsLargeTitle ? min(max(0, part), 1) : 1
  }

  /// Places the search bar at the lower edge, where its upper part remains visible while it scrolls away.
  private func placeSearchBar() {
    let height = min(searchHeight, bounds.height)
    searchArea.frame = Rect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    guard let searchBar = item.searchController?.searchBar, searchBar.superview === searchArea
    else {
      return
    }
    let full = NavigationBar.searchBarHeight(for: item)
    searchBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: full)
    // The search bar fades out while it scrolls away, because its field is not usable once half of it is hidden.
    searchBar.alpha = full > 0 ? min(1, max(0, 2 * height / full - 1)) : 1
  }

  /// Returns the widths that the back button and both rows of buttons get: the widths that they need,
  /// limited by the space reserved for the title.
  ///
  /// The back button hides its title before items move to overflow lists.
  private func widths(in area: Rect) -> (back: Double, left: Double, right: Double) {
    let titleWidth = (item.titleView ?? title).sizeThatFits(area.size).width
    let least = min(titleWidth, max(BarMetrics.leastTitleWidth, area.width / 4))
    let room = max(0, area.width - least - 2 * BarMetrics.titleSpacing - BarMetrics.itemSpacing)
    let (leftNeed, rightNeed) = (left.fittingWidth, right.fittingWidth)
    var backWidth = 0.0
    if !back.isHidden {
      let need = back.sizeThatFits(.zero).width
      // A chevron alone is clearer than a title that is truncated after two letters.
      let rest = room - leftNeed - rightNeed
      back.isTitleHidden = rest < min(need, BarMetrics.leastBackWidth)
      backWidth = back.isTitleHidden ? BarMetrics.arrowWidth : min(need, rest)
    }
    backWidth = min(backWidth, area.width)
    let rest = max(0, room - backWidth)
    var rightWidth = min(rightNeed, max(rest - leftNeed, rest / 2))
    var leftWidth = min(leftNeed, rest - rightWidth)
    // A row gets at least the width of its overflow button, even if the title then has too little space.
    let most = max(0, area.width - backWidth - BarMetrics.itemSpacing)
    rightWidth = right.width(in: min(max(rightWidth, right.leastWidth), most))
    leftWidth = left.width(in: min(max(leftWidth, left.leastWidth), most - rightWidth))
    return (backWidth, leftWidth, rightWidth)
  }

  /// Centres the title in the bar, or places it as close to the centre as the space allows.
  private func placeTitle(in room: Rect) {
    let view = item.titleView ?? title
    let size = view.sizeThatFits(room.size)
    let width = min(size.width, room.width)
    // A label with the full height centres its text, which aligns the text with the buttons.
    let height = view === title ? room.height : min(size.height, room.height)
    let x = max(min(max(bounds.midX - width / 2, room.minX), room.maxX - width), room.minX)
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
