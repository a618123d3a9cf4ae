import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The buttons of a bar's items, side by side in the reading direction.
///
/// Items that do not fit move to an overflow list; a button that opens the list replaces them. The space is
/// given to the prominent items first.
final class BarItemRow: View {
  private var shown: [(item: BarButtonItem, button: View?)] = []

  var items: [BarButtonItem] = [] {
    didSet { itemsDidChange(from: oldValue) }
  }
  /// Whether the first items move to the overflow list before the last items, as at the trailing end of a bar; if
  /// false, the last items move first.
  var keepsLast = false
  /// Whether custom views keep the widths declared in a nib, even if the row is too narrow, as in UIKit's bars.
  var keepsDeclaredWidths = false
  /// The button that opens the overflow list.
  private let moreButton = Button(image: .ellipsis)
  private weak var overflowList: OverflowListController?
  private var looks: BarButtonAppearances?
  private var tint: Color?
  /// Called when the width that the items need may have changed.
  var onChange: (@MainActor () -> Void)?

  /// The width that fits all items, in points.
  var fittingWidth: Double {
    var width = 0.0
    for (index, entry) in shown.enumerated() {
      width += needed(entry)
      if index > 0 { width += BarMetrics.itemSpacing }
    }
    return width
  }

  /// The minimum width that keeps all items reachable: the width of the overflow button, or the width of
  /// all items if that is smaller.
  var leastWidth: Double { min(fittingWidth, Theme.minimumTarget) }

  /// Returns the visible button or custom view of an item; nil, for example, if the item is in the overflow list.
  func shownButton(of item: BarButtonItem) -> View? {
    let button = shown.first { $0.item === item }?.button
    return button?.isHidden == false ? button : nil
  }

  /// Returns the button or custom view of an item, or the button that opens the overflow list if the item
  /// is in the overflow list.
  func place(of item: BarButtonItem) -> View? {
    guard shown.contains(where: { $0.item === item && $0.button != nil }) else { return nil }
    layoutIfNeeded()
    return shownButton(of: item) ?? moreButton
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let slots = slots(in: bounds.width)
    let isOverflowing = slots.contains { $0.button === moreButton }
    for case let (_, button?) in shown {
      button.isHidden = !slots.contains { $0.button === button }
    }
    moreButton.isHidden = !isOverflowing
    let flexible = slots.count(where: \.isFlexible)
    let spare = bounds.width - BarItemRow.width(of: slots)
    // The padding around titles shrinks before any item moves to the overflow list.
    let give = slots.map(\.give).reduce(0, +)
    let scale = spare < 0 && give > 0 ? min(1, -spare / give) : 0
    var x = bounds.minX + (keepsLast && flexible == 0 ? max(0, spare) : 0)
    for slot in slots {
      let width =
        slot.isFlexible
        ? slot.width + (keepsDeclaredWidths ? spare : max(0, spare)) / Double(flexible)
        : slot.keepsWidth
          ? slot.width
          : max(0, min((slot.width - slot.give * scale).rounded(.down), bounds.maxX - x))
      let height = min(slot.height, bounds.height)
      slot.button?.frame = mirrored(
        Rect(
          x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
          height: height))
      x += width + BarMetrics.itemSpacing
    }
    updateOverflowList()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    customizeItems()
    updateOverflowList()
  }

  private func customizeItems() {
    guard window != nil, let customize = BarItem.customizeShown else { return }
    for item in items { customize(item, self) }
  }

  /// Updates the open overflow list with the items that do not fit, for example after a change of width.
  private func updateOverflowList() {
    overflowList?.follow(window == nil ? [] : overflow.map(\.item))
  }

  /// Returns the width that the row needs, at most the available width, in points.
  ///
  /// If items move to the overflow list, the result may be smaller than the available width.
  func width(in room: Double) -> Double { min(room, BarItemRow.width(of: slots(in: room))) }

  init() {
    super.init(frame: .zero)
    configure(moreButton, isProminent: false)
    moreButton.accessibilityLabel = String(localized: "More")
    moreButton.isHidden = true
    moreButton.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      overflowList = showOverflow(overflow, at: moreButton)
    }
    addSubview(moreButton)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  func itemDidChange(_ item: BarButtonItem) {
    guard let entry = shown.first(where: { $0.item === item }) else {
      if !item.isHidden { rebuild() }
      return
    }
    if item.isHidden { return rebuild() }
    if let button = entry.button as? Button, item.customView == nil {
      configure(button, for: item)
    } else if entry.button !== item.customView {
      return rebuild()
    }
    setNeedsLayout()
    onChange?()
  }

  private func itemsDidChange(from old: [BarButtonItem]) {
    for item in old where item.row === self { item.row = nil }
    customizeItems()
    for item in items { item.row = self }
    rebuild()
  }

  private func rebuild() {
    let old = shown
    shown = items.filter { !$0.isHidden }.map { item in
      guard item.space == .none else { return (item, nil) }
      if let view = item.customView { return (item, view) }
      let former = old.first { $0.item === item && $0.button is Button }?.button
      if let former { return (item, former) }
      let button = Button { [weak item] in item?.perform() }
      configure(button, for: item)
      return (item, button)
    }
    for case let (_, button?) in old where !shown.contains(where: { $0.button === button }) {
      // A custom view may have moved to another bar in the meantime.
      if button.superview === self { button.removeFromSuperview() }
    }
    // The Tab key follows the order of the subviews.
    for case let (_, button?) in shown { addSubview(button) }
    addSubview(moreButton)
    setNeedsLayout()
    onChange?()
  }

  /// Applies the button appearances and the tint of a bar; a nil tint uses the theme's accent colour.
  func dress(_ looks: BarButtonAppearances, tint: Color?) {
    (self.looks, self.tint) = (looks, tint)
    for case let (item, button as Button) in shown where item.customView == nil {
      configure(button, for: item)
    }
    configure(moreButton, isProminent: false)
    setNeedsLayout()
  }

  private func configure(_ button: Button, for item: BarButtonItem) {
    configure(
      button, isProminent: item.style == .prominent, tint: item.tintColor, item: item)
    button.title = item.image == nil ? item.title ?? "" : ""
    button.image = item.image
    button.isEnabled = item.isEnabled
    button.accessibilityLabel = item.accessibilityLabel ?? item.text
    if button.menu !== item.menu { button.menu = item.menu }
    button.showsMenuAsPrimaryAction = item.opensMenu
    button.menuPress?.sender = item
  }

  private func configure(
    _ button: Button, isProminent: Bool, tint own: Color? = nil, item: BarButtonItem? = nil
  ) {
    let look = isProminent ? looks?.done : looks?.plain
    let inks = ButtonInks(look, tint: own ?? tint, item: item)
    // If the appearance or the item sets a title colour, a prominent button has no fill: the title might be
    // unreadable on the accent colour.
    let isFilled = isProminent && inks.title == nil
    var configuration: Button.Configuration = isFilled ? .filled() : .plain()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = BarMetrics.buttonInsets
    let ownFont = item?.titleTextAttributes(for: .normal)?.font
    if let font = ownFont ?? look?.normal.titleTextAttributes.font { configuration.font = font }
    if isFilled, let tint = inks.tint { configuration.fill(with: tint) }
    button.configuration = configuration
    button.inks = isFilled ? ButtonInks() : inks
  }

  private func needed(_ entry: (item: BarButtonItem, button: View?)) -> Double {
    if entry.item.width > 0 || entry.item.space == .fixed { return max(0, entry.item.width) }
    guard let button = entry.button else { return 0 }
    return entry.item.customView?.barSize.width
      ?? max(button.sizeThatFits(.zero).width, Theme.controlHeight)
  }

  private func give(of entry: (item: BarButtonItem, button: View?)) -> Double {
    guard entry.button is Button, entry.item.customView == nil, entry.item.image == nil,
      entry.item.width <= 0
    else { return 0 }
    return min(BarMetrics.buttonGive, max(0, needed(entry) - Theme.controlHeight))
  }

  // MARK: Slots

  /// An element of the row: a button, or a space between buttons.
  private struct Slot {
    let button: View?
    let width: Double
    var height = Theme.controlHeight
    let isFlexible: Bool
    /// Whether the slot keeps its width even if the row is too narrow.
    var keepsWidth = false
    /// The maximum length by which the slot may shrink, in points.
    var give = 0.0
  }

  private static func width(of slots: [Slot]) -> Double {
    slots.map(\.width).reduce(0, +)
      + BarMetrics.itemSpacing * Double(max(0, slots.count - 1))
  }

  /// Returns the slots that are visible in an available width, in the reading direction.
  private func slots(in room: Double) -> [Slot] {
    let all = shown.map { entry in
      Slot(
        button: entry.button, width: needed(entry),
        height: entry.item.customView?.barSize.height ?? Theme.controlHeight,
        isFlexible: entry.item.space == .flexible,
        keepsWidth: keepsDeclaredWidths && entry.item.customView?.declaredMetrics?.width != nil,
        give: give(of: entry))
    }
    let least = BarItemRow.width(of: all) - all.map(\.give).reduce(0, +)
    // A single button is truncated instead of being moved to the list: the overflow button would need as
    // much space.
    guard least > room, all.count(where: { $0.button != nil }) > 1 else { return all }
    let kept = indicesThatFit(in: room)
    let gone = shown.indices.first { shown[$0].button != nil && !kept.contains($0) }
    let more = Slot(button: moreButton, width: Theme.minimumTarget, isFlexible: false)
    return all.indices.flatMap { index -> [Slot] in
      if index == gone { return [more] }
      return all[index].isFlexible || kept.contains(index) ? [all[index]] : []
    }
  }

  /// Returns the indices of the buttons that fit beside the overflow button.
  ///
  /// The result contains no spaces.
  private func indicesThatFit(in room: Double) -> Set<Int> {
    let buttons = shown.indices.filter { shown[$0].button != nil }
    let order = keepsLast ? buttons.reversed() : buttons
    let isProminent = { (index: Int) in self.shown[index].item.style == .prominent }
    let flexible = Double(shown.count { $0.item.space == .flexible })
    var rest = room - Theme.minimumTarget - flexible * BarMetrics.itemSpacing
    var kept: Set<Int> = []
    for index in order.filter(isProminent) + order.filter({ !isProminent($0) }) {
      let width = needed(shown[index]) + BarMetrics.itemSpacing
      if width <= rest {
        kept.insert(index)
        rest -= width
      } else if !isProminent(index) {
        break
      }
    }
    return kept
  }

  private var overflow: [OverflowEntry] {
    shown.compactMap { entry in
      guard let button = entry.button, button.isHidden else { return nil }
      let item = entry.item
      return OverflowEntry(
        item: ObjectIdentifier(item),
        title: item.text ?? item.accessibilityLabel ?? "", image: item.image,
        isEnabled: item.isEnabled
      ) { [weak self, weak item] in
        guard let item, item.isEnabled else { return }
        if item.opensMenu { self?.openMenu(of: item) } else { item.perform() }
      }
    }
  }
}

extension BarItemRow {
  /// Opens the menu of an item in the overflow list, at the button that opens the list.
  private func openMenu(of item: BarButtonItem) {
    guard let menu = item.menu, let place = place(of: item) else { return }
    _ = MenuController.open(menu, at: MenuSource(place), sender: item, startsAtItem: true)
  }
}

extension Button.Configuration {
  /// Replaces the accent colour of the configuration with another colour.
  fileprivate mutating func fill(with color: Color) {
    foregroundColor = color.relativeLuminance > 0.3 ? .black : .white
    backgroundColor = color
    hoverBackgroundColor = color.withAlphaComponent(color.alpha * 0.9)
    pressedBackgroundColor = color.withAlphaComponent(color.alpha * 0.75)
  }
}

extension View {
  /// The size of a custom view in a bar, in points.
  ///
  /// The width and the height are the ones that a nib declares. An undeclared one is the fitting width or height, or
  /// the current one if the fitting one is 0.
  fileprivate var barSize: Size {
    let fitting = sizeThatFits(.zero)
    let declared = declaredMetrics
    return Size(
      width: declared?.width ?? (fitting.width > 0 ? fitting.width : bounds.width),
      height: declared?.height ?? (fitting.height > 0 ? fitting.height : bounds.height))
  }
}
