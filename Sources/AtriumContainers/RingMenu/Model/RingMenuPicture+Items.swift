import AtriumControls
import AtriumGraphics
import AtriumKit

extension RingMenuPicture {
  /// The values from which the content of a ring is made.
  @MainActor
  struct Source {
    let levels: RingMenuLevels
    /// The items of the first level.
    let items: [RingMenuItem]
    let traits: TraitCollection
    let style: RingMenuView.Style
    let isSelected: (RingMenuItem) -> Bool
    /// The path of a dial that the user is setting.
    var dial: [Int]?
    /// The last choice, if the user is learning the gesture of its item; otherwise nil.
    var trial: RingMenuLearning.Trial?
    /// The time at which resting changes the level or reaches a dial, in seconds.
    var restDeadline: Double?
    /// Returns the directions of the stroke that the ring shows for the item at a path.
    var hint: ([Int]) -> [Double] = { _ in [] }

    /// The items of the current level.
    var levelItems: [RingMenuItem] {
      levels.isFirst ? items : items.item(at: levels.indices)?.items ?? []
    }

    /// The title of the level above the current one; empty if that is the first level.
    private var parentTitle: String {
      guard levels.path.count > 1 else { return "" }
      return items.item(at: Array(levels.indices.dropLast()))?.shownTitle ?? ""
    }
  }

  /// Makes the content of a ring for a level.
  @MainActor
  init(_ source: Source, highlighted: Int?) {
    let contents = source.levels.wedges.contents
    wedges = contents.map { source.wedge($0) }
    self.highlighted = highlighted.flatMap { wedges.indices.contains($0) ? $0 : nil }
    middle = source.middle(of: self.highlighted.map { contents[$0] })
  }
}

extension RingMenuPicture.Source {
  fileprivate func wedge(_ content: RingMenuWedges.Content) -> RingMenuPicture.Wedge? {
    switch content {
    case .gap: return nil
    case .back:
      return RingMenuPicture.Wedge(
        title: parentTitle.isEmpty ? String(localized: "Back") : parentTitle,
        color: RingMenuPalette.color(at: RingMenuPalette.count - 1, for: traits), mark: .back)
    case .item(let index):
      let items = levelItems
      guard items.indices.contains(index) else { return nil }
      let item = items[index]
      let isSelected = isSelected(item)
      let place = levels.place(of: index)
      var wedge = RingMenuPicture.Wedge(
        title: item.shownTitle, image: item.shownImage(isSelected: isSelected),
        digit: place < 10 ? "\((place + 1) % 10)" : nil, accessKey: item.accessKey,
        color: item.color ?? RingMenuPalette.color(at: index, for: traits),
        isEnabled: levels.node(index) != .disabled, isSelected: isSelected)
      let targets = levels.nodes.indices.filter { levels.node($0).isTarget }
      if let position = targets.firstIndex(of: index) {
        wedge.position = String(localized: "%@ of %@", "\(position + 1)", "\(targets.count)")
      }
      switch item.kind {
      case .submenu(let items): wedge.mark = .branch(items.count)
      case .toggle(let isOn, _): wedge.mark = .state(isOn: isOn, isExclusive: false)
      case .radio(let isOn, _): wedge.mark = .state(isOn: isOn, isExclusive: true)
      case .dial(let value, _): wedge.mark = .value(value)
      case .controller, .action, .separator: break
      }
      return wedge
    }
  }

  fileprivate func middle(of content: RingMenuWedges.Content?) -> RingMenuPicture.Middle {
    var middle = RingMenuPicture.Middle()
    (middle.page, middle.pageCount) = (levels.page, levels.pageCount)
    middle.restDeadline = restDeadline
    if let dial, let item = items.item(at: dial), let value = item.dialValue {
      (middle.title, middle.detail, middle.dial) = ("\(value)", item.shownTitle, value)
      return middle
    }
    switch content {
    case .item(let index):
      let items = levelItems
      guard items.indices.contains(index) else { break }
      let item = items[index]
      (middle.title, middle.accessKey) = (item.shownTitle, item.accessKey)
      middle.detail = action(of: item, isEnabled: levels.node(index) != .disabled)
      if let shortcut = item.shortcut { middle.detail += "\n\(shortcut)" }
      middle.hint = hint(levels.indices + [index])
    case .back, .gap, nil:
      middle.isButton = true
      middle.title = content == nil ? restingTitle : backTitle
      if content == nil, levels.isFirst, let trial { middle.detail = trial.text }
    }
    return middle
  }

  /// The title while nothing is highlighted.
  ///
  /// On the first level of a plain ring, it is the title of the selected item, as in the original ring menu.
  private var restingTitle: String {
    guard style == .plain, levels.isFirst else { return backTitle }
    return levelItems.first(where: isSelected)?.shownTitle ?? ""
  }

  private var backTitle: String {
    if levels.isFirst { return String(localized: "Close") }
    return parentTitle.isEmpty
      ? String(localized: "Back to the first level") : String(localized: "Back to %@", parentTitle)
  }

  /// Returns the item's own description; if it has none, a description of the effect of choosing the item.
  ///
  /// The own description of a disabled or selected item is not used.
  private func action(of item: RingMenuItem, isEnabled: Bool) -> String {
    guard isEnabled else { return String(localized: "Not available") }
    if let detail = item.detail, !isSelected(item) { return detail }
    switch item.kind {
    case .controller: return String(localized: isSelected(item) ? "You are here" : "Go there")
    case .submenu(let items):
      return items.count == 1
        ? String(localized: "Open 1 item") : String(localized: "Open %@ items", "\(items.count)")
    case .toggle(let isOn, _): return String(localized: isOn ? "On. Turn off" : "Off. Turn on")
    case .radio(let isOn, _): return String(localized: isOn ? "Chosen" : "Choose")
    case .dial(let value, _): return String(localized: "%@. Set", "\(value)")
    case .action, .separator: return ""
    }
  }
}
