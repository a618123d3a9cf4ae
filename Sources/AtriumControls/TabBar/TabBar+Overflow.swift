import AtriumKit

extension TabBar {
  /// The items without room.
  private var hiddenItems: ArraySlice<TabBarItem> { items.dropFirst(shownCount) }

  /// What the list shows.
  var overflow: [OverflowEntry] {
    hiddenItems.map { item in
      OverflowEntry(
        item: ObjectIdentifier(item),
        title: item.title ?? "", image: item.image, isEnabled: item.isEnabled,
        isSelected: item === selectedItem, badge: item.badgeValue
      ) { [weak self, weak item] in
        // The bar may have got other items while the list was open.
        guard let self, let index = items.firstIndex(where: { $0 === item }) else { return }
        if isEnabled, items[index].isEnabled { choose(index) }
      }
    }
  }

  /// Opens the list.
  func showOverflow() {
    overflowList = showOverflow(overflow, at: moreView)
  }

  /// Closes a list that is not the one any more, as after another width.
  func updateOverflowList() {
    overflowList?.follow(window == nil ? [] : hiddenItems.map(ObjectIdentifier.init))
  }

  /// Tells at the item that opens the list what is in it: the chosen one, a call for attention.
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
