internal import AtriumGeometry
internal import AtriumKit

/// The actions of an object, performed on behalf of an assistive technology (AX-10).
@MainActor
struct AccessibleActions {
  let context: AccessibleContext

  /// Performs the action with an index.
  ///
  /// - Returns: Whether the object still exists, is enabled and has performed the action.
  func perform(_ index: Int) -> Bool {
    guard let object = context.node.object, context.node.states.contains(.enabled) else {
      return false
    }
    let custom = object.accessibilityCustomActions ?? []
    let own = context.node.actions.count - custom.count
    if index >= own {
      guard custom.indices.contains(index - own), let handler = custom[index - own].actionHandler
      else { return false }
      return handler(custom[index - own])
    }
    switch context.node.actions[index] {
    case "increment": object.accessibilityIncrement()
    case "decrement": object.accessibilityDecrement()
    default: return click()
    }
    return true
  }

  /// Activates the object.
  ///
  /// If the object does not handle the activation itself, it receives a tap.
  ///
  /// - Returns: Whether the object was activated.
  func click() -> Bool {
    guard let object = context.node.object, context.node.states.contains(.enabled) else {
      return false
    }
    return object.accessibilityActivate() || tap(object)
  }

  private func tap(_ object: AccessibleObject) -> Bool {
    guard let window = context.window.window else { return false }
    let point = object.accessibilityActivationPoint
    // The tap must not reach another object, such as a view in front.
    guard let target = window.hitTest(point, with: nil), target !== window else { return false }
    if let view = object as? View {
      guard target.isDescendant(of: view) || view.isDescendant(of: target) else { return false }
    }
    let touch = TouchInput(
      id: AccessibleActions.touchID, location: point, time: window.currentTime)
    window.dispatch(.touchBegan(touch))
    window.dispatch(.touchEnded(touch))
    return true
  }

  /// A touch identifier that no touchscreen uses.
  private static let touchID = Int.min

  /// Moves the focus to the object if it can become focused, otherwise to the nearest view around it that can.
  ///
  /// An item gets the cursor of the table, the menu or another view with a cursor around it, and this view gets the
  /// focus. A scroll view between them, which could have the focus too, does not get it.
  ///
  /// - Returns: Whether that view has the focus.
  func grabFocus() -> Bool {
    guard let object = context.node.object else { return false }
    var views: [View] = []
    var place = nearestView(of: object)
    while let view = place, !(view is Window) {
      if view.canBecomeFocused { views.append(view) }
      place = view.superview
    }
    if context.node.isItem, views.first !== object {
      for view in views {
        guard let owner = view as? any AccessibilityCursorMoving else { continue }
        if owner.moveAccessibilityCursor(to: object) { return view.becomeFirstResponder() }
      }
    }
    return views.first?.becomeFirstResponder() ?? false
  }

  /// Returns the object if it is a view, otherwise the view that contains the object.
  private func nearestView(of object: AccessibleObject) -> View? {
    var place: AccessibleObject? = object
    while let element = place as? AccessibilityElement { place = element.accessibilityContainer }
    return place as? View
  }
}
