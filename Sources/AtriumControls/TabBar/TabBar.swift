public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar of items, one of which can be selected.
///
/// The bar sends ``Control/Event/valueChanged`` when the user selects another item, and
/// ``Control/Event/primaryActionTriggered`` for each choice, even of the selected item. The arrow keys,
/// Home and End select an item. Wide items have the title beside the image, narrow items below it. In the
/// colours of iOS without high contrast, the size classes determine the place of the title. If not all items
/// fit with their titles, a `More` item lists the last items. The keys reach these items as if they were in
/// the bar.
open class TabBar: Control {
  private(set) var itemViews: [TabBarItemView] = []
  /// The item that opens the overflow list.
  private let moreView = TabBarItemView(item: TabBarItem(tabBarSystemItem: .more))
  private let mark = ShapeView()
  /// The overflow list while it is open.
  weak var overflowList: OverflowListController?
  /// The number of items that fit; the other items are in the overflow list.
  private(set) var shownCount = 0
  /// The indices of the pressed and the hovered item; the index of the `More` item is the number of items.
  var itemTouch = ItemTouch()

  /// The delegate, which can prevent selections by the user and is notified of them; held weakly.
  open weak var delegate: (any TabBarDelegate)?
  /// The items, in the reading direction.
  ///
  /// The value is nil until items are set.
  open var items: [TabBarItem]? {
    get { list }
    set { setItems(newValue, animated: false) }
  }
  private var list: [TabBarItem]? {
    didSet { itemsDidChange(from: oldValue ?? []) }
  }
  /// The items of the bar; empty until items are set.
  var shownItems: [TabBarItem] { list ?? [] }
  /// The selected item; nil for no item.
  ///
  /// Setting an item that is not in the bar clears the selection.
  open var selectedItem: TabBarItem? {
    didSet {
      if let item = selectedItem, !shownItems.contains(where: { $0 === item }) {
        selectedItem = nil
      }
      guard selectedItem !== oldValue else { return }
      updateLook()
      if selectedItem?.hasAppearance == true || oldValue?.hasAppearance == true {
        superview?.setNeedsLayout()
      }
    }
  }
  let appearances = BarAppearances<TabBarAppearance>()
  private(set) lazy var surface = BarSurface(of: self, lineAt: .top)
  /// Whether the content is scrolled to the edge next to the bar, which selects ``scrollEdgeAppearance``.
  ///
  /// False by default. A tab bar controller sets this property of its bar.
  public var isContentAtScrollEdge = false {
    didSet { if isContentAtScrollEdge != oldValue { updateLook() } }
  }
  /// Whether the bar is translucent; a container then extends its content behind the bar (N-16).
  open var isTranslucent = false {
    didSet { if isTranslucent != oldValue { appearancesDidChange() } }
  }
  /// The colour of items that are not selected; nil uses the theme's colour.
  open var unselectedItemTintColor: Color? {
    didSet { if unselectedItemTintColor != oldValue { updateLook() } }
  }

  /// Makes a bar with items, none of which is selected.
  public init(frame: Rect = .zero, items: [TabBarItem] = []) {
    super.init(frame: frame)
    isAccessibilityElement = false
    accessibilityRole = .tabGroup
    addSubview(mark)
    addSubview(moreView)
    appearances.onChange = { [weak self] in self?.appearancesDidChange() }
    if !items.isEmpty { list = items }
    itemsDidChange(from: [])
  }

  /// Replaces the items.
  ///
  /// With animation, a visible bar cross-fades to the new items.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    guard animated, window != nil else { return list = items }
    View.transition(
      with: self, duration: Theme.movementDuration, options: .transitionCrossDissolve,
      animations: { self.list = items })
  }

  /// The index of the selected item, from 0; nil if no item is selected.
  public var selectedIndex: Int? {
    get { shownItems.firstIndex { $0 === selectedItem } }
    set {
      selectedItem = newValue.flatMap { shownItems.indices.contains($0) ? shownItems[$0] : nil }
    }
  }

  /// Returns the number of items that fit into a width with their titles; at least 1.
  ///
  /// - Parameter width: The width, in points.
  /// - Returns: The number of items.
  public static func capacity(forWidth width: Double) -> Int {
    TabBarMetrics.capacity(in: max(0, width - 2 * Theme.grid))
  }

  /// The accessibility traits that were set, and `tabBar`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.tabBar) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise the title of the selected item.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedItem?.title }
    set { super.accessibilityValue = newValue }
  }

  /// Returns the offered width, or otherwise the maximum width of the items, and the standard height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0
        ? size.width : TabBarMetrics.maximumItemWidth * Double(shownItems.count),
      height: TabBarMetrics.height)
  }

  /// The fitting height; the view has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the focus ring around the selected item, or around the bar if no item is selected.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    let place = markPlace?.insetBy(dx: -2, dy: -2) ?? bounds.insetBy(dx: 2, dy: 2)
    theme.drawFocusRing(around: place, cornerRadius: place.height / 2, in: canvas)
  }

  /// Draws the background and the separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    surface.draw(look.background, in: canvas, isTranslucent: isTranslucent)
    super.draw(rect, in: canvas)
  }

  /// Lays out the items with equal widths, with the row of items centred.
  open override func layoutSubviews() {
    placeItems()
    super.layoutSubviews()
    updateOverflowList()
  }

  /// Closes the overflow list when the bar leaves its window.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    customizeItems()
    updateOverflowList()
  }

  /// Updates the bar for the new theme and layout direction.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateLook()
    setNeedsLayout()
  }

  /// Redraws the selected item in the new tint.
  ///
  /// Call `super`: required.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  // MARK: Input

  override var isPressable: Bool { false }

  /// Highlights the item under the touch.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(usableItem(at: touch.location(in: self)))
    return itemTouch.pressed != nil
  }

  /// Moves the highlight with the touch.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAtItem(under: touch)
    return true
  }

  /// Selects the item under the touch.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    chooseItemUnderPress()
  }

  /// Removes the highlight without a selection.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    lookAt(nil)
  }

  override func hoverDidMove(to point: Point?) { hover(over: point) }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let pressing: [KeyboardHIDUsage] = [
      .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
    ]
    guard !pressing.contains(key.keyCode) else {
      // If the selected item is in the overflow list, the key opens the list.
      if let selectedIndex, !isRepeat {
        choose(selectedIndex < shownCount ? selectedIndex : shownItems.count)
      }
      return true
    }
    let sequence = ItemSequence(count: shownItems.count, isRightToLeft: isRightToLeft) {
      self.shownItems[$0].isEnabled
    }
    let target = sequence.target(of: key, from: selectedIndex)
    if let index = target.index { choose(index) }
    return target.isKnown
  }

  func usableItem(at point: Point) -> Int? {
    if overflows, moreView.frame.contains(point) { return shownItems.count }
    return itemViews.prefix(shownCount).firstIndex { $0.frame.contains(point) }
      .flatMap { shownItems[$0].isEnabled ? $0 : nil }
  }

  func choose(_ index: Int) {
    guard shownItems.indices.contains(index) else { return showOverflow() }
    let item = shownItems[index]
    // The delegate may replace the items.
    guard delegate?.tabBar(self, shouldSelect: item) ?? true,
      shownItems.contains(where: { $0 === item })
    else { return }
    let isChange = item !== selectedItem
    if isChange {
      let old = mark.isHidden ? nil : mark.frame
      selectedItem = item
      // Setting the selected item has already moved the mark. The mark is moved back first, so that its
      // movement can be animated.
      if let old, window != nil {
        let place = mark.frame
        View.performWithoutAnimation { mark.frame = old }
        View.move(true, bounce: 0.1) { mark.frame = place }
      }
    }
    sendActions(for: isChange ? [.valueChanged, .primaryActionTriggered] : .primaryActionTriggered)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Parts

  func itemDidChange() {
    for view in itemViews { view.update() }
    updateParts(animated: false)
  }

  /// Whether some of the items are in the overflow list.
  var overflows: Bool { shownCount < shownItems.count && !bounds.isEmpty }

  /// Lays out the items with equal widths, with the row of items centred.
  private func placeItems() {
    let room = max(0, bounds.width - 2 * Theme.grid)
    let capacity = TabBar.capacity(forWidth: bounds.width)
    shownCount = shownItems.count <= capacity ? shownItems.count : max(0, capacity - 1)
    let views = itemViews.prefix(shownCount) + (overflows ? [moreView] : [])
    for view in itemViews.dropFirst(shownCount) { view.isHidden = true }
    moreView.isHidden = !overflows
    let width = min(
      (room / Double(max(1, views.count))).rounded(.down), TabBarMetrics.maximumItemWidth)
    var x = (bounds.midX - width * Double(views.count) / 2).rounded()
    for view in views {
      view.isHidden = false
      view.frame = mirrored(Rect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
  }

  private func itemsDidChange(from old: [TabBarItem]) {
    for item in old where item.bar === self { item.bar = nil }
    customizeItems()
    for view in itemViews { view.removeFromSuperview() }
    itemViews = shownItems.map { item in
      item.bar = self
      let view = TabBarItemView(item: item)
      addSubview(view)
      return view
    }
    shownCount = min(shownCount, shownItems.count)
    itemTouch = ItemTouch()
    if let item = selectedItem, !shownItems.contains(where: { $0 === item }) { selectedItem = nil }
    setNeedsLayout()
    updateLook()
  }

  private func customizeItems() {
    guard window != nil, let customize = BarItem.customizeShown else { return }
    for item in shownItems { customize(item, self) }
  }

  /// Applies the appearance for the current situation.
  func updateLook() {
    let look = look
    surface.show(look.background)
    let dress = TabBarItemDress(
      look, tint: chosenTintColor, unselectedTint: unselectedItemTintColor)
    for view in itemViews + [moreView] { view.dress = dress }
    updateParts(animated: false)
  }

  /// The view of the selected item, or the `More` item if its list contains the selected item; nil without a selection.
  open override var accessibilityFocusedElement: AccessibleObject? { chosenView }

  private var markPlace: Rect? {
    guard let view = chosenView, !view.isHidden, !view.bounds.isEmpty else { return nil }
    return view.convert(view.markFrame, to: self)
  }

  private var chosenView: TabBarItemView? {
    selectedIndex.map { $0 < shownCount ? itemViews[$0] : moreView }
  }

  override func updateParts(animated: Bool) {
    func state(of index: Int, isSelected: Bool) -> ItemState {
      ItemState(
        isSelected: isSelected, isHovered: index == itemTouch.hovered && isEnabled,
        isPressed: index == itemTouch.pressed && isTracking, isEnabled: isEnabled)
    }
    for (index, view) in itemViews.enumerated() {
      view.state = state(of: index, isSelected: view.item === selectedItem)
    }
    moreView.state = state(
      of: shownItems.count, isSelected: selectedIndex.map { $0 >= shownCount } ?? false)
    updateMore()
    let place = markPlace
    mark.isHidden = place == nil
    if let place {
      mark.cornerRadius = place.height / 2
      mark.frame = place
      mark.backgroundColor = chosenView?.markColor
      mark.alpha = isEnabled ? 1 : 0.5
    }
    if isFocusRingVisible { setNeedsDisplay() }
  }
}

extension TabBar: ItemRow {}

extension TabBar {
  /// The items that do not fit into the bar.
  private var hiddenItems: ArraySlice<TabBarItem> { shownItems.dropFirst(shownCount) }

  /// The entries of the overflow list.
  var overflow: [OverflowEntry] {
    hiddenItems.map { item in
      OverflowEntry(
        item: ObjectIdentifier(item),
        title: item.title ?? "", image: item.image, isEnabled: item.isEnabled,
        isSelected: item === selectedItem, badge: item.badgeValue
      ) { [weak self, weak item] in
        // The bar's items may have changed while the list was open.
        guard let self, let index = shownItems.firstIndex(where: { $0 === item }) else { return }
        if isEnabled, shownItems[index].isEnabled { choose(index) }
      }
    }
  }

  /// Opens the overflow list.
  func showOverflow() {
    overflowList = showOverflow(overflow, at: moreView)
  }

  /// Closes the overflow list if its entries are out of date, for example after a change of width.
  func updateOverflowList() {
    overflowList?.follow(window == nil ? [] : hiddenItems.map(ObjectIdentifier.init))
  }

  /// Updates the badge and the accessibility value of the `More` item.
  ///
  /// The accessibility value is the title of the selected item if that item is in the overflow list.
  private func updateMore() {
    let badge = overflows && hiddenItems.contains { $0.badgeValue != nil } ? "" : nil
    if moreView.item.badgeValue != badge {
      moreView.item.badgeValue = badge
      moreView.update()
    }
    moreView.accessibilityValue =
      hiddenItems.contains { $0 === selectedItem } ? selectedItem?.title : nil
  }
}
