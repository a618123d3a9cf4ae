import AtriumKit

/// The navigation stack of collapsed columns (S-12).
///
/// It is the stack of the root, usually the primary column's navigation controller, with the controllers of the other
/// columns.
@MainActor
struct SplitStack {
  /// The root of the collapsed interface, usually the primary column's navigation controller.
  let navigation: NavigationController

  /// The controllers of the stack below the other columns; empty if other code has removed them.
  var own: [ViewController] {
    Array(navigation.viewControllers.prefix { !SplitColumnMark.isOn($0) })
  }

  /// The controllers of other columns on the stack, the lowest first.
  var columns: [ViewController] {
    navigation.viewControllers.filter(SplitColumnMark.isOn)
  }

  /// Puts the controllers of other columns on the stack, in place of the columns that are on the stack now.
  ///
  /// - Parameters:
  ///   - columns: The controllers, the lowest first.
  ///   - animated: Whether the change looks like a push or a pop. Without animation the change has ended
  ///     when this method returns.
  func set(_ columns: [ViewController], animated: Bool) {
    for column in columns { SplitColumnMark.detachView(of: column) }
    navigation.setViewControllers(own + columns, animated: animated)
    if !animated { navigation.finishTransitions() }
  }

  /// Removes the other columns from the stack.
  ///
  /// Controllers that were pushed above a column move onto that column's own stack.
  func part() {
    let stack = navigation.viewControllers
    let own = own
    var above: [(column: NavigationController, pushed: [ViewController])] = []
    var rest: [ViewController] = []
    for controller in stack.dropFirst(own.count) {
      if SplitColumnMark.isOn(controller) {
        if let column = controller as? NavigationController { above.append((column, [])) }
      } else if above.isEmpty {
        rest.append(controller)
      } else {
        above[above.count - 1].pushed.append(controller)
      }
    }
    guard own.count < stack.count else { return }
    navigation.setViewControllers(own + rest, animated: false)
    navigation.finishTransitions()
    for (column, pushed) in above where !pushed.isEmpty {
      column.setViewControllers(column.viewControllers + pushed, animated: false)
    }
  }
}
