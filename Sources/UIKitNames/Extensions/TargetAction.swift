public import Atrium

/// Actions that are unbound methods, in place of UIKit's selectors: `target: self, action: Drawer.tapped`.
///
/// The target is held weakly. After it has been deallocated, the action does nothing.
extension GestureRecognizer {
  /// Makes a recogniser whose action is a method without arguments.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recogniser whose action is a method that takes the recogniser.
  public convenience init<Target: AnyObject, Sender: GestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Adds a method without arguments as an action.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addAction(owner: target) { [weak target] _ in if let target { action(target)() } }
  }

  /// Adds an action: a method that takes the recogniser.
  ///
  /// The method is called only if the type of the argument matches.
  public func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    addAction(owner: target) { [weak target] recognizer in
      if let target, let sender = recognizer as? Sender { action(target)(sender) }
    }
  }
}

extension Control {
  /// Adds an action for events: a method without arguments, whose target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Event
  ) {
    addAction(for: events, owner: target) { [weak target] in if let target { action(target)() } }
  }

  /// Adds an action for events: a method that takes the control, and whose target is held weakly.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: Event
  ) {
    addAction(for: events, owner: target) { [weak target, weak self] in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }
}

extension BarButtonItem {
  /// Makes an item with a title, whose action is a method without arguments; the target is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style) { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Makes an item with an image, whose action is a method without arguments; the target is held weakly.
  public convenience init<Target: AnyObject>(
    image: Image?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style) { [weak target] in
      if let target { action(target)() }
    }
  }
}
