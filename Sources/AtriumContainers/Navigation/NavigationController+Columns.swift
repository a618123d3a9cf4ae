import AtriumControls
import AtriumKit

/// A navigation controller on the stack of another navigation controller (S-12).
///
/// The columns of a split view controller collapse onto one stack in this way.
///
/// The lower navigation controller hides its bar. The upper navigation controller goes back in both stacks.
extension NavigationController {
  /// The navigation controller whose stack contains this navigation controller as a collapsed column.
  var outer: NavigationController? { parent as? NavigationController }

  /// Whether the top of the stack is a column, which has its own bar.
  var showsColumn: Bool { topViewController is NavigationController }

  /// The items of the controllers below this column on the outer stack, the lowest first.
  ///
  /// There are at most ``NavigationChange/longestTail`` items of each stack.
  var itemsBelow: [NavigationItem] {
    guard let outer else { return [] }
    let below = outer.viewControllers.prefix { $0 !== self }
    return outer.itemsBelow + NavigationChange.tail(of: Array(below)).map(\.shownNavigationItem)
  }

  /// Returns the items of the bar for the controllers at the top of the stack.
  ///
  /// In a collapsed column, the items of the outer stack come first.
  func barItems(for tail: [ViewController]) -> [NavigationItem] {
    itemsBelow + tail.map(\.shownNavigationItem)
  }
}

extension ViewController {
  /// The item that a navigation bar shows for this controller: for a column, the item of its top controller.
  var shownNavigationItem: NavigationItem {
    let column = self as? NavigationController
    return column?.topViewController?.shownNavigationItem ?? navigationItem
  }
}
