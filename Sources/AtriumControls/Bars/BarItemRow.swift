import AtriumGeometry
import AtriumKit

/// The buttons of a bar's items, side by side in the reading direction.
final class BarItemRow: View {
  private var shown: [(item: BarButtonItem, button: Button?)] = []

  var items: [BarButtonItem] = [] {
    didSet { itemsDidChange(from: oldValue) }
  }
  /// Is called when the width that the items need may be another one.
  var onChange: (@MainActor () -> Void)?

  /// The least width that shows all, in points.
  var fittingWidth: Double {
    var width = 0.0
    for (index, entry) in shown.enumerated() {
      width += needed(entry)
      if index > 0 { width += BarMetrics.itemSpacing }
    }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = shown.count { $0.item.space == .flexible }
    let spare = bounds.width - fittingWidth
    // Without room for all, those with text give way alike.
    let yielding = shown.filter { $0.button != nil && $0.item.image == nil }.map(needed)
    let scale =
      spare < 0 && !yielding.isEmpty
      ? max(0, 1 + spare / max(1, yielding.reduce(0, +))) : 1
    var x = bounds.minX
    for (item, button) in shown {
      var width = needed((item, button))
      if item.space == .flexible { width += max(0, spare) / Double(flexible) }
      if item.image == nil, button != nil { width = (width * scale).rounded(.down) }
      let height = min(Theme.controlHeight, bounds.height)
      button?.frame = mirrored(
        Rect(
          x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
          height: height))
      x += width + BarMetrics.itemSpacing
    }
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
    if let button = entry.button { configure(button, for: item) }
    setNeedsLayout()
    onChange?()
  }

  private func itemsDidChange(from old: [BarButtonItem]) {
    for item in old where item.row === self { item.row = nil }
    for item in items { item.row = self }
    rebuild()
  }

  private func rebuild() {
    let old = shown
    shown = items.filter { !$0.isHidden }.map { item in
      guard item.space == .none else { return (item, nil) }
      if let known = old.first(where: { $0.item === item })?.button { return (item, known) }
      let button = Button { [weak item] in item?.action?() }
      configure(button, for: item)
      return (item, button)
    }
    for case let (_, button?) in old where !shown.contains(where: { $0.button === button }) {
      button.removeFromSuperview()
    }
    // In their order, which is that of the Tab key.
    for case let (_, button?) in shown { addSubview(button) }
    setNeedsLayout()
    onChange?()
  }

  private func configure(_ button: Button, for item: BarButtonItem) {
    var configuration: Button.Configuration = item.style == .prominent ? .filled() : .plain()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = BarMetrics.buttonInsets
    button.configuration = configuration
    button.title = item.image == nil ? item.title : ""
    button.image = item.image
    button.isEnabled = item.isEnabled
    button.accessibilityLabel = item.accessibilityLabel ?? (item.title.isEmpty ? nil : item.title)
  }

  private func needed(_ entry: (item: BarButtonItem, button: Button?)) -> Double {
    if entry.item.width > 0 || entry.item.space == .fixed { return max(0, entry.item.width) }
    guard let button = entry.button else { return 0 }
    return max(button.sizeThatFits(.zero).width, Theme.controlHeight)
  }
}
