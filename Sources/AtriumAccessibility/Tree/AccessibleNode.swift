internal import AtriumGeometry
internal import AtriumKit

/// An object in the tree that assistive technologies see, in its state when the tree was built.
struct AccessibleNode {
  /// The number in the object's path, which is unique in the program and never reused.
  let id: Int
  /// The view, the element or the window; nil after that object was deallocated.
  weak var object: AccessibleObject?
  /// The identifier of the parent; nil for a window.
  var parent: Int?
  var children: [Int] = []
  var role: AtspiRole
  var name = ""
  var description = ""
  /// The object's ``AccessibleObject/accessibilityIdentifier``.
  var identifier = ""
  var states: AtspiStates = [.enabled, .sensitive, .visible]
  /// The object's rectangle, in points, in the window's coordinates.
  var frame: Rect
  /// The position among the items of a list, a menu or a tab bar, from 1, and the number of items.
  var position: (index: Int, count: Int)?
  /// The names of the actions.
  var actions: [String] = []
  /// The number that the object displays and its range; nil for an object without a number.
  var range: AccessibilityRange?
  /// The displayed text of the value, for an object with a number.
  var valueText = ""
  /// Whether the object is a page: the view of a controller whose title is announced when the view appears.
  var isPage = false
  /// Whether the object is a page that is leaving the screen; such a page is neither announced nor focused.
  var isLeaving = false

  /// The identifier of the control whose name this label displays; nil for other objects.
  var labelFor: Int?
  /// The identifier of the label that displays the object's name; nil if there is no such label.
  var labelledBy: Int?

  /// Whether the object has text with a caret.
  var hasText: Bool {
    switch role {
    case .entry, .passwordText, .text: object is any AccessibilityTextProviding
    default: false
    }
  }

  /// Whether the object is a group of radio buttons.
  var isRadioGroup = false

  /// Whether children of the object can be selected.
  var hasSelection: Bool { role == .list || role == .pageTabList || role == .menu && !isItem }

  /// Whether clients can ask for the selected children.
  ///
  /// The property is false for a menu, since Orca would speak the selected item in place of the menu that opens. It is
  /// also false for a list without a selected item, since Orca would say for each item that the item is not selected,
  /// even if the items only perform actions or only display text.
  var offersSelection: Bool {
    hasSelection && role != .menu && (role != .list || hasSelectedItem)
  }

  /// Whether an item of the object is selected.
  var hasSelectedItem = false

  /// Whether the object is an item of a list, a menu, a row of tabs or a group of radio buttons.
  var isItem = false
}
