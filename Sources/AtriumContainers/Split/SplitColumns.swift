import AtriumKit

/// The controllers of the columns, and the navigation controllers that wrap plain controllers (S-6).
///
/// A plain controller is one that is not a navigation, tab bar or split view controller.
@MainActor
final class SplitColumns {
  typealias Column = SplitViewController.Column

  private let wrapsPlain: Bool
  private var controllers: [Column: ViewController] = [:]
  private var wrappers: [Column: NavigationController] = [:]

  init(style: SplitViewController.Style) {
    wrapsPlain = style != .unspecified
  }

  /// The controller that the program has set for a column.
  subscript(column: Column) -> ViewController? { controllers[column] }

  /// Returns the child that shows a column: the controller itself, or the navigation controller around it.
  func host(_ column: Column) -> ViewController? { wrappers[column] ?? controllers[column] }

  /// Returns the column that a child shows.
  func column(of host: ViewController) -> Column? {
    Column.allCases.first { self.host($0) === host }
  }

  /// Returns the column for which the program has set the given controller.
  func column(holding controller: ViewController) -> Column? {
    controllers.first { $0.value === controller }?.key
  }

  /// Assigns the controllers of a list to columns, starting with the primary column.
  ///
  /// If the list has more than one controller, the last controller gets the secondary column.
  ///
  /// The result contains all columns of the style, and the controller for each column.
  func places(
    of list: [ViewController], in split: SplitViewController
  ) -> (names: [Column], controllers: [Column: ViewController]) {
    let names: [Column] =
      split.style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    if list.count > names.count {
      fatalError(
        "\(split.nameInMessages) has \(names.count) columns and cannot show \(list.count) "
          + "viewControllers; make it with another style, or give it fewer.")
    }
    split.check(members: list)
    var controllers: [Column: ViewController] = [:]
    for (column, controller) in zip(names, list) { controllers[column] = controller }
    if list.count > 1, list.count < names.count {
      (controllers[.secondary], controllers[.supplementary]) = (list.last, nil)
    }
    return (names, controllers)
  }

  /// Sets the controller of a column.
  ///
  /// If the column wraps its controllers, the controller replaces the previous one in the wrapper.
  func set(
    _ controller: ViewController?, for column: Column, in split: SplitViewController
  ) {
    let old = host(column)
    controllers[column] = controller
    if let controller, wraps(controller, in: column) {
      if let wrapper = wrappers[column] {
        wrapper.setViewControllers([controller], animated: false)
      } else {
        let wrapper = NavigationController(rootViewController: controller)
        WrapperMark.mark(wrapper)
        wrappers[column] = wrapper
      }
    } else {
      wrappers[column] = nil
    }
    let new = host(column)
    guard new !== old else { return }
    old?.attachmentIfPresent(SplitColumnMark.self)?.split = nil
    new?.attachment(SplitColumnMark.self).split = split
  }

  /// Returns whether a column keeps its child when the program sets another controller for the column.
  func keepsHost(of column: Column, for controller: ViewController?) -> Bool {
    guard let controller else { return host(column) == nil }
    return wrappers[column] != nil && wraps(controller, in: column)
  }

  private func wraps(_ controller: ViewController, in column: Column) -> Bool {
    guard wrapsPlain, column != .compact else { return false }
    return !(controller is NavigationController) && !(controller is TabBarController)
      && !(controller is SplitViewController)
  }
}
