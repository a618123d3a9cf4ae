import AtriumControls
import AtriumKit

/// The complete outlets of a nib, and the constraints of their views.
@MainActor
struct DropDownMenuNib {
  let bar: NavigationBar
  let content: View
  let table: TableView
  /// The superview of the table, and the index of the table in it.
  let superview: View
  let index: Int
  /// The constraints that the menu takes over from the table: all except the height constraint.
  private let tableConstraints: [LayoutConstraint]
  private let height: LayoutConstraint
  /// The vertical constraints of the bar and the content.
  let barPlace: [LayoutConstraint]

  /// Reads the outlets; nil if an outlet is missing or unsuitable.
  init?(_ outlets: DropDownMenuController.Outlets, in view: View) {
    guard let bar = outlets.navigationBar, let content = outlets.activeViewContainer,
      let table = outlets.tableView, let height = outlets.tableViewHeightConstraint,
      DropDownMenuNib.areApart([bar, content, table], in: view),
      let superview = table.superview, let index = superview.subviews.firstIndex(of: table),
      height.firstItem === table, height.firstAttribute == .height, height.secondItem == nil
    else { return nil }
    (self.bar, self.content, self.table) = (bar, content, table)
    (self.superview, self.index, self.height) = (superview, index, height)
    func items(_ constraint: LayoutConstraint) -> [any LayoutItem] {
      [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    }
    var all: [LayoutConstraint] = []
    var holder: View? = table
    while let current = holder {
      all += current.constraints
      holder = current === view ? nil : current.superview
    }
    tableConstraints = all.filter { constraint in
      constraint !== height && items(constraint).contains { $0 === table }
    }
    let places: [any LayoutItem] = [bar, content, view, view.safeAreaLayoutGuide]
    barPlace = all.filter { constraint in
      DropDownMenuNib.isVerticalPlace(constraint)
        && items(constraint).contains { $0 === bar || $0 === content }
        && items(constraint).allSatisfy { item in places.contains { $0 === item } }
    }
  }

  /// Returns whether all given views are inside the container's view and none is inside another of them.
  private static func areApart(_ views: [View], in view: View) -> Bool {
    views.allSatisfy { one in
      one !== view && one.isDescendant(of: view)
        && views.allSatisfy { $0 === one || !one.isDescendant(of: $0) }
    }
  }

  private static func isVerticalPlace(_ constraint: LayoutConstraint) -> Bool {
    switch constraint.firstAttribute {
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins: true
    default: false
    }
  }

  /// Deactivates the constraints of the table, and makes the same constraints for the panel around it.
  ///
  /// - Returns: The constraints for the vertical position, and the other constraints.
  func takeConstraints(for panel: View) -> (
    vertical: [LayoutConstraint], others: [LayoutConstraint]
  ) {
    var result: (vertical: [LayoutConstraint], others: [LayoutConstraint]) = ([], [])
    height.isActive = false
    for old in tableConstraints {
      old.isActive = false
      guard let first = old.firstItem else { continue }
      let new = LayoutConstraint(
        item: first === table ? panel : first, attribute: old.firstAttribute,
        relatedBy: old.relation, toItem: old.secondItem === table ? panel : old.secondItem,
        attribute: old.secondAttribute, multiplier: old.multiplier, constant: old.constant)
      new.priority = old.priority
      new.identifier = old.identifier
      if DropDownMenuNib.isVerticalPlace(old) {
        result.vertical.append(new)
      } else {
        result.others.append(new)
      }
    }
    return result
  }
}
