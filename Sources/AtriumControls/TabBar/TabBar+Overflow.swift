import AtriumKit

extension TabBar {
  /// The items that do not fit.
  private var hiddenItems: ArraySlice<TabBarItem> { items.dropFirst(shownCount) }

  /// The entries of the overflow list.
  var overflow: [OverflowEntry] {
    hiddenItems.map { item in
      OverflowEntry(
        item: ObjectIdentifier(item),
        title: item.title ?? "", image: item.image, isEnabled: item.isEnabled,
        isSelected: item === selectedItem, badge: item.badgeValue
      ) { [weak self, weak item] in
        // The items of the bar may have changed while the list was open.
        guard let self, let index = items.firstIndex(where: { $0 === item }) else { return }
        if isEnabled, items[index].isEnabled { choose(index) }
      }
    }
  }

  /// Opens the overflow list.
  func showOverflow() {
    overflowList = showOverflow(overflow, at: moreView)
  }

  /// Closes an overflow list that is out of date, as after a change of the width.
  func updateOverflowList() {
    overflowList?.follow(window == nil ? [] : hiddenItems.map(ObjectIdentifier.init))
  }

  /// Updates the `More` item's badge and its accessibility value, the title of a selected hidden
  /// item.
  func updateMore() {
    let badge = overflows && hiddenItems.contains { $0.badgeValue != nil } ? "" : nil
    if moreView.item.badgeValue != badge {
      moreView.item.badgeValue = badge
      moreView.update()
    }
    moreView.accessibilityValue =
      hiddenItems.contains { $0 === selectedItem } ? selectedItem?.title : nil
  }
}
