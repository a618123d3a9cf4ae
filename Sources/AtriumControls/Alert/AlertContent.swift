/// The content of an alert.
struct AlertContent {
  var title = ""
  var message = ""
  var fields: [TextField] = []
  /// The actions in the order in which they were added.
  var actions: [AlertAction] = []
  /// The emphasised action.
  var prominent: AlertAction?
  /// Whether the content belongs to an action sheet.
  var isSheet = false
  /// Whether the content is shown in a popover's bubble.
  var isPopover = false

  /// The actions from top to bottom: the cancel action is last.
  @MainActor var stacked: [AlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// The actions whose buttons may be side by side, in the reading direction: both actions of an alert with two.
  ///
  /// A cancel action is the first of the two. Nil for an action sheet, and for any other number of actions.
  @MainActor var sideBySide: [AlertAction]? {
    guard !isSheet, actions.count == 2 else { return nil }
    return actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
  }
}
