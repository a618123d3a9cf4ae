/// The role of an object on the desktop, for assistive technologies.
///
/// Most roles follow from the traits: see ``AccessibleObject/accessibilityRole``. A role of this type replaces the
/// role from the traits.
public enum AccessibilityRole: Hashable, Sendable {
  /// A dialog that asks for an answer.
  case alert
  /// A cell of a list.
  case cell
  /// A dialog or a sheet.
  case dialog
  /// Elements that belong together.
  case group
  /// A list of cells.
  case list
  /// A menu.
  case menu
  /// A menu item in a group of which at most one item is on.
  case menuItemRadio
  /// A page of the interface with a title, such as the view of a controller.
  case page
  /// The progress of a task.
  case progressIndicator
  /// A group of buttons, at most one of which is on, such as a segmented control.
  case radioGroup
  /// An area whose content scrolls.
  case scrollArea
  /// A value that is changed in steps.
  case incrementor
  /// A value in a range.
  case slider
  /// Several areas side by side, with a divider between them.
  case splitGroup
  /// The divider between two areas.
  case splitter
  /// A row of tabs, one of which is selected.
  case tabGroup
  /// A bar of commands.
  case toolbar
}
