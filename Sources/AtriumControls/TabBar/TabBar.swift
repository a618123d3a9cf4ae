public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar of items of which one is chosen.
///
/// It sends ``Control/Event/valueChanged`` when the user chose another item, and
/// ``Control/Event/primaryActionTriggered`` on each choice, also of the item that is chosen already.
/// Arrows, Home and End choose. Wide items have their title beside the picture, narrow ones below.
/// Of more items than have room for their titles the last ones are in a list that another item opens,
/// `More`; keys reach them as if they stood in the bar.
open class TabBar: Control {
  private(set) var itemViews: [TabBarItemView] = []
  /// Opens the list of what has no room.
  let moreView = TabBarItemView(item: TabBarItem(title: "More", image: .ellipsis))
  private let mark = ShapeView()
  /// The list that is open.
  weak var overflowList: OverflowListController?
  /// How many items have room; of the others a list tells.
  private(set) var shownCount = 0
  /// The place that a press is on: an item, or what opens the list, which counts as the last one.
  private var candidate: Int?
  private var hovered: Int?

  /// The items, in the reading direction.
  public var items: [TabBarItem] = [] {
    didSet { itemsDidChange(from: oldValue) }
  }
  /// The item that is chosen; setting it sends nothing.
  ///
  /// One that is not in the bar means none.
  public var selectedItem: TabBarItem? {
    didSet {
      if let item = selectedItem, !items.contains(where: { $0 === item }) { selectedItem = nil }
      if selectedItem !== oldValue { updateParts(animated: false) }
    }
  }
  /// The ground; nil takes the theme's surface.
  public var barTintColor: Color? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether a line parts it from what is above.
  public var showsSeparator = true {
    didSet { if showsSeparator != oldValue { setNeedsDisplay() } }
  }

  /// Makes a bar of items; none is chosen.
  public init(frame: Rect = .zero, items: [TabBarItem] = []) {
    super.init(frame: frame)
    addSubview(mark)
    addSubview(moreView)
    self.items = items
    itemsDidChange(from: [])
  }

  /// Which item is chosen, from 0; nil if none is.
  public var selectedIndex: Int? {
    get { items.firstIndex { $0 === selectedItem } }
    set { selectedItem = newValue.flatMap { items.indices.contains($0) ? items[$0] : nil } }
  }

  /// A row of items of which one is chosen.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.tabBar) }
    set { super.accessibilityTraits = newValue }
  }

  /// The name of the chosen item, unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedItem?.title }
    set { super.accessibilityValue = newValue }
  }

  /// The width that is offered, and a bar's height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0
        ? size.width : TabBarMetrics.maximumItemWidth * Double(items.count),
      height: TabBarMetrics.height)
  }

  /// The height that fits best; any width will do.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the ring around the mark, or around all.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    let place = markPlace?.insetBy(dx: -2, dy: -2) ?? bounds.insetBy(dx: 2, dy: 2)
    theme.drawFocusRing(around: place, cornerRadius: place.height / 2, in: canvas)
  }

  /// Draws ground and line.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: barTintColor ?? theme.surface)
    guard showsSeparator else { return }
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hairline),
      with: theme.separator)
  }

  /// Places the items: alike, together in the middle.
  open override func layoutSubviews() {
    placeItems()
    super.layoutSubviews()
    updateOverflowList()
  }

  /// Closes the list when the bar goes.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateOverflowList()
  }

  /// Takes the theme's colours, and the side that it begins at.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  // MARK: Input

  override var isPressable: Bool { false }

  /// Looks which item the press is on.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(usableItem(at: touch.location(in: self)))
    return candidate != nil
  }

  /// Follows the press to other items.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    lookAt(isTouchInside ? usableItem(at: touch.location(in: self)) : nil)
    return true
  }

  /// Chooses the item that the press is on.
  open override func endTracking(_ touch: Touch, with event: AtriumKit.Event?) {
    let index = candidate
    lookAt(nil)
    if let index { choose(index) }
  }

  /// Chooses nothing.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    lookAt(nil)
  }

  override func hoverDidMove(to point: Point?) {
    let index = point.flatMap(usableItem(at:))
    guard index != hovered else { return }
    hovered = index
    updateParts(animated: false)
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let pressing: [KeyboardHIDUsage] = [
      .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
    ]
    guard !pressing.contains(key.keyCode) else {
      // What is in the list is chosen there.
      if let selectedIndex, !isRepeat {
        choose(selectedIndex < shownCount ? selectedIndex : items.count)
      }
      return true
    }
    let sequence = ItemSequence(count: items.count, isRightToLeft: isRightToLeft) {
      self.items[$0].isEnabled
    }
    let target = sequence.target(of: key, from: selectedIndex)
    if let index = target.index { choose(index) }
    return target.isKnown
  }

  private func usableItem(at point: Point) -> Int? {
    if overflows, moreView.frame.contains(point) { return items.count }
    return itemViews.prefix(shownCount).firstIndex { $0.frame.contains(point) }
      .flatMap { items[$0].isEnabled ? $0 : nil }
  }

  private func lookAt(_ index: Int?) {
    guard index != candidate else { return }
    candidate = index
    updateParts(animated: false)
  }

  func choose(_ index: Int) {
    guard items.indices.contains(index) else { return showOverflow() }
    let isChange = items[index] !== selectedItem
    if isChange {
      let old = mark.isHidden ? nil : mark.frame
      selectedItem = items[index]
      // The mark is at its new place already: this shows the way there.
      if let old, window != nil {
        let place = mark.frame
        View.performWithoutAnimation { mark.frame = old }
        View.move(true, bounce: 0.1) { mark.frame = place }
      }
    }
    sendActions(for: isChange ? [.valueChanged, .primaryActionTriggered] : .primaryActionTriggered)
  }

  // MARK: Parts

  func itemDidChange() {
    for view in itemViews { view.update() }
    updateParts(animated: false)
  }

  /// Whether a list holds some of the items.
  var overflows: Bool { shownCount < items.count && !bounds.isEmpty }

  /// Alike, together in the middle.
  private func placeItems() {
    let room = max(0, bounds.width - 2 * Theme.grid)
    let capacity = TabBarMetrics.capacity(in: room)
    shownCount = items.count <= capacity ? items.count : max(0, capacity - 1)
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
    for view in itemViews { view.removeFromSuperview() }
    itemViews = items.map { item in
      item.bar = self
      let view = TabBarItemView(item: item)
      addSubview(view)
      return view
    }
    shownCount = min(shownCount, items.count)
    candidate = nil
    hovered = nil
    if let item = selectedItem, !items.contains(where: { $0 === item }) { selectedItem = nil }
    setNeedsLayout()
    updateParts(animated: false)
  }

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
        isSelected: isSelected, isHovered: index == hovered && isEnabled,
        isPressed: index == candidate && isTracking, isEnabled: isEnabled)
    }
    for (index, view) in itemViews.enumerated() {
      view.state = state(of: index, isSelected: view.item === selectedItem)
    }
    moreView.state = state(
      of: items.count, isSelected: selectedIndex.map { $0 >= shownCount } ?? false)
    updateMore()
    let place = markPlace
    mark.isHidden = place == nil
    if let place {
      mark.cornerRadius = place.height / 2
      mark.frame = place
      mark.backgroundColor =
        chosenView?.state.isPressed == true ? theme.pressedTab : theme.selectedTab
      mark.alpha = isEnabled ? 1 : 0.5
    }
    if isFocusRingVisible { setNeedsDisplay() }
  }
}
