import AtriumControls
import AtriumKit

/// The columns of a split view controller collapse onto one stack, so that one navigation controller
/// stands on another (S-12). The lower one hides its bar; the upper one goes back in both.
extension NavigationController {
  /// The navigation controller on whose stack this one stands as a collapsed column.
  var outer: NavigationController? { parent as? NavigationController }

  /// Whether the top of the stack is a column with a bar of its own.
  var showsColumn: Bool { topViewController is NavigationController }

  /// The items of the stack below this column, the lowest first.
  var itemsBelow: [NavigationItem] {
    guard let outer else { return [] }
    let below = outer.viewControllers.prefix { $0 !== self }
    return outer.itemsBelow + NavigationChange.tail(of: Array(below)).map(\.shownNavigationItem)
  }

  /// The items of the bar for the upper end of the stack, after those of the stack around a column that
  /// has collapsed.
  func barItems(for tail: [ViewController]) -> [NavigationItem] {
    itemsBelow + tail.map(\.shownNavigationItem)
  }
}

extension ViewController {
  /// The item for the bar of a navigation controller: of a column, that of its top.
  var shownNavigationItem: NavigationItem {
    let column = self as? NavigationController
    return column?.topViewController?.shownNavigationItem ?? navigationItem
  }
}
