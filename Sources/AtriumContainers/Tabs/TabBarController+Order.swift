import AtriumKit

extension TabBarController {
  /// Moves a tab to the index of another tab.
  ///
  /// Tabs that are not customizable keep their indices.
  ///
  /// - Returns: Whether the order has changed.
  @discardableResult
  func move(_ tab: ViewController, to other: ViewController) -> Bool {
    let movable = Set(movableTabs)
    let tabs = tabs
    var order = tabs.filter(movable.contains)
    guard tab !== other, let from = order.firstIndex(of: tab), let to = order.firstIndex(of: other)
    else { return false }
    order.insert(order.remove(at: from), at: to)
    var next = order.makeIterator()
    setOrder(tabs.map { movable.contains($0) ? next.next() ?? $0 : $0 })
    return true
  }

  /// Moves a tab by a number of positions among the customizable tabs.
  ///
  /// - Returns: Whether the order has changed.
  @discardableResult
  func move(_ tab: ViewController, by step: Int) -> Bool {
    let movable = Set(movableTabs)
    let order = tabs.filter(movable.contains)
    guard let place = order.firstIndex(of: tab), order.indices.contains(place + step) else {
      return false
    }
    return move(tab, to: order[place + step])
  }

  /// Moves the selected tab at the user's request, and notifies the delegate.
  func moveSelected(by step: Int) {
    if let tab = selectedViewController, move(tab, by: step) { tellOrder() }
  }

  /// Notifies the delegate that the user has moved a tab.
  func tellOrder() {
    delegate?.tabBarController(self, didEndCustomizing: tabs, changed: true)
  }
}
