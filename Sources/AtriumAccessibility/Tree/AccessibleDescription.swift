internal import AtriumGeometry
internal import AtriumKit

/// Translates the toolkit's traits and roles into AT-SPI roles, states and actions (AX-4, AX-5).
@MainActor
enum AccessibleDescription {
  // MARK: Roles

  /// Returns the role of an element.
  static func role(
    of object: AccessibleObject, in container: AtspiRole?, isInRadioGroup: Bool
  ) -> AtspiRole {
    if let role = object.accessibilityRole { return atspi(role) }
    let traits = object.accessibilityTraits
    if traits.contains(.textEntry) {
      let text = object as? any AccessibilityTextProviding
      if text?.isAccessibilityTextSecure == true { return .passwordText }
      return text?.isAccessibilityTextMultiline == true ? .text : .entry
    }
    if traits.contains(.menuItem) {
      return traits.contains(.toggleButton) ? .checkMenuItem : .menuItem
    }
    if traits.contains(.toggleButton) { return .toggleButton }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.button) {
      if isInRadioGroup { return .radioButton }
      return container == .pageTabList ? .pageTab : .pushButton
    }
    if traits.contains(.link) { return .link }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .label : .panel
  }

  /// Returns the role of a view that is not an accessibility element; nil if screen readers read only the objects
  /// inside the view.
  static func containerRole(of view: View, isPage: Bool) -> AtspiRole? {
    if let controller = view.next as? ViewController, controller.viewIfLoaded === view,
      AccessibleTreeBuilder.isPresented(controller)
    {
      return switch view.accessibilityRole {
      case .alert: .alert
      case .menu: .menu
      default: .dialog
      }
    }
    if let role = view.accessibilityRole {
      // Screen readers ignore a scroll area with the name of its page.
      if role == .scrollArea, isPage { return .panel }
      // A scroll area that currently has nothing to scroll is irrelevant to the user.
      let isIdle = role == .scrollArea && !view.canBecomeFocused && view.accessibilityLabel == nil
      return isIdle ? nil : atspi(role)
    }
    switch view.accessibilityContainerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup: return .grouping
    case .none: break
    }
    if view.accessibilityTraits.contains(.tabBar) { return .pageTabList }
    if isPage { return .panel }
    return view.accessibilityLabel?.isEmpty == false ? .grouping : nil
  }

  private static func atspi(_ role: AccessibilityRole) -> AtspiRole {
    switch role {
    case .alert: .alert
    case .cell: .listItem
    case .dialog: .dialog
    case .group: .grouping
    case .list: .list
    case .menu: .menu
    case .menuItemRadio: .radioMenuItem
    // Screen readers speak the name of a radio button's group only for a panel.
    case .page, .radioGroup: .panel
    case .progressIndicator: .progressBar
    case .scrollArea: .scrollPane
    case .incrementor: .spinButton
    case .slider: .slider
    case .splitGroup: .splitPane
    case .splitter: .separator
    case .tabGroup: .pageTabList
    case .toolbar: .toolBar
    }
  }

  /// Returns whether a container is read even if it contains no object.
  static func isReadWhenEmpty(_ role: AtspiRole) -> Bool {
    switch role {
    case .list, .listItem, .menu, .dialog, .alert, .table: true
    default: false
    }
  }

  /// Returns the name of a container without a label; `title` is the title of its page.
  ///
  /// Screen readers speak the role after the name. A name that repeats the role would therefore be spoken twice.
  static func name(of role: AtspiRole, _ title: String) -> String {
    guard title.isEmpty else { return title }
    return switch role {
    case .toolBar: "Toolbar"
    case .pageTabList: "Tabs"
    default: ""
    }
  }

  /// Returns whether the user can act on an object.
  static func isActive(_ node: AccessibleNode) -> Bool {
    switch node.role {
    case .label, .heading, .image, .progressBar, .panel, .grouping:
      node.isRadioGroup || !node.actions.isEmpty
    default: true
    }
  }

  /// Returns whether an object is a control, which a label beside it may name.
  static func isControl(_ node: AccessibleNode) -> Bool {
    node.range != nil || node.hasText || !node.actions.isEmpty
  }

  // MARK: Names, values and states

  /// Sets the name, the description, the states and the actions of a node.
  ///
  /// - Parameters:
  ///   - object: The object that the node represents.
  ///   - node: The node, whose role must already be set.
  ///   - isInFocusable: Whether a surrounding view can become focused, so that an item inside it is focusable too.
  static func describe(
    _ object: AccessibleObject, _ node: inout AccessibleNode, isInFocusable: Bool
  ) {
    let traits = object.accessibilityTraits
    node.name = object.accessibilityLabel ?? ""
    node.identifier = object.accessibilityIdentifier ?? ""
    node.isRadioGroup = object.accessibilityRole == .radioGroup
    if traits.contains(.notEnabled) { node.states.subtract([.enabled, .sensitive]) }
    // An item with a submenu has the role of a menu.
    let isItem = isItem(node.role) || node.role == .menu && traits.contains(.menuItem)
    node.isItem = isItem
    // A list item with static text only displays the text, and cannot be chosen.
    let isText = node.role == .listItem && traits.contains(.staticText)
    if (object as? View)?.canBecomeFocused == true || isInFocusable && isItem {
      node.states.insert(.focusable)
    }
    if isItem, node.role != .radioButton, !isText { node.states.insert(.selectable) }
    let value = object.accessibilityValue ?? ""
    let isToggle =
      traits.contains(.toggleButton) || node.role == .radioMenuItem || node.role == .radioButton
    if isToggle {
      node.states.insert(.checkable)
      if traits.contains(.selected) || value == "1" {
        // The state *pressed* is not set too, because screen readers would speak the same fact twice.
        node.states.insert(.checked)
      }
    } else if traits.contains(.selected) {
      node.states.insert(.selected)
    }
    if node.role == .progressBar, traits.contains(.updatesFrequently),
      !(object is any AccessibilityRangeProviding)
    {
      node.states.insert(.busy)
    }
    describeText(object, &node)
    describeValue(object, value, isToggle: isToggle, &node)
    node.actions = actions(of: object, traits, node)
    // The states are set last, since they do not change the action of a row.
    if (object as? any AccessibilityCheckmarkShowing)?.showsAccessibilityCheckmark == true {
      node.states.formUnion([.checkable, .checked])
    }
  }

  /// Returns whether an object is an item of a list, a menu, a row of tabs or a group of radio buttons.
  private static func isItem(_ role: AtspiRole) -> Bool {
    switch role {
    case .listItem, .pageTab, .menuItem, .checkMenuItem, .radioMenuItem, .radioButton: true
    default: false
    }
  }

  private static func describeText(_ object: AccessibleObject, _ node: inout AccessibleNode) {
    guard node.hasText, let text = object as? any AccessibilityTextProviding else { return }
    node.states.formUnion([
      .selectableText, text.isAccessibilityTextEditable ? .editable : .readOnly,
      text.isAccessibilityTextMultiline ? .multiLine : .singleLine,
    ])
  }

  private static func describeValue(
    _ object: AccessibleObject, _ value: String, isToggle: Bool, _ node: inout AccessibleNode
  ) {
    node.range = (object as? any AccessibilityRangeProviding)?.accessibilityRange
    if node.range != nil { node.valueText = value }
    // The value of a text object is the text itself. The scroll position is not part of a scroll view's description.
    let isSpokenElsewhere =
      node.range != nil || node.hasText || object.accessibilityRole == .scrollArea
    var parts = isSpokenElsewhere ? [] : AccessibleValue.parts(of: value)
    if node.isItem,
      let index = parts.firstIndex(where: { AccessibleValue.position($0) != nil })
    {
      node.position = AccessibleValue.position(parts.remove(at: index))
    }
    if isToggle { parts.removeAll { $0 == "1" || $0 == "0" } }
    // The value of a list repeats the name of the selected item.
    if node.hasSelection || node.isRadioGroup { parts = [] }
    if let hint = object.accessibilityHint, !hint.isEmpty { parts.append(hint) }
    node.description = parts.joined(separator: ", ")
  }

  // MARK: Actions

  /// Returns the names of the actions: first the standard action, such as `click`, or the two actions that change a
  /// number, and then the custom actions.
  private static func actions(
    of object: AccessibleObject, _ traits: AccessibilityTraits, _ node: AccessibleNode
  ) -> [String] {
    var names: [String] = []
    if traits.contains(.adjustable) {
      names = ["increment", "decrement"]
    } else if node.hasText {
      names = ["activate"]
    } else if node.states.contains(.checkable) {
      names = ["toggle"]
    } else if node.role == .listItem && !traits.contains(.staticText) || traits.contains(.button)
      || traits.contains(.menuItem)
      || traits.contains(.link)
    {
      names = ["click"]
    }
    return names + (object.accessibilityCustomActions ?? []).map(\.name)
  }
}
